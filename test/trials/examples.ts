/** Figures of the examples, run by examples-trial.mjs: bots against bots, and leaks. See there. */

import type { Game, GameTypes, Seat } from 'rulehouse/author';
import * as core from 'rulehouse/author';
import { botOf, type Knowledge, thinkNow } from 'rulehouse/bots';
import { type Face, type SvgTree, say, svgText } from 'rulehouse/face';
import { game as backgammon } from '../../examples/backgammon/game.js';
import { knowledge } from '../../examples/backgammon/knowledge.js';
import { draw as drawGoofspiel, face as goofspielFace } from '../../examples/goofspiel/face.js';
import { game as goofspiel } from '../../examples/goofspiel/game.js';
import { draw as drawLove, face as loveFace } from '../../examples/love-letter/face.js';
import { game as love, redeal as redealLove } from '../../examples/love-letter/game.js';
import { draw as drawHell, face as hellFace } from '../../examples/oh-hell/face.js';
import { game as hell, redeal as redealHell } from '../../examples/oh-hell/game.js';
import { game as pig } from '../../examples/pig/game.js';

const sure = <E, A>(result: core.Either<E, A>): A => {
  if (core.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

/** Two games for each seed, with the seats exchanged. The second bot also plays all further seats. */
const duel = <T extends GameTypes>(
  name: string,
  game: Game<T>,
  bots: readonly [string, string],
  games: number,
  given: object,
  known: Knowledge<T> = {},
): void => {
  let points = 0;
  for (let index = 0; index < games; index++) {
    const seed = 1 + (index >> 1);
    let state = sure(game.setup(sure(core.decode(game.options)(given)), seed));
    const count = game.seatCount(state);
    const first = index % 2 === 0 ? 0 : count - 1;
    const players = core
      .firstSeats(count)
      .map((seat) => sure(botOf(bots[seat === first ? 0 : 1])).sit(game, known, 1000 * seed + seat));
    for (let ply = 0; ; ply++) {
      const drawn = core.chanceMove(game)(state, seed, ply);
      const seat = game.toMove(state)[0];
      if (drawn === undefined && seat === undefined) break;
      if (drawn !== undefined) state = game.applyLegal(state, drawn);
      else {
        const player = players[seat ?? 0];
        const search = player?.look(game.view(core.some(seat ?? 0))(state), seat ?? 0);
        if (player === undefined || search === undefined) throw new Error('nothing to decide');
        state = game.applyLegal(state, thinkNow(search, player.budget).best);
      }
    }
    const outcome = game.outcome(state);
    if (core.isSome(outcome) && outcome.value.winners.some((seat) => seat === first))
      points += 1 / outcome.value.winners.length;
  }
  const [z, rate] = [1.96, points / games];
  const middle = (rate + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  console.log(
    `${name}: ${bots.join(' against ')}: ${points.toFixed(1)} of ${games}, 95 % ${(middle - half).toFixed(3)} to ${(middle + half).toFixed(3)}, seeds 1 to ${Math.ceil(games / 2)}`,
  );
};

/** Everything that a viewer is shown or told, as one text. */
const surfaces = <T extends GameTypes>(
  face: Face<T>,
  draw: (state: T['State'], options: { seat?: Seat }) => SvgTree,
  state: T['State'],
  seat: Seat | undefined,
): string => {
  const { game } = face;
  const view = game.view(seat === undefined ? core.none : core.some(seat))(state);
  const decides = seat !== undefined && game.toMove(view).includes(seat);
  const over = game.toMove(state).length === 0 ? game.outcome(state) : null;
  return JSON.stringify([
    game.viewText.print(view),
    game.viewState.encode(view),
    game.board(view),
    face.model(view),
    say([face.english])(face.describeView(view)),
    svgText(draw(state, seat === undefined ? {} : { seat })),
    [
      game.toMove(state),
      game.isSecret(state),
      game.teams(state),
      game.score(state),
      over,
      core.firstSeats(game.seatCount(state)).map((one) => game.seatName(one, state)),
    ],
    decides
      ? [game.legalMoves(state).map(game.moveText.print), face.tried(view).map((move) => game.check(move)(state))]
      : [],
  ]);
};

const leaks = <T extends GameTypes>(
  face: Face<T>,
  draw: (state: T['State'], options: { seat?: Seat }) => SvgTree,
  redeal: (state: T['State'], eyes: core.Option<Seat>, seed: number) => T['State'],
  pairs: number,
  optionsOf: (seed: number) => object,
): void => {
  const { game } = face;
  let [made, differ, changed] = [0, 0, 0];
  for (let seed = 1; made < pairs; seed++) {
    const states: T['State'][] = [];
    const last = core.playout(game)(
      sure(game.setup(sure(core.decode(game.options)(optionsOf(seed))), seed)),
      core.source(seed),
      200,
      ({ before }) => states.push(before),
    );
    for (const state of [...states, last])
      for (const seat of [undefined, ...core.firstSeats(game.seatCount(state))]) {
        if (made >= pairs) break;
        const other = redeal(state, seat === undefined ? core.none : core.some(seat), seed + made);
        if (core.isLeft(game.position.parse(game.position.print(other)))) continue;
        made++;
        if (game.key(other) !== game.key(state)) changed++;
        if (surfaces(face, draw, state, seat) === surfaces(face, draw, other, seat)) continue;
        if (differ++ < 3)
          console.log(`  ${game.position.print(state)}\n  ${game.position.print(other)} for ${seat ?? 'a spectator'}`);
      }
  }
  console.log(`${game.id}: ${made} pairs (${changed} of different states), games from seed 1: ${differ} differ`);
};

const redealGoofspiel = (state: Parameters<typeof goofspiel.key>[0], eyes: core.Option<Seat>, seed: number) => {
  const random = core.source(seed);
  const prizes = state.prizes.slice(0, 1) + core.shuffled(random, state.prizes.slice(1).split('')).join('');
  const bids = state.bids.split('').map((bid, seat) => {
    const hand = state.hands[seat] ?? '';
    return core.isSome(eyes) && eyes.value === seat ? bid : hand.charAt(random.below(hand.length));
  });
  return { ...state, prizes, bids: bids.join('') };
};

const [games = 400, pairs = 100_000] = process.argv.slice(2, 4).map(Number);
const wanted = process.argv[4] ?? '';
const run = (name: string, trial: () => void): void => {
  if (wanted === '' || wanted === name) trial();
};
run('leaks', () =>
  leaks(goofspielFace, drawGoofspiel, redealGoofspiel, pairs, (seed) => ({
    players: 2 + (seed % 2),
    cards: 3 + (seed % 7),
  })),
);
run('leaks', () => leaks(loveFace, drawLove, redealLove, pairs, (seed) => ({ players: 2 + (seed % 3) })));
run('leaks', () =>
  leaks(hellFace, drawHell, redealHell, pairs, (seed) => ({ players: 2 + (seed % 5), cards: 1 + (seed % 8) })),
);
run('love-letter', () => duel('Love Letter, 2 seats', love, ['ismcts:iterations=200', 'random'], games, {}));
run('oh-hell', () =>
  duel('Oh Hell, 2 seats, 4 cards', hell, ['ismcts:iterations=100', 'random'], games, { players: 2, cards: 4 }),
);
run('backgammon', () => duel('Backgammon', backgammon, ['alphabeta:depth=1', 'greedy'], games, {}, knowledge));
run('pig', () => duel('Pig, goal 50', pig, ['mcts:iterations=200', 'greedy'], games, { goal: 50 }));
