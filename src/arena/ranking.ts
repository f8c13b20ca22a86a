/**
 * Rankings as series of choices: which side comes first, which of the remaining sides comes next, and so on.
 *
 * The model is that of Plackett ("The Analysis of Permutations", Applied Statistics 24, 1975) and Luce ("Individual Choice Behavior", 1959).
 * Econometrics calls the model the rank-ordered logit. A tie counts as an equal mixture of all orders of the tied sides: its log-likelihood is the
 * mean over these orders. For two sides, the mean over both orders makes a draw worth half a point. (Breslow's and Efron's forms for ties, known from
 * survival analysis, would give a draw between two sides twice the information of a win.)
 *
 * @packageDocumentation
 */

/** What ratings are based on: all places of a game, or only its winners. */
export type RatedBy = 'places' | 'winners';

/** Seats that win a game together: one seat, or the seats of a team. */
export interface Side {
  /** The index of the bot at each of the side's seats. */
  readonly bots: readonly number[];
  /** The share of the game's one point that the side's seats won together. */
  readonly share: number;
  /**
   * The place of the side: 1 for the first, and the same number for sides that tie. If the place is left out, only the side's share of the points
   * counts.
   */
  readonly place?: number;
}

/** One choice in a ranking: the sides that share a point, and the weight of the point as a number of games. */
export interface RankedChoice {
  readonly sides: readonly Side[];
  readonly weight: number;
}

/** All subsets of a short list of items, except the complete list. */
const properSubsets = <A>(items: readonly A[]): readonly (readonly A[])[] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, bits) => items.filter((__, index) => (bits >> index) % 2 === 1));

/** The number of ways to choose `some` of `all` items. */
const waysTo = (all: number, some: number): number =>
  Array.from({ length: some }, (_, index) => (all - index) / (index + 1)).reduce((product, one) => product * one, 1);

/**
 * The choices that place the `tied` sides ahead of those in `rest`: one choice for each set of tied sides already placed. For each number of sides
 * already placed, the weights of the choices add up to 1.
 */
const stagesOf = (tied: readonly Side[], rest: readonly Side[]): readonly RankedChoice[] =>
  properSubsets(tied).map((through) => {
    const left = tied.filter((side) => !through.includes(side));
    return {
      sides: [
        ...left.map((side) => ({ ...side, share: 1 / left.length })),
        ...rest.map((side) => ({ ...side, share: 0 })),
      ],
      weight: 1 / waysTo(tied.length, through.length),
    };
  });

/**
 * Splits the ranking of a game into single choices. A game between two sides, or a game without places, is a single choice: which side takes the
 * game's one point.
 */
export const choicesOf = (sides: readonly Side[], by: RatedBy): readonly RankedChoice[] => {
  if (by === 'winners' || sides.length < 3 || sides.some(({ place }) => place === undefined))
    return [{ sides, weight: 1 }];
  const places = [...new Set(sides.map(({ place }) => place))].sort((a, b) => Number(a) - Number(b));
  return places
    .flatMap((at) =>
      stagesOf(
        sides.filter(({ place }) => place === at),
        sides.filter(({ place }) => Number(place) > Number(at)),
      ),
    )
    .filter((choice) => choice.sides.length > 1);
};
