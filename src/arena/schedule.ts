/**
 * The games of a tournament in order, up to the first game that depends on results not yet known.
 *
 * @packageDocumentation
 */
import { earlierPairs } from './earlier-swiss.js';
import { knockOutPairs } from './knock-out.js';
import { leagueIn } from './league.js';
import type { GameOrder } from './line.js';
import { nameOf, type Pair, type PlayedRound } from './rounds.js';
import { tableCount } from './spec.js';
import type { ArenaGame, ArenaSpec, SprtSpec } from './spec-shape.js';
import { swissPairs } from './swiss.js';
import { type BlockShape, blockShape } from './tally.js';

/**
 * Returns each bot's share of a game's one point, in the order of the pairing. Returns `undefined` if the game has not been played yet.
 *
 * @param order - the game in question
 * @returns each bot's share, in the order of the pairing, or `undefined` if the game has not been played
 */
export type GainsOf = (order: GameOrder) => readonly number[] | undefined;

/**
 * Begins a test, and returns a function to be called for each block in turn, in the order of the blocks' seeds. The returned function takes the first
 * bot's mean share in a block, and returns true once the test is decided.
 *
 * @param test - the hypotheses of the test and its rates of error
 * @param shape - the shape of the blocks; if left out, each block is a pair of games between two bots
 * @returns a function that takes the first bot's share in the next block, from 0 to 1, and returns true once the test is decided
 */
export type BeginTest = (test: SprtSpec, shape?: BlockShape) => (share: number) => boolean;

/** All ways to choose `count` items from a list; each choice keeps the order of the list. */
const choices = <A>(items: readonly A[], count: number): readonly (readonly A[])[] => {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
};

/** The games of one block. */
const blockOf = (spec: ArenaSpec, game: number, pairing: readonly number[], seed: number): readonly GameOrder[] => {
  const openings = spec.games[game]!.openings.length;
  const opening = openings === 0 ? null : (seed - spec.seed) % openings;
  return pairing.map((_, rotation) => ({ game, pairing, seed, rotation, opening }));
};

/** The seed of a block in a round; every block of every round has its own seed. */
const seedOf = (spec: ArenaSpec, round: number, block: number): number => spec.seed + round * spec.blocks + block;

/** All games that two bots play in a round. */
function* ordersOf(spec: ArenaSpec, round: number, pair: Pair): Generator<GameOrder> {
  for (let block = 0; block < spec.blocks; block++)
    for (const game of spec.games.keys()) yield* blockOf(spec, game, pair, seedOf(spec, round, block));
}

/** The pairings for a game, in formats whose pairings are all known from the beginning. */
const pairingsOf = (spec: ArenaSpec, { bots }: ArenaGame): readonly (readonly number[])[] => {
  const [first, ...others] = spec.bots.keys();
  if (first === undefined) return [];
  return spec.format._tag === 'Gauntlet'
    ? choices(others, bots - 1).map((rest) => [first, ...rest])
    : choices([first, ...others], bots);
};

/** Lists the games block by block, so that all bots have played about equally often whenever the tournament stops. */
function* everybody(spec: ArenaSpec): Generator<GameOrder, boolean> {
  const pairings = leagueIn(spec) ?? spec.games.map((game) => pairingsOf(spec, game));
  for (let block = 0; block < spec.blocks; block++)
    for (const [game, tables] of pairings.entries())
      for (const pairing of tables) yield* blockOf(spec, game, pairing, seedOf(spec, 0, block));
  return true;
}

/** The first bot's mean share in a block; undefined while any result of the block is missing. */
const shareOf = (block: readonly GameOrder[], gainsOf: GainsOf): number | undefined => {
  let sum = 0;
  for (const order of block) {
    const gains = gainsOf(order);
    if (gains === undefined) return undefined;
    sum += gains[0]!;
  }
  return sum / block.length;
};

function* match(
  spec: ArenaSpec,
  test: SprtSpec | null,
  gainsOf: GainsOf,
  beginTest: BeginTest,
): Generator<GameOrder, boolean> {
  const waiting: (readonly GameOrder[])[] = [];
  const isDecided = test === null ? () => false : beginTest(test, blockShape(spec.bots.length));
  // The test takes results in the order of the seeds, even if later games have already finished.
  const isOver = (): boolean => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const share = shareOf(next, gainsOf);
      if (share === undefined) return false;
      waiting.shift();
      if (isDecided(share)) return true;
    }
    return false;
  };
  for (let block = 0; block < spec.blocks; block++)
    for (const game of spec.games.keys()) {
      if (isOver()) return true;
      const games = blockOf(spec, game, [...spec.bots.keys()], seedOf(spec, 0, block));
      if (test !== null) waiting.push(games);
      yield* games;
    }
  return true;
}

/** The pairs of a round, with the earlier rounds on which they depend, as text. */
interface FoundRound {
  readonly before: string;
  readonly pairs: readonly Pair[];
}

/** For each Swiss tournament and the number of each round, the pairs that were found last. */
const found = new WeakMap<ArenaSpec, Map<number, FoundRound>>();

/** The pairs of the next round of a Swiss tournament; they are not computed again as long as the earlier rounds are the same. */
const pairedOnce = (spec: ArenaSpec, rounds: readonly PlayedRound[], most: number): readonly Pair[] => {
  const before = JSON.stringify(rounds);
  const byRound = found.get(spec) ?? new Map<number, FoundRound>();
  const last = byRound.get(rounds.length);
  const pairs = last?.before === before ? last.pairs : swissPairs(spec.bots.length, rounds, most);
  found.set(spec, byRound.set(rounds.length, { before, pairs }));
  return pairs;
};

