/**
 * Rectangular grids of squares: names, indices, steps and rays. This file contains only geometry, without rules.
 *
 * A square is given by its index, `file + files * rank`: a1 is 0, and all squares of the first rank come before those of the second. The name of a
 * square is the file's letter and the rank's number, for instance `c4`.
 *
 * @packageDocumentation
 */

/** The value of {@link Grid.steps} for a step that would leave the grid. */
export const offGrid = -1;

/**
 * The eight directions as (files, ranks): first the four straight ones, then the four diagonals. Among the straight directions, and also among the
 * diagonals, opposite directions are two places apart.
 */
export const directions = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const satisfies readonly (readonly [number, number])[];

/** The indices of the directions along files and ranks: up, right, down, left. */
export const orthogonals: readonly number[] = [0, 1, 2, 3];

/** Indices of the four diagonal directions. */
export const diagonals: readonly number[] = [4, 5, 6, 7];

/** Indices of all eight directions. */
export const allDirections: readonly number[] = [...orthogonals, ...diagonals];

/** The opposite direction. */
export const opposite = (direction: number): number => (direction & 4) | ((direction + 2) & 3);

/** The geometry of one grid, computed in advance. */
export interface Grid {
  /** The number of files, from 1 to 26. */
  readonly files: number;
  /** The number of ranks, from 1 to 9. */
  readonly ranks: number;
  /** Number of squares. */
  readonly size: number;
  /** The names of all squares, by index. */
  readonly names: readonly string[];
  /** `steps[direction][square]` is the index of the square one step away, or {@link offGrid}. */
  readonly steps: readonly (readonly number[])[];
}

/** Computes the geometry of a grid. */
export const grid = (files: number, ranks: number): Grid => {
  const size = files * ranks;
  const all = Array.from({ length: size }, (_, square) => square);
  return {
    files,
    ranks,
    size,
    names: all.map((square) => String.fromCharCode(97 + (square % files)) + String(Math.floor(square / files) + 1)),
    steps: directions.map(([right, up]) =>
      all.map((square) => {
        const [file, rank] = [(square % files) + right, Math.floor(square / files) + up];
        return file < 0 || file >= files || rank < 0 || rank >= ranks ? offGrid : file + files * rank;
      }),
    ),
  };
};

/** For each square, the squares one step away in the given directions, in the order of the directions. */
export const neighbours = ({ steps, size }: Grid, among: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: size }, (_, square) =>
    among.map((direction) => steps[direction]?.[square] ?? offGrid).filter((near) => near !== offGrid),
  );

/** The squares between each square and the edge, by direction: `rays[direction][square]` begins with the nearest square. */
export const rays = ({ steps, size }: Grid): readonly (readonly (readonly number[])[])[] =>
  steps.map((step) =>
    Array.from({ length: size }, (_, start) => {
      const ray: number[] = [];
      for (let on = step[start] ?? offGrid; on !== offGrid; on = step[on] ?? offGrid) ray.push(on);
      return ray;
    }),
  );

/**
 * The index of a square, given its name, in a grid with the given number of files. If the grid has no square of that name, the returned index is
 * meaningless.
 */
export const indexOfName = (name: string, files: number): number =>
  name.charCodeAt(0) - 97 + files * (name.charCodeAt(1) - 49);

/** The names of a grid's squares, typed as the game's own square names. */
export interface SquareNames<Name extends string> {
  /** All names in the order of their indices, beginning with a1 and b1. */
  readonly all: readonly Name[];
  /** True if a value is the name of a square in the grid. */
  readonly is: (u: unknown) => u is Name;
  /** The name of the square with the given index; for an index off the grid, the name of the first square. */
  readonly nameOf: (index: number) => Name;
}

/**
 * The names of a grid's squares, beginning with a1. `Name` is the union of the grid's square names; each game writes out its own union for its
 * readers.
 */
export const squareNames = <Name extends string>({ names }: Pick<Grid, 'names'>, first: Name): SquareNames<Name> => {
  const known: ReadonlySet<string> = new Set(names);
  const is = (u: unknown): u is Name => typeof u === 'string' && known.has(u);
  const all = names.filter(is);
  return { all, is, nameOf: (index) => all[index] ?? first };
};
