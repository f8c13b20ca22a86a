/**
 * Tells a session from any other value that a script of a page may hand to a board.
 *
 * @packageDocumentation
 */
import { isObject } from '../core/reading/objects.js';
import type { AnySession } from '../session/closed.js';

const methods = ['say', 'snapshot', 'subscribe', 'pick', 'unpick', 'play'] as const;

/** True if the value that a page handed in is a session. */
export const isSession = (u: unknown): u is AnySession =>
  isObject(u) && isObject(u['face']) && methods.every((name) => typeof u[name] === 'function');
