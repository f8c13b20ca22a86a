/**
 * Reads and writes the texts of complete positions. Position texts are read strictly, so that only possible positions become states.
 *
 * @packageDocumentation
 */
import { chain } from '../../core/values/either.js';
import { type Notation, notation } from '../../core/values/notation.js';
import { parsePosition, printPosition } from './positions.js';
import type { State } from './state.js';
import { longest } from './tables.js';
import { complete } from './valid.js';

/**
 * The notation of positions, in which every position has one canonical text.
 *
 * @rule TF-11.3 @rule TF-11.4
 * @example
 * ```ts
 * import { positionText } from 'rulehouse/terrafex';
 * positionText.parse('nonsense'); // left: TF-11.3
 * ```
 */
export const positionText: Notation<State> = notation<State>({
  rule: 'TF-11.3',
  longest,
  print: printPosition,
  parse: (text) => chain(parsePosition(text), complete),
});
