/**
 * A move watched: the position at everything that the rules book by themselves, for those who show what happened.
 *
 * @packageDocumentation
 */
import type { Legal } from '../../core/legal.js';
import type { Event } from '../engine/events.js';
import { draftOf } from '../state/draft.js';
import type { Move } from '../state/move.js';
import type { State } from '../state/state.js';
import { perform } from './play.js';

/**
 * Carries out a legal move and tells every event, with the position as it is just then. The position is under work: what is wanted of it must
 * be taken at once.
 */
export const watch = (state: State, move: Legal<Move>, happened: (event: Event, now: State) => void): void => {
  perform(draftOf(state), move, { happened });
};
