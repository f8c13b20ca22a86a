/**
 * One block of a match: the games of one seed, in all rotations of the seats.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, map, right, traverseArray } from 'fp-ts/Either';
import type { Signal } from '../../bots/worker/connect.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { decode } from '../../core/reading/codec.js';
import { assembled } from '../../core/records/assemble.js';
import { parseJson } from '../../core/records/record.js';
import { orNull } from '../../core/values/absent.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seed } from '../../core/values/random.js';
import type { Seat } from '../../core/values/seat.js';
import { startFrom } from './begin.js';
import { readKnown } from './bots.js';
import type { Deal } from './deal.js';
import { type Entrant, readEntrant } from './entrant.js';
import { type BotLimits, gameTime } from './game-clock.js';
import type { Loss } from './loss.js';
import { type Guests, presentGuests } from './own-games.js';
import {
  endNotes,
  type GameCourse,
  lostCourse,
  playOne,
  type SeatLoss,
  sharesBy,
  stopped,
  watchOf,
} from './play-game.js';

/** An order for a worker: plain data that says which games to play. */
export interface BlockOrder {
  readonly game: string;
  readonly bots: readonly string[];
  /** The game's options as JSON text. */
  readonly options: string;
  /** The seed that identifies the block. */
  readonly seed: number;
  /** The seeds for each rotation of the seats; the seed of the set-up is the same in all rotations. */
  readonly deals: readonly [Deal, ...Deal[]];
  /** True if the games' records are to be returned as well. */
  readonly records: boolean;
  /** The limits on the bots' time, memory and output. */
  readonly limits: BotLimits;
}

/** A block for a thread or a child process: its first `from` games are known. */
export interface BlockTask {
  readonly order: BlockOrder;
  readonly from: number;
}

/** The time that a seat used in a game. */
export interface TimeUsed {
  readonly millis: number;
  readonly choices: number;
}

/** One played game. */
export interface PlayedGame {
  readonly seed: number;
  readonly rotation: number;
  /** For each seat, the index of its bot in the list of bots. */
  readonly seating: readonly number[];
  /** For each seat, its share of the single point that the game is worth. */
  readonly shares: readonly number[];
  /** For each seat, the score of its team; without teams, its own score. */
  readonly scores: readonly number[];
  readonly plies: number;
  /** For each seat, the seed of its bot; left out if the bots' seeds follow from the seed of the block. */
  readonly botSeeds?: readonly Seed[];
  /** True if the game was played to its end. */
  readonly over: boolean;
  /** The reason why the rules ended the game; null if they did not. */
  readonly reason: string | null;
  /** The loss of a seat for a reason outside the game's rules, such as a crash; null if there was none. */
  readonly loss: SeatLoss | null;
  /** For each seat, the milliseconds and the number of its choices; left out for games that an earlier run has played. */
  readonly used?: readonly TimeUsed[];
  /** The record of the game, if records were requested. */
  readonly record: unknown;
}

/** The fault of a block that could not be played to its end. */
export interface BlockFault extends Fault {
  /** The games of the block that were played, and the rotation of the game in which the module of the game failed; left out for other faults. */
  readonly broken?: { readonly rotation: number; readonly games: readonly PlayedGame[] };
}

/** What a caller wants to know while a block is played. */
export interface BlockWatch {
  /** The number of games of the block that are known already and are not played again. */
  readonly from?: number;
  /** Called when the game of a rotation begins. */
  readonly begun?: (rotation: number) => void;
  /** Called whenever a seat has to decide. */
  readonly asked?: (seat: Seat) => void;
  /** Called with each game when it is over. */
  readonly over?: (game: PlayedGame) => Promise<void> | void;
}

/** The start that all games of a block share. */
interface BlockStart<T extends GameTypes> {
  readonly options: T['Options'];
  readonly start: T['State'];
  /** Makes the line of a game from its course. */
  readonly written: (course: GameCourse<T>, rotation: number) => PlayedGame;
}

