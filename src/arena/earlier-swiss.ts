/**
 * The pairings of Swiss tournaments that began with an earlier release. Such a tournament keeps the pairs of every round that has begun.
 *
 * @packageDocumentation
 */
import { nameOf, type Pair, type PlayedRound, pairOf, type RoundStandings, rankedBy, standingAfter } from './rounds.js';

/** The possible opponents of a list's first bot: first those with equal points (the lower half, then the upper), then the rest. */
const opponents = (ranked: readonly number[], { points, met }: RoundStandings): readonly number[] => {
  const [first = 0, ...others] = ranked;
  const equal = others.filter((one) => points[one] === points[first]);
  const half = Math.floor(equal.length / 2);
  const rest = others.filter((one) => points[one] !== points[first]);
  return [...equal.slice(half), ...equal.slice(0, half), ...rest].filter((one) => !met.has(nameOf(first, one)));
};

/** The number of attempts after which the search for a pairing of all bots gives up. */
const patience = 20_000;

/** Chooses the bot that is paired next, and lists its possible opponents, the best first. */
type PairingChooser = (ranked: readonly number[]) => readonly [one: number, others: readonly number[]];

/** Pairs up all bots in a list, choosing the next pair with the given function; undefined if no pairing was found. */
const pairsBy = (
  choose: PairingChooser,
  ranked: readonly number[],
  tries = { left: patience },
): readonly Pair[] | undefined => {
  if (ranked.length === 0) return [];
  const [one, others] = choose(ranked);
  for (const other of others) {
    if (tries.left-- <= 0) return undefined;
    const left = ranked.filter((player) => player !== one && player !== other);
    const rest = pairsBy(choose, left, tries);
    if (rest !== undefined) return [pairOf(one, other), ...rest];
  }
  return undefined;
};

/** Pairs bots from the top of the ranking, as human organisers do. */
const fromTheTop =
  (standing: RoundStandings): PairingChooser =>
  (ranked) => [ranked[0]!, opponents(ranked, standing)];

/** The possible opponents of a bot, beginning with those whose points are closest to the bot's. */
const nearest = (one: number, others: readonly number[], { points }: RoundStandings): readonly number[] => {
  const apart = (other: number): number => Math.abs(points[one]! - points[other]!);
  return others.toSorted((a, b) => apart(a) - apart(b));
};

/** Pairs the bot with the fewest opponents left first; otherwise, the lowest-ranked bots might find none after many rounds. */
const scarcestFirst =
  (standing: RoundStandings): PairingChooser =>
  (ranked) => {
    const fresh = ranked.map((one) => ranked.filter((other) => other !== one && !standing.met.has(nameOf(one, other))));
    const fewest = Math.min(...fresh.map(({ length }) => length));
    const at = fresh.findIndex(({ length }) => length === fewest);
    return [ranked[at]!, nearest(ranked[at]!, fresh[at]!, standing)];
  };

/** Pairs all bots of a list; a bot that has met all others meets the bot closest to it in points once more. */
const againIfNeeded = (
  choose: PairingChooser,
  ranked: readonly number[],
  standing: RoundStandings,
): readonly Pair[] => {
  if (ranked.length === 0) return [];
  const [one, fresh] = choose(ranked);
  const others = ranked.filter((player) => player !== one);
  const other = (fresh.length === 0 ? nearest(one, others, standing) : fresh)[0]!;
  const left = others.filter((player) => player !== other);
  return [pairOf(one, other), ...againIfNeeded(choose, left, standing)];
};

/**
 * The pairs that an earlier release made for the next round of a Swiss tournament, beginning with the highest-ranked bots. If the number of bots is
 * odd, one bot rests: the lowest-ranked bot that has not rested yet. `most` is the number of points that a bot gets for winning all games of a round.
 */
export const earlierPairs = (bots: number, rounds: readonly PlayedRound[], most: number): readonly Pair[] => {
  const standing = standingAfter(bots, rounds, most);
  const ranked = rankedBy(standing);
  const resting = bots % 2 === 0 ? undefined : (ranked.findLast((one) => !standing.rested.has(one)) ?? ranked.at(-1));
  const playing = ranked.filter((one) => one !== resting);
  return (
    pairsBy(fromTheTop(standing), playing) ??
    pairsBy(scarcestFirst(standing), playing) ??
    againIfNeeded(scarcestFirst(standing), playing, standing)
  );
};
