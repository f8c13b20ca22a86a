/** Transcripts of short random games with every option set of every game: `npm run vectors` writes them, and a test compares them. */
import { isLeft } from 'fp-ts/Either';
import type { Transcript } from '../../src/core/index.js';
import { decode, type Game, type GameTypes, playout, randomTranscript, source } from '../../src/core/index.js';
import { resultOf } from '../../src/core/records/record.js';
import { games } from '../../src/games/catalogue.js';
import { type OptionSet, optionSetsOf, type Values, valuesOf } from './option-sets.js';
import { sha256 } from './sha256.js';

const customLayout =
  'B1Y2.B2Y3..G3/......../G1B1R2B2R1..G2/......../B2+G1G3.B2+G1G2.B2+G1B1+G1/......../B3+G2R1....Y1B1';
const rosters = [
  ['B1O2R3', 'G1P2K3', 'R1C2Y3', 'W1B2G3', 'Y1K2O3'],
  ['B1G2R3', 'G1R2Y3', 'R1B2Y3', 'Y1B2G3', 'Y1G2R3'],
];
const scoring = ['SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6'];
const bonus = ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON7', 'BON8'];
const given = (players: number, start: number): Values[string][number] => ({
  scoring,
  bonus: bonus.slice(0, players + 3),
  final: [],
  start,
});

/** Samples for options whose declarations cannot list all values: limits that are reached soon, and a few texts and lists. */
export const samples: Readonly<Record<string, Values>> = {
  icetraders: { turnLimit: [0, 100] },
  terrafex: { layout: ['1', '2', customLayout], turnLimit: [0, 9], quietLimit: [0, 4, 12] },
  toframenn: {
    lightRoster: [null, ...rosters],
    darkRoster: [null, ...rosters],
    quietLimit: [0, 12],
    plyLimit: [0, 40],
  },
  transformartian: {
    shapes: [
      ['X', '+', 'Z', 'I', 'W'],
      ['P', 'F', 'hook', 'L', 'Y'],
    ],
    exxtra: [undefined, {}, { replace: 2 }, { columns: [1, 5], twos: 1 }, { own: ['...o./ooo.o'] }],
    levels: [[5, 3, 1], [9], [5, 3, 2, 1]],
    target: [61, 3],
    turnLimit: [0, 12],
    grid: [undefined, 'YBRYR/BBBRY/GBRPR/GGGPP/YYGPP', 'POOGR/BGRYR/GPYBP/YOGBR/RYOYP/OGBBP'],
  },
  'terra-mystica': { setup: [null, given(2, 1), given(3, 2), given(4, 0), given(5, 4)] },
};

/** The number of plies in a transcript: this many from the start of a game and this many up to its end. */
const kept = 30;

/** A game is stopped after this many plies. */
const longest = 600;

/** What is stored for a game: transcripts, one per line, and for each a digest of the order of the legal moves. */
export interface OptionVectors {
  readonly lines: readonly string[];
  readonly orders: readonly string[];
}

/** A digest of the legal moves at every ply of a part of a game, in the order in which the game lists them. */
const orderOf = (lists: readonly (readonly string[])[]): string =>
  sha256(lists.map((list) => list.join('\n')).join('\n\n')).slice(0, 16);

const partsOf = <T extends GameTypes>(game: Game<T>, set: OptionSet, seed: number): OptionVectors => {
  const options = decode(game.options)(set);
  if (isLeft(options)) throw new Error(`${game.id}: ${JSON.stringify(set)} is refused`);
  const start = game.setup(options.right, seed);
  if (isLeft(start)) throw new Error(`${game.id}: no game begins with ${JSON.stringify(set)}`);
  const states: T['State'][] = [];
  const lists: (readonly string[])[] = [];
  const last = playout(game)(start.right, source(seed), longest, ({ before, legal }) => {
    states.push(before);
    lists.push(legal.map(game.moveText.print));
  });
  const whole = randomTranscript(game, sha256)(options.right, start.right, source(seed), longest);
  const part = (from: number, to: number): { readonly line: Transcript; readonly order: string } => {
    const final = states[to] ?? last;
    const { over, scores, winners } = resultOf(game)(final);
    return {
      line: {
        ...whole,
        start: game.position.print(states[from] ?? last),
        plies: whole.plies.slice(from, to),
        final: game.position.print(final),
        over,
        scores,
        winners,
      },
      order: orderOf(lists.slice(from, to)),
    };
  };
  const end = states.length;
  const parts = end <= 2 * kept ? [part(0, end)] : [part(0, kept), part(end - kept, end)];
  return { lines: parts.map(({ line }) => JSON.stringify(line)), orders: parts.map(({ order }) => order) };
};

/** The vectors of one game. The n-th option set is played with the seed n. */
const vectorsOf = <T extends GameTypes>(game: Game<T>): OptionVectors => {
  const parts = optionSetsOf(game, valuesOf(game, samples[game.id] ?? {})).map((set, index) =>
    partsOf(game, set, index + 1),
  );
  return { lines: parts.flatMap(({ lines }) => lines), orders: parts.flatMap(({ orders }) => orders) };
};

/** The files in test/vectors/options: names and contents. */
export const optionFiles = (): ReadonlyMap<string, string> => {
  const made = games.map(({ id, open }) => ({ id, vectors: open((game) => vectorsOf(game)) }));
  return new Map([
    ...made.map(({ id, vectors }) => [`${id}.jsonl`, `${vectors.lines.join('\n')}\n`] as const),
    [
      'orders.json',
      `${JSON.stringify(Object.fromEntries(made.map(({ id, vectors }) => [id, vectors.orders])), null, 1)}\n`,
    ] as const,
  ]);
};
