/**
 * The pairings of a knock-out: the winner of each pair goes on to the next round.
 *
 * @packageDocumentation
 */
import { nameOf, type Pair, type PlayedRound, pairOf } from './rounds.js';

/**
 * The order of the bots in a bracket of `size` bots (a power of two). In a bracket, the first two bots can meet only in the last round, and the first
 * four only in the last two rounds.
 */
const bracket = (size: number): readonly number[] =>
  size === 1 ? [0] : bracket(size / 2).flatMap((one) => [one, size - 1 - one]);

const winnerOf = (pair: Pair, points: readonly [number, number]): number =>
  // On a tie, the bot listed first advances.
  points[1] > points[0] + 1e-9 ? pair[1] : pair[0];

/** The pairs of the next round of a knock-out; none if only one bot is left. A bot without an opponent advances to the next round. */
export const knockOutPairs = (bots: number, rounds: readonly PlayedRound[]): readonly Pair[] => {
  const size = 2 ** Math.ceil(Math.log2(bots));
  let left: readonly (number | undefined)[] = bracket(size).map((place) => (place < bots ? place : undefined));
  const couples = (): readonly (readonly [number | undefined, number | undefined])[] =>
    left.flatMap((one, index) => (index % 2 === 0 ? [[one, left[index + 1]] as const] : []));
  for (const round of rounds) {
    const won = new Map(round.pairs.map((pair, index) => [nameOf(...pair), winnerOf(pair, round.points[index]!)]));
    left = couples().map(([a, b]) => (a === undefined ? b : b === undefined ? a : won.get(nameOf(a, b))));
  }
  return left.length < 2
    ? []
    : couples().flatMap(([a, b]) => (a === undefined || b === undefined ? [] : [pairOf(a, b)]));
};
