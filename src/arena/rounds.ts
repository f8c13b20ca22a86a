/**
 * The pairings of the next round in formats where pairings depend on earlier rounds: the Swiss system and the knock-out. In both formats, exactly two
 * bots meet at a table.
 *
 * @packageDocumentation
 */

/** Two bots that meet, given by their indices in ascending order. */
export type Pair = readonly [number, number];

/** A round that was played: its pairs, and the points of both bots of each pair. */
export interface PlayedRound {
  readonly pairs: readonly Pair[];
  /** The points of the two bots in each pair, in the order of the pairs. */
  readonly points: readonly (readonly [number, number])[];
}

const pairOf = (a: number, b: number): Pair => (a < b ? [a, b] : [b, a]);

/** The standings of all bots before a round of a Swiss tournament. */
interface RoundStandings {
  readonly points: readonly number[];
  readonly met: ReadonlySet<string>;
  readonly rested: ReadonlySet<number>;
}

const nameOf = (a: number, b: number): string => pairOf(a, b).join('-');

/** The standings of all bots after the given rounds. A bot that rests in a round gets as many points as if it had won all its games of the round. */
const standingAfter = (bots: number, rounds: readonly PlayedRound[], most: number): RoundStandings => {
  const points = Array.from({ length: bots }, () => 0);
  const [met, rested] = [new Set<string>(), new Set<number>()];
  for (const round of rounds) {
    const resting = new Set(points.keys());
    for (const [index, pair] of round.pairs.entries()) {
      met.add(nameOf(...pair));
      for (const side of [0, 1] as const) {
        resting.delete(pair[side]);
        points[pair[side]]! += round.points[index]![side];
      }
    }
    for (const one of resting) {
      rested.add(one);
      points[one]! += most;
    }
  }
  return { points, met, rested };
};

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
 * The pairs of the next round of a Swiss tournament, beginning with the highest-ranked bots. If the number of bots is odd, one bot rests: the
 * lowest-ranked bot that has not rested yet. `most` is the number of points that a bot gets for winning all games of a round.
 */
export const swissPairs = (bots: number, rounds: readonly PlayedRound[], most: number): readonly Pair[] => {
  const standing = standingAfter(bots, rounds, most);
  const ranked = [...standing.points.keys()].sort((a, b) => standing.points[b]! - standing.points[a]! || a - b);
  const resting = bots % 2 === 0 ? undefined : (ranked.findLast((one) => !standing.rested.has(one)) ?? ranked.at(-1));
  const playing = ranked.filter((one) => one !== resting);
  return (
    pairsBy(fromTheTop(standing), playing) ??
    pairsBy(scarcestFirst(standing), playing) ??
    againIfNeeded(scarcestFirst(standing), playing, standing)
  );
};

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
