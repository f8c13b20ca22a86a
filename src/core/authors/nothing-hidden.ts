/**
 * The contract members that concern views, for games in which nothing is hidden.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import type { Notation } from '../values/notation.js';

/** The contract members that concern states and views, for games in which every view is the state itself. */
export interface Open<State> {
  /** JSON codec of states. */
  readonly state: t.Type<State, unknown>;
  /** The JSON codec of views, which is also the codec of states, because a view is the state. */
  readonly viewState: t.Type<State, unknown>;
  /** Canonical texts of positions. */
  readonly position: Notation<State>;
  /** The canonical texts of views, which equal the texts of positions, because a view is the state. */
  readonly viewText: Notation<State>;
  /** Everybody sees everything. */
  readonly view: () => (state: State) => State;
  /** Returns the view itself, because it hides nothing that would have to be filled in. */
  readonly determinize: (view: State) => State;
  /** Always false, because no decision is secret. */
  readonly isSecret: () => boolean;
}

/**
 * From `state` and `position`, makes the contract members that concern views, for games in which nothing is hidden. This function is meant for
 * authors of games.
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
