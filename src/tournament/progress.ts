/**
 * How fast a tournament goes, and how much of it is left.
 *
 * @packageDocumentation
 */

import { progressText } from '../host/progress.js';

/** The pace of a tournament. */
export interface Pace {
  /** Counts a game that took this many milliseconds. */
  readonly add: (took: number) => void;
  /**
   * How many games are a good batch where `atOnce` are under way at the same time: about a second of play, with some left for the others at the end.
   */
  readonly batch: (atOnce: number) => number;
  /** In one line: games, rate, time left. */
  readonly text: () => string;
  /** The part of the games that were played. */
  readonly part: () => number;
}

/** The greatest number of games in a batch: the lines of more would be a message that slows down whoever sends or reads it. */
const mostInBatch = 2000;

/** Milliseconds of a batch. */
const wanted = 1000;

/** The pace of a tournament of `total` games, some of which were played before. */
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
