/**
 * Chapter 4: the forest action (green).
 *
 * @packageDocumentation
 */
import { offGrid } from '../../boards/square.js';
import type { Demand } from '../../core/demand.js';
import { pieceOf } from '../../pyramids/index.js';
import { empty, forest, Kind, kindOf, liveForest } from '../content.js';
import { forestGrowths, type GrowForest, type Move, type SpreadForest, spreads } from '../move.js';
import type { RuleId } from '../rules.js';
import { contentOn, put, type State, squareIndex, stepFrom, type Workbench } from '../state.js';

const green = 2;

const inPool = (state: State, size: number): boolean => (state.pool[pieceOf(green, size)] ?? 0) > 0;

/** Whether a large forest (bare or frosted) stands beside a square in a direction. @rule TF-4.2 */
const isLargeBeside = (contents: readonly number[], square: number, direction: number): boolean => {
  const near = stepFrom(square, direction);
  return near !== offGrid && liveForest(contents[near] ?? 0) === 3;
};

/** Whether a bare forest that is not large stands there. @rule TF-4.1 */
const growable = (content: number): boolean => kindOf(content) === Kind.Forest && content !== forest(3);

/** What `G@` asks for, in the order of citation. */
export const spreadDemands: readonly Demand<RuleId, { state: State; move: SpreadForest }>[] = [
  {
    rule: 'TF-4.2',
    text: 'the square is occupied, or not beside a large forest',
    holds: ({ state, move }) =>
      contentOn(state, move.square) === empty && firstLarge(state.board, squareIndex(move.square)) !== offGrid,
  },
  { rule: 'TF-3.7', text: 'the pool holds no small forest', holds: ({ state }) => inPool(state, 1) },
];

/** What `G^` asks for, in the order of citation. */
export const growDemands: readonly Demand<RuleId, { state: State; move: GrowForest }>[] = [
  {
    rule: 'TF-4.3',
    text: 'the forest on the square is frosted',
    holds: ({ state, move }) => kindOf(contentOn(state, move.square)) !== Kind.Frosted,
  },
  {
    rule: 'TF-4.1',
    text: 'there is no bare small or medium forest on the square',
    holds: ({ state, move }) => growable(contentOn(state, move.square)),
  },
  {
    rule: 'TF-3.7',
    text: 'the pool does not hold the next size of forest',
    holds: ({ state, move }) => inPool(state, contentOn(state, move.square) - forest(1) + 2),
  },
];

const grows = ({ pool }: State, content: number): boolean =>
  (content === forest(1) && (pool[pieceOf(green, 2)] ?? 0) > 0) ||
  (content === forest(2) && (pool[pieceOf(green, 3)] ?? 0) > 0);

/**
 * Adds every legal forest action, by the square of the forest that acts: a small or medium one grows, a large one spreads up,
 * right, down and left. A square beside several large forests belongs to the first of them.
 */
export const addForestActions = (state: State, moves: Move[]): void => {
  const { board: contents } = state;
  const small = inPool(state, 1);
  for (let square = 0; square < contents.length; square++) {
    const content = contents[square] ?? 0;
    const size = liveForest(content);
    if (size === 0) continue;
    if (size === 3) {
      if (small) addSpreads(contents, square, moves);
    } else if (grows(state, content)) {
      const move = forestGrowths[square];
      if (move !== undefined) moves.push(move);
    }
  }
};

const addSpreads = (contents: readonly number[], from: number, moves: Move[]): void => {
  for (let direction = 0; direction < 4; direction++) {
    const square = stepFrom(from, direction);
    if (square === offGrid || (contents[square] ?? 0) !== empty || firstLarge(contents, square) !== from) continue;
    const move = spreads[square];
    if (move !== undefined) moves.push(move);
  }
};

/** The first large forest beside a square, by square index; `offGrid` if there is none. Down, left, right, up: ascending. */
const firstLarge = (contents: readonly number[], square: number): number => {
  if (isLargeBeside(contents, square, 2)) return stepFrom(square, 2);
  if (isLargeBeside(contents, square, 3)) return stepFrom(square, 3);
  if (isLargeBeside(contents, square, 1)) return stepFrom(square, 1);
  return isLargeBeside(contents, square, 0) ? stepFrom(square, 0) : offGrid;
};

/** Whether any forest action is legal. Equal to "{@link addForestActions} adds something". */
export const hasForestAction = (state: State): boolean => {
  const { board: contents } = state;
  const small = inPool(state, 1);
  for (let square = 0; square < contents.length; square++) {
    const content = contents[square] ?? 0;
    const size = liveForest(content);
    if (size === 0) continue;
    if (size === 3 ? small && hasRoomBeside(contents, square) : grows(state, content)) return true;
  }
  return false;
};

const hasRoomBeside = (contents: readonly number[], from: number): boolean => {
  for (let direction = 0; direction < 4; direction++) {
    const square = stepFrom(from, direction);
    if (square !== offGrid && (contents[square] ?? 0) === empty) return true;
  }
  return false;
};

/** A small forest is put on the square. @rule TF-4.2 */
export const spreadForest = (bench: Workbench, move: SpreadForest): void => {
  put(bench, squareIndex(move.square), forest(1));
};

/** The forest is exchanged for the next size. @rule TF-4.1 */
export const growForest = (bench: Workbench, move: GrowForest): void => {
  const square = squareIndex(move.square);
  put(bench, square, (bench.board[square] ?? 0) + 1);
};
