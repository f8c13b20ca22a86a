/**
 * Computes ratings from places by an independent method: it enumerates every order that a result allows, and maximises the likelihood one strength at
 * a time.
 */
import type { RatedBlock } from '../../src/arena/index.js';

/** All orders of a game's sides, first to last, that agree with their places. */
export const orders = (places: readonly number[]): readonly (readonly number[])[] => {
  const from = (left: readonly number[]): readonly (readonly number[])[] => {
    const best = Math.min(...left.map((side) => places[side] ?? 0));
    return left.length === 0
      ? [[]]
      : left
          .filter((side) => places[side] === best)
          .flatMap((side) => from(left.filter((one) => one !== side)).map((rest) => [side, ...rest]));
  };
  return from([...places.keys()]);
};

const logOf = (order: readonly number[], strengths: readonly number[]): number =>
  order.reduce((sum, side, at) => {
    const left = order.slice(at).reduce((all, one) => all + Math.exp(strengths[one] ?? 0), 0);
    return sum + (strengths[side] ?? 0) - Math.log(left);
  }, 0);

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The likelihood of blocks in which all bots sit at every table, with an extra block for each bot in which all share the wins equally. */
const likelihood = (blocks: readonly RatedBlock[], strengths: readonly number[]): number => {
  const all = Math.log(strengths.reduce((sum, one) => sum + Math.exp(one), 0));
  const imagined = strengths.reduce((sum, one) => sum + one - all, 0) / strengths.length;
  const games = blocks[0]?.games.length ?? 0;
  return blocks.reduce(
    (sum, block) =>
      sum +
      block.count *
        block.games.reduce((total, sides) => {
          const places = strengths.map((_, bot) => sides.find(({ bots }) => bots[0] === bot)?.place ?? 0);
          return total + mean(orders(places).map((order) => logOf(order, strengths)));
        }, 0),
    games * imagined,
  );
};

/** Ratings in Elo, relative to the first bot. */
export const ratingsByHand = (blocks: readonly RatedBlock[], bots: number): readonly number[] => {
  const strengths = Array.from({ length: bots }, () => 0);
  for (let step = 1; step > 1e-8; step /= 1.5)
    for (let bot = 1; bot < bots; bot++)
      for (const way of [step, -step]) {
        const tried = strengths.map((one, at) => (at === bot ? one + way : one));
        if (likelihood(blocks, tried) > likelihood(blocks, strengths)) strengths[bot] = tried[bot] ?? 0;
      }
  return strengths.map((one) => (400 * one) / Math.LN10);
};
