/**
 * The pace of a tournament, and the time left.
 *
 * @packageDocumentation
 */

import { progressText } from '../host/progress.js';

/** The pace of a tournament. */
export interface Pace {
  /** Counts a finished game, given the number of milliseconds that it took. */
  readonly add: (took: number) => void;
  /**
   * The number of games in the next batch if `atOnce` batches are in progress at the same time. A batch takes about a second, but is shorter near the
   * end, so that no thread or worker is left idle.
   */
  readonly batch: (atOnce: number) => number;
  /** One line with the number of games, the rate and the time left. */
  readonly text: () => string;
  /** The fraction of the games that have been played. */
  readonly part: () => number;
}

/** The greatest number of games in a batch; a message with more result lines would be slow to send and to read. */
const mostInBatch = 2000;

/** The number of milliseconds that a batch should take. */
const wanted = 1000;

/** The pace of a tournament of `total` games, some of which had been played before this run. */
export const paceOf = (total: number, before: number): Pace => {
  const begin = performance.now();
  let [games, mean] = [0, wanted];
  return {
    add: (took) => {
      games++;
      // Weight recent games more, because they predict the next game better.
      mean += (took - mean) / Math.min(games, 200);
    },
    batch: (atOnce) => {
      const left = Math.max(1, total - before - games);
      return Math.max(1, Math.min(mostInBatch, Math.round(wanted / mean), Math.ceil(left / atOnce / 2)));
    },
    text: () => progressText('games', before + games, total, games, performance.now() - begin),
    part: () => (before + games) / Math.max(1, total),
  };
};
