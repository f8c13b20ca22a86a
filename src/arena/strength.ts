/**
 * Finds the most likely strengths of the players, and how uncertain these strengths are.
 *
 * @packageDocumentation
 */
import { addTo } from '../core/values/counts.js';
import { between, inverse, type Matrix, type MutableMatrix, times, zeros } from './matrix.js';

/** A side of a game: the indices of its members, whose strengths are averaged, and its share of the game's one point. */
export interface Term {
  readonly at: readonly number[];
  readonly share: number;
}

/** A point that several sides share, and the weight with which the point counts. */
export interface WeightedChoice {
  readonly terms: readonly Term[];
  readonly weight: number;
}

/** A block of games, and the number of blocks with the same results. */
export interface Sample {
  readonly choices: readonly WeightedChoice[];
  readonly count: number;
}

/** The sums over all choices between the same sides, whatever the order in which a choice lists the sides. */
interface MatchUp {
  readonly sides: readonly (readonly number[])[];
  /** For each side, the weighted sum of its shares. */
  readonly taken: number[];
  games: number;
}

/** A choice in a sample: its match-up, and the points of each side, in the order of the match-up's sides. */
interface MatchUpChoice {
  readonly matchUp: MatchUp;
  readonly points: readonly number[];
  readonly weight: number;
}

