/**
 * How fast a tournament goes, and how much of it is left.
 *
 * @packageDocumentation
 */

import { progressText } from '../host/progress.js';

/** The pace of a tournament. */
export interface Pace {
  /** A game was played that took so many milliseconds. */
  readonly add: (took: number) => void;
  /** So many games are a good batch where so many are under way at once: about a second of play, and some left for the others at the end. */
  readonly batch: (atOnce: number) => number;
  /** In one line: games, rate, time left. */
  readonly text: () => string;
  /** The part of the games that were played. */
  readonly part: () => number;
}

/** Lines of more games than these would be a message that slows whoever sends and reads it. */
const mostInBatch = 2000;

/** Milliseconds of a batch. */
const wanted = 1000;

/** The pace of a tournament of so many games of which some were played before. */
export const paceOf = (total: number, before: number): Pace => {
  const begin = performance.now();
  let [games, mean] = [0, wanted];
  return {
    add: (took) => {
      games++;
      // The games of the last minutes say more of the next one than those of the first ones did.
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
