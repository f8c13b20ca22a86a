/**
 * Simulates tournaments from known strengths, to measure how often the bounds of ratings contain the true value, and how accurate the ratings are.
 */
import { type RatedBlock, type RatedBy, rate, type Side } from '../../src/arena/index.js';
import { source } from '../../src/core/index.js';

/** A tournament in which every possible table plays the same number of blocks. */
export interface Design {
  readonly name: string;
  /** The true Elo of each bot. */
  readonly truth: readonly number[];
  /** Blocks of each table. */
  readonly blocks: number;
  readonly seats: number;
  /** With two seats: the share of the weaker bot's expected score that comes from draws. With more seats: how often neighbours in the order tie. */
  readonly drawn: number;
  /** The advantage of the first seat, in Elo. */
  readonly first: number;
  /** The fraction of blocks in which all games end alike, because the games of a block are not independent. */
  readonly alike: number;
}

/** The nine kinds of tournaments for which figures are published. */
export const kinds: readonly Design[] = [
  { name: '2 seats, 150 apart, 10 pairs', truth: [0, 150], blocks: 10, seats: 2, drawn: 0.3, first: 0, alike: 0 },
  { name: '2 seats, 600 apart, 10 pairs', truth: [0, 600], blocks: 10, seats: 2, drawn: 0.3, first: 0, alike: 0 },
  { name: '2 seats, half of 10 blocks alike', truth: [0, 150], blocks: 10, seats: 2, drawn: 0.3, first: 0, alike: 0.5 },
  {
    name: '2 seats, 5 bots, 10 pairs each',
    truth: [0, 50, 100, 200, 400],
    blocks: 10,
    seats: 2,
    drawn: 0.3,
    first: 60,
    alike: 0.3,
  },
  { name: '3 seats, 4 bots, 2 blocks', truth: [0, 50, 100, 200], blocks: 2, seats: 3, drawn: 0, first: 0, alike: 0 },
  {
    name: '3 seats, 4 bots, 10 blocks, some alike',
    truth: [0, 50, 100, 200],
    blocks: 10,
    seats: 3,
    drawn: 0,
    first: 60,
    alike: 0.3,
  },
  {
    name: '4 seats, 5 bots, 4 blocks',
    truth: [0, 50, 100, 150, 200],
    blocks: 4,
    seats: 4,
    drawn: 0,
    first: 0,
    alike: 0,
  },
  {
    name: '4 seats, first seat +100, ties 20 %',
    truth: [0, 50, 100, 150, 200],
    blocks: 4,
    seats: 4,
    drawn: 0.2,
    first: 100,
    alike: 0,
  },
  {
    name: '5 seats, 5 bots, 6 blocks',
    truth: [0, 50, 100, 150, 200],
    blocks: 6,
    seats: 5,
    drawn: 0,
    first: 0,
    alike: 0,
  },
];

const tables = (bots: number, seats: number): readonly (readonly number[])[] =>
  seats === 0
    ? [[]]
    : Array.from({ length: bots }, (_, last) => tables(last, seats - 1).map((rest) => [...rest, last])).flat();

interface Seated {
  readonly bot: number;
  readonly weight: number;
}

/** For each rotation of a table, who sits where, in the order of the bots, and the strength of each bot in that seat. */
const rotations = ({ truth, first }: Design, table: readonly number[]): readonly (readonly Seated[])[] =>
  table.map((_, rotation) =>
    table
      .map((__, seat) => table[(seat + rotation) % table.length] ?? 0)
      .map((bot, seat) => ({ bot, weight: 10 ** (((truth[bot] ?? 0) + (seat === 0 ? first : 0)) / 400) }))
      .sort((a, b) => a.bot - b.bot),
  );

/** The sides of an order of bots, in which some tie with the one before them. */
const sidesOf = (order: readonly number[], ties: readonly boolean[]): readonly Side[] => {
  const places = order.map((_, at) => {
    let place = at;
    while (place > 0 && ties[place - 1] === true) place--;
    return place + 1;
  });
  const winners = places.filter((place) => place === 1).length;
  return order
    .map((bot, at) => ({ bots: [bot], share: places[at] === 1 ? 1 / winners : 0, place: places[at] ?? 0 }))
    .sort((a, b) => (a.bots[0] ?? 0) - (b.bots[0] ?? 0));
};

