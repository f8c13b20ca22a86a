/** My Game: two seats try to connect their sides of a board of hexagons. */
import * as core from 'rulehouse/author';
import { type Game, none, some } from 'rulehouse/author';
import { rules } from './rules.ts';

export interface State {
  /** The cells, row by row: the number of the seat whose stone is there, or a dot. */
  readonly cells: string;
}

export interface Types {
  readonly Options: { readonly side: number };
  readonly State: State;
  readonly View: State;
  readonly Move: { readonly _tag: 'Place'; readonly cell: string };
  readonly Rule: keyof typeof rules;
}
type Move = Types['Move'];
type Rule = Types['Rule'];

const letters = 'abcdefghi';
export const sideOf = ({ cells }: State): number => Math.round(Math.sqrt(cells.length));

/** The name of the cell at an index: a letter for its column, a number for its row. */
export const cellAt = (side: number, index: number): string =>
  `${letters.charAt(index % side)}${Math.floor(index / side) + 1}`;
const allCells = (state: State): readonly string[] => [...state.cells].map((_, index) => cellAt(sideOf(state), index));
const indexOf = (state: State, cell: string): number => allCells(state).indexOf(cell);

const stones = ({ cells }: State, seat: number): number => cells.split(String(seat)).length - 1;
const turnOf = (state: State): number => (stones(state, 0) + stones(state, 1)) % 2;

// ---- chapter 3: the end ----
const steps = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;
const beside = (side: number, index: number): readonly number[] =>
  steps.flatMap(([dx, dy]) => {
    const [x, y] = [(index % side) + dx, Math.floor(index / side) + dy];
    return x >= 0 && y >= 0 && x < side && y < side ? y * side + x : [];
  });
/** The cells connected to the given stones by a chain of a seat's stones. */
const reached = (state: State, seat: number, from: readonly number[]): readonly number[] => {
  const more = from
    .flatMap((index) => beside(sideOf(state), index))
    .filter((index) => state.cells[index] === String(seat) && !from.includes(index));
  return more.length === 0 ? from : reached(state, seat, [...from, ...new Set(more)]);
};
/** True if a chain connects the two sides of a seat. */
const isConnected = (state: State, seat: number): boolean => {
  const side = sideOf(state);
  const row = (index: number): number => (seat === 0 ? Math.floor(index / side) : index % side);
  const own = [...state.cells].flatMap((stone, index) => (stone === String(seat) && row(index) === 0 ? index : []));
  return reached(state, seat, own).some((index) => row(index) === side - 1);
};
const winnerOf = (state: State): number | undefined => [0, 1].find((seat) => isConnected(state, seat));
const isOver = (state: State): boolean => winnerOf(state) !== undefined;
const score = (state: State): readonly number[] => [0, 1].map((seat) => (isConnected(state, seat) ? 1 : 0));

// ---- chapter 2: moves ----
const demands: readonly core.Demand<Rule, core.Question<State, Move>>[] = [
  {
    rule: 'MG-2.2',
    text: 'the cell is not an empty one of this board',
    holds: ({ state, move }) => state.cells[indexOf(state, move.cell)] === '.',
  },
];
export const tried = (state: State): readonly Move[] => allCells(state).map((cell) => ({ _tag: 'Place', cell }));
const applyLegal = (state: State, { cell }: Move): State => {
  const index = indexOf(state, cell);
  return { cells: `${state.cells.slice(0, index)}${turnOf(state)}${state.cells.slice(index + 1)}` };
};

// ---- chapter 4: texts ----
const invariants: readonly core.Invariant<State, Rule>[] = [
  {
    rule: 'MG-1.1',
    path: 'cells',
    text: 'the cells are those of a rhombus',
    holds: (state) => sideOf(state) ** 2 === state.cells.length && sideOf(state) >= 3,
  },
  {
    rule: 'MG-2.1',
    path: 'cells',
    text: 'the seats have placed stones in turn',
    holds: (state) => stones(state, 0) - stones(state, 1) === turnOf(state),
  },
  {
    rule: 'MG-3.1',
    path: 'cells',
    text: 'the last stone ended the game',
    holds: (state) => {
      const won = winnerOf(state);
      const before = [...state.cells].flatMap((stone, index) =>
        stone === String(won) ? { cells: `${state.cells.slice(0, index)}.${state.cells.slice(index + 1)}` } : [],
      );
      return won === undefined || (won !== turnOf(state) && before.some((earlier) => !isConnected(earlier, won)));
    },
  },
];
const state = core.exact<State>('a position', { cells: core.text('cells', 81, /^[01.]{9,}$/) });
const move = core.exact<Move>('a move', { _tag: core.oneOf('Place'), cell: core.text('a cell', 2, /^[a-i][1-9]$/) });
const { position, state: codec } = core.positionsBy({ rule: 'MG-4.2', longest: 81, invariants, state, view: state });

export const game: Game<Types> = core.gameOf<Types>({
  id: 'my-game',
  title: 'My Game',
  seats: { min: 2, max: 2 },
  turnRule: 'MG-2.1',
  ...core.openingBy<Types['Options'], State, Rule>({
    rules,
    rule: 'MG-1.1',
    table: { side: { rule: 'MG-1.1', codec: core.whole(3, 9), default: 5, meaning: 'cells a side' } },
    start: ({ side }) => ({ cells: '.'.repeat(side * side) }),
    settings: (now) => ({ side: sideOf(now) }),
  }),
  ...core.nothingHidden(codec, position),
  moveText: core.fieldNotation<Move>({ rule: 'MG-4.1', longest: 2, codec: move }),
  seatCount: () => 2,
  toMove: (now) => (isOver(now) ? [] : core.firstSeats(2).slice(turnOf(now), turnOf(now) + 1)),
  ...core.movesBy<State, Move, Rule>({ isOver, overRule: 'MG-3.1', move, moveRule: 'MG-4.1', tried, demands }),
  applyLegal,
  lengths: { longest: ({ side }) => side * side },
  score,
  outcome: (now) => (isOver(now) ? some({ ...core.mostWin(score(now)), reason: 'connected' }) : none),
  board: (now) => {
    const side = sideOf(now);
    const rows = [...letters.slice(0, side)].map((_, row) => [...now.cells.slice(row * side, (row + 1) * side)]);
    return [
      `   ${[...letters.slice(0, side)].join(' ')}`,
      ...rows.map((row, index) => `${' '.repeat(index)}${index + 1}  ${row.join(' ')}`),
    ].join('\n');
  },
});
