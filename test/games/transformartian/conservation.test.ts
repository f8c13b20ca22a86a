/** Larges, mediums and smalls are kept: along every recorded line, and along lines that begin at set-ups and one exchange away from shapes. */
import { isLeft } from 'fp-ts/Either';
import type { Source } from '../../../src/core/index.js';
import { defaultOptions, game, type State } from '../../../src/games/transformartian/index.js';
import { conservation } from '../../kit/conservation.js';
import { cellsOf, inventory } from './inventory.js';

const drawn = <A>({ below }: Source, items: readonly A[]): A => items[below(items.length)]!;

const forms = [
  [2, 2],
  [3, 3],
  [4, 2],
  [6, 2],
  [6, 3],
] as const;

const own = '...o./ooo.o';

const setups = (random: Source): State | undefined => {
  const [players, teams] = drawn(random, forms);
  const start = game.setup(
    {
      ...defaultOptions,
      players,
      teams,
      exxtra: drawn(random, [undefined, {}, { replace: 2 }, { columns: [1, 5], twos: 1 }, { own: [own] }]),
      miss: drawn(random, ['pair', 'turn']),
      sameShape: drawn(random, ['ignored', 'scores']),
      turnLimit: drawn(random, [0, 8]),
    },
    random.below(1000),
  );
  return isLeft(start) ? undefined : start.right;
};

const shuffled = <A>({ below }: Source, items: readonly A[]): A[] => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
};

const charts = [
  ['X', '+', 'Z', 'I', 'W'],
  ['P', 'F', 'hook', 'L', 'Y'],
  ['cup', 'gull', 'P', 'U', own],
];

/** Puts a shape on free squares of the grid, turned at random; false if there is no room where it was drawn. */
const lay = (random: Source, grid: (number | undefined)[], shape: string, colour: number): boolean => {
  const { below } = random;
  const [swap, mirror] = [below(2) === 0, below(2) === 0];
  const cells = cellsOf(shape).map(([x, y]) => (swap ? ([y, x] as const) : ([x, y] as const)));
  const [width, height] = [0, 1].map((axis) => 1 + Math.max(...cells.map((cell) => cell[axis]!)));
  const ranks = grid.length / 5;
  if (width! > 5 || height! > ranks) return false;
  const [left, low] = [below(6 - width!), below(ranks + 1 - height!)];
  const squares = cells.map(([x, y]) => left + (mirror ? width! - 1 - x : x) + 5 * (low + y));
  if (squares.some((square) => grid[square] !== undefined)) return false;
  for (const square of squares) grid[square] = colour;
  return true;
};

/** A grid on which one or two colours show a shape of the chart but for one large. */
const nearShapes = (random: Source, ranks: number, chart: readonly string[]): readonly number[] => {
  const { below } = random;
  const grid: (number | undefined)[] = Array.from({ length: 5 * ranks }, () => undefined);
  const inPlay = shuffled(
    random,
    Array.from({ length: ranks }, (_, colour) => colour),
  );
  for (let tries = 0; tries < 12; tries++) {
    const colour = inPlay[Number(grid.includes(inPlay[0]))]!;
    if (!grid.includes(colour)) lay(random, grid, drawn(random, chart), colour);
  }
  const rest = shuffled(
    random,
    inPlay.flatMap((colour) => (grid.includes(colour) ? [] : Array.from({ length: 5 }, () => colour))),
  );
  const full = grid.map((colour) => colour ?? rest.pop()!);
  const squaresOf = (colour: number): readonly number[] =>
    full.flatMap((other, square) => (other === colour ? [square] : []));
  // Mostly, a large of the first colour changes places with one of the second: one exchange puts both right.
  if (below(6) > 0) {
    const [one, other] = [drawn(random, squaresOf(inPlay[0]!)), drawn(random, squaresOf(inPlay[1]!))];
    [full[one], full[other]] = [full[other]!, full[one]!];
  }
  return full;
};

const nearText = (random: Source): string => {
  const { below } = random;
  const [players, teams] = drawn(random, forms);
  const ranks = teams === 2 ? 5 : 6;
  const chart = drawn(random, charts);
  const grid = nearShapes(random, ranks, chart);
  const rows = Array.from({ length: ranks }, (_, row) =>
    grid
      .slice((ranks - 1 - row) * 5, (ranks - row) * 5)
      .map((colour) => 'RYBGPO'[colour])
      .join(''),
  );
  const turn = drawn(random, [2, 3, teams + 1, teams + 2, 11]);
  const hands = shuffled(random, [...'RYBGPO'.slice(0, ranks)]).slice(0, teams);
  const held = hands.map((colour, team) => (turn >= team + 2 ? colour : '-')).join('');
  const levels = drawn(random, ['5,3,1', '9', '4,2']);
  const last = levels.split(',').length;
  const smalls = Array.from({ length: 5 }, () => Array.from({ length: ranks }, () => below(last)).join('')).join('/');
  const scores = Array.from({ length: teams }, () => below(10)).join(',');
  const settings = `${drawn(random, [10, 61])} ${drawn(random, ['p', 't'])}${drawn(random, ['i', 's'])} ${drawn(random, [0, turn + 1])}`;
  return `${rows.join('/')} ${turn} ${held} ${smalls} ${scores} ${players}:${teams} ${chart.join(',')} ${levels} ${settings}`;
};

const near = (random: Source): State | undefined => {
  const read = game.position.parse(nearText(random));
  return isLeft(read) ? undefined : read.right;
};

conservation(inventory, {
  start: (random, line) => (line % 20 === 0 ? setups(random) : near(random)),
  lines: 900,
  plies: (line) => (line % 20 === 0 ? 16 : 3),
  chapters: [
    ...['Exchange', 'Miss', 'opening turn', ...forms.map(([players, teams]) => `${players} players in ${teams} teams`)],
    ...['forms 0 shapes', 'forms 1 shapes', 'forms 2 shapes', 'twice the same column', 'a shape slides'],
    ...['a small moves down', 'a small stays on the last level', 'ending target', 'ending limit'],
  ],
});
