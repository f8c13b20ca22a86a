/**
 * Chapter 7: a glacier is split on a medium or large mountain.
 *
 * @packageDocumentation
 */
import { left, right } from 'fp-ts/Either';
import { list, oneOf, refined } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { fault } from '../../../core/values/fault.js';
import { pieceOf, sizeNamed } from '../../../pieces/pyramids.js';
import { offGrid } from '../../../pieces/square.js';
import { blue, blueOf, blueOn, empty, forest, greenOf, sizeOfContent, yellow } from '../content.js';
import { isWritable, type Landing, type Move, type SplitGlacier } from '../move.js';
import { type Draft, inPool, isSquare, put, type State, squareIndex, squareName, stepFrom, Tracker } from '../state.js';
import { type Split, single, splitOf } from './placings.js';
import { isSplitter, largeMountain, mediumMountain, type Step, stepDemands, stepOf, targetOf } from './step.js';
import { square, verb } from './verb.js';

/** The information that the conditions for a split need: the step, and the landing squares of the glaciers. */
type SplitStep = Step & { readonly landings: readonly Landing[] };

/** The way in which a glacier is split when its step leads onto a mountain. */
const wayOf = (action: Step): Split => splitOf(blueOf(action.state.board[action.from]!), targetOf(action));

/** True unless the pool lacks the mountain of this size to which a split would shrink the mountain on the target square. @rule TF-3.7 */
const hasMountain = (action: Step, size: number): boolean =>
  sizeOfContent(targetOf(action)) - 1 !== size || inPool(action.state, yellow, size);

/** True if the pool holds the small glaciers that a split needs. A small glacier needs no new piece, because it is not divided. @rule TF-3.7 */
const hasSmall = ({ state }: Step, way: Split): boolean => way === single || state.pool[pieceOf(blue, 1)]! >= way.small;

/** True if the pool holds the medium glacier that a split may need. @rule TF-3.7 */
const hasMedium = ({ state }: Step, way: Split): boolean => state.pool[pieceOf(blue, 2)]! >= way.medium;

/** True if the pool holds the mountain and the glaciers that a split needs. @rule TF-3.7 */
const canSupply = (action: Step, way: Split): boolean =>
  hasMountain(action, 1) && hasMountain(action, 2) && hasSmall(action, way) && hasMedium(action, way);

/** Returns the squares to the left and to the right of the mountain, as seen in the direction of the step. */
const sidesOf = ({ to, direction }: Pick<Step, 'to' | 'direction'>): readonly number[] => [
  stepFrom(to, (direction + 1) & 3),
  stepFrom(to, (direction + 3) & 3),
];

/** The free squares on which the glaciers of a split can land, in ascending order of their names. @rule TF-7.9 @rule TF-8.3 */
const landingSquares = ({ state, from, to, direction }: Step): readonly number[] => {
  const free = sidesOf({ to, direction }).filter((side) => side !== offGrid && state.board[side]! === empty);
  const all = greenOf(state.board[from]!) === 0 ? [from, ...free] : free;
  return all.sort((a, b) => (squareName(a) < squareName(b) ? -1 : 1));
};

const sortedSizes = (landings: readonly Landing[]): string =>
  landings
    .map(({ size }) => size)
    .sort((a, b) => a - b)
    .join();

const hasSizes = (action: SplitStep): boolean => sortedSizes(action.landings) === wayOf(action).sizes.join();

const lands = ({ landings: chosen }: SplitStep, allowed: readonly number[]): boolean =>
  chosen.every(({ square: name }) => allowed.includes(squareIndex(name)));

const isRepeated = ({ square: name }: Landing, index: number, all: readonly Landing[]): boolean =>
  all.findIndex((other) => other.square === name) !== index;

const landings = refined(
  list(exact<Landing>('a landing', { square, size: oneOf(1, 2) }), 1, 200),
  'landings in ascending order',
  (items) => (isWritable(items) ? right(items) : left(fault([], 'the squares of a list ascend', 'TF-11.1'))),
);

