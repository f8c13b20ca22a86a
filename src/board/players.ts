/**
 * The players of a session, as they are named in pictures.
 *
 * @packageDocumentation
 */
import { numberedSeat } from '../core/values/seat.js';
import type { SvgOptions } from '../face/paint/options.js';
import type { Seated } from '../session/snapshot.js';

/** The players' own names, by the game's names of their seats; seats whose players have no name are left out. */
export const playersIn = (seats: readonly Seated[]): NonNullable<SvgOptions['names']> =>
  Object.fromEntries(
    seats.flatMap(({ name, role }, seat) => {
      const called = role === '' ? numberedSeat(seat) : role;
      return name === called ? [] : [[called, name] as const];
    }),
  );

/** True if a player's name or seat has changed. */
export const isRenamed = (before: readonly Seated[] | undefined, now: readonly Seated[]): boolean =>
  before !== undefined && before !== now && JSON.stringify(playersIn(before)) !== JSON.stringify(playersIn(now));
