/**
 * The events between two positions, as data and in words, and the places where they happened.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import { type Change, placesOf } from '../face/change.js';
import type { Place } from '../face/part.js';
import type { Driver } from './deed.js';

/** The events between two positions. */
export interface Happening {
  readonly changes: readonly Change[];
  /** The moves and their changes in words, each a sentence without a full stop. */
  readonly told: readonly string[];
  /** The places where the events happened. */
  readonly touched: readonly Place[];
}

/** Nothing happened. */
export const nothingHappened: Happening = { changes: [], told: [], touched: [] };

/** The effects of a move, or the differences between two positions if no move is known. */
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

/** Joins several happenings into one, in their order. */
export const inTurn = (all: readonly Happening[]): Happening => ({
  changes: all.flatMap(({ changes }) => changes),
  told: all.flatMap(({ told }) => told),
  touched: all.flatMap(({ touched }) => touched),
});
