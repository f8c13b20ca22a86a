/**
 * Plays one game between bots.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import type { Knowledge } from '../../bots/index.js';
import type { Signal } from '../../bots/worker/connect.js';
import type { Game, GameTypes, Outcome } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import { assembled } from '../../core/records/assemble.js';
import type { GameRecord } from '../../core/records/shape.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { isSeed, type Seed } from '../../core/values/random.js';
import type { Seat } from '../../core/values/seat.js';
import { beginGame } from '../host/begin.js';
import { inArgument } from '../host/bots.js';
import { dealsOf, havePrograms } from '../host/deal.js';
import { botLimitsOf, type Entrant, readEntrant, type TimeSettings } from '../host/entrant.js';
import { type BotLimits, gameTime } from '../host/game-clock.js';
import { endNotes, type GameCourse, longest, playOne, stopped } from '../host/play-game.js';
import { newSecret } from '../host/secret.js';
import { knowledgeOf, knownOf, type Modules, type Participant, partyOf } from './guests.js';

/** How a bot lost a game for a reason outside the rules: the kind of failure, and when in the game it occurred. */
export interface BotLoss {
  /**
   * The kind of failure. `illegal`: the bot returned no legal move. `time`: the bot did not answer in time. `crash`: the bot threw an exception, or
   * its program ended. `protocol`: a program sent a message that the protocol does not allow.
   */
  readonly reason: 'illegal' | 'time' | 'crash' | 'protocol';
  /** The seat whose bot lost the game. */
  readonly seat: Seat;
  /** The bot at the seat that lost. */
  readonly bot: string;
  /** The number of moves made before the loss. */
  readonly ply: number;
  /** The rule of the game that the bot's move breaks; null if the bot lost for a different reason. */
  readonly rule: string | null;
  /** A description of the loss, in one line of text. */
  readonly text: string;
}

/** A move that has been made in a game. */
export interface MoveMade<T extends GameTypes> {
  /** The number of moves made before this move. */
  readonly ply: number;
  /** The seat that made the move; null if chance made it. */
  readonly seat: Seat | null;
  /** The move. */
  readonly move: Legal<T['Move']>;
  /** The text of the move in the game's notation. */
  readonly text: string;
  /** The state after the move: the full state, not the view of a seat. */
  readonly state: T['State'];
}

/** The settings of a game between bots, all of which can be left out. */
export interface PlaySettings<T extends GameTypes> extends TimeSettings {
  /** The options of the game that differ from the defaults. If the option `players` is left out, its value is the number of bots given. */
  readonly options?: { readonly [Name in keyof T['Options']]?: T['Options'][Name] };
  /** The seed that determines the set-up, the dice and the seeds of the bots; if left out, 1. The same seed gives the same game. */
  readonly seed?: Seed;
  /**
   * The time that a function or program may take for a move, in milliseconds; if left out, 10,000. A bot of the library uses the budget set in its
   * text.
   */
  readonly ms?: number;
  /** Modules with games and bots that the other settings can name, like those given to the command's `--with` flag. */
  readonly with?: Modules;
  /** What the library's bots can know about a game of your own. */
  readonly knowledge?: Knowledge<T>;
  /** A function that is called with each move as it is made. */
  readonly onMove?: (made: MoveMade<T>) => void;
  /** Stops the game. */
  readonly signal?: Signal;
}

/** A played game. */
export interface Played<T extends GameTypes> {
  /** The record, which can be replayed. If a bot forfeited, `end` and `tags` say so. */
  readonly record: GameRecord;
  /** The outcome according to the rules; none if a bot forfeited the game, or if the game was stopped. */
  readonly outcome: Option<Outcome>;
  /** The last state. */
  readonly state: T['State'];
  /** Describes how a bot lost the game for a reason outside the rules, such as a crash; null if no bot lost in this way. */
  readonly loss: BotLoss | null;
}

