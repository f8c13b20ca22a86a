/**
 * How long a client waits before it tries again to reach a server.
 *
 * @packageDocumentation
 */

/** The first and the longest wait, in milliseconds; each wait is twice as long as the previous wait, up to the longest. */
export const [soonest, latest] = [500, 8000];

/** Waits for the given number of milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The number of times that something is asked for again that a server may not have. */
const repeats = 5;

/** Asks for something until it is there or is no longer wanted, or has been asked for six times. */
export const askedAgain = async <A>(
  ask: () => Promise<A | undefined>,
  isOver: () => boolean,
  left = repeats,
  wait = soonest,
): Promise<A | undefined> => {
  const answer = await ask();
  if (answer !== undefined || left === 0 || isOver()) return answer;
  await pause(wait);
  return isOver() ? undefined : askedAgain(ask, isOver, left - 1, Math.min(latest, wait * 2));
};
