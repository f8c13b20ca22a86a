/**
 * Who meets whom in the next round, where that depends on the rounds before: Swiss system and knock-out. Two bots meet at a table.
 *
 * @packageDocumentation
 */

/** Two bots that meet, by their places, ascending. */
export type Pair = readonly [number, number];

/** A round that was played: who met, and what both got. */
export interface PlayedRound {
  readonly pairs: readonly Pair[];
  /** By pair the points of both. */
  readonly points: readonly (readonly [number, number])[];
}

const pairOf = (a: number, b: number): Pair => (a < b ? [a, b] : [b, a]);

/** What has become of everybody before a round of a Swiss tournament. */
interface Standing {
  readonly points: readonly number[];
  readonly met: ReadonlySet<string>;
  readonly rested: ReadonlySet<number>;
}

const nameOf = (a: number, b: number): string => pairOf(a, b).join('-');

/** Whoever rests in a round gets as much as for winning everything. */
const standingAfter = (bots: number, rounds: readonly PlayedRound[], most: number): Standing => {
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

/** Those whom the first of a list may meet, the best first: from the middle of those with as many points, then the others by rank. */
const opponents = (ranked: readonly number[], { points, met }: Standing): readonly number[] => {
  const [first = 0, ...others] = ranked;
  const equal = others.filter((one) => points[one] === points[first]);
  const half = Math.floor(equal.length / 2);
  const rest = others.filter((one) => points[one] !== points[first]);
  return [...equal.slice(half), ...equal.slice(0, half), ...rest].filter((one) => !met.has(nameOf(first, one)));
};

/** Attempts before it is accepted that some meet again. */
const patience = 20_000;

/** Pairs of all in a list that did not meet before; undefined if none were found. */
const freshPairs = (
  ranked: readonly number[],
  standing: Standing,
  tries: { left: number },
): readonly Pair[] | undefined => {
  const [first] = ranked;
  if (first === undefined) return [];
  for (const other of opponents(ranked, standing)) {
    if (tries.left-- <= 0) return undefined;
    const rest = freshPairs(
      ranked.filter((one) => one !== first && one !== other),
      standing,
      tries,
    );
    if (rest !== undefined) return [pairOf(first, other), ...rest];
  }
  return undefined;
};

/** Pairs by rank, whoever met before. */
const neighbours = (ranked: readonly number[]): readonly Pair[] =>
  ranked.flatMap((one, index) => {
    const next = ranked[index + 1];
    return index % 2 === 0 && next !== undefined ? [pairOf(one, next)] : [];
  });

/**
 * The pairs of the next round of a Swiss tournament, from the top. Where the number of bots is odd the last in rank that has not rested yet
 * rests. `most` is what a bot gets that wins all games of a round.
 */
export const swissPairs = (bots: number, rounds: readonly PlayedRound[], most: number): readonly Pair[] => {
  const standing = standingAfter(bots, rounds, most);
  const ranked = [...standing.points.keys()].sort((a, b) => standing.points[b]! - standing.points[a]! || a - b);
  const resting = bots % 2 === 0 ? undefined : (ranked.findLast((one) => !standing.rested.has(one)) ?? ranked.at(-1));
  const playing = ranked.filter((one) => one !== resting);
  return freshPairs(playing, standing, { left: patience }) ?? neighbours(playing);
};

/** The places of a bracket of `size`, a power of two, so that the first two can meet in the last round only, the first four in the one before. */
const bracket = (size: number): readonly number[] =>
  size === 1 ? [0] : bracket(size / 2).flatMap((one) => [one, size - 1 - one]);

const winnerOf = (pair: Pair, points: readonly [number, number]): number =>
  // Of two that are equal the one that is listed first goes on.
  points[1] > points[0] + 1e-9 ? pair[1] : pair[0];

/** The pairs of the next round of a knock-out; none when one bot is left. Whoever has no opponent goes on. */
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
