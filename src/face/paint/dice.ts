/**
 * Draws dice, for games that are not part of the library.
 *
 * @packageDocumentation
 */
import { type Coordinates, element, group, type SvgTree } from './element.js';
import { box, tint } from './frame.js';

const side = 40;

/** The places of the pips for each number on a die. */
const pips: Readonly<Record<number, readonly Coordinates[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/**
 * Draws a die that is 40 units wide and high. This function is meant for authors of games.
 *
 * @param x - the left side of the die
 * @param y - the top of the die
 * @param number - the number shown, from 1 to 6; any other number leaves the die blank
 * @returns the die
 *
 * @example
 * ```ts
 * import { svgDie } from 'rulehouse/face';
 * svgDie(14, 60, 3).children.filter(({ name }) => name === 'circle').length; // 3
 * ```
 */
export const die = (x: number, y: number, number: number): SvgTree =>
  group(
    x,
    y,
    {},
    box(0, 0, side, side, { rx: 8, stroke: tint.ink }),
    ...pips[number]!.map(([column, row]) =>
      element('circle', { cx: side / 2 + 11 * column, cy: side / 2 + 11 * row, r: 4, fill: tint.ink }),
    ),
  );
