/**
 * Facts about a game: what many games between bots show, and how many positions there are after its first moves.
 *
 * @packageDocumentation
 */
import * as E from 'fp-ts/Either';
import { type Either, isLeft, left, map, right, traverseArray } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Game, GameTypes } from '../../../core/contract/game.js';
import { distinctPositions } from '../../../core/playing/distinct.js';
import type { GameEnds } from '../../../core/playing/limits.js';
import { decode } from '../../../core/reading/codec.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import { jobsIn, seedIn, wholeIn } from '../../host/args.js';
import { beginGame, type ReadyGame, startFrom } from '../../host/begin.js';
import type { BlockOrder, PlayedGame } from '../../host/block.js';
import { inArgument, readKnown } from '../../host/bots.js';
import { dealsOf, havePrograms } from '../../host/deal.js';
import { readEntrant } from '../../host/entrant.js';
import type { BotLimits } from '../../host/game-clock.js';
import { stopped } from '../../host/play-game.js';
import { progressOf } from '../../host/progress.js';
import { newSecret } from '../../host/secret.js';
import { inOrder, type PlayContext, tableOf } from '../blocks.js';
import { courseFacts } from './course.js';
import { type FactsFigures, Gatherer } from './gather.js';

/** What is to be found out. */
export interface FactsPlan {
  readonly game: string;
  /** The bots; if there are none, all seats move at random. */
  readonly bots: readonly string[];
  readonly options: unknown;
  /** The least number of games; whole blocks are played. */
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  /** The number of first moves after which positions are counted. */
  readonly depth: number;
  readonly limits: BotLimits;
}

/** What is known about a game. */
export interface GameFacts extends FactsFigures {
  /** The id of the game. */
  readonly game: string;
  /** The bots that played, which took all seats in turn. */
  readonly bots: readonly string[];
  /** The options that differ from the defaults, as JSON. */
  readonly options: unknown;
  /** The seed of the first games. */
  readonly firstSeed: number;
  /** The seed of the last games. */
  readonly lastSeed: number;
  /** Whether every game with these options ends, as far as the game says. */
  readonly certainty: GameEnds;
  /** The limits that were set, because a game might never end otherwise. */
  readonly limits: Readonly<Record<string, unknown>>;
  /** The number of different positions after 0, 1, 2 and more moves from the first seed's start. */
  readonly positions: readonly number[];
}

/** The additional games and bots, the signal that stops the games, and what shows the progress. */
export interface FactsContext extends PlayContext {
  /** Shows how far the games are. */
  readonly progress?: (text: string, part?: number) => void;
}

/** The greatest numbers of games, of first moves, and of positions that are counted. */
export const factsBounds = { games: 10_000_000, depth: 20, positions: 1_000_000 } as const;

/** The bots of a plan. Without any, one bot that moves at random is taken for each seat of a game with the default number of seats. */
const botsOf = <T extends GameTypes>(game: Game<T>, { bots, options, seed }: FactsPlan): readonly string[] => {
  if (bots.length > 0) return bots;
  const start = chain(decode(game.options)(options), (read) => startFrom(game, read, seed));
  return Array.from({ length: isLeft(start) ? 2 : game.seatCount(start.right) }, () => 'random');
};

/** A plan whose bots and options have been read. */
interface PreparedFacts<T extends GameTypes> extends Pick<ReadyGame<T>, 'json' | 'limits' | 'ends' | 'start'> {
  readonly bots: readonly string[];
  readonly blocks: number;
}

const prepared = <T extends GameTypes>(
  game: Game<T>,
  plan: FactsPlan,
  { guests }: FactsContext,
): Either<Fault, PreparedFacts<T>> =>
  pipe(
    E.Do,
    E.bind('bots', () =>
      traverseArray((text: string) =>
        E.mapLeft(inArgument('bots'))(
          map(({ text: name }: { text: string }) => name)(readEntrant(text, plan.limits, guests)),
        ),
      )(botsOf(game, plan)),
    ),
    E.bind('ready', ({ bots }) => beginGame(game, plan.options, plan.seed, bots.length)),
    E.bind('games', () => wholeIn('games', plan.games, 1, factsBounds.games)),
    E.bind('seed', () => seedIn('seed', plan.seed)),
    E.bind('jobs', () => jobsIn(plan.jobs)),
    E.bind('depth', () => wholeIn('depth', plan.depth, 0, factsBounds.depth)),
    E.map(({ bots, ready, games }) => ({ ...ready, bots, blocks: Math.ceil(games / bots.length) })),
  );

const orders = <T extends GameTypes>(plan: FactsPlan, { bots, json }: PreparedFacts<T>) => {
  const dealOf = dealsOf(havePrograms(bots) ? newSecret() : undefined);
  return (block: number): BlockOrder => {
    const seed = plan.seed + block;
    const [first, ...rest] = bots.map((_, rotation) => dealOf([plan.game, seed], seed, rotation));
    const deals = [first ?? dealOf([plan.game, seed], seed, 0), ...rest] as const;
    return { game: plan.game, bots, options: JSON.stringify(json), seed, deals, records: true, limits: plan.limits };
  };
};

/** Plays the games, and gathers what they show. */
const played = async <T extends GameTypes>(
  game: Game<T>,
  plan: FactsPlan,
  facts: PreparedFacts<T>,
  context: FactsContext,
): Promise<Either<Fault, FactsFigures>> => {
  const gatherer = new Gatherer(game.lengths?.limitReasons ?? []);
  const progress = progressOf(context, 'seeds', facts.blocks);
  const table = await tableOf(plan.jobs, facts.blocks, havePrograms(facts.bots), context);
  if (isLeft(table)) return table;
  const gathered = (games: readonly PlayedGame[]): Either<Fault, void> =>
    map(gatherer.block.bind(gatherer))(traverseArray((one: PlayedGame) => courseFacts(game, one))(games));
  try {
    for await (const block of inOrder(table.right, orders(plan, facts), facts.blocks)) {
      if (context.signal?.aborted === true) return left(stopped);
      const taken = chain(block, gathered);
      if (isLeft(taken)) return taken;
      progress.step();
    }
    return right(gatherer.figures());
  } finally {
    progress.end();
    await table.right.close();
  }
};

const factsOf = async <T extends GameTypes>(
  game: Game<T>,
  plan: FactsPlan,
  context: FactsContext,
): Promise<Either<Fault, GameFacts>> => {
  const ready = prepared(game, plan, context);
  if (isLeft(ready)) return ready;
  const { bots, json, limits, ends, start, blocks } = ready.right;
  const figures = await played(game, plan, ready.right, context);
  return map(
    (found: FactsFigures): GameFacts => ({
      ...{ game: plan.game, bots, options: json, firstSeed: plan.seed, lastSeed: plan.seed + blocks - 1 },
      ...{ certainty: ends, limits },
      ...found,
      positions: distinctPositions(game, plan.depth, factsBounds.positions)(start),
    }),
  )(figures);
};

/** Plays the games of a plan, and says what they show. */
export const gatherFacts = async (plan: FactsPlan, context: FactsContext): Promise<Either<Fault, GameFacts>> => {
  const known = readKnown(plan.game, context.guests);
  if (isLeft(known)) return left(fault(['game'], known.left.reason));
  return known.right.open((game) => factsOf(game, plan, context));
};
