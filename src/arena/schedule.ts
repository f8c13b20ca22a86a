/**
 * The games of a tournament in order, up to the first game that depends on results not yet known.
 *
 * @packageDocumentation
 */
import { leagueIn } from './league.js';
import type { GameOrder } from './line.js';
import { knockOutPairs, type Pair, type PlayedRound, swissPairs } from './rounds.js';
import { tableCount } from './spec.js';
import type { ArenaGame, ArenaSpec, SprtSpec } from './spec-shape.js';
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

/** The pairs of the next round; undefined after the last round. */
const pairsOf = (spec: ArenaSpec, rounds: readonly PlayedRound[]): readonly Pair[] | undefined => {
  const { format, bots, games, blocks } = spec;
  if (format._tag === 'Swiss')
    return rounds.length < format.rounds ? swissPairs(bots.length, rounds, 2 * games.length * blocks) : undefined;
  const pairs = knockOutPairs(bots.length, rounds);
  return pairs.length === 0 ? undefined : pairs;
};

/** Lists the games one round after another, because a round's pairings depend on all games of the earlier rounds. */
function* byRounds(spec: ArenaSpec, gainsOf: GainsOf): Generator<GameOrder, boolean> {
  const rounds: PlayedRound[] = [];
  for (let pairs = pairsOf(spec, rounds); pairs !== undefined; pairs = pairsOf(spec, rounds)) {
    const points = pairs.map((): [number, number] => [0, 0]);
    let isComplete = true;
    for (let block = 0; block < spec.blocks; block++)
      for (const game of spec.games.keys())
        for (const pair of pairs) yield* blockOf(spec, game, pair, seedOf(spec, rounds.length, block));
    for (const [index, pair] of pairs.entries())
      for (let block = 0; block < spec.blocks; block++)
        for (const game of spec.games.keys())
          for (const order of blockOf(spec, game, pair, seedOf(spec, rounds.length, block))) {
            const gains = gainsOf(order);
            if (gains === undefined) isComplete = false;
            else for (const side of [0, 1] as const) points[index]![side] += gains[side]!;
          }
    if (!isComplete) return false;
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
