/**
 * Bots of a session: who thinks about the position, until it changes.
 *
 * @packageDocumentation
 */
import type { Remote, Signal } from '../bots/worker/connect.js';
import type { Port } from '../bots/worker/messages.js';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Knowledge } from '../bots/index.js';
import { isObject } from '../core/reading/objects.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import { type Fault, fault } from '../core/values/fault.js';
import type { Seed } from '../core/values/random.js';
import type { Seat } from '../core/values/seat.js';

/** What a bot is asked. */
export interface Asked<T extends GameTypes> {
  /** The rules. */
  readonly game: Game<T>;
  /** The text of the bot. */
  readonly bot: string;
  /** The seat that it plays. */
  readonly seat: Seat;
  /** The position as its seat sees it. */
  readonly view: T['View'];
  /** What it leaves to chance comes from here. */
  readonly seed: Seed;
  /** Says that the position is no longer of interest. */
  readonly signal: Signal;
}

/**
 * Chooses a move for a bot: the move, or its notation. A fault, a rejection and a move that is not legal are reported in `botFault`.
 *
 * @param asked - the view, the legal moves, the time that is left and the signal that stops
 * @returns a promise of a move or its text, or of a fault
 * @fails a fault that the session reports as `botFault`; the bot's own reason, without a rule
 */
export type Thinker<T extends GameTypes> = (asked: Asked<T>) => Promise<Either<Fault, T['Move'] | string>>;

/** How the bots of a session think. */
export interface Bots<T extends GameTypes> {
  /** Chooses the moves; left out: the bots of `rulehouse/bots`, in slices of a few milliseconds, loaded when the first one thinks. */
  readonly think?: Thinker<T>;
  /**
   * Opens the worker in which the bots think: a module that calls `serve` of `rulehouse/bots/worker`. It is opened when the first one thinks. Left
   * out, or undefined where there are no workers: in slices.
   */
  readonly worker?: () => Port | undefined;
  /** What the bots of `rulehouse/bots` know of the game; left out: its rules. */
  readonly knowledge?: Knowledge<T>;
  /** Milliseconds until a bot that does not answer has failed; left out: 60,000. */
  readonly patience?: number;
  /**
   * Is awaited before a bot makes the move that it chose, so that people can follow: the moves of bots come no faster than it allows. Left out: at
   * once.
   */
  readonly pace?: () => Promise<void>;
}

/** The bots of the library, in slices. */
const inSlices =
  <T extends GameTypes>(knowledge: Knowledge<T>): Thinker<T> =>
  async ({ game, bot, seat, view, seed, signal }) => {
    const [{ botOf }, { think }] = await Promise.all([import('../bots/bot.js'), import('../bots/think.js')]);
    const read = botOf(bot);
    if (isLeft(read)) return read;
    const player = read.right.sit(game, knowledge, seed);
    const search = player.look(view, seat);
    if (search === undefined) return left(fault([], 'this seat has nothing to decide', game.turnRule));
    return right((await think(search, player.budget, { signal })).best);
  };

/** The bots of a worker. */
const inWorker = <T extends GameTypes>(open: () => Port | undefined, otherwise: Thinker<T>): Thinker<T> => {
  let remote: Promise<Remote | undefined> | undefined;
  const opened = async (): Promise<Remote | undefined> => {
    const { connect } = await import('../bots/worker/connect.js');
    const port = open();
    return port === undefined ? undefined : connect(port);
  };
  return async (asked) => {
    remote ??= opened();
    const found = await remote;
    if (found === undefined) return otherwise(asked);
    return found.choose(asked);
  };
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 200) : 'it gave no reason';

/** True for an answer: a thinker of JavaScript may return anything. */
const isAnswer = (u: unknown): boolean => isObject(u) && (u['_tag'] === 'Left' || u['_tag'] === 'Right');

/** Waits for an answer, but not for ever and not longer than the signal allows. Never rejects. */
const answerOf = <T extends GameTypes>(
  think: Thinker<T>,
  asked: Asked<T>,
  patience: number,
): Promise<Either<Fault, T['Move'] | string>> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(left(fault([], `the bot did not answer within ${patience} ms`))), patience);
    const end = (answer: Either<Fault, T['Move'] | string>): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    const failed = (error: unknown): void => end(left(fault([], `the bot failed: ${reasonOf(error)}`)));
    asked.signal.addEventListener('abort', () => end(left(fault([], 'the position has changed'))));
    // A thinker of JavaScript may throw at once, and give anything back.
    void Promise.resolve()
      .then(() => think(asked))
      .then((answer) => end(isAnswer(answer) ? answer : left(fault([], 'the bot did not return an answer'))), failed);
  });

/** The bots that are thinking. */
export interface Thinking<T extends GameTypes> {
  /** Lets a seat think; hears its answer unless it was stopped before. */
  readonly start: (asked: Omit<Asked<T>, 'signal'>, hear: (answer: Either<Fault, T['Move'] | string>) => void) => void;
  /** Stops everything. */
  readonly stop: () => void;
  /** The seats whose bots think. */
  readonly seats: () => readonly Seat[];
}

/** Nobody thinks yet. */
export const thinkingOf = <T extends GameTypes>({
  think,
  worker,
  knowledge = {},
  patience = 60_000,
  pace = () => Promise.resolve(),
}: Bots<T>): Thinking<T> => {
  const running = new Map<Seat, AbortController>();
  const slices = inSlices(knowledge);
  const thinker = think ?? (worker === undefined ? slices : inWorker(worker, slices));
  return {
    start: (asked, hear) => {
      const control = new AbortController();
      running.set(asked.seat, control);
      void answerOf(thinker, { ...asked, signal: control.signal }, patience).then(async (answer) => {
        // A pace of JavaScript may fail: then the move comes at once.
        await Promise.resolve()
          .then(pace)
          .catch(() => undefined);
        if (running.get(asked.seat) !== control) return;
        running.delete(asked.seat);
        control.abort();
        hear(answer);
      });
    },
    stop: () => {
      const all = [...running.values()];
      running.clear();
      for (const control of all) control.abort();
    },
    seats: () => [...running.keys()].sort((a, b) => a - b),
  };
};