const blockStart = <T extends GameTypes>(game: Game<T>, order: BlockOrder): Either<Fault, BlockStart<T>> => {
  const json = parseJson(order.options);
  const options = isLeft(json) ? json : decode(game.options)(json.right);
  if (isLeft(options)) return options;
  const [{ setup }] = order.deals;
  const start = startFrom(game, options.right, setup);
  if (isLeft(start)) return start;
  const begin = { options: game.options.encode(options.right), seed: setup, start: game.position.print(start.right) };
  const written = (course: GameCourse<T>, rotation: number): PlayedGame => {
    const { moves, final, result, seating, loss, millis, choices } = course;
    const teams = game.teams(final);
    const { bots, isKeyed } = order.deals[rotation]!;
    return {
      seed: order.seed,
      rotation,
      seating,
      shares: sharesBy(teams, course),
      scores: teams.map((team) => result.scores[team]!),
      plies: moves.length,
      ...(isKeyed ? { botSeeds: bots.slice(0, seating.length) } : {}),
      over: result.over,
      reason: result.reason,
      loss: orNull(loss),
      used: millis.map((one, seat) => ({ millis: one, choices: choices[seat]! })),
      record: order.records ? assembled(game, { ...begin, moves, result }, final, endNotes(teams, course)) : null,
    };
  };
  return right({ options: options.right, start: start.right, written });
};

const entrantsOf = (
  { bots, limits }: BlockOrder,
  guests: Guests,
  signal: Signal | undefined,
): Either<Fault, readonly Entrant[]> =>
  traverseArray((text: string) => readEntrant(text, limits, guests, signal))(bots);

/**
 * Plays the games of one seed. The order has already been checked; if it still turns out to be wrong, the result is a fault. If the module of the game
 * throws, the fault has the games that were played before.
 */
export const playBlock = async (
  order: BlockOrder,
  guests = presentGuests(),
  signal?: Signal,
  { from = 0, begun, asked, over }: BlockWatch = {},
): Promise<Either<BlockFault, readonly PlayedGame[]>> => {
  const entrants = entrantsOf(order, guests, signal);
  if (isLeft(entrants)) return entrants;
  const known = readKnown(order.game, guests);
  if (isLeft(known)) return known;
  return known.right.open(async (game, knowledge): Promise<Either<BlockFault, readonly PlayedGame[]>> => {
    const ground = blockStart(game, order);
    if (isLeft(ground)) return ground;
    const { options, start, written } = ground.right;
    const games: PlayedGame[] = [];
    const watch = { ...watchOf(signal), ...(asked === undefined ? {} : { asked }) };
    for (const [rotation, deal] of order.deals.entries()) {
      if (rotation < from) continue;
      begun?.(rotation);
      const time = gameTime(game.seatCount(start), order.limits);
      const timed = time === undefined ? watch : { ...watch, time };
      const done = await playOne(game, knowledge, options, start, entrants.right, rotation, deal, timed);
      if (signal?.aborted === true) return left(stopped);
      if (isLeft(done)) return left({ ...fault([], done.left.text), broken: { rotation, games } });
      const played = written(done.right, rotation);
      games.push(played);
      await over?.(played);
    }
    return right(games);
  });
};

const lostIn = <T extends GameTypes>(
  game: Game<T>,
  order: BlockOrder,
  rotation: number,
  seat: number,
  loss: Loss,
): Either<Fault, PlayedGame> =>
  map(({ start, written }: BlockStart<T>) =>
    written(lostCourse(game, start, order.bots.length, rotation, seat, loss), rotation),
  )(blockStart(game, order));

/** The game of a block about which nothing is known except which seat lost. */
export const lostGame = (
  order: BlockOrder,
  rotation: number,
  seat: number,
  loss: Loss,
  guests: Guests,
): Either<Fault, PlayedGame> =>
  chain(readKnown(order.game, guests), (known) =>
    known.open((game): Either<Fault, PlayedGame> => lostIn(game, order, rotation, seat, loss)),
  );
