/**
 * Tells a session from other values that a script on a page may pass to a board.
 *
 * @packageDocumentation
 */
import { isObject } from '../../core/reading/objects.js';
import type { AnySession } from '../session/any-session.js';

const methods = ['say', 'snapshot', 'subscribe', 'pick', 'unpick', 'play'] as const;

/** True if the value that a page supplied is a session. */
export const isSession = (u: unknown): u is AnySession =>
  isObject(u) && isObject(u['face']) && methods.every((name) => typeof u[name] === 'function');
