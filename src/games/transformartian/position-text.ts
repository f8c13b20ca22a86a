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
 * @rule TX-10.3
 * @example
 * ```ts
 * import { positionText } from 'rulehouse/transformartian';
 * positionText.parse('nonsense'); // left: TX-10.3
 * ```
 */
export const positionText: Notation<State> = notation<State>({
  rule: 'TX-10.3',
  longest,
  print: printPosition,
  parse: (text) => chain(parsePosition(text), complete),
});
