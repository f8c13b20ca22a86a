/**
 * A move that is watched: the position at each thing that the rules book by themselves, for those who show what happened.
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
 * Carries out a legal move and returns what is taken at every event. The position is being worked on and changes afterwards: what is wanted of it
 * must be taken immediately.
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
