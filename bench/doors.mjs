/**
 * Measures the doors of the library: microseconds of CPU for a move through a session, a move at a table, an iteration of a search, and a step of an
 * environment. Needs a build of this folder. Lists for each figure the median and the quartiles of the rounds; with `--against`, another commit is
 * measured in turns with this one, and the ratio is above 1 if this one is faster.
 *
 *   node bench/doors.mjs [--against <git ref>] [--only session,table,search,environment] [--rounds 9] [game ...]
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildIn, buildOf } from './builds.mjs';
import { seconds, spread } from './clock.mjs';
import { dice, playThrough, plies } from './random-session.mjs';
import { right } from './subjects.mjs';
import { ratioText } from './tables.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, only: { type: 'string' }, rounds: { type: 'string', default: '9' } },
});

const faceNames = {
  icetraders: 'icetradersFace',
  'terra-mystica': 'terraMysticaFace',
  terrafex: 'terrafexFace',
  toframenn: 'toframennFace',
  transformartian: 'transformartianFace',
};
const encodings = {
  icetraders: 'icetradersEncoding',
  'terra-mystica': 'terraMysticaEncoding',
  terrafex: 'terrafexEncoding',
  toframenn: 'toframennEncoding',
  transformartian: 'transformartianEncoding',
};

const begun = ({ game }, seed) => right(game.setup(right(game.options.decode({})), seed));

/** Plays games at random, and returns for each the seats and texts of its moves. */
const script = ({ game, core }, games) =>
  Array.from({ length: games }, (_, index) => {
    /** @type {[seat: number, text: string][]} */
    const moves = [];
    const roll = dice(index + 1);
    let state = begun({ game }, index + 1);
    while (moves.length < plies) {
      const legal = game.legalMoves(state);
      if (legal.length === 0) break;
      const move = legal[Math.floor(roll() * legal.length)];
      moves.push([core.moverOf(game)(move)(state), game.moveText.print(move)]);
      state = game.applyLegal(state, move);
    }
    return { seed: index + 1, seats: game.seatCount(state), moves };
  });

/** The number of moves that are made through sessions in a round. */
const sessionMoves = 3000;

/** Each door makes a function that does the same work in every round and returns the number of units. */
const doors = {
  session:
    ({ face, session }) =>
    () => {
      let count = 0;
      // Games of some kinds are short, and the engine needs some thousand moves to compile what a session does.
      for (let seed = 1; count < sessionMoves; seed++) count += playThrough(session.session(face, { seed }), seed);
      return count;
    },
  table: (subject) => {
    const games = script(subject, 12);
    const { act, open } = subject.table;
    return () => {
      let count = 0;
      for (const { seed, seats, moves } of games) {
        const players = Array.from({ length: seats }, (_, seat) => `P${seat}`);
        let { table } = right(open(subject.game, { players, seed }, 0));
        for (const [ply, [seat, move]] of moves.entries())
          ({ table } = act(table, { _tag: 'Move', player: `P${seat}`, ply, move }, ply));
        count += moves.length;
      }
      return count;
    };
  },
  search: ({ game, bots }) => {
    const { look } = right(bots.botOf('mcts:cut=20,order=0')).sit(game, {}, 1);
    const state = begun({ game }, 1);
    const [seat] = game.toMove(state);
    return () => look(game.view({ _tag: 'Some', value: seat })(state), seat).step(2000).iterations;
  },
  environment: ({ encoding, environment, game }) => {
    const settings = { games: 64, options: right(game.options.decode({})), maxPlies: 400, illegal: 'refuse' };
    const batch = right(environment.batchOf(encoding, { ...settings, reward: 'places' }));
    const seeds = Array.from({ length: 64 }, (_, seed) => seed);
    const roll = dice(1);
    const picked = (number) => {
      const row = batch.masks.subarray(number * batch.maskBytes, (number + 1) * batch.maskBytes);
      const ids = [];
      for (const [byte, bits] of row.entries())
        for (let bit = 0; bits >> bit > 0; bit++) if ((bits >> bit) & 1) ids.push(byte * 8 + bit);
      return ids[Math.floor(roll() * ids.length)];
    };
    // Choosing takes longer than a step, so the same choices are made again in every round.
    batch.reset(seeds);
    const choices = Array.from({ length: 50 }, () => {
      const ids = seeds.map(picked);
      batch.step(ids);
      return ids;
    });
    return () => {
      batch.reset(seeds);
      for (const ids of choices) batch.step(ids);
      return choices.length * seeds.length;
    };
  },
};

/** The code of a build that the doors of one game need. */
const subjectOf = async (build, id) => {
  const [core, faces, session, table, bots, environment] = await Promise.all(
    ['core', 'face', 'session', 'table', 'bots', 'environment'].map((name) => import(build.entry(name))),
  );
  const face = faces[faceNames[id]];
  return { core, face, game: face.game, session, table, bots, environment, encoding: environment[encodings[id]] };
};

const microsecondsOf = (work) => {
  let units = 0;
  const spent = seconds(() => (units = work()));
  return (1e6 * spent) / Math.max(1, units);
};

const cell = ({ median, low, high }) => `${median.toFixed(1)} (${low.toFixed(1)}-${high.toFixed(1)})`;

const builds = [...(values.against === undefined ? [] : [buildOf(values.against)]), process.cwd()].map(buildIn);
const wanted = Object.entries(doors).filter(([name]) => values.only?.split(',').includes(name) ?? true);
for (const id of positionals.length === 0 ? Object.keys(faceNames) : positionals) {
  const subjects = [];
  for (const build of builds) subjects.push(await subjectOf(build, id));
  for (const [name, make] of wanted) {
    const works = subjects.map(make);
    for (let warmth = 0; warmth < 2; warmth++) for (const work of works) work();
    const rounds = Array.from({ length: Number(values.rounds) }, () => works.map(microsecondsOf));
    const columns = works.map((_, index) => cell(spread(rounds.map((round) => round[index]))));
    const ratio = works.length < 2 ? [] : [`ratio ${ratioText(spread(rounds.map(([old, young]) => old / young)))}`];
    console.log([id, name, ...columns.map((text) => `${text} us`), ...ratio].join('\t'));
  }
}
