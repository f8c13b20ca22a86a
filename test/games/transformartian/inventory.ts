/** The larges, mediums and smalls of Transformartian: where each one is, and where every move puts it, from chapters 1 to 9 of the specification. */
import {
  catalogue,
  game,
  type Move,
  type State,
  type Transformartian,
} from '../../../src/games/transformartian/index.js';
import { add, type Census, censusOf, difference, type Ledger, shift } from '../../kit/census.js';
import type { Inventory } from '../../kit/conservation.js';

/** TX-1.2. */
const colours = 'RYBGPO';

const squareOf = (index: number): string => `${'abcde'[index % 5]}${1 + Math.floor(index / 5)}`;

const large = (colour: string, square: string): string => `large ${colour}@${square}`;
const medium = (colour: string, place: string): string => `medium ${colour} ${place}`;
const small = (colour: string, column: number, level: number): string => `small ${colour} ${column}:${level}`;

/** TX-1.2: five colours on the grid of five ranks, six on that of six. */
const coloursOf = (ranks: number): readonly string[] => Array.from(colours).slice(0, ranks);

/** TX-1.4: a medium is in the hand of one team or at home. */
const withHomes = (names: string[], inPlay: readonly string[]): readonly string[] => [
  ...names,
  ...inPlay
    .filter((colour) => !names.some((name) => name.startsWith(`medium ${colour}`)))
    .map((colour) => medium(colour, 'home')),
];

const pieces = ({ grid, hands, smalls }: State): Census => {
  const inPlay = coloursOf(grid.length / 5);
  const names = [
    ...grid.map((colour, index) => large(colours[colour]!, squareOf(index))),
    ...hands.flatMap((colour, team) => (colour < 0 ? [] : [medium(colours[colour]!, `team ${team}`)])),
    ...smalls.map((level, index) => small(inPlay[index % inPlay.length]!, Math.floor(index / inPlay.length), level)),
  ];
  return censusOf(withHomes(names, inPlay));
};

const told = (text: string): Census => {
  const [grid = '', , hands = '', columns = ''] = text.split(' ');
  const rows = grid.split('/').reverse();
  const inPlay = coloursOf(rows.length);
  const names = [
    ...[...rows.join('')].map((colour, index) => large(colour, squareOf(index))),
    ...[...hands].flatMap((colour, team) => (colour === '-' ? [] : [medium(colour, `team ${team}`)])),
    ...columns
      .split('/')
      .flatMap((levels, column) => [...levels].map((level, index) => small(inPlay[index]!, column, Number(level)))),
  ];
  return censusOf(withHomes(names, inPlay));
};

/** TX-1.3: five larges, five smalls and a medium of each colour; TX-1.9: a small of each colour in each column. */
const box = (census: Census, { grid, settings }: State): string | undefined => {
  const inPlay = coloursOf(settings.teams === 2 ? 5 : 6);
  if (grid.length !== 5 * inPlay.length) return `the grid has ${grid.length} squares`;
  const counts: Ledger = new Map();
  for (const [name, count] of census) {
    const [kind, colour = '', place = ''] = name.split(/[ @]/);
    add(counts, `${kind} ${colour}${kind === 'small' ? place.split(':')[0] : ''}`, count);
  }
  const wanted: Ledger = new Map();
  for (const colour of inPlay) {
    add(wanted, `large ${colour}`, 5);
    add(wanted, `medium ${colour}`);
    for (let column = 0; column < 5; column++) add(wanted, `small ${colour}${column}`);
  }
  return difference(counts, wanted);
};

// ---- shapes ----

type Cell = readonly [x: number, y: number];

const spelled = (cells: readonly Cell[]): string => {
  const [left, low] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells
    .map(([x, y]) => `${x - left}${y - low}`)
    .sort()
    .join();
};

const turns: readonly ((cell: Cell) => Cell)[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [-y, x],
  ([x, y]) => [-x, -y],
  ([x, y]) => [y, -x],
  ([x, y]) => [-x, y],
  ([x, y]) => [y, x],
  ([x, y]) => [x, -y],
  ([x, y]) => [-y, -x],
];

/** TX-1.8: a pattern, however it is turned or mirrored. */
const patternOf = (cells: readonly Cell[]): string => turns.map((turn) => spelled(cells.map(turn))).sort()[0]!;

const drawings: Readonly<Record<string, { readonly drawing: string } | undefined>> = catalogue;

/** The squares of a shape: its name in the catalogue, or its drawing. */
export const cellsOf = (shape: string): readonly Cell[] =>
  (drawings[shape]?.drawing ?? shape)
    .split('/')
    .flatMap((row, y) => [...row].flatMap((mark, x): readonly Cell[] => (mark === 'o' ? [[x, y]] : [])));

const patterns = new Map<string, string>();

const patternFor = (shape: string): string => {
  const found = patterns.get(shape) ?? patternOf(cellsOf(shape));
  patterns.set(shape, found);
  return found;
};

/** The colour of the large on each square, by index; undefined for none. */
type Grid = readonly (string | undefined)[];

const squares = Array.from({ length: 30 }, (_, index) => squareOf(index));

const gridOf = (census: Census): Grid =>
  squares.map((square) => Array.from(colours).find((colour) => census.has(large(colour, square))));

const patternsOnGrid = new Map<number, string>();

