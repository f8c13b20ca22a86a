/**
 * Lists the fields of values that may or may not be objects.
 *
 * @packageDocumentation
 */
import { isObject } from './objects.js';

/** The fields of an object; an empty list for any other value. */
export const entriesOf = (u: unknown): readonly (readonly [string, unknown])[] =>
  isObject(u) ? Object.entries(u) : [];
