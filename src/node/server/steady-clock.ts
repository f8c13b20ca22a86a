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
 * Makes a clock that begins with a given time and then counts by itself. If the machine's clock is set, games continue as if nothing had happened.
 *
 * @param wall - returns the machine's time in milliseconds since 1970
 * @param steady - returns the number of milliseconds since a fixed moment, by a clock that is never adjusted
 * @param from - the time with which the clock begins; if left out, that of the machine
 */
export const steadyClock = (wall: () => number, steady: () => number, from = wall()): SteadyClock => {
  const begin = from - steady();
  const now = (): number => Math.floor(begin + steady());
  return { now, drift: () => wall() - now() };
};

/** What a server writes down of its clock, again and again, so that the next one can go on from there. */
export interface Stamp {
  /** The time by the clock of the server. */
  readonly time: number;
  /** The id of the machine's boot, and the milliseconds that have passed since, by a clock that nobody can set. The id is empty if it is unknown. */
  readonly boot: string;
  readonly uptime: number;
}

/** The last stamp in a store, with its age in milliseconds by the clock of the store, which may have been set meanwhile. */
export interface AgedStamp extends Stamp {
  readonly age: number;
}

/** The most milliseconds that count of a time in which no server was running. */
export const longestPause = 3_600_000;

/**
 * The time with which the clock of a server begins, where games are under way: that of the server before, and what has passed since. If the machine has
 * been running all the time, it says how much that is, whatever was done to its clock. Otherwise the clock of the store says it. In either case it is
 * nothing less than zero, and never more than {@link longestPause}: a clock that was wrong, or a machine that was switched off, costs no player more.
 */
export const resumedAt = ({ time, boot, uptime, age }: AgedStamp, now: Pick<Stamp, 'boot' | 'uptime'>): number => {
  const isSameBoot = boot !== '' && boot === now.boot && now.uptime >= uptime;
  const passed = isSameBoot ? now.uptime - uptime : age;
  return Math.round(time + Math.min(longestPause, Math.max(0, passed)));
};
