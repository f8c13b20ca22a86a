/**
 * The view of a seat. Nothing is hidden in Transformartian, so a view is the state itself.
 *
 * @packageDocumentation
 */
import type { State } from './state.js';

/**
 * The view of a seat or a spectator: the state itself. This function exists only so that code can treat every game alike.
 *
 * @returns a function that returns the state it is given
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, setup, view } from 'rulehouse/transformartian';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) view()(start.right) === start.right; // true
 * ```
 */
export const view =
  () =>
  (state: State): State =>
    state;

/**
 * A full state consistent with a given view: the view itself, because nothing is hidden. This function exists only so that code can treat every game
 * alike.
 *
 * @param seen - the view, which hides nothing
 * @returns the same state
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, determinize, setup } from 'rulehouse/transformartian';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) determinize(start.right) === start.right; // true
 * ```
 */
export const determinize = (seen: State): State => seen;
