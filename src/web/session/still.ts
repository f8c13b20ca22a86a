/**
 * Sessions that show one snapshot, which never changes: earlier positions of a game that goes on elsewhere.
 *
 * @packageDocumentation
 */
import { left } from 'fp-ts/Either';
import { fault } from '../../core/values/fault.js';
import type { AnyDone, AnySession, AnySnapshot } from './any-session.js';

/** The refusal of everything but looking. */
const isPast = left(fault([], 'this is an earlier position'));

const refuse = (): AnyDone => isPast;

const nothing = (): undefined => undefined;

/** A session of the same game as another one that shows the given snapshot and takes no requests. */
export const stillOf = ({ face, say, history, positionText, save }: AnySession, seen: AnySnapshot): AnySession => {
  const still: AnySession = {
    ...{ face, say, history, positionText, save },
    snapshot: () => seen,
    subscribe: () => nothing,
    ...{ pick: refuse, play: refuse, undo: refuse, redo: refuse, jump: refuse, resign: refuse, offerDraw: refuse },
    ...{ claimDraw: refuse, answerDraw: refuse, answerUndo: refuse, claim: refuse, comment: refuse, sit: refuse },
    ...{ unpick: nothing, close: nothing, load: () => isPast, whyNot: () => null, preview: () => null },
    as: () => still,
  };
  return still;
};
