/**
 * The time of a server, which advances steadily even if the machine's clock is changed.
 *
 * @packageDocumentation
 */

/** A clock that always runs steadily and that nobody can set. */
export interface SteadyClock {
  /** The time in whole milliseconds since 1970, which never goes backwards. */
  readonly now: () => number;
  /** The number of milliseconds by which the machine's clock is ahead of the steady clock at present. */
  readonly drift: () => number;
}

/**
 * Makes a clock that begins with the machine's time and then counts by itself. If the machine's clock is set, games continue as if nothing had
 * happened. After a restart of the server, its clock begins with the machine's time again.
 *
 * @param wall - returns the machine's time in milliseconds since 1970
 * @param steady - returns the number of milliseconds since a fixed moment, by a clock that is never adjusted
 */
export const steadyClock = (wall: () => number, steady: () => number): SteadyClock => {
  const begin = wall() - steady();
  const now = (): number => Math.floor(begin + steady());
  return { now, drift: () => wall() - now() };
};