/** The pattern of the squares of a colour. */
const patternOn = (grid: Grid, colour: string): string => {
  let bits = 0;
  for (let index = 0; index < grid.length; index++) if (grid[index] === colour) bits |= 1 << index;
  const found =
    patternsOnGrid.get(bits) ??
    patternOf(grid.flatMap((other, index) => (other === colour ? [[index % 5, Math.floor(index / 5)] as const] : [])));
  patternsOnGrid.set(bits, found);
  return found;
};

/** The column of the chart whose shape a colour shows; -1 for none. */
const shown = (grid: Grid, colour: string, { shapes }: State['settings']): number => {
  const pattern = patternOn(grid, colour);
  return shapes.findIndex((shape) => patternFor(shape) === pattern);
};

// ---- moves ----

const levelOf = (census: Census, colour: string, column: number): number =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].find((level) => census.has(small(colour, column, level))) ?? -1;

const swapped = (before: Census, state: State, move: Move & { readonly _tag: 'Exchange' }): Ledger => {
  const ledger = new Map(before);
  const [one = '', other = ''] = [move.first, move.second].map((square) =>
    Array.from(colours).find((colour) => before.has(large(colour, square))),
  );
  shift(ledger, large(one, move.first), large(one, move.second));
  shift(ledger, large(other, move.second), large(other, move.first));
  return ledger;
};

/** The colours of an exchange, with the column in which each forms its shape. */
const formed = (before: Grid, after: Grid, { settings }: State, move: Move): readonly (readonly [string, number])[] => {
  if (move._tag === 'Miss') return [];
  return [move.first, move.second].flatMap((square) => {
    const colour = before[squares.indexOf(square)] ?? '';
    const column = shown(after, colour, settings);
    const slides = settings.sameShape === 'ignored' && shown(before, colour, settings) === column;
    return column < 0 || slides ? [] : [[colour, column] as const];
  });
};

/** TX-4.8 and TX-7.3: what was in hand goes home, if another medium is kept. */
const keep = (ledger: Ledger, team: number, colour: string): void => {
  const held = Array.from(colours).find((other) => ledger.has(medium(other, `team ${team}`)));
  if (held === colour) return;
  if (held !== undefined) shift(ledger, medium(held, `team ${team}`), medium(held, 'home'));
  shift(ledger, medium(colour, 'home'), medium(colour, `team ${team}`));
};

const moved = (state: State, move: Move): Census => {
  const before = pieces(state);
  const ledger = move._tag === 'Miss' ? new Map(before) : swapped(before, state, move);
  const last = state.settings.levels.length - 1;
  for (const [colour, column] of formed(gridOf(before), gridOf(ledger), state, move)) {
    const level = levelOf(before, colour, column);
    shift(ledger, small(colour, column, level), small(colour, column, Math.min(last, level + 1)));
  }
  keep(ledger, (state.turn - 1) % state.settings.teams, move.keep);
  return ledger;
};

/** TX-6.3: the points are those of the levels on which the smalls stood. */
const step = (before: State, move: Move, after: State): string | undefined => {
  const [then, now] = [pieces(before), pieces(after)];
  const { levels, teams } = before.settings;
  const points = formed(gridOf(then), gridOf(now), before, move).map(
    ([colour, column]) => levels[levelOf(then, colour, column)]!,
  );
  const team = (before.turn - 1) % teams;
  const wanted = before.scores.map((score, index) =>
    index === team ? points.reduce((sum, more) => sum + more, score) : score,
  );
  return wanted.join() === after.scores.join()
    ? undefined
    : `the points are ${after.scores.join()}, not ${wanted.join()}`;
};

// ---- chapters ----

const hint = (state: State, move: Move): string => {
  if (move._tag === 'Miss') return 'Miss';
  const before = state.grid.map((colour) => colours[colour]);
  const after = [...before];
  const [one, other] = [squares.indexOf(move.first), squares.indexOf(move.second)];
  [after[one], after[other]] = [after[other], after[one]];
  return `forms ${formed(before, after, state, move).length}`;
};

/** True if a colour of an exchange shows the same shape on other squares. */
const slides = (before: Grid, after: Grid, { settings }: State, move: Move): boolean =>
  move._tag === 'Exchange' &&
  [move.first, move.second].some((square) => {
    const colour = before[squares.indexOf(square)] ?? '';
    const column = shown(after, colour, settings);
    return column >= 0 && column === shown(before, colour, settings);
  });

const chapters = (state: State, move: Move, after: State): readonly string[] => {
  const then = pieces(state);
  const [from, to] = [gridOf(then), gridOf(pieces(after))];
  const shapes = formed(from, to, state, move);
  const levels = shapes.map(([colour, column]) => levelOf(then, colour, column));
  const { turnLimit, target, levels: ladder, players, teams } = state.settings;
  return [
    move._tag,
    `${players} players in ${teams} teams`,
    ...(move._tag === 'Miss' ? [] : [`forms ${shapes.length} shapes`]),
    ...(slides(from, to, state, move) ? ['a shape slides'] : []),
    ...(new Set(shapes.map(([, column]) => column)).size < shapes.length ? ['twice the same column'] : []),
    ...levels.map((level) => (level === ladder.length - 1 ? 'a small stays on the last level' : 'a small moves down')),
    ...(state.turn <= teams ? ['opening turn'] : []),
    ...(after.scores.some((score) => score >= target) ? ['ending target'] : []),
    ...(turnLimit > 0 && after.turn > turnLimit ? ['ending limit'] : []),
  ];
};

/** The inventory of Transformartian. */
export const inventory: Inventory<Transformartian> = { game, pieces, told, box, moved, step, chapters, hint };
