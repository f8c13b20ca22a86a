/**
 * A move watched: the position at everything that the rules book by themselves, for those who show what happened.
 *
 * @packageDocumentation
 */
import type { Legal } from '../../core/contract/legal.js';
import type { Event } from '../engine/events.js';
import { draftOf } from '../state/draft.js';
import type { Move } from '../state/move.js';
import type { State } from '../state/state.js';
import { perform } from './play.js';

/**
 * Carries out a legal move and gives what is taken at every event. The position is under work and changes afterwards: what is wanted of it
 * must be taken at once.
 */
export const watch = <A>(state: State, move: Legal<Move>, take: (now: State, event: Event) => A): readonly A[] => {
  const taken: A[] = [];
  perform(draftOf(state), move, {
    happened: (event, now) => {
      taken.push(take(now, event));
    },
  });
  return taken;
};
