/**
 * The clock and the pause: the only things in the library that depend on the time of the call and on other running code.
 *
 * @packageDocumentation
 */

/** Milliseconds since some fixed time; the number never decreases. */
export const now = (): number => performance.now();

/** Lets everything else that is waiting run: events, timers, messages. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
