/**
 * The view of a seat. Nothing is hidden in this game, so it is the state itself.
 *
 * @packageDocumentation
 */
import type { State } from './state.js';

/**
 * The view of a seat or a spectator: the state itself. For code that treats every game alike.
 *
 * @example
 * ```ts
 * import { initial, view } from 'rulehouse/terrafex';
 * view()(initial) === initial; // true
 * ```
 */
export const view =
  () =>
  (state: State): State =>
    state;

/**
 * A full state consistent with a view: the view itself. For code that treats every game alike.
 *
 * @example
 * ```ts
 * import { determinize, initial } from 'rulehouse/terrafex';
 * determinize(initial) === initial; // true
 * ```
 */
export const determinize = (seen: State): State => seen;
