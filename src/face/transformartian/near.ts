/**
 * Shapes that lack one large: four larges of one colour lie as a shape requires, but the fifth large lies elsewhere.
 *
 * @rule TX-1.8
 * @packageDocumentation
 */
import { type Bits, has, only } from '../../core/values/bits.js';
import {
  bitsOf,
  chart,
  colourCount,
  colourLetter,
  completing,
  rankOfBits,
  type State,
  squares,
} from '../../games/transformartian/seen.js';
import type { Colour } from '../pyramids.js';

/** A shape that lacks one large. */
export interface NearShape {
  /** The colour of the larges that would form the shape. */
  readonly colour: Colour;
  /** The column of the chart that contains the shape, counted from 0. */
  readonly column: number;
  /** The squares of the whole shape. */
  readonly squares: readonly number[];
  /** The square to which a fifth large would have to move to complete the shape. */
  readonly lacks: number;
}

const each = (bits: Bits): readonly number[] => squares.flatMap((_, square) => (has(bits, square) ? [square] : []));

/** The shapes that lack one large, colour by colour; a shape that is already formed is not included. */
export const nearShapes = (state: State): readonly NearShape[] => {
  const laid = chart(state);
  return Array.from({ length: colourCount(state.settings) }, (_, colour) => {
    const five = bitsOf(state.grid, colour);
    return each(five).flatMap((left) => {
      const four = five & ~only(left);
      return each(completing(laid, rankOfBits(four)) & ~five).flatMap((lacks) => {
        const whole = four | only(lacks);
        const column = laid.columns.get(whole);
        return column === undefined ? [] : [{ colour: colourLetter(colour), column, squares: each(whole), lacks }];
      });
    });
  }).flat();
};
