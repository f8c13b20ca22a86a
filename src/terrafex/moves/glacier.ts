/**
 * Chapter 7: the glacier action (blue).
 *
 * @packageDocumentation
 */
import { smallest, withoutSmallest } from '../../core/values/bits.js';
import { constants } from '../../core/values/constant.js';
import { offGrid, opposite, orthogonals } from '../../boards/square.js';
import type { Demand } from '../../core/contract/demand.js';
import { pieceOf } from '../../pyramids/index.js';
import {
  blueOf,
  blueOn,
  empty,
  forest,
  greenOf,
  Group,
  isGlacier,
  isSupport,
  mountain,
  sizeOfContent,
} from '../content.js';
import type { Landing, Move, MoveGlacier, SplitGlacier } from '../move.js';
import type { RuleId } from '../rules.js';
import {
  contentOn,
  halfSize,
  put,
  setOf,
  type State,
  squareIndex,
  squareName,
  squares,
  stepFrom,
  type Draft,
} from '../state.js';
import { lacking, meeting } from './stacks.js';
import { single, type Split, splitOf } from './splits.js';

const [yellow, blue] = [1, 3];

const [smallMountain, mediumMountain, largeMountain] = [mountain(1), mountain(2), mountain(3)];

/** A glacier action as squares: from O one step in a direction (0..3) to T. */
interface Step {
  readonly state: State;
  readonly from: number;
  readonly to: number;
  readonly direction: number;
}

/** The moves `BO>T`, by origin and direction; steps off the board are left out. */
const stepMoves: readonly (readonly (MoveGlacier | undefined)[])[] = constants(
  squares.map((from, origin) =>
    orthogonals.map((direction) => {
      const to = squares[stepFrom(origin, direction)];
      return to === undefined ? undefined : { _tag: 'MoveGlacier', from, to };
    }),
  ),
);

/** The direction of a step between adjacent squares; -1 for other squares. */
const directionOf = (from: number, to: number): number => {
  for (let direction = 0; direction < 4; direction++) if (stepFrom(from, direction) === to) return direction;
  return -1;
};

/** The question of a glacier action: the step that it makes; its direction is -1 if the squares are not adjacent. */
export const stepOf = (state: State, move: MoveGlacier | SplitGlacier): Step => {
  const [from, to] = [squareIndex(move.from), squareIndex(move.to)];
  return { state, from, to, direction: directionOf(from, to) };
};

/** The first square behind a glacier that is not empty, or `offGrid`. */
const firstBehind = (contents: readonly number[], from: number, back: number): number => {
  let behind = stepFrom(from, back);
  while (behind !== offGrid && contents[behind]! === empty) behind = stepFrom(behind, back);
  return behind;
};

/** Whether the glacier has something to move away from. @rule TF-7.3 */
const isSupported = ({ board, settings }: State, from: number, direction: number): boolean => {
  const back = opposite(direction);
  const behind = settings.support === 'line' ? firstBehind(board, from, back) : stepFrom(from, back);
  return behind === offGrid || isSupport(board[behind]!);
};

const isSplitter = (content: number): boolean => content === mediumMountain || content === largeMountain;

/** Where a pushed mountain goes. @rule TF-7.6 */
const goalOf = ({ state, to, direction }: Step): number => {
  const next = stepFrom(to, direction);
  return state.settings.push === 1 || next === offGrid ? next : stepFrom(next, direction);
};

const canPush = (action: Step): boolean => {
  const goal = goalOf(action);
  return goal !== offGrid && action.state.board[goal]! === empty;
};

/** Whether the pool holds what a split takes; a single small glacier is not exchanged. @rule TF-3.7 */
const canSupplySplit = ({ pool }: State, way: Split, wall: number): boolean => {
  if (pool[pieceOf(yellow, sizeOfContent(wall) - 1)]! === 0) return false;
  return way === single || (pool[pieceOf(blue, 1)]! >= way.small && pool[pieceOf(blue, 2)]! >= way.medium);
};

/** The landing squares that are free, in ascending order of names. @rule TF-7.9 @rule TF-8.3 */
const landingSquares = ({ state, from, to, direction }: Step): readonly number[] => {
  const sides = [stepFrom(to, (direction + 1) & 3), stepFrom(to, (direction + 3) & 3)];
  const free = sides.filter((side) => side !== offGrid && state.board[side]! === empty);
  const all = greenOf(state.board[from]!) === 0 ? [from, ...free] : free;
  return all.sort((a, b) => (squareName(a) < squareName(b) ? -1 : 1));
};

