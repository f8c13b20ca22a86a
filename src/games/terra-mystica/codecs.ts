/**
 * The codecs that check external data: options, states and moves. Each codec has the name of its type: `State.decode(json)`, `State.is(value)`.
 *
 * @packageDocumentation
 */

import { type Codec, standard } from '../../core/reading/standard.js';
import type * as moves from './state/move.js';
import type * as choices from './state/options.js';
import { options } from './state/options-codec.js';
import type * as states from './state/state.js';
import { state } from './text/codec.js';
import { move } from './text/move-codec.js';

/** @reexport */
export type Options = choices.Options;

/** JSON codec of the options: an object in which every key may be left out. */
export const Options: Codec<choices.Options> = standard(options);

/** @reexport */
export type State = states.State;

/** JSON codec of states, which accepts only positions that can occur in a game. */
export const State: Codec<states.State, unknown> = standard(state, {});

/** @reexport */
export type Move = moves.Move;

/** JSON codec of moves. A decoded move is well formed; only `check` knows whether it is legal. */
export const Move: Codec<moves.Move> = standard(move);

// Nothing is hidden, so views and states are the same.
export { State as View };
