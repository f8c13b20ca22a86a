/**
 * Rankings as series of choices: who comes first of all, who comes first of the rest, and so on.
 *
 * The model is Plackett and Luce's (R. L. Plackett, "The Analysis of Permutations", Applied Statistics 24, 1975; R. D. Luce, "Individual
 * Choice Behavior", 1959), the rank-ordered logit of econometrics. A tie counts as all orders of the tied sides in equal parts: the logarithm of the
 * likelihood is the mean over these orders. For two sides, this is the half point of a draw. (Breslow's and Efron's forms for
 * ties, known from survival analysis, would count a draw of two as twice the information of a win.)
 *
 * @packageDocumentation
 */

/** What ratings are based on: all places of a game, or only its winners. */
export type RatedBy = 'places' | 'winners';

/** The seats that win a game together: one seat, or the seats of a team. */
export interface Side {
  /** The indices of the bots that sat there, one for each seat. */
  readonly bots: readonly number[];
  /** The share of this game's point that the seats took together. */
  readonly share: number;
  /** The place of the side: 1 for the first, and the same number for sides that tie. If left out, only the point counts. */
  readonly place?: number;
}

/** A point shared by some sides, and its weight in games. */
export interface RankedChoice {
  readonly sides: readonly Side[];
  readonly weight: number;
}

/** All subsets of a few items, except the whole. */
const properSubsets = <A>(items: readonly A[]): readonly (readonly A[])[] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, bits) => items.filter((__, index) => (bits >> index) % 2 === 1));

/** The number of ways to choose `some` of `all` items. */
const waysTo = (all: number, some: number): number =>
  Array.from({ length: some }, (_, index) => (all - index) / (index + 1)).reduce((product, one) => product * one, 1);

/** The choices that put `tied` before `rest`: one for each set of tied sides already placed, where all set sizes weigh the same. */
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

/** The choices of a game. A game between two sides, or without places, is a single choice, namely who takes its point. */
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
