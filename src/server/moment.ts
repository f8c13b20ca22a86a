/**
 * The time of a server, which advances steadily even if the clock of the machine is changed.
 *
 * @packageDocumentation
 */

/** A clock that cannot be set. */
export interface SteadyClock {
  /** The time in whole milliseconds since 1970, which never goes backwards. */
  readonly now: () => number;
  /** How many milliseconds the machine's clock is ahead of this one at present. */
  readonly drift: () => number;
}

/**
 * A clock that begins with the time of the machine and then counts by itself. If the machine's clock is set, games continue as if nothing had
 * happened. After the next start, the clock begins with the time of the machine again.
 *
 * @param wall - the time of the machine: milliseconds since 1970
 * @param steady - a number of milliseconds since any moment, which is never adjusted
 */
export const steadyClock = (wall: () => number, steady: () => number): SteadyClock => {
  const begin = wall() - steady();
  const now = (): number => Math.floor(begin + steady());
  return { now, drift: () => wall() - now() };
};