/** A glacier is split on a mountain, and the mountain shrinks. @rule TF-7.7 @rule TF-7.8 @rule TF-8.3 */
export const split = verb({
  tracker: Tracker.Blue,
  codec: exact<SplitGlacier>('SplitGlacier', { _tag: oneOf('SplitGlacier'), from: square, to: square, landings }),
  print: (move) =>
    `B${move.from}>${move.to}=${move.landings.map(({ square: name, size }) => `${name}:${size}`).join(',')}`,
  question: (state, move): SplitStep => ({ ...stepOf(state, move), landings: move.landings }),
  demands: [
    ...stepDemands,
    {
      rule: 'TF-7.9',
      text: 'there is no medium or large mountain on the square to split the glacier',
      holds: (action) => isSplitter(targetOf(action)),
    },
    {
      rule: 'TF-7.7',
      text: 'a medium mountain cannot split the glacier into these sizes',
      holds: (action) => targetOf(action) !== mediumMountain || hasSizes(action),
    },
    {
      rule: 'TF-7.8',
      text: 'a large mountain cannot split the glacier into these sizes',
      holds: (action) => targetOf(action) !== largeMountain || hasSizes(action),
    },
    {
      rule: 'TF-7.9',
      text: 'a piece lands neither on the square that the glacier leaves nor beside the mountain, to the left or right of the direction of the move',
      holds: (action) => lands(action, [action.from, ...sidesOf(action)]),
    },
    {
      rule: 'TF-7.9',
      text: 'a landing square is occupied',
      holds: (action) => lands(action, landingSquares(action)),
    },
    { rule: 'TF-7.9', text: 'a landing square is named twice', holds: ({ landings: all }) => !all.some(isRepeated) },
    { rule: 'TF-3.7', text: 'the pool holds no small mountain', holds: (action) => hasMountain(action, 1) },
    { rule: 'TF-3.7', text: 'the pool holds no medium mountain', holds: (action) => hasMountain(action, 2) },
    {
      rule: 'TF-3.7',
      text: 'the pool holds fewer small glaciers than the split needs',
      holds: (action) => hasSmall(action, wayOf(action)),
    },
    {
      rule: 'TF-3.7',
      text: 'the pool holds no medium glacier',
      holds: (action) => hasMedium(action, wayOf(action)),
    },
  ],
  perform: (draft: Draft, move: SplitGlacier, state: State): void => {
    const { from, to } = stepOf(state, move);
    put(draft, from, forest(greenOf(state.board[from]!)));
    put(draft, to, state.board[to]! - 1);
    for (const { square: name, size } of move.landings) put(draft, squareIndex(name), blueOn(size, 0));
  },
});

/** Adds every legal split of a supported glacier that steps onto a mountain, ordered by landing squares. */
export const addSplits = (action: Step, moves: Move[]): void => {
  const way = wayOf(action);
  if (!canSupply(action, way)) return;
  const [from, to, free] = [squareName(action.from), squareName(action.to), landingSquares(action)];
  for (const placing of way.placings[free.length]!) {
    const chosen = placing.map(({ index, size }): Landing => ({ square: squareName(free[index]!), size }));
    moves.push({ _tag: 'SplitGlacier', from, to, landings: chosen });
  }
};

/** True if any split is legal, that is, if {@link addSplits} would add a move. */
export const canSplit = (action: Step): boolean => {
  const way = wayOf(action);
  return landingSquares(action).length >= way.sizes.length && canSupply(action, way);
};

/** Reads the landing squares of a split, which follow `=` in the text of the move. @rule TF-11.1 */
export const readLandings = (text: string): readonly Landing[] | undefined => {
  const all = text.split(',').map(readLanding);
  const read = all.filter((landing) => landing !== undefined);
  return read.length === all.length && isWritable(read) ? read : undefined;
};

const readLanding = (text: string): Landing | undefined => {
  const name: string = text.slice(0, 2);
  const size = sizeNamed(text[3]);
  if (text.length !== 4 || text[2] !== ':' || !isSquare(name) || size === undefined || size === 3) return undefined;
  return { square: name, size };
};
