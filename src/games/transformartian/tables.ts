/**
 * The printed components: the colours, the catalogue of shapes, and the defaults. The file contains no rules.
 *
 * @packageDocumentation
 */

/** The number of files of both grids. @rule TX-1.1 */
export const files = 5;

/** The number of ranks of the grid, by number of teams. @rule TX-1.1 */
export const ranksOf = { 2: 5, 3: 6 } as const;

/** Colour letters in canonical order: red, yellow, blue, green, purple, orange. */
export const colours = ['R', 'Y', 'B', 'G', 'P', 'O'] as const;

/** The number of larges of each colour, which is also the number of columns of the chart. @rule TX-1.3 @rule TX-1.9 */
export const five = 5;

/** The greatest number of self-made shapes that players can add to the deck. @rule TX-2.3 */
export const mostOwn = 20;

/** The largest turn number that a position can show. @rule TX-9.2 @rule TX-10.3 */
export const lastTurn = 999_999_999;

/** A shape of the catalogue: its drawing and, for cards, its difficulty. @rule TX-2.2 */
export interface CatalogueShape {
  /** The drawing: rows from top to bottom, joined by `/`, in which `o` is a square of the shape. */
  readonly drawing: string;
  /** `basic` for the five shapes of the chart, otherwise the grade of the card. */
  readonly kind: 'basic' | 1 | 2;
}

/** The catalogue of shapes by name: the five basic shapes, then the deck of eighteen cards, each a {@link CatalogueShape}. */
export const catalogue = {
  X: { drawing: 'o.o/.o./o.o', kind: 'basic' },
  '+': { drawing: '.o./ooo/.o.', kind: 'basic' },
  Z: { drawing: 'oo./.o./.oo', kind: 'basic' },
  I: { drawing: 'ooooo', kind: 'basic' },
  W: { drawing: 'o../oo./.oo', kind: 'basic' },
  F: { drawing: '.oo/oo./.o.', kind: 1 },
  L: { drawing: 'oooo/o...', kind: 1 },
  N: { drawing: 'ooo./..oo', kind: 1 },
  P: { drawing: 'ooo/oo.', kind: 1 },
  T: { drawing: 'ooo/.o./.o.', kind: 2 },
  U: { drawing: 'o.o/ooo', kind: 1 },
  V: { drawing: 'o../o../ooo', kind: 2 },
  Y: { drawing: 'oooo/.o..', kind: 1 },
  bolt: { drawing: 'o..../.ooo./....o', kind: 2 },
  cup: { drawing: 'o...o/.ooo.', kind: 2 },
  diag: { drawing: 'o..../.o.../..o../...o./....o', kind: 2 },
  fork: { drawing: 'o.o/.o./.o./.o.', kind: 2 },
  gull: { drawing: 'o...o/.o.o./..o..', kind: 2 },
  hook: { drawing: '.oo/o../oo.', kind: 1 },
  kite: { drawing: 'oo./oo./..o', kind: 2 },
  query: { drawing: 'oo./..o/.o./.o.', kind: 1 },
  tent: { drawing: '.o./o.o/o.o', kind: 2 },
  zigzag: { drawing: 'o.o.o/.o.o.', kind: 2 },
} as const satisfies Readonly<Record<string, CatalogueShape>>;

/** The name of a shape of the catalogue. */
export type ShapeName = keyof typeof catalogue;

/** The default shapes of the chart, in chart order, as names in {@link catalogue}. */
export const basicShapes = ['X', '+', 'Z', 'I', 'W'] as const satisfies readonly ShapeName[];

/** The length of the longest text that is accepted; no position text comes close to this length. */
export const longest = 1000;
