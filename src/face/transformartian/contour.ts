/**
 * The contour of a set of squares on a grid, as a path that lies slightly inside the squares' outer edge.
 *
 * @packageDocumentation
 */

/** A square, given by its column and its row in the picture. */
export type GridSquare = readonly [column: number, row: number];

/** The four sides of a square, each given by the direction that it faces and the direction along it. */
const sides = [
  { out: [0, -1], along: [1, 0] },
  { out: [1, 0], along: [0, 1] },
  { out: [0, 1], along: [-1, 0] },
  { out: [-1, 0], along: [0, -1] },
] as const;

/**
 * The contour of the given squares; groups of squares that touch only at corners have separate contours.
 *
 * @param cells - the squares inside the contour
 * @param side - the length of a square's side, in units
 * @param inset - how far inside the edge of the squares the path lies
 * @returns the path; the origin is the outer corner of the square in column 0 and row 0
 */
export const contour = (cells: readonly GridSquare[], side: number, inset: number): string => {
  const isIn = (column: number, row: number): boolean => cells.some(([x, y]) => x === column && y === row);
  /** How far a line of the contour extends beyond its square: negative at an outer corner, positive at an inner corner. */
  const beyond = ([column, row]: GridSquare, [outX, outY]: GridSquare, [x, y]: GridSquare): number => {
    if (!isIn(column + x, row + y)) return -inset;
    return isIn(column + x + outX, row + y + outY) ? inset : 0;
  };
  return cells
    .flatMap((cell) =>
      sides
        .filter(({ out: [x, y] }) => !isIn(cell[0] + x, cell[1] + y))
        .map(({ out, along: [x, y] }) => {
          const reach = side / 2 - inset;
          const [middleX, middleY] = [(cell[0] + 0.5) * side + out[0] * reach, (cell[1] + 0.5) * side + out[1] * reach];
          const [back, on] = [side / 2 + beyond(cell, out, [-x, -y]), side / 2 + beyond(cell, out, [x, y])];
          return `M${middleX - x * back} ${middleY - y * back}L${middleX + x * on} ${middleY + y * on}`;
        }),
    )
    .join('');
};
