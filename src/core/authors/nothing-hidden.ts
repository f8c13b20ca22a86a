/**
 * Games in which nothing is hidden: the members of the contract that concern views.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import type { Notation } from '../values/notation.js';

/** The members of a game that concern states and views, for games in which a view is the same as the state. */
export interface Open<State> {
  /** JSON codec of states. */
  readonly state: t.Type<State, unknown>;
  /** The same codec as for states, because a view is the state. */
  readonly viewState: t.Type<State, unknown>;
  /** Canonical texts of positions. */
  readonly position: Notation<State>;
  /** The same notation as for positions, because a view is the state. */
  readonly viewText: Notation<State>;
  /** Everybody sees everything. */
  readonly view: () => (state: State) => State;
  /** There is nothing to fill in. */
  readonly determinize: (view: State) => State;
  /** No decision is secret. */
  readonly isSecret: () => boolean;
}

/**
 * The members of a game's contract that concern views, for games in which nothing is hidden; they follow from two others. It is meant for authors of
 * games.
 *
 * @param state - the codec of states
 * @param position - the notation that writes and reads states as text
 * @returns the members `state`, `viewState`, `position`, `viewText`, `view`, `determinize` and `isSecret` of the contract
 *
 * @example
 * ```ts
 * import { none, nothingHidden } from 'rulehouse/author';
 * import { game, initial } from 'rulehouse/terrafex';
 * nothingHidden(game.state, game.position).view()(initial) === game.view(none)(initial); // true
 * ```
 */
export const nothingHidden = <State>(state: t.Type<State, unknown>, position: Notation<State>): Open<State> => ({
  state,
  viewState: state,
  position,
  viewText: position,
  view: () => (whole) => whole,
  determinize: (seen) => seen,
  isSecret: () => false,
});
