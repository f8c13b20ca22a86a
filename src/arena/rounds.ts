/**
 * Rounds that were played, and the standings after them: what the pairings of the next round depend on.
 *
 * @packageDocumentation
 */
import { addTo } from '../core/values/counts.js';

/** Two bots that meet, given by their indices in ascending order. */
export type Pair = readonly [number, number];

/** A round that was played: its pairs, and the points of both bots of each pair. */
export interface PlayedRound {
  readonly pairs: readonly Pair[];
  /** The points of the two bots in each pair, in the order of the pairs. */
  readonly points: readonly (readonly [number, number])[];
}

/** The pair of two bots. */
export const pairOf = (a: number, b: number): Pair => (a < b ? [a, b] : [b, a]);

/** The standings of all bots before a round of a Swiss tournament. */
export interface RoundStandings {
  readonly points: readonly number[];
  /** The number of times that two bots have met, by the name of the pair. */
  readonly met: ReadonlyMap<string, number>;
  /** The number of times that a bot has rested. */
  readonly rested: ReadonlyMap<number, number>;
}

/** The name of the pair of two bots. */
export const nameOf = (a: number, b: number): string => pairOf(a, b).join('-');

/**
 * The standings of all bots after the given rounds. A bot that rests in a round gets `most` points: as many as if it had won all its games of the
 * round.
 */
export const standingAfter = (bots: number, rounds: readonly PlayedRound[], most: number): RoundStandings => {
  const points = Array.from({ length: bots }, () => 0);
  const [met, rested] = [new Map<string, number>(), new Map<number, number>()];
  for (const round of rounds) {
    const resting = new Set(points.keys());
    for (const [index, pair] of round.pairs.entries()) {
      addTo(met, nameOf(...pair));
      for (const side of [0, 1] as const) {
        resting.delete(pair[side]);
        points[pair[side]]! += round.points[index]![side];
      }
    }
    for (const one of resting) {
      addTo(rested, one);
      points[one]! += most;
    }
  }
  return { points, met, rested };
};

/** The bots in the order of their points; bots with equal points are in the order of the tournament's list. */
export const rankedBy = ({ points }: RoundStandings): readonly number[] =>
  [...points.keys()].sort((a, b) => points[b]! - points[a]! || a - b);