/** The possible results of a game, with their probabilities. */
const outcomes = (seated: readonly Seated[], drawn: number): readonly (readonly [readonly Side[], number])[] => {
  const orders = (left: readonly Seated[]): readonly (readonly [readonly number[], number])[] => {
    if (left.length === 0) return [[[], 1]];
    const all = left.reduce((sum, { weight }) => sum + weight, 0);
    return left.flatMap(({ bot, weight }) =>
      orders(left.filter((one) => one.bot !== bot)).map(
        ([rest, chance]) => [[bot, ...rest], (chance * weight) / all] as const,
      ),
    );
  };
  if (seated.length === 2) {
    const chances = orders(seated).map(([, chance]) => chance);
    const draw = drawn * 2 * Math.min(...chances);
    const [one = 0, two = 0] = chances;
    const [a = 0, b = 0] = seated.map(({ bot }) => bot);
    return [
      [sidesOf([a, b], [false]), one - draw / 2],
      [sidesOf([a, b], [true]), draw],
      [sidesOf([b, a], [false]), two - draw / 2],
    ];
  }
  return orders(seated).flatMap(([order, chance]) =>
    Array.from({ length: drawn === 0 ? 1 : 2 ** (order.length - 1) }, (_, bits) => {
      const ties = order.slice(1).map((__, at) => (bits >> at) % 2 === 1);
      const ofTies = ties.reduce((product, isTie) => product * (isTie ? drawn : 1 - drawn), 1);
      return [sidesOf(order, ties), chance * ofTies] as const;
    }),
  );
};

/** The games of a table: for each rotation all results, with cumulative probabilities. */
const gamesOf = (design: Design) =>
  tables(design.truth.length, design.seats).map((table) =>
    rotations(design, table).map((seated) => outcomes(seated, design.drawn)),
  );

type Games = ReturnType<typeof gamesOf>;

const drawOf = (results: Games[number][number], luck: number): readonly Side[] => {
  let left = luck;
  return results.find(([, chance]) => (left -= chance) < 0)?.[0] ?? results.at(-1)?.[0] ?? [];
};

const simulate = (design: Design, games: Games, seed: number): readonly RatedBlock[] => {
  const { below } = source(seed);
  const random = (): number => below(2 ** 30) / 2 ** 30;
  return games.flatMap((all) =>
    Array.from({ length: design.blocks }, () => {
      const [isAlike, luck] = [random() < design.alike, random()];
      return { games: all.map((one) => drawOf(one, isAlike ? luck : random())), count: 1 };
    }),
  );
};

/** The limit of the ratings for an infinite number of games: the advantage of a seat, and ties, do not cancel out completely. */
const limit = (design: Design, games: Games, by: RatedBy): readonly number[] => {
  const blocks = games.flatMap((all) =>
    all.flatMap((results) => results.map(([sides, chance]) => ({ games: [sides], count: chance * 1e7 }))),
  );
  return rate(blocks, design.truth.length, 0, by).ratings.map((one) => one?.value ?? NaN);
};

/** The outcome of several simulated tournaments of one kind. */
export interface Covered {
  /** The fraction of bounds that contained the true value, over all ratings except the anchor's. */
  readonly part: number;
  /** The root mean square error of the ratings, in Elo. */
  readonly error: number;
  readonly tournaments: number;
}

/** Simulates tournaments with the seeds 1, 2, 3 and so on. */
export const covered = (design: Design, tournaments: number, by: RatedBy = 'places'): Covered => {
  const games = gamesOf(design);
  const truth = limit(design, games, by);
  let [held, all, squares] = [0, 0, 0];
  for (let seed = 1; seed <= tournaments; seed++) {
    const { ratings } = rate(simulate(design, games, seed), design.truth.length, 0, by);
    for (const [bot, rating] of ratings.entries()) {
      const is = truth[bot];
      if (bot === 0 || rating === null || is === undefined) continue;
      all++;
      squares += (rating.value - is) ** 2;
      if (rating.low <= is && is <= rating.high) held++;
    }
  }
  return { part: held / all, error: Math.sqrt(squares / all), tournaments };
};
