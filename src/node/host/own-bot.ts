/**
 * Bots that are functions: they take a seat's view and its legal moves, and return a move.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Signal } from '../../bots/worker/connect.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import { moverOf } from '../../core/playing/play.js';
import { legalMovesOf } from '../../core/playing/seat-moves.js';
import { isObject } from '../../core/reading/objects.js';
import { show } from '../../core/values/fault.js';
import { type Seed, type Source, source } from '../../core/values/random.js';
import type { Seat } from '../../core/values/seat.js';
import type { SeatContext } from './bot-program.js';
import type { MoveTime } from './game-clock.js';
import { reasonOf } from './game-form.js';
import type { Loss } from './loss.js';
import type { MoveChoice, SeatedPlayer } from './seated-player.js';

/**
 * The type of the signal that tells a bot to stop thinking. The type is the platform's `AbortSignal` if that is available, so that `fetch` accepts
 * the signal.
 */
export type BotSignal = typeof globalThis extends { readonly AbortSignal: { readonly prototype: infer S } }
  ? S
  : Signal;

/** The context of a bot that is a function: everything that the bot knows besides the view and the legal moves. */
export interface BotContext<T extends GameTypes> {
  /** The game that is played, for bots that play several games. */
  readonly game: Game<T>;
  /** The seat for which the bot chooses a move. */
  readonly seat: Seat;
  /** The seed of the bot's seat in this game. The bot's random choices should come from this seed, so that the game can be repeated. */
  readonly seed: Seed;
  /** Draws random numbers from the seat's seed. All moves of a seat in one game draw from the same source of random numbers. */
  readonly random: Source;
  /** The number of milliseconds that the bot has for this move. */
  readonly ms: number;
  /** A signal that is aborted when the time runs out, or when the game is stopped. */
  readonly signal: BotSignal;
}

/**
 * A function that chooses a move, and returns the move or a promise of it.
 *
 * @param view - the view of the seat
 * @param legal - the seat's legal moves, in the order in which the game lists them; there is at least one
 * @param context - the game, seat, seed, time and signal
 * @returns one of the legal moves, or a promise of a legal move; anything else loses the game
 */
export type Choose<T extends GameTypes> = (
  view: T['View'],
  legal: readonly Legal<T['Move']>[],
  context: BotContext<T>,
) => T['Move'] | undefined | Promise<T['Move'] | undefined>;

/** A bot that is a function, made by {@link botFrom}. If the bot's type names no game, the bot plays every game. */
export interface OwnBot<T extends GameTypes = GameTypes> {
  /** The bot's name in results and records. */
  readonly name: string;
  /** Chooses a move. A host calls this function with the context of its game and checks the returned value: anything but a legal move loses the game. */
  readonly choose: (view: T['View'], legal: readonly Legal<T['Move']>[], context: never) => unknown;
}

/** A bot that is a function, regardless of which games it plays. */
export interface AnyBot {
  /** The bot's name in results and records. */
  readonly name: string;
  /** Chooses a move, as described at {@link OwnBot}. */
  readonly choose: (view: never, legal: never, context: never) => unknown;
}

/**
 * Makes a bot from a function. Such a bot can be used wherever a bot's text can: in `playGame`, `match` and `tournament`. The command can use such a
 * bot too, if a module named by `--with` exports it in `bots`.
 *
 * A bot loses the game with the reason `crash` if it throws, `illegal` if it returns an illegal move, and `time` if it answers too late.
 *
 * @param name - the bot's name, in letters, digits and dashes; not the name of a bot of the library
 * @param choose - a function that returns a move or a promise of a move
 * @returns the bot, which can be put into a list of players
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { botFrom, playGame } from 'rulehouse/match';
 * import { game, type Terrafex } from 'rulehouse/terrafex';
 *
 * const last = botFrom<Terrafex>('last', (view, legal) => legal.at(-1));
 * const played = await playGame(game, [last, 'random'], { options: { turnLimit: 3 }, seed: 1 });
 * if (isRight(played)) played.right.loss; // null
 * ```
 */
export const botFrom = <T extends GameTypes = GameTypes>(name: string, choose: Choose<T>): OwnBot<T> => ({
  name,
  choose,
});

/** True if a value is a bot made by {@link botFrom}, in this copy of the library or in another copy. */
export const isOwnBot = (u: unknown): u is AnyBot =>
  isObject(u) && typeof u['name'] === 'string' && typeof u['choose'] === 'function';