/** True if the two bots have played a game of the given round. */
const isBegun = (spec: ArenaSpec, round: number, pair: Pair, gainsOf: GainsOf): boolean => {
  for (const order of ordersOf(spec, round, pair)) if (gainsOf(order) !== undefined) return true;
  return false;
};

/** The pairs of the next round of a Swiss tournament: those of an earlier release if it began to play them, and otherwise the best. */
const swissRound = (spec: ArenaSpec, rounds: readonly PlayedRound[], gainsOf: GainsOf): readonly Pair[] => {
  const most = 2 * spec.games.length * spec.blocks;
  const pairs = pairedOnce(spec, rounds, most);
  const names = new Set(pairs.map((pair) => nameOf(...pair)));
  const earlier = earlierPairs(spec.bots.length, rounds, most);
  const others = earlier.filter((pair) => !names.has(nameOf(...pair)));
  return others.some((pair) => isBegun(spec, rounds.length, pair, gainsOf)) ? earlier : pairs;
};

/** The pairs of the next round; undefined after the last round. */
const pairsOf = (spec: ArenaSpec, rounds: readonly PlayedRound[], gainsOf: GainsOf): readonly Pair[] | undefined => {
  const { format, bots } = spec;
  if (format._tag === 'Swiss') return rounds.length < format.rounds ? swissRound(spec, rounds, gainsOf) : undefined;
  const pairs = knockOutPairs(bots.length, rounds);
  return pairs.length === 0 ? undefined : pairs;
};

/** The points of both bots of a pair in a round; undefined until all their games have been played. */
const pointsOf = (
  spec: ArenaSpec,
  round: number,
  pair: Pair,
  gainsOf: GainsOf,
): readonly [number, number] | undefined => {
  const points: [number, number] = [0, 0];
  for (const order of ordersOf(spec, round, pair)) {
    const gains = gainsOf(order);
    if (gains === undefined) return undefined;
    for (const side of [0, 1] as const) points[side] += gains[side]!;
  }
  return points;
};

/** Lists the games one round after another, because a round's pairings depend on all games of the earlier rounds. */
function* byRounds(spec: ArenaSpec, gainsOf: GainsOf): Generator<GameOrder, boolean> {
  const rounds: PlayedRound[] = [];
  const next = (): readonly Pair[] | undefined => pairsOf(spec, rounds, gainsOf);
  for (let pairs = next(); pairs !== undefined; pairs = next()) {
    for (let block = 0; block < spec.blocks; block++)
      for (const game of spec.games.keys())
        for (const pair of pairs) yield* blockOf(spec, game, pair, seedOf(spec, rounds.length, block));
    const points = pairs.map((pair) => pointsOf(spec, rounds.length, pair, gainsOf)).filter((one) => one !== undefined);
    if (points.length < pairs.length) return false;
    rounds.push({ pairs, points });
  }
  return true;
}

/**
 * The games of a tournament in order, both played and still to come, up to the first game that depends on results not yet known. The order in which
 * results arrive does not matter. Each result is read as late as possible, so that results also count if they arrive while games are being listed.
 * The generator returns true if it has listed the tournament's last game. Otherwise, call the function again when all listed games have been played.
 *
 * The blocks of different tables alternate, so that all bots have played about equally often whenever a tournament stops.
 *
 * @param spec - the tournament
 * @param gainsOf - returns the result of a game, if it is known
 * @param beginTest - begins the test of a match
 * @returns a generator of the games to be played, which returns true if it has listed the last game of the tournament
 *
 * @example
 * ```ts
 * import { decode, isRight } from 'rulehouse';
 * import { arenaSpec, schedule } from 'rulehouse/arena';
 * const bots = ['random', 'greedy', 'flat'].map((text) => ({ name: text, text }));
 * const read = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots, blocks: 10 });
 * if (isRight(read)) {
 *   const orders = [...schedule(read.right, () => undefined, () => () => false)];
 *   orders.length; // 60
 *   orders[1]; // { game: 0, pairing: [0, 1], seed: 1, rotation: 1, opening: null }
 * }
 * ```
 */
export const schedule = (spec: ArenaSpec, gainsOf: GainsOf, beginTest: BeginTest): Generator<GameOrder, boolean> => {
  const { format } = spec;
  switch (format._tag) {
    case 'RoundRobin':
    case 'Gauntlet':
    case 'League':
      return everybody(spec);
    case 'Match':
      return match(spec, format.sprt, gainsOf, beginTest);
    case 'Swiss':
    case 'KnockOut':
      return byRounds(spec, gainsOf);
  }
};

/**
 * The number of games in a tournament, if no test ends it early.
 *
 * @param spec - the tournament, decoded
 * @returns the number of games, counting all pairings, blocks and rotations of the seats
 *
 * @example
 * ```ts
 * import { decode, isRight } from 'rulehouse';
 * import { arenaSpec, mostGames } from 'rulehouse/arena';
 * const bots = ['random', 'greedy', 'flat'].map((text) => ({ name: text, text }));
 * const read = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots, blocks: 10 });
 * if (isRight(read)) mostGames(read.right); // 60
 * ```
 */
export const mostGames = (spec: ArenaSpec): number => {
  const { format, bots, games, blocks } = spec;
  const ofPairs = (pairs: number): number => pairs * games.length * blocks * 2;
  switch (format._tag) {
    case 'RoundRobin':
    case 'Gauntlet':
      return games.reduce((sum, game) => sum + tableCount(spec, game) * game.bots, 0) * blocks;
    case 'League':
      return (leagueIn(spec) ?? []).reduce((sum, tables, game) => sum + tables.length * games[game]!.bots, 0) * blocks;
    case 'Match':
      return bots.length * games.length * blocks;
    case 'Swiss':
      return ofPairs(format.rounds * Math.floor(bots.length / 2));
    case 'KnockOut':
      return ofPairs(bots.length - 1);
  }
};