/** Adds up choices between the same sides: there are few match-ups, and the search for strengths needs only these sums. */
const addedUp = (samples: readonly Sample[]) => {
  const all = new Map<string, MatchUp>();
  const placed = samples.map(({ choices, count }) => ({
    count,
    choices: choices.map(({ terms, weight }): MatchUpChoice => {
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

/** The share of the game's one point that each side can expect from a game between the given sides. */
const expected = (sides: MatchUp['sides'], strengths: readonly number[]): readonly number[] => {
  const heights = sides.map((at) => at.reduce((sum, one) => sum + strengths[one]!, 0) / Math.max(1, at.length));
  const top = Math.max(...heights);
  const weights = heights.map((height) => Math.exp(height - top));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
};

/** The logarithm of the likelihood of all results under the given strengths. */
const likelihood = (matchUps: readonly MatchUp[], strengths: readonly number[]): number => {
  let sum = 0;
  for (const { sides, taken } of matchUps) {
    const chances = expected(sides, strengths);
    for (const [k, points] of taken.entries()) if (points > 0) sum += points * Math.log(chances[k]!);
  }
  return sum;
};

/** Adds to each player's `pull` an equal part of its side's surplus, the points beyond those expected in `games` games. */
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

/** Values by index; an index that is missing has the value 0. */
type SparseVector = ReadonlyMap<number, number>;

const addSquare = (matrix: MutableMatrix, column: SparseVector, weight: number): void => {
  for (const [i, a] of column) {
    const row = matrix[i]!;
    for (const [j, b] of column) row[j]! += weight * a * b;
  }
};

/** The Fisher information about the strengths: the curvature of the likelihood. */
const curvature = (matchUps: readonly MatchUp[], strengths: readonly number[]): MutableMatrix => {
  const all = zeros(strengths.length);
  for (const { sides, games } of matchUps) {
    const chances = expected(sides, strengths);
    const middle = new Map<number, number>();
    for (const [k, at] of sides.entries()) {
      const column = new Map<number, number>();
      for (const one of at) {
        addTo(column, one, 1 / at.length);
        addTo(middle, one, chances[k]! / at.length);
      }
      addSquare(all, column, games * chances[k]!);
    }
    addSquare(all, middle, -games);
  }
  return all;
};

/** The part of a matrix that has only the rows and columns with the given indices. */
const only = (matrix: Matrix, places: readonly number[]): Matrix =>
  places.map((row) => places.map((column) => matrix[row]![column]!));

/** All indices except the last, because the last strength is 0 by convention. */
const allButLast = (size: number): readonly number[] => Array.from({ length: size - 1 }, (_, place) => place);

const mostSteps = 100;

/** The strengths that a search found, and the logarithm of the likelihood of all results under these strengths. */
interface LikelihoodPeak {
  readonly strengths: readonly number[];
  readonly height: number;
}

/**
 * Finds the most likely strengths by Newton's method, changing only those at the indices in `free`. A step of Newton's method that makes the results
 * less likely is halved.
 */
const fit = (matchUps: readonly MatchUp[], from: readonly number[], free: readonly number[]): LikelihoodPeak => {
  let strengths = from;
  let reached = likelihood(matchUps, strengths);
  for (let step = 0; step < mostSteps; step++) {
    const pull = strengths.map(() => 0);
    for (const { sides, taken, games } of matchUps) addPull(pull, sides, taken, games, expected(sides, strengths));
    const solved = inverse(only(curvature(matchUps, strengths), free));
    if (solved === undefined) break;
    const moves = times(
      solved,
      free.map((place) => pull[place]!),
    );
    const before = strengths;
    for (let part = 1; part > 1e-6; part /= 2) {
      const next = [...before];
      for (const [k, place] of free.entries()) next[place]! += part * moves[k]!;
      strengths = next;
      const height = likelihood(matchUps, strengths);
      // Near the maximum, rounding may lower the value slightly. Such a step still counts.
      const isUp = height >= reached - 1e-12 * Math.abs(reached);
      if (isUp) reached = height;
      if (isUp) break;
    }
    if (Math.max(0, ...moves.map(Math.abs)) < 1e-9) break;
  }
  return { strengths, height: reached };
};

/**
 * The greatest distance between a strength and its upper or lower bound, on the scale of natural logarithms. A distance of 40 on this scale equals
 * about 7,000 Elo.
 */
const farthest = 40;

/** The greatest number of steps in the search for a bound; about six steps find it to within a hundredth of an Elo point. */
const mostTries = 40;

/**
 * A bound of a strength: the point on one side of it at which the profile likelihood has fallen by the required amount. The bound is where twice the
 * logarithm of the likelihood ratio, multiplied by `scale`, equals `z` squared. `step` is the first distance to try; its sign chooses the side.
 */
const profileBound = (
  matchUps: readonly MatchUp[],
  top: LikelihoodPeak,
  place: number,
  { scale, z, step }: { readonly scale: number; readonly z: number; readonly step: number },
): number => {
  const middle = top.strengths[place]!;
  const free = allButLast(top.strengths.length).filter((one) => one !== place);
  let { strengths } = top;
  /** Returns a value above 0 if a point at this distance from the strength lies beyond the bound. This value grows nearly linearly with the distance. */
  const beyond = (distance: number): number => {
    const fixed = strengths.map((one, at) => (at === place ? middle + distance : one));
    const found = fit(matchUps, fixed, free);
    ({ strengths } = found);
    return Math.sqrt(Math.max(0, 2 * scale * (top.height - found.height))) - z;
  };
  let [near, nearer] = [0, -z];
  let [far, further] = [step, beyond(step)];
  while (further < 0 && Math.abs(far) < farthest) {
    [near, nearer] = [far, further];
    far *= 1.5;
    further = beyond(far);
  }
  if (further < 0) return middle + far;
  for (let tries = 0; tries < mostTries && Math.abs(far - near) > 1e-5; tries++) {
    const guess = near + ((far - near) * nearer) / (nearer - further);
    const next = tries % 3 === 2 ? (near + far) / 2 : guess;
    const value = beyond(next);
    if (Math.abs(value) < 1e-5) return middle + next;
    if (value < 0) [near, nearer] = [next, value];
    else [far, further] = [next, value];
  }
  return middle + (near + far) / 2;
};

/** Bounds further than this (about 100 Elo) from a strength come from the profile likelihood, which need not be symmetric. */
const wide = 0.6;

/** The strengths of the players, their covariances, and their bounds. */
export interface Strengths {
  /** The strengths on the scale of the natural logarithm; the last of them is 0. */
  readonly strengths: readonly number[];
  /** The covariances of the strengths. */
  readonly spread: Matrix;
  /**
   * A lower and an upper bound for each strength. A bound lies `z` standard deviations from the strength; where that is too far for the
   * approximation, the profile likelihood gives the bound.
   */
  readonly bounds: readonly (readonly [low: number, high: number])[];
}

/**
 * Finds the most likely strengths of `size` players, on the scale of the natural logarithm, with the last strength at 0. The covariances of the
 * strengths are a sandwich estimate, in which the variance of the blocks' scores stands between two inverse curvatures. Bounds far from the estimate
 * come from the profile likelihood, scaled by the ratio of the sandwich variance to the variance from the curvature alone. The scaling is that of
 * Chandler and Bate ("Inference for clustered data using the independence loglikelihood", Biometrika 94, 2007). The estimate of the covariances is
 * valid for any dependence between the games of a block, and for any number of draws. Games must connect every player with the last player, and no
 * player may have won or lost all of its games.
 */
export const strengthsOf = (samples: readonly Sample[], size: number, z: number, inflation: number): Strengths => {
  const { matchUps, placed } = addedUp(samples);
  const free = allButLast(size);
  const top = fit(matchUps, new Array<number>(size).fill(0), free);
  const { strengths } = top;
  const bread = inverse(only(curvature(matchUps, strengths), free)) ?? [];
  const filling = zeros(size);
  for (const { choices, count } of placed) {
    const pull = new Array<number>(size).fill(0);
    for (const { matchUp, points, weight } of choices)
      addPull(pull, matchUp.sides, points, weight, expected(matchUp.sides, strengths));
    addSquare(filling, new Map([...pull.entries()].filter(([, value]) => value !== 0)), count);
  }
  const inner = between(bread, only(filling, free));
  const spread = [
    ...inner.map((row) => [...row.map((value) => inflation * value), 0]),
    new Array<number>(size).fill(0),
  ];
  const bounds = strengths.map((value, place): readonly [number, number] => {
    const error = z * Math.sqrt(Math.max(0, spread[place]![place]!));
    if (!(error > wide)) return [value - error, value + error];
    const scale = bread[place]![place]! / spread[place]![place]!;
    const at = (step: number): number => profileBound(matchUps, top, place, { scale, z, step });
    return [at(-error), at(error)];
  });
  return { strengths, spread, bounds };
};
