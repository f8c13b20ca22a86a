/**
 * How long a client waits before it asks a server again.
 *
 * @packageDocumentation
 */

/** The first wait and the longest one, in milliseconds; each is twice the one before. */
export const [soonest, latest] = [500, 8000];

/** Waits for some milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
