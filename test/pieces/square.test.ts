import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allDirections,
  diagonals,
  directions,
  grid,
  indexOfName,
  neighbours,
  offGrid,
  opposite,
  orthogonals,
  rays,
} from '../../src/pieces/square.js';

const grids = fc
  .record({ files: fc.integer({ min: 1, max: 9 }), ranks: fc.integer({ min: 1, max: 9 }) })
  .map(({ files, ranks }) => grid(files, ranks));

describe('rectangular grids', () => {
  test('squares are named by file and rank, a1 first', () => {
    const { names, size } = grid(8, 7);
    expect([names[0], names[7], names[8], names[55], size]).toEqual(['a1', 'h1', 'a2', 'h7', 56]);
  });

  test('a name leads back to its index', () => {
    fc.assert(
      fc.property(grids, ({ names, files }) => {
        for (const [index, name] of names.entries()) expect(indexOfName(name, files)).toBe(index);
      }),
    );
  });

  test('a step and the opposite step lead back, and every step moves as its direction says', () => {
    fc.assert(
      fc.property(grids, ({ steps, size, files }) => {
        for (const direction of allDirections)
          for (let square = 0; square < size; square++) {
            const to = steps[direction]?.[square] ?? offGrid;
            if (to === offGrid) continue;
            expect(steps[opposite(direction)]?.[to]).toBe(square);
            const [right, up] = directions[direction] ?? [0, 0];
            expect(to - square).toBe(right + files * up);
          }
      }),
    );
  });

  test('four directions run along lines, four along diagonals', () => {
    const isDiagonal = (direction: number): boolean => directions[direction]?.every((step) => step !== 0) ?? false;
    expect(allDirections).toEqual([...directions.keys()]);
    expect(orthogonals).toEqual(allDirections.filter((direction) => !isDiagonal(direction)));
    expect(diagonals).toEqual(allDirections.filter(isDiagonal));
    expect(new Set(directions.map(String)).size).toBe(8);
  });

  test('inner squares have four neighbours along lines and four along diagonals', () => {
    const board = grid(5, 5);
    expect([orthogonals, diagonals, allDirections].map((among) => neighbours(board, among)[12]?.length)).toEqual([
      4, 4, 8,
    ]);
    expect([orthogonals, diagonals, allDirections].map((among) => neighbours(board, among)[0]?.length)).toEqual([
      2, 1, 3,
    ]);
  });

  test('rays run to the edge, nearest first', () => {
    const board = grid(8, 8);
    const up = rays(board)[0]?.[indexOfName('c6', 8)] ?? [];
    expect(up.map((square) => board.names[square])).toEqual(['c7', 'c8']);
    expect(rays(board)[5]?.[indexOfName('f3', 8)]?.map((square) => board.names[square])).toEqual(['g2', 'h1']);
  });
});
