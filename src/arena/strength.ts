/**
 * The most likely strengths of those who played, and how far they may be off.
 *
 * @packageDocumentation
 */
import { between, type Draft, inverse, type Matrix, times, zeros } from './matrix.js';

/** A side of a game: the strengths that its own is the mean of, by their places, and the part of the point that it took. */
export interface Term {
  readonly at: readonly number[];
  readonly share: number;
}

/** One point that sides take parts of, and how many points it stands for. */
export interface Choice {
  readonly terms: readonly Term[];
  readonly weight: number;
}

/** A block, and how many came out like it. */
export interface Sample {
  readonly choices: readonly Choice[];
  readonly count: number;
}

/** All choices between the same sides, whatever their order. */
interface MatchUp {
  readonly sides: readonly (readonly number[])[];
  /** What each side took of all points. */
  readonly taken: number[];
  games: number;
}

/** A choice of a sample: its match-up, and the points in the order of the sides there. */
interface Placed {
  readonly matchUp: MatchUp;
  readonly points: readonly number[];
  readonly weight: number;
}

/** Samples of which the choices between the same sides are added up: there are few match-ups, and the search for strengths needs no more. */
const addedUp = (samples: readonly Sample[]) => {
  const all = new Map<string, MatchUp>();
  const placed = samples.map(({ choices, count }) => ({
    count,
    choices: choices.map(({ terms, weight }): Placed => {
      const named = terms
        .map((term) => ({ ...term, name: term.at.join(' ') }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      const name = named.map((term) => term.name).join(',');
      const matchUp = all.get(name) ?? { sides: named.map(({ at }) => at), taken: named.map(() => 0), games: 0 };
      all.set(name, matchUp);
      matchUp.games += count * weight;
      for (const [k, { share }] of named.entries()) matchUp.taken[k]! += count * weight * share;
      return { matchUp, points: named.map(({ share }) => weight * share), weight };
    }),
  }));
  return { matchUps: [...all.values()], placed };
};

/** What each side is expected to take of a game. */
const expected = (sides: MatchUp['sides'], strengths: readonly number[]): readonly number[] => {
  const heights = sides.map((at) => at.reduce((sum, one) => sum + strengths[one]!, 0) / Math.max(1, at.length));
  const top = Math.max(...heights);
  const weights = heights.map((height) => Math.exp(height - top));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
};

/** The logarithm of how likely all results are. */
const likelihood = (matchUps: readonly MatchUp[], strengths: readonly number[]): number => {
  let sum = 0;
  for (const { sides, taken } of matchUps) {
    const chances = expected(sides, strengths);
    for (const [k, points] of taken.entries()) if (points > 0) sum += points * Math.log(chances[k]!);
  }
  return sum;
};

/** Adds to each strength what its sides took above what was expected of `games` games. */
const addPull = (
  pull: number[],
  sides: MatchUp['sides'],
  taken: readonly number[],
  games: number,
  chances: readonly number[],
): void => {
  for (const [k, at] of sides.entries())
    for (const one of at) pull[one]! += (taken[k]! - games * chances[k]!) / at.length;
};

/** Parts by their places; all others are 0. */
type Sparse = ReadonlyMap<number, number>;

const addSquare = (matrix: Draft, column: Sparse, weight: number): void => {
  for (const [i, a] of column) {
    const row = matrix[i]!;
    for (const [j, b] of column) row[j]! += weight * a * b;
  }
};

/** How much is known of each strength: the curvature of the likelihood. */
const curvature = (matchUps: readonly MatchUp[], strengths: readonly number[]): Draft => {
  const all = zeros(strengths.length);
  for (const { sides, games } of matchUps) {
    const chances = expected(sides, strengths);
    const middle = new Map<number, number>();
    for (const [k, at] of sides.entries()) {
      const column = new Map<number, number>();
      for (const one of at) {
        column.set(one, (column.get(one) ?? 0) + 1 / at.length);
        middle.set(one, (middle.get(one) ?? 0) + chances[k]! / at.length);
      }
      addSquare(all, column, games * chances[k]!);
    }
    addSquare(all, middle, -games);
  }
  return all;
};

/** A matrix without the row and the column of the last strength, which is 0 by agreement. */
const withoutLast = (matrix: Matrix): Matrix => matrix.slice(0, -1).map((row) => row.slice(0, -1));

const mostSteps = 100;

/** The most likely strengths by Newton's method; a step that makes the results less likely is halved. */
const fit = (matchUps: readonly MatchUp[], size: number): readonly number[] => {
  let strengths: readonly number[] = new Array<number>(size).fill(0);
  let reached = likelihood(matchUps, strengths);
  for (let step = 0; step < mostSteps; step++) {
    const pull = new Array<number>(size).fill(0);
    for (const { sides, taken, games } of matchUps) addPull(pull, sides, taken, games, expected(sides, strengths));
    const solved = inverse(withoutLast(curvature(matchUps, strengths)));
    if (solved === undefined) break;
    const way = [...times(solved, pull.slice(0, -1)), 0];
    const before = strengths;
    for (let part = 1; part > 1e-6; part /= 2) {
      strengths = before.map((value, at) => value + part * way[at]!);
      const height = likelihood(matchUps, strengths);
      // What is lost to rounding at the top is not a loss.
      const isUp = height >= reached - 1e-12 * Math.abs(reached);
      if (isUp) reached = height;
      if (isUp) break;
    }
    if (Math.max(0, ...way.map(Math.abs)) < 1e-9) break;
  }
  return strengths;
};

/**
 * The most likely strengths of `size` who played, the last being 0, on the scale of the natural logarithm, and their covariances: the sandwich
 * of the curvature around what blocks pull at them. It holds whatever the games of a block have to do with each other, and however many are
 * drawn. Everybody must be connected to the last by games, and nobody may have won or lost all of them.
 */
export const strengthsOf = (
  samples: readonly Sample[],
  size: number,
): { readonly strengths: readonly number[]; readonly spread: Matrix } => {
  const { matchUps, placed } = addedUp(samples);
  const strengths = fit(matchUps, size);
  const bread = inverse(withoutLast(curvature(matchUps, strengths))) ?? [];
  const filling = zeros(size);
  for (const { choices, count } of placed) {
    const pull = new Array<number>(size).fill(0);
    for (const { matchUp, points, weight } of choices)
      addPull(pull, matchUp.sides, points, weight, expected(matchUp.sides, strengths));
    addSquare(filling, new Map([...pull.entries()].filter(([, value]) => value !== 0)), count);
  }
  const spread = between(bread, withoutLast(filling));
  return { strengths, spread: [...spread.map((row) => [...row, 0]), new Array<number>(size).fill(0)] };
};
