import { defaultOptions, game, squares } from '../../../src/games/toframenn/index.js';
import { hostile } from '../../kit/hostile.js';
import { laws } from '../../kit/laws.js';
import { schemas } from '../../kit/schemas.js';
import { vectors } from '../../kit/vectors.js';
import { optionSets, rosters, withOptions } from './kit.js';

const square = (file: number, rank: number): string => squares[file + 8 * rank] ?? '';

/** The texts of every square and each square `steps` away in one of the given directions. */
const pairs = (directions: readonly (readonly [number, number])[], steps: readonly number[]): readonly string[][] =>
  squares.flatMap((from, index) =>
    directions.flatMap(([right, up]) =>
      steps.flatMap((step) => {
        const [file, rank] = [(index % 8) + right * step, Math.floor(index / 8) + up * step];
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? [] : [[from, square(file, rank)]];
      }),
    ),
  );

const lines = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const diagonals = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;
const sizes = [1, 2, 3];

const candidates = [
  'pass',
  ...squares.map((from) => `${from}*`),
  ...pairs(diagonals, [1, 2, 3, 4, 5, 6, 7]).map(([from, to]) => `${from}-${to}`),
  ...pairs(lines, [1]).flatMap(([from, to]) => ['', ':1', ':2', ':3'].map((size) => `${from}x${to}${size}`)),
  ...pairs(lines, [3, 5]).flatMap(([from, to]) =>
    sizes.flatMap((spell) => sizes.map((target) => `${from}~${to}:${spell}>${target}`)),
  ),
  ...rosters.mixed.flatMap((wizard) => [`+${wizard}`, ...squares.map((to) => `${wizard}@${to}`)]),
];

laws({ game, options: optionSets, maxPlies: 90, candidates });
hostile(game, [
  defaultOptions,
  withOptions({ pool: 'set24', build: 'stack', quietLimit: 20, plyLimit: 60 }),
  withOptions({ pool: 'four', nullDuels: false, bothFall: 'count', plyLimit: 30 }),
  withOptions({ lightRoster: rosters.mixed, darkRoster: rosters.equal, build: 'stack' }),
]);
vectors(game);
schemas(game, optionSets);
