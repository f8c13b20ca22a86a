/**
 * Mixed strategies: where a decision is hidden from the other seats, a search draws its move instead of always making the best one, because a seat
 * whose secrets can be computed has none.
 *
 * @packageDocumentation
 */
import type { Analysis, Candidate, Search } from './analysis.js';

/** The weight of a move in the draw: its visits, of which the square root is taken `roots` times. */
const weightOf = (visits: number, roots: number): number => {
  let weight = visits;
  for (let root = 0; root < roots; root++) weight = Math.sqrt(weight);
  return weight;
};

/**
 * The chance of each candidate to be drawn in a hidden decision. The result is the same on every machine, because square roots are exact.
 *
 * @param candidates - the moves that a search tried
 * @param mix - the bot's parameter `mix`: 0 for the first candidate, 1 for chances in proportion to the visits; each further step takes a square root
 * @returns one chance for each candidate; the chances add up to 1
 *
 * @example
 * ```ts
 * import { mixtureOf } from 'rulehouse/bots';
 * const tried = [{ visits: 81 }, { visits: 1 }];
 * [0, 1, 2, 3].map((mix) => mixtureOf(tried, mix)[0]?.toFixed(2)); // ['1.00', '0.99', '0.90', '0.75']
 * ```
 */
export const mixtureOf = (
  candidates: readonly Pick<Candidate<unknown>, 'visits'>[],
  mix: number,
): readonly number[] => {
  if (mix === 0) return candidates.map((_, place) => Number(place === 0));
  const weights = candidates.map(({ visits }) => weightOf(visits, mix - 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** The candidate at which the sum of the chances exceeds a number from 0 to 1. */
const drawnFrom = <Move>(
  candidates: readonly Candidate<Move>[],
  mix: number,
  point: number,
): Candidate<Move> | undefined => {
  let sum = 0;
  const chances = mixtureOf(candidates, mix);
  return candidates.find((_, place) => {
    sum += chances[place]!;
    return point < sum;
  });
};

const mixedIn = <Move>(found: Analysis<Move>, mix: number, point: number): Analysis<Move> => {
  const [first] = found.candidates;
  if (first === undefined || first.proven === 'win') return found;
  return { ...found, best: (drawnFrom(found.candidates, mix, point) ?? first).move };
};

/**
 * A search that recommends a move drawn from its candidates.
 *
 * @param search - the search
 * @param mix - the bot's parameter `mix`
 * @param point - a number drawn from 0 to 1 (exclusive), which decides the draw
 */
export const mixed = <Move>({ step }: Search<Move>, mix: number, point: number): Search<Move> => ({
  step: (iterations) => mixedIn(step(iterations), mix, point),
});
