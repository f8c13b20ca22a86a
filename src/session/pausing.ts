/**
 * How long a client waits before it asks a server again.
 *
 * @packageDocumentation
 */

/** Milliseconds: the first wait, and the longest; each is twice the one before. */
export const [soonest, latest] = [500, 8000];

/** Waits for some milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
