/**
 * Chapter 7: the glaciers that result from a split, and the ways in which they can land. These ways are worked out once for each number of free
 * squares.
 *
 * @packageDocumentation
 */
import { mountain } from '../content.js';

/** A glacier that results from a split: its size, and the index of its landing square among the free squares. */
export interface Place {
  readonly index: number;
  readonly size: 1 | 2;
}

/** A way to split a glacier: the glaciers of each size that result and, for each number of free squares, the ways to place them. */
export interface Split {
  readonly sizes: readonly (1 | 2)[];
  readonly small: number;
  readonly medium: number;
  readonly placings: readonly (readonly (readonly Place[])[])[];
}

/**
 * All ways to place pieces on the free squares from `index` on, with at most one piece on a square. Each way is listed once, with its squares in
 * ascending order.
 */
const placingsFrom = (pieces: readonly (1 | 2)[], index: number, free: number): readonly (readonly Place[])[] => {
  if (pieces.length === 0) return [[]];
  if (pieces.length > free - index) return [];
  const here = [...new Set(pieces)].flatMap((size) => {
    const left = pieces.toSpliced(pieces.indexOf(size), 1);
    return placingsFrom(left, index + 1, free).map((rest) => [{ index, size }, ...rest]);
  });
  return [...here, ...placingsFrom(pieces, index + 1, free)];
};

const split = (...sizes: readonly (1 | 2)[]): Split => ({
  sizes,
  small: sizes.filter((size) => size === 1).length,
  medium: sizes.filter((size) => size === 2).length,
  placings: [0, 1, 2, 3].map((free) => placingsFrom(sizes, 0, free)),
});

/** The split of a small glacier, which stays whole and lands as it is. @rule TF-7.7 */
export const single = split(1);

const twoSmall = split(1, 1);
const smallAndMedium = split(1, 2);
const threeSmall = split(1, 1, 1);

/** The way in which a glacier of a given size splits on a mountain. @rule TF-7.7 @rule TF-7.8 */
export const splitOf = (size: number, wall: number): Split => {
  if (size === 1) return single;
  if (size === 2) return twoSmall;
  return wall === mountain(2) ? smallAndMedium : threeSmall;
};
