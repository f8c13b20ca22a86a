/**
 * The time of a server: it advances steadily, even if the clock of the machine is changed.
 *
 * @packageDocumentation
 */

/** A clock that cannot be set. */
export interface SteadyClock {
  /** Milliseconds since 1970, whole; never less than before. */
  readonly now: () => number;
  /** The present lead of the machine's clock over this one, in milliseconds. */
  readonly drift: () => number;
}

/**
 * A clock that begins with the time of the machine and then counts by itself: when the machine's clock is set, games continue as if nothing had
 * happened. The next start takes the time of the machine again.
 *
 * @param wall - the time of the machine: milliseconds since 1970
 * @param steady - milliseconds from any beginning, never adjusted
 */
export const steadyClock = (wall: () => number, steady: () => number): SteadyClock => {
  const begin = wall() - steady();
  const now = (): number => Math.floor(begin + steady());
  return { now, drift: () => wall() - now() };
};
