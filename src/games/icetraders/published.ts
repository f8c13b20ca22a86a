/**
 * The public tables. They are frozen copies, so that no program can change them for other programs. The rules of the game use their own plain lists
 * instead of the public copies.
 *
 * @packageDocumentation
 */
import { published } from '../../core/values/constant.js';
import { colours as theColours } from '../../pieces/pyramids.js';
import { pairs as thePairs } from './pairs.js';
import type { Pair } from './state.js';

/**
 * The four colours of the classic set: red, yellow, green, blue. The types of pieces, and the counts in a stash, follow the order of the colours: R1
 * R2 R3 Y1 .. B3.
 */
export const colours = published(theColours);

/**
 * All 78 pairs of types in canonical order, twins included: `R1R1`, `R1R2` .. `B3B3`. A seat may pick any of these pairs, except twins that are
 * barred.
 *
 * @rule IT-2.3 @rule IT-2.4
 * @example
 * ```ts
 * import { pairs } from 'rulehouse/icetraders';
 * [pairs[0], pairs[1], pairs.length]; // ['R1R1', 'R1R2', 78]
 * ```
 */
export const pairs: readonly Pair[] = published(thePairs);
