/**
 * The players' names in a session, for use in pictures.
 *
 * @packageDocumentation
 */
import { numberedSeat } from '../../core/values/seat.js';
import type { SvgOptions } from '../../face/paint/options.js';
import type { Seated } from '../session/snapshot.js';

/** The players' own names, keyed by the names that the game gives to their seats; nameless players are left out. */
export const playersIn = (seats: readonly Seated[]): NonNullable<SvgOptions['names']> =>
  Object.fromEntries(
    seats.flatMap(({ name, role }, seat) => {
      const called = role === '' ? numberedSeat(seat) : role;
      return name === called ? [] : [[called, name] as const];
    }),
  );

/** True if a player has a new name or a different seat. */
export const isRenamed = (before: readonly Seated[] | undefined, now: readonly Seated[]): boolean =>
  before !== undefined && before !== now && JSON.stringify(playersIn(before)) !== JSON.stringify(playersIn(now));
