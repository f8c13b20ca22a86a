/**
 * The measures. Each turns a subject into a function `work(n)`, which always does the same work for the same n and returns the number of units.
 */
import { right } from './subjects.mjs';

/** Work that goes through a list, one item at a time, in an order in which neighbouring items are unrelated. */
const through = (items, work) => {
  const order = items.map((_, index) => items[(index * 7919) % items.length]);
  return () => {
    for (const item of order) work(item);
    return order.length;
  };
};

const states = ({ pairs }) => pairs.map(([state]) => state);

const playing = ({ core, game, starts }) => {
  const run = core.playout(game);
  return (seed) => {
    let plies = 0;
    run(starts[seed % starts.length], core.source(seed), 2000, () => plies++);
    return plies;
  };
};

/** Random play without lists of moves if the game supports it; older commits draw from the list. */
const choosing = ({ core, game, starts }) => {
  const fromList = (state, random) => {
    const legal = game.legalMoves(state);
    return legal[random.below(legal.length)];
  };
  const choose = core.randomMove?.(game) ?? fromList;
  return (seed) => {
    const random = core.source(seed);
    let state = starts[seed % starts.length];
    for (let ply = 0; ply < 2000; ply++) {
      const move = choose(state, random);
      if (move === undefined) return ply;
      state = game.applyLegal(state, move);
    }
    return 2000;
  };
};

/** All measures, by name. */
export const measures = {
  'random play, plies': playing,
  'random moves without lists, plies': choosing,
  legalMoves: (subject) => through(states(subject), subject.game.legalMoves),
  'check + applyLegal': ({ game, pairs }) =>
    through(pairs, ([state, move]) => game.applyLegal(state, right(game.check(move)(state)))),
  applyMove: ({ core, game, pairs }) => {
    const step = core.applyMove(game);
    return through(pairs, ([state, move]) => right(step(move)(state)));
  },
  applyLegal: ({ game, pairs }) => through(pairs, ([state, move]) => game.applyLegal(state, move)),
  'perft nodes': ({ core, game, starts }) => {
    const perft = core.perft(game);
    return (round) => perft(starts[round % starts.length], 2);
  },
  'print + parse position': ({ game, pairs }) =>
    through(
      pairs.map(([state]) => state),
      (state) => right(game.position.parse(game.position.print(state))),
    ),
  key: (subject) => through(states(subject), subject.game.key),
  'parse position': (subject) => {
    const { game } = subject;
    return through(states(subject).map(game.position.print), (text) => right(game.position.parse(text)));
  },
  'encode JSON': (subject) => through(states(subject), subject.game.state.encode),
  'decode JSON': (subject) => {
    const { core, game } = subject;
    const documents = states(subject).map((state) => JSON.parse(JSON.stringify(game.state.encode(state))));
    return through(documents, core.decode(game.state));
  },
};
