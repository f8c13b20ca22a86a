/**
 * Codecs for external data, each named after its type, as in `State.decode(json)` and `State.is(value)`.
 *
 * @packageDocumentation
 */
import { refined, ruled } from '../../core/reading/codec.js';
import { type Codec, standard } from '../../core/reading/standard.js';
import { position } from './codec.js';
import type * as moves from './move.js';
import { move } from './move-codec.js';
import { options } from './options.js';
import type * as states from './state.js';
import { complete } from './valid.js';

/** @reexport */
export type Options = states.Options;

/** JSON codec of the options: an object in which every key may be left out. */
export const Options: Codec<states.Options> = standard(options);

/** @reexport */
export type State = states.State;

/** JSON codec of states, which accepts only positions that can exist. @rule TX-10.3 */
export const State: Codec<states.State, unknown> = standard(
  ruled('TX-10.3', refined(position, 'a Transformartian position', complete)),
  {},
);

/** @reexport */
export type Move = moves.Move;

/** JSON codec of moves. A decoded move is well formed; whether it is legal in a state is decided by `check`. @rule TX-10.2 */
export const Move: Codec<moves.Move> = standard(move);

// Nothing is hidden, so views and states are the same.
export { State as View };
