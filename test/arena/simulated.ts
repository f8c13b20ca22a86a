/**
 * Tournaments that are drawn from known strengths, to see how often the bounds of ratings hold the truth.
 */
import { rate, type RatedBlock, type Side } from '../../src/arena/index.js';
import { source } from '../../src/core/index.js';

/** A tournament in which every table of some bots plays as many blocks. */
export interface Design {
  readonly name: string;
  /** The true Elo of each bot. */
  readonly truth: readonly number[];
  /** Blocks of each table. */
  readonly blocks: number;
  readonly seats: number;
  /** With two seats: how much of the weaker one's chance is made of draws. */
  readonly drawn: number;
  /** Elo that the first seat is worth. */
  readonly first: number;
  /** In how many blocks all games come out alike: the games of a block are not independent. */
  readonly alike: number;
}

const tables = (bots: number, seats: number): readonly (readonly number[])[] =>
  seats === 0
    ? [[]]
    : Array.from({ length: bots }, (_, last) => tables(last, seats - 1).map((rest) => [...rest, last])).flat();

/** For each rotation of a table who sits where, and what each is expected to take. */
const rotations = ({ truth, first }: Design, table: readonly number[]) =>
  table.map((_, rotation) => {
    const bots = table.map((__, seat) => table[(seat + rotation) % table.length] ?? 0);
    const weights = bots.map((bot, seat) => 10 ** (((truth[bot] ?? 0) + (seat === 0 ? first : 0)) / 400));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return bots.map((bot, seat) => ({ bot, chance: (weights[seat] ?? 0) / all }));
  });

type Chances = ReturnType<typeof rotations>[number];

/** Who takes what, from a number below 1 that decides it: the same number lets the same bot win in every rotation. */
const outcome = (chances: Chances, drawn: number, luck: number): readonly Side[] => {
  const inOrder = [...chances].sort((a, b) => a.bot - b.bot);
  const [one, two, three] = inOrder;
  if (one !== undefined && two !== undefined && three === undefined) {
    const draw = drawn * 2 * Math.min(one.chance, two.chance);
    const share = luck < one.chance - draw / 2 ? 1 : luck < one.chance + draw / 2 ? 0.5 : 0;
    return chances.map(({ bot }) => ({ bots: [bot], share: bot === one.bot ? share : 1 - share }));
  }
  let left = luck;
  const winner = inOrder.find(({ chance }) => (left -= chance) < 0)?.bot ?? inOrder.at(-1)?.bot;
  return chances.map(({ bot }) => ({ bots: [bot], share: bot === winner ? 1 : 0 }));
};

const simulate = (design: Design, seed: number): readonly RatedBlock[] => {
  const { below } = source(seed);
  const random = (): number => below(2 ** 30) / 2 ** 30;
  return tables(design.truth.length, design.seats).flatMap((table) => {
    const all = rotations(design, table);
    return Array.from({ length: design.blocks }, () => {
      const [isAlike, luck] = [random() < design.alike, random()];
      return { games: all.map((one) => outcome(one, design.drawn, isAlike ? luck : random())), count: 1 };
    });
  });
};

/** What ratings come to with no end of games: what a seat is worth does not cancel out altogether. */
const limit = (design: Design): readonly number[] => {
  const blocks = tables(design.truth.length, design.seats).map((table) => ({
    games: rotations(design, table).map((game) => game.map(({ bot, chance }) => ({ bots: [bot], share: chance }))),
    count: 1e7,
  }));
  return rate(blocks, design.truth.length, 0).ratings.map((one) => one?.value ?? NaN);
};

/** How many of the bounds of all ratings but the anchor's hold the truth. */
export const covered = (
  design: Design,
  tournaments: number,
): { readonly part: number; readonly tournaments: number } => {
  const truth = limit(design);
  let [held, all] = [0, 0];
  for (let seed = 1; seed <= tournaments; seed++) {
    const { ratings } = rate(simulate(design, seed), design.truth.length, 0);
    for (const [bot, rating] of ratings.entries()) {
      if (bot === 0 || rating === null) continue;
      all++;
      if (rating.low <= (truth[bot] ?? NaN) && (truth[bot] ?? NaN) <= rating.high) held++;
    }
  }
  return { part: held / all, tournaments };
};
