/**
 * The time of a server: it goes on steadily, whatever is done to the clock of the machine.
 *
 * @packageDocumentation
 */

/** A clock that cannot be set. */
export interface SteadyClock {
  /** Milliseconds since 1970, whole; never less than before. */
  readonly now: () => number;
  /** How far the clock of the machine is ahead of this one by now, in milliseconds. */
  readonly drift: () => number;
}

/**
 * A clock that begins with the time of the machine and then counts by itself: when the machine's clock is set, games go on as if nothing had
 * happened. The next start takes the time of the machine again.
 *
 * @param wall - the time of the machine: milliseconds since 1970
 * @param steady - milliseconds from any beginning, which nobody sets
 */
export const steadyClock = (wall: () => number, steady: () => number): SteadyClock => {
  const begin = wall() - steady();
  const now = (): number => Math.floor(begin + steady());
  return { now, drift: () => wall() - now() };
};