const entrantsOf = async <T extends GameTypes>(
  game: Game<T>,
  players: readonly Participant<NoInfer<T>>[],
  settings: PlaySettings<T>,
  limits: BotLimits,
): Promise<Either<Fault, readonly Entrant[]>> => {
  const { knowledge, signal, with: modules = [] } = settings;
  const party = await partyOf(modules, [knownOf(game, knowledge)], players);
  if (isLeft(party)) return party;
  const entrants: Entrant[] = [];
  for (const text of party.right.texts) {
    const entrant = readEntrant(text, limits, party.right.guests, signal);
    if (isLeft(entrant)) return left(inArgument('bot')(entrant.left));
    entrants.push(entrant.right);
  }
  return right(entrants);
};

const botLossOf = (
  { loss, moves, seating }: Pick<GameCourse<GameTypes>, 'loss' | 'moves' | 'seating'>,
  entrants: readonly Entrant[],
): BotLoss | null =>
  loss === undefined ? null : { ...loss, bot: entrants[seating[loss.seat]!]!.text, ply: moves.length };

/**
 * Plays one game between bots.
 *
 * @param game - a game of the library, or your own
 * @param players - the bot of each seat; if there are fewer bots than seats, the bots share the seats evenly
 * @param settings - options, seed, limits, callbacks, and the signal that stops the game
 * @returns the record, the outcome, and the loss if a bot lost for a reason outside the rules; a fault if the game cannot begin, was stopped by its
 * signal, or threw an exception
 * @fails a fault whose path names the wrong setting or player, and which cites a rule if the game refuses an option
 *
 * @example
 * ```ts
 * import { isRight, isSome } from 'rulehouse';
 * import { playGame } from 'rulehouse/match';
 * import { game } from 'rulehouse/terrafex';
 *
 * const moves: string[] = [];
 * const played = await playGame(game, ['greedy', 'random'], {
 *   options: { layout: '2', turnLimit: 3 },
 *   seed: 7,
 *   onMove: ({ text }) => moves.push(text),
 * });
 * if (isRight(played)) isSome(played.right.outcome); // true
 * if (isRight(played)) moves.length === played.right.record.moves.length; // true
 * ```
 */
export const playGame = async <T extends GameTypes>(
  game: Game<T>,
  players: readonly Participant<NoInfer<T>>[],
  settings: PlaySettings<T> = {},
): Promise<Either<Fault, Played<T>>> => {
  const { seed = 1, options = {}, knowledge, onMove, signal } = settings;
  if (!isSeed(seed)) return left(fault(['seed'], `${String(seed)} is not a seed`));
  const limits = botLimitsOf({ ...settings, memory: undefined });
  if (isLeft(limits)) return limits;
  const entrants = await entrantsOf(game, players, settings, limits.right);
  if (isLeft(entrants)) return entrants;
  const secret = havePrograms(entrants.right.map(({ text }) => text)) ? newSecret() : undefined;
  const deal = dealsOf(secret)([game.id, seed], seed, 0);
  const begun = beginGame(game, options, deal.setup, players.length);
  if (isLeft(begun)) return begun;
  const time = gameTime(game.seatCount(begun.right.start), limits.right);
  let ply = 0;
  const course = await playOne(
    game,
    knowledgeOf(game, knowledge),
    begun.right.options,
    begun.right.start,
    entrants.right,
    0,
    deal,
    {
      plies: longest,
      ...(signal === undefined ? {} : { signal }),
      ...(time === undefined ? {} : { time }),
      made: (seat, move, state) => onMove?.({ ply: ply++, seat, move, text: game.moveText.print(move), state }),
    },
  );
  if (signal?.aborted === true) return left(stopped);
  if (isLeft(course)) return left(fault([], course.left.text));
  const { final, moves, result } = course.right;
  const assembly = {
    options: game.options.encode(begun.right.options),
    seed: deal.setup,
    start: game.position.print(begun.right.start),
    moves,
    result,
  };
  return right({
    record: assembled(game, assembly, final, endNotes(game.teams(final), course.right)),
    outcome: game.outcome(final),
    state: final,
    loss: botLossOf(course.right, entrants.right),
  });
};