const loss = (reason: Loss['reason'], text: string, rule: string | null = null): Loss => ({ reason, rule, text });

const late = (ms: number): Loss => loss('time', `no answer within ${ms} ms`);

const isPromise = (u: unknown): u is PromiseLike<unknown> =>
  typeof u === 'object' && u !== null && 'then' in u && typeof u.then === 'function';

/** Turns a bot's answer into a choice if it is a legal move of the bot's seat, and otherwise into a loss. */
const choiceOf = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  move: unknown,
): Either<Loss, MoveChoice<T>> => {
  if (move === undefined) return left(loss('illegal', 'it returned no move'));
  if (!game.move.is(move)) return left(loss('illegal', `${show(move)} is not a move`));
  const checked = game.check(move)(view);
  if (isLeft(checked))
    return left(loss('illegal', `${game.moveText.print(move)}: ${checked.left.text}`, checked.left.rule));
  return moverOf(game)(move)(view) === seat
    ? right({ move: checked.right, analysis: null, said: null })
    : left(loss('illegal', `${game.moveText.print(move)}: another seat decides now`, game.turnRule));
};

class OwnSeat<T extends GameTypes> implements SeatedPlayer<T> {
  readonly #choose: (...given: Parameters<Choose<T>>) => unknown;
  readonly #context: BotContext<T>;
  readonly #time = new AbortController();
  readonly #outer: Signal | undefined;
  /** Aborts the bot's signal when its game is stopped. */
  readonly #stop = (): void => this.#time.abort();

  constructor(bot: AnyBot, ms: number, { game, seat, seed }: SeatContext<T>, signal: Signal | undefined) {
    // The caller declares that this bot plays this game. Its answers are still checked.
    this.#choose = bot.choose as (...given: Parameters<Choose<T>>) => unknown;
    this.#context = { game, seat, seed, random: source(seed), ms, signal: this.#time.signal };
    this.#outer = signal;
    if (signal?.aborted === true) this.#stop();
    else signal?.addEventListener('abort', this.#stop);
  }

  choose(
    view: T['View'],
    _: readonly (string | null)[],
    time?: MoveTime,
  ): Promise<Either<Loss, MoveChoice<T>>> | Either<Loss, MoveChoice<T>> {
    const { game, seat } = this.#context;
    const context = time === undefined ? this.#context : { ...this.#context, ms: Math.floor(time.ms) };
    const begin = performance.now();
    try {
      const answer = this.#choose(view, legalMovesOf(game)(view, seat), context);
      if (isPromise(answer)) return this.#wait(view, answer, context.ms);
      return performance.now() - begin > context.ms ? left(late(context.ms)) : choiceOf(game, view, seat, answer);
    } catch (error) {
      return left(loss('crash', `it threw: ${reasonOf(error)}`));
    }
  }

  told(): void {
    // A bot of one function gets the view with every decision, so there is nothing to report to it.
  }

  end(): Promise<void> {
    this.#outer?.removeEventListener('abort', this.#stop);
    this.#time.abort();
    return Promise.resolve();
  }

  /** Waits for a bot's promise until the bot's time is up or the game is stopped. If the promise resolves later, its value is dropped. */
  #wait(view: T['View'], answer: PromiseLike<unknown>, ms: number): Promise<Either<Loss, MoveChoice<T>>> {
    const { game, seat, signal } = this.#context;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#time.abort(), ms);
      const settle = (choose: () => Either<Loss, MoveChoice<T>>): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', gone);
        try {
          resolve(choose());
        } catch (error) {
          resolve(left(loss('crash', `it threw: ${reasonOf(error)}`)));
        }
      };
      const gone = (): void => settle(() => left(late(ms)));
      if (signal.aborted) gone();
      else signal.addEventListener('abort', gone);
      answer.then(
        (move) => settle(() => choiceOf(game, view, seat, move)),
        (error: unknown) => settle(() => left(loss('crash', `it threw: ${reasonOf(error)}`))),
      );
    });
  }
}

/**
 * Puts a bot that is a function at a seat.
 *
 * @param ms - the number of milliseconds that the bot has for each move
 * @param signal - a signal that stops the game
 */
export const ownBotAt = <T extends GameTypes>(
  bot: AnyBot,
  ms: number,
  place: SeatContext<T>,
  signal: Signal | undefined,
): SeatedPlayer<T> => new OwnSeat<T>(bot, ms, place, signal);
