/** Simulates matches from known strengths, to measure how often the sequential test errs at tables of two to five seats. */
import { blockShape, type Interval, sprtOver, wilson } from '../../src/arena/index.js';
import { source } from '../../src/core/index.js';

/** A kind of match: one bot against others of equal strength at the same table. */
export interface Trial {
  readonly name: string;
  readonly seats: number;
  /** The advantage of the first seat, in Elo. */
  readonly first: number;
  /** The fraction of games in which the two best tie. */
  readonly drawn: number;
  /** The fraction of blocks in which all games end alike, because the games of a block are not independent. */
  readonly alike: number;
  /** The normalised Elo that is tested against 0. */
  readonly elo1: number;
}

const kind = (name: string, seats: number, more: Partial<Trial> = {}): Trial => ({
  name,
  seats,
  first: 0,
  drawn: 0,
  alike: 0,
  elo1: 50,
  ...more,
});

/** The kinds of matches for which figures are published. */
export const trials: readonly Trial[] = [
  kind('2 seats', 2),
  kind('3 seats', 3),
  kind('4 seats', 4),
  kind('5 seats', 5),
  kind('3 seats, first seat +100, ties 20 %', 3, { first: 100, drawn: 0.2 }),
  kind('4 seats, half of the blocks alike', 4, { alike: 0.5 }),
  kind('5 seats, first seat +100, ties 20 %', 5, { first: 100, drawn: 0.2 }),
  kind('4 seats, 0 against 150', 4, { elo1: 150 }),
];

/** The probabilities that the tested bot wins a game alone, or shares the point with another bot. */
type Chances = readonly [won: number, shared: number];

const chancesAt = ({ seats, first, drawn }: Trial, seat: number, elo: number): Chances => {
  const weights = Array.from(
    { length: seats },
    (_, at) => 10 ** (((at === seat ? elo : 0) + (at === 0 ? first : 0)) / 400),
  );
  const all = weights.reduce((sum, one) => sum + one, 0);
  const own = weights[seat] ?? 0;
  const second = weights.reduce((sum, one, at) => (at === seat ? sum : sum + ((one / all) * own) / (all - one)), 0);
  return [((1 - drawn) * own) / all, drawn * (own / all + second)];
};

/** The tested bot's points in a game; a higher number means more luck. */
const taken = ([won, shared]: Chances, luck: number): number => (luck < won ? 1 : luck < won + shared ? 0.5 : 0);

const meanOf = ([won, shared]: Chances): number => won + shared / 2;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** The variance of the share of a block whose games end alike, because luck is the same in all of them. */
const alikeVariance = (games: readonly Chances[], mean: number): number => {
  const steps = [0, ...games.flatMap(([won, shared]) => [won, won + shared]), 1].sort((a, b) => a - b);
  return sum(
    steps.slice(1).map((end, at) => {
      const begin = steps[at] ?? 0;
      const share = sum(games.map((one) => taken(one, (begin + end) / 2))) / games.length;
      return (end - begin) * (share - mean) ** 2;
    }),
  );
};

/** The normalised Elo of a bot: its advantage in standard deviations of a game. */
const normalisedOf = (trial: Trial, games: readonly Chances[]): number => {
  const { seats, alike } = trial;
  const mean = sum(games.map(meanOf)) / seats;
  const apart = sum(games.map(([won, shared]) => won + shared / 4 - meanOf([won, shared]) ** 2)) / seats ** 2;
  const variance = (1 - alike) * apart + alike * alikeVariance(games, mean);
  return ((800 / Math.LN10) * (mean - 1 / seats)) / Math.sqrt(seats * variance);
};

const gamesAt = (trial: Trial, elo: number): readonly Chances[] =>
  Array.from({ length: trial.seats }, (_, seat) => chancesAt(trial, seat, elo));

/** The games of a bot that is better by the given normalised Elo. */
const gamesFor = (trial: Trial, normalised: number): readonly Chances[] => {
  let [low, high] = [-2000, 2000];
  for (let tries = 0; tries < 60; tries++) {
    const middle = (low + high) / 2;
    if (normalisedOf(trial, gamesAt(trial, middle)) < normalised) low = middle;
    else high = middle;
  }
  return gamesAt(trial, low);
};

/** The outcome of several simulated matches. */
export interface Verdicts {
  /** How many of the matches accepted H1, with 95 % bounds. */
  readonly accepted: Interval;
  /** The average number of blocks per match. */
  readonly blocks: number;
  /** Matches that were undecided after all their blocks. */
  readonly open: number;
}

const mostBlocks = 20_000;

/** Plays matches of a bot that is better by a fraction of `elo1`: 0 means equal, 1 means as good as supposed. The seeds are 1, 2, 3 and so on. */
export const verdicts = (trial: Trial, part: number, matches: number): Verdicts => {
  const games = gamesFor(trial, part * trial.elo1);
  const test = { elo0: 0, elo1: trial.elo1, alpha: 0.05, beta: 0.05 };
  let [accepted, blocks, open] = [0, 0, 0];
  for (let seed = 1; seed <= matches; seed++) {
    const { below } = source(seed);
    const random = (): number => below(2 ** 30) / 2 ** 30;
    const shares = function* () {
      for (let block = 0; block < mostBlocks; block++) {
        const [isAlike, luck] = [random() < trial.alike, random()];
        yield sum(games.map((one) => taken(one, isAlike ? luck : random()))) / trial.seats;
      }
    };
    const ended = sprtOver(shares(), test, blockShape(trial.seats));
    if (ended.accepted === 'H1') accepted++;
    if (ended.accepted === null) open++;
    blocks += ended.blocks;
  }
  return { accepted: wilson(accepted, matches), blocks: blocks / matches, open };
};
