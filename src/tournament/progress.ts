/**
 * How fast a tournament goes, and how much of it is left.
 *
 * @packageDocumentation
 */

/** The pace of a tournament. */
export interface Pace {
  /** A game was played that took so many milliseconds. */
  readonly add: (took: number) => void;
  /** So many games are a good batch where so many are under way at once: about a second of play, and some left for the others at the end. */
  readonly batch: (atOnce: number) => number;
  /** In one line: games, rate, time left. */
  readonly text: () => string;
}

/** Lines of more games than these would be a message that slows whoever sends and reads it. */
const mostInBatch = 2000;

/** Milliseconds of a batch. */
const wanted = 1000;

const duration = (seconds: number): string =>
  seconds < 90
    ? `${Math.round(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

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
    text: () => {
      const rate = (games * 1000) / (performance.now() - begin);
      const left = Math.max(0, total - before - games) / Math.max(rate, 1e-9);
      return `${before + games} of ${total} games, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s, ${duration(left)} left`;
    },
  };
};
