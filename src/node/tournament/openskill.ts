/**
 * OpenSkill ratings, which are also used for human players: games are rated one by one, in the order in which they were played. `rate` of
 * `rulehouse/arena` suits bots better, because bots do not learn and all their games should count alike.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { aligned, type Proved, type Report } from '../../arena/index.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { decimal } from './format.js';

/** Ratings that are updated after every game. */
export interface SkillRatings {
  readonly see: (game: Proved) => void;
  /** Returns the ratings as a heading and a line for each bot that has played. */
  readonly lines: (report: Report) => readonly string[];
}

/** The sides of a game, each with its bots and its place. */
const sidesOf = ({
  line,
  teams,
  places,
}: Proved): readonly { readonly bots: readonly number[]; readonly rank: number }[] =>
  [...new Set(teams)].map((team) => {
    const seats = [...teams.keys()].filter((seat) => teams[seat] === team);
    const first = seats[0]!;
    return { bots: seats.map((seat) => line.seating[seat]!), rank: places[first]! };
  });

interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The ratings as lines of text, with the best bot first. */
const ratingLines = (
  { bots }: Report,
  ratings: ReadonlyMap<number, Rating>,
  ordinal: (rating: Rating) => number,
): readonly string[] => {
  const sorted = [...ratings].sort(([, a], [, b]) => ordinal(b) - ordinal(a));
  return aligned([
    ['OpenSkill, in the order of the games', 'at least', 'mu', 'sigma'],
    ...sorted.map(([bot, one]) => [
      bots[bot]!.name,
      ...[ordinal(one), one.mu, one.sigma].map((part) => decimal(part, 2)),
    ]),
  ]);
};

/** Makes ratings with the package `openskill`, which has to be installed. A game with the same bot on both sides is ignored. */
export const people = async (): Promise<Either<Fault, SkillRatings>> => {
  try {
    const { ordinal, rate, rating } = await import('openskill');
    const ratings = new Map<number, Rating>();
    const see = (game: Proved): void => {
      const sides = sidesOf(game);
      const all = sides.flatMap(({ bots }) => [...new Set(bots)]);
      if (new Set(all).size < all.length || sides.length < 2) return;
      const before = sides.map(({ bots }) => [...new Set(bots)].map((bot) => ratings.get(bot) ?? rating()));
      const after = rate(before, { rank: sides.map(({ rank }) => rank) });
      for (const [at, { bots }] of sides.entries())
        for (const [place, bot] of [...new Set(bots)].entries()) ratings.set(bot, after[at]![place]!);
    };
    return right({ see, lines: (report) => ratingLines(report, ratings, ordinal) });
  } catch {
    return left(fault([], 'ratings of OpenSkill need a package that is not installed: npm install openskill'));
  }
};
