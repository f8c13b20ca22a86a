/**
 * The clock and the pause: the only things in the library that depend on when they are asked, and on what runs beside them.
 *
 * @packageDocumentation
 */

/** Milliseconds since some moment; never falls. */
export const now = (): number => performance.now();

/** Lets everything else that waits run: events, timers, messages. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
