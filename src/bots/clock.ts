/**
 * The clock and the pause: nothing else in the library depends on the time of a call or on other running code.
 *
 * @packageDocumentation
 */

/** The number of milliseconds since a fixed time; the number never decreases. */
export const now = (): number => performance.now();

/** Lets everything else that is waiting run first: events, timers and messages. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
