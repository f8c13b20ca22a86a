/**
 * Reads and writes the texts of complete positions. Position texts are read strictly, so that only possible positions become states.
 *
 * @packageDocumentation
 */
import { chain } from '../../core/values/either.js';
import { type Notation, notation } from '../../core/values/notation.js';
import { longest, parsePosition, printPosition } from './positions.js';
import type { State, View } from './state.js';
import { complete, completeView } from './valid.js';

/**
 * The notation for positions, in which each position has one canonical text.
 *
 * @rule IT-10.1 @rule IT-10.4
 * @example
 * ```ts
 * import { positionText } from 'rulehouse/icetraders';
 * positionText.parse('nonsense'); // left: IT-10.1
 * ```
 */
export const positionText: Notation<State> = notation<State>({
  rule: 'IT-10.1',
  longest,
  print: printPosition,
  parse: (text) => chain(parsePosition(text), complete),
});

/**
 * The notation for views: canonical position texts in which hidden values are masked.
 *
 * @rule IT-9.3
 * @example
 * ```ts
 * import { viewText } from 'rulehouse/icetraders';
 * viewText.parse('nonsense'); // left: IT-10.1
 * ```
 */
export const viewText: Notation<View> = notation<View>({
  rule: 'IT-10.1',
  longest,
  print: printPosition,
  parse: (text) => chain(parsePosition(text), completeView),
});
