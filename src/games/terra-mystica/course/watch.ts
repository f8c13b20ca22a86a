/**
 * Watches a move: passes on the position after each automatic event of the move, so that this position can be shown.
 *
 * @packageDocumentation
 */
import type { Legal } from '../../../core/contract/legal.js';
import type { Event } from '../engine/events.js';
import { draftOf } from '../state/draft.js';
import type { Move } from '../state/move.js';
import type { State } from '../state/state.js';
import { perform } from './play.js';

/**
 * Carries out a legal move, and returns the results of calling `take` at each event. The position that `take` sees is a draft that changes
 * afterwards, so values must be read from it immediately.
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
