/**
 * Codecs for external data, each named after its type, as in `State.decode(json)` and `State.is(value)`.
 *
 * @packageDocumentation
 */
import { ruled } from '../../core/reading/codec.js';
import { completed } from '../../core/reading/objects.js';
import { type Codec, standard } from '../../core/reading/standard.js';
import { position } from './codec.js';
import type * as moves from './move.js';
import { options } from './options.js';
import type * as states from './state.js';
import { complete } from './valid.js';
import { move } from './verbs.js';

const positionKeys = ['board', 'pit', 'active', 'trackers', 'selected', 'turn', 'quiet', 'extra', 'settings'] as const;

/** @reexport */
export type Options = states.Options;

/** JSON codec of the options: an object in which every key may be left out. */
export const Options: Codec<states.Options> = standard(options);

/** @reexport */
export type State = states.State;

/** JSON codec of states, which accepts only positions that can exist. @rule TF-11.3 @rule TF-11.4 */
export const State: Codec<states.State, unknown> = standard(
  ruled('TF-11.3', completed<states.State, states.Position>(position, positionKeys, complete)),
  {},
);

/** @reexport */
export type Move = moves.Move;

/** JSON codec of moves. A decoded move is well formed; whether it is legal in a state is decided by `check`. @rule TF-11.1 */
export const Move: Codec<moves.Move> = standard(move);

// Nothing is hidden, so views and states are the same.
export { State as View };
