/**
 * What happened between two positions, as data and in words, and the places where it happened.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../core/contract/game.js';
import { type Change, placesOf } from '../../face/change.js';
import type { Place } from '../../face/part.js';
import type { Driver } from './driver.js';

/** What happened between two positions. */
export interface Happening {
  readonly changes: readonly Change[];
  /** The moves and changes in words, each as a sentence without a full stop. */
  readonly told: readonly string[];
  /** The places where something happened. */
  readonly touched: readonly Place[];
}

/** Nothing happened. */
export const nothingHappened: Happening = { changes: [], told: [], touched: [] };

/** Describes the effects of a move or, if no move is known, the differences between two positions. */
export const happeningOf = <T extends GameTypes>(
  driver: Pick<Driver<T>, 'face' | 'speak'>,
  before: T['State'] | T['View'],
  move: T['Move'] | null,
  after: T['State'] | T['View'],
): Happening => {
  const { face } = driver;
  const changes = face.changes(before, move, after);
  return {
    changes,
    told: [
      ...(move === null ? [] : [driver.speak(before, face.describe(before, move))]),
      ...changes.map((change) => driver.speak(after, face.describeChange(after, change))),
    ],
    touched: [...(move === null ? [] : face.parts(move)), ...changes.flatMap(placesOf)],
  };
};

/** Joins several reports of what happened into one report, in order. */
export const inTurn = (all: readonly Happening[]): Happening => ({
  changes: all.flatMap(({ changes }) => changes),
  told: all.flatMap(({ told }) => told),
  touched: all.flatMap(({ touched }) => touched),
});
