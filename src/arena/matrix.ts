/**
 * Symmetric matrices: the little linear algebra that ratings need.
 *
 * @packageDocumentation
 */

/** A square matrix, stored as a list of rows. */
export type Matrix = readonly (readonly number[])[];

/** A square matrix whose values are still being filled in. */
export type MutableMatrix = number[][];

export const zeros = (size: number): MutableMatrix =>
  Array.from({ length: size }, () => new Array<number>(size).fill(0));

/** The inverse of a symmetric matrix with positive pivots, by Gauss-Jordan elimination. The result is `undefined` if a pivot is not above 0. */
export const inverse = (matrix: Matrix): Matrix | undefined => {
  const size = matrix.length;
  const left = matrix.map((row) => [...row]);
  const right = zeros(size).map((row, i) => row.map((_, j) => Number(i === j)));
  for (let pivot = 0; pivot < size; pivot++) {
    const [from, to] = [left[pivot]!, right[pivot]!];
    const divisor = from[pivot]!;
    if (!(divisor > 0)) return undefined;
    for (let k = 0; k < size; k++) {
      from[k]! /= divisor;
      to[k]! /= divisor;
    }
    for (let row = 0; row < size; row++) {
      const factor = left[row]![pivot]!;
      if (row === pivot || factor === 0) continue;
      const [a, b] = [left[row]!, right[row]!];
      for (let k = 0; k < size; k++) {
        a[k]! -= factor * from[k]!;
        b[k]! -= factor * to[k]!;
      }
    }
  }
  return right;
};

/** The product of a matrix and a column vector. */
export const times = (matrix: Matrix, column: readonly number[]): readonly number[] =>
  matrix.map((row) => row.reduce((sum, value, k) => sum + value * column[k]!, 0));

/** The product A · B · A of symmetric matrices A and B. */
export const between = (outer: Matrix, inner: Matrix): Matrix => {
  const half = outer.map((row) => times(inner, row));
  return half.map((row) => times(outer, row));
};