const sortedSizes = (landings: readonly Landing[]): string =>
  landings
    .map(({ size }) => size)
    .sort((a, b) => a - b)
    .join();

/** What every glacier action asks for, in the order of citation. */
const stepDemands: readonly Demand<RuleId, Step>[] = [
  {
    rule: 'TF-7.1',
    text: 'there is no glacier on the square',
    holds: ({ state, from }) => isGlacier(state.board[from]!),
  },
  { rule: 'TF-7.2', text: 'the two squares are not adjacent', holds: ({ direction }) => direction >= 0 },
  {
    rule: 'TF-7.3',
    text: 'there is no mountain, glacier or edge of the board behind to move away from',
    holds: ({ state, from, direction }) => isSupported(state, from, direction),
  },
];

/** The question of a split: its step, and where the glaciers land. */
type SplitStep = Step & { readonly landings: readonly Landing[] };

/** The question of a split, made once for all its demands. */
export const splitStepOf = (state: State, move: SplitGlacier): SplitStep => ({
  ...stepOf(state, move),
  landings: move.landings,
});

const wallOf = ({ state, to }: Step): number => state.board[to]!;

const hasSplitSizes = (action: SplitStep): boolean =>
  sortedSizes(action.landings) === splitOf(blueOf(action.state.board[action.from]!), wallOf(action)).sizes.join();

const landsWell = (action: SplitStep): boolean => {
  const free = landingSquares(action);
  const chosen = action.landings.map(({ square }) => squareIndex(square));
  return chosen.every((square) => free.includes(square)) && new Set(chosen).size === chosen.length;
};

/** What a split asks for after the step, in the order of citation. */
const splitDemands: readonly Demand<RuleId, SplitStep>[] = [
  {
    rule: 'TF-7.9',
    text: 'there is no medium or large mountain on the square, so nothing is split',
    holds: (action) => isSplitter(wallOf(action)),
  },
  {
    rule: 'TF-7.7',
    text: 'a medium mountain does not split the glacier into these sizes',
    holds: (action) => wallOf(action) !== mediumMountain || hasSplitSizes(action),
  },
  {
    rule: 'TF-7.8',
    text: 'a large mountain does not split the glacier into these sizes',
    holds: (action) => wallOf(action) !== largeMountain || hasSplitSizes(action),
  },
  {
    rule: 'TF-7.9',
    text: 'a landing square is occupied, named twice, or neither the square left nor one beside the mountain',
    holds: landsWell,
  },
  {
    rule: 'TF-3.7',
    text: 'the pool does not hold the pieces that the split takes',
    holds: ({ state, from, to }) =>
      canSupplySplit(state, splitOf(blueOf(state.board[from]!), state.board[to]!), state.board[to]!),
  },
];

const lacks = (rule: RuleId) => (action: Step) => {
  const met = meeting(action.state.board[action.from]!, wallOf(action));
  return met !== undefined && lacking(met, action.state.pool)?.rule === rule;
};

const [lacksPiece, lacksForest] = [lacks('TF-3.7'), lacks('TF-8.6')];

/** What any other glacier move asks for after the step, in the order of citation. */
const plainDemands: readonly Demand<RuleId, Step>[] = [
  {
    rule: 'TF-7.9',
    text: 'the landing squares of the split are not named',
    holds: (action) => !isSplitter(wallOf(action)),
  },
  {
    rule: 'TF-7.6',
    text: 'the mountain cannot be pushed there: the square is occupied or off the board',
    holds: (action) => wallOf(action) !== smallMountain || canPush(action),
  },
  { rule: 'TF-3.7', text: 'the pool does not hold the piece that is needed', holds: (action) => !lacksPiece(action) },
  {
    rule: 'TF-8.6',
    text: 'there is no medium forest for the two capped ones',
    holds: (action) => !lacksForest(action),
  },
];

/** What `BO>T` asks for, in the order of citation. */
export const moveDemands: readonly Demand<RuleId, Step>[] = [...stepDemands, ...plainDemands];

