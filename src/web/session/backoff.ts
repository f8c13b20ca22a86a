/**
 * How long a client waits before it tries again to reach a server.
 *
 * @packageDocumentation
 */

/** The first and the longest wait, in milliseconds; each wait is twice as long as the previous wait, up to the longest. */
export const [soonest, latest] = [500, 8000];

/** Waits for the given number of milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