/** What `BO>T=..` asks for, in the order of citation. */
export const splitGlacierDemands: readonly Demand<RuleId, SplitStep>[] = [...stepDemands, ...splitDemands];

/** Adds every legal glacier action: by square, then direction (up, right, down, left), then landing squares. */
export const addGlacierActions = (state: State, moves: Move[]): void => {
  for (let half = 0; half < 2; half++)
    for (let rest = setOf(state, Group.Glacier, half); rest !== 0; rest = withoutSmallest(rest))
      addActionsFrom(state, half * halfSize + smallest(rest), moves);
};

const addActionsFrom = (state: State, from: number, moves: Move[]): void => {
  for (let direction = 0; direction < 4; direction++) {
    const to = stepFrom(from, direction);
    if (to === offGrid || !isSupported(state, from, direction)) continue;
    if (isSplitter(state.board[to]!)) addSplits({ state, from, to, direction }, moves);
    else if (canMove(state, from, to, direction)) moves.push(stepMoves[from]![direction]!);
  }
};

const canMove = (state: State, from: number, to: number, direction: number): boolean => {
  const target = state.board[to]!;
  if (target === empty) return true;
  const met = meeting(state.board[from]!, target);
  return met === undefined ? canPush({ state, from, to, direction }) : lacking(met, state.pool) === undefined;
};

const addSplits = (action: Step, moves: Move[]): void => {
  const { state, from, to } = action;
  const wall = state.board[to]!;
  const way = splitOf(blueOf(state.board[from]!), wall);
  if (!canSupplySplit(state, way, wall)) return;
  const [origin, target, free] = [squareName(from), squareName(to), landingSquares(action)];
  for (const placing of way.placings[free.length]!) {
    const landings = placing.map(({ index, size }): Landing => ({ square: squareName(free[index]!), size }));
    moves.push({ _tag: 'SplitGlacier', from: origin, to: target, landings });
  }
};

/** Whether any glacier action is legal. Equal to "{@link addGlacierActions} adds something". */
export const hasGlacierAction = (state: State): boolean => {
  for (let half = 0; half < 2; half++)
    for (let rest = setOf(state, Group.Glacier, half); rest !== 0; rest = withoutSmallest(rest))
      if (hasActionFrom(state, half * halfSize + smallest(rest))) return true;
  return false;
};

const hasActionFrom = (state: State, from: number): boolean => {
  for (let direction = 0; direction < 4; direction++) {
    const to = stepFrom(from, direction);
    if (to !== offGrid && isSupported(state, from, direction) && canAct(state, from, to, direction)) return true;
  }
  return false;
};

const canAct = (state: State, from: number, to: number, direction: number): boolean => {
  const wall = state.board[to]!;
  if (!isSplitter(wall)) return canMove(state, from, to, direction);
  const way = splitOf(blueOf(state.board[from]!), wall);
  const landings = landingSquares({ state, from, to, direction });
  return landings.length >= way.sizes.length && canSupplySplit(state, way, wall);
};

/** Whether a glacier move is a plain step onto an empty square: the only kind of action that a quiet turn has. @rule TF-9.6 */
export const isPlainStep = (state: State, move: Move): boolean =>
  move._tag === 'MoveGlacier' && contentOn(state, move.to) === empty;

/** A glacier moves: steps, merges, melts, covers a forest, or pushes a small mountain. @rule TF-7.4 @rule TF-7.6 */
export const moveGlacier = (draft: Draft, state: State, move: MoveGlacier): void => {
  const action = stepOf(state, move);
  const { from, to } = action;
  const mover = state.board[from]!;
  const met = meeting(mover, wallOf(action));
  if (met === undefined) put(draft, goalOf(action), smallMountain);
  put(draft, from, met?.origin ?? empty);
  put(draft, to, met?.target ?? mover);
};

/** A glacier is split on a mountain, which shrinks. @rule TF-7.7 @rule TF-7.8 @rule TF-8.3 */
export const splitGlacier = (draft: Draft, state: State, move: SplitGlacier): void => {
  const { from, to } = stepOf(state, move);
  put(draft, from, forest(greenOf(state.board[from]!)));
  put(draft, to, state.board[to]! - 1);
  for (const { square, size } of move.landings) put(draft, squareIndex(square), blueOn(size, 0));
};
