/**
 * The page's side of the connection to a worker: players that think in the worker.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import { decode } from '../../core/reading/codec.js';
import { type Fault, fault } from '../../core/values/fault.js';
import type { Seed } from '../../core/values/random.js';
import type { Seat } from '../../core/values/seat.js';
import type { Analysis, Candidate } from '../analysis.js';
import type { Budget } from '../bot.js';
import type { Forecast } from '../forecast.js';
import {
  answered,
  listen,
  onFailure,
  type Port,
  type SentAnalysis,
  type SentCandidate,
  type Think,
  type WorkerReply,
  type WorkerRequest,
} from './messages.js';

/** A signal that tells a bot to stop, such as an `AbortSignal`. */
export interface Signal {
  /** True if the bot has been told to stop. */
  readonly aborted: boolean;
  /** Adds a listener that is called when the bot is told to stop. */
  readonly addEventListener: (type: 'abort', listener: () => void) => void;
  /** Removes a listener. */
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
}

/** The result of a search in a worker, together with a forecast for the seat. */
export interface Foreseen<Move> extends Analysis<Move> {
  /** The result of `forecastOf` in the worker; null if there is none, for instance because the game has no calibration. */
  readonly forecast: Forecast | null;
}

/** The options of a question that is put to a player in a worker. */
export interface AskOptions<Move> {
  /** The thinking time to use instead of the time in the bot's text. */
  readonly budget?: Budget;
  /** A signal that ends the thinking; the answer is the best result found before the signal. */
  readonly signal?: Signal;
  /** A function that is called with the result so far, about ten times a second. */
  readonly onInfo?: (analysis: Foreseen<Move>) => void;
}

/** A player that thinks in a worker. */
export interface RemotePlayer<T extends GameTypes> {
  /**
   * Analyses a game, given a seat's view. The result is a fault if the seat has nothing to decide, or if the worker does not know the bot or the
   * game.
   */
  readonly think: (
    view: T['View'],
    seat: Seat,
    options?: AskOptions<T['Move']>,
  ) => Promise<Either<Fault, Foreseen<T['Move']>>>;
  /** Tells the player that a seat made a move. */
  readonly told: (move: T['Move']) => void;
  /** Lets the worker forget the player. */
  readonly leave: () => void;
}

/** A question that asks a worker for a bot's move, in the form that sessions use. */
export interface Wanted<T extends GameTypes> {
  /** The rules. */
  readonly game: Game<T>;
  /** The text that describes the bot, for instance `mcts:iterations=100`. */
  readonly bot: string;
  /** The seat that has to decide. */
  readonly seat: Seat;
  /** What the seat sees. */
  readonly view: T['View'];
  /** The seed of the bot's random choices. */
  readonly seed: Seed;
  /** Ends the thinking. */
  readonly signal: Signal;
}

/** A worker in which bots think. */
export interface Remote {
  /**
   * Creates a player at a table. Only the worker reads the bot's text, so a mistake in the text is reported only when the player is first asked a
   * question.
   */
  readonly sit: <T extends GameTypes>(game: Game<T>, bot: string, seed: Seed) => RemotePlayer<T>;
  /** Returns a bot's move in one position. With `bots: { think: connect(worker).choose }`, a session's bots think in the worker. */
  readonly choose: <T extends GameTypes>(wanted: Wanted<T>) => Promise<Either<Fault, Legal<T['Move']>>>;
}

type ReplyListener = (message: WorkerReply) => void;

type SearchOutcome<T extends GameTypes> = Either<Fault, Foreseen<T['Move']>>;

/** Reads moves that were sent as texts, and leaves out every text that is not a move. */
const movesOf = <T extends GameTypes>({ moveText }: Game<T>, line: readonly string[]): readonly T['Move'][] =>
  line.flatMap((text) => {
    const move = moveText.parse(text);
    return isLeft(move) ? [] : [move.right];
  });

const legalOf = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  text: string,
): Either<Fault, Legal<T['Move']>> => {
  const move = game.moveText.parse(text);
  if (isLeft(move)) return move;
  const checked = game.check(move.right)(view);
  return isLeft(checked) ? left(fault(['best'], checked.left.text, checked.left.rule)) : checked;
};

const candidateOf = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  { visits, value, line, proven }: SentCandidate,
): readonly Candidate<T['Move']>[] => {
  const move = legalOf(game, view, line[0]!);
  if (isLeft(move)) return [];
  return [{ move: move.right, visits, value, line: movesOf(game, line), proven: proven === 'none' ? null : proven }];
};

const analysisOf = <T extends GameTypes>(game: Game<T>, view: T['View'], sent: SentAnalysis): SearchOutcome<T> => {
  const best = legalOf(game, view, sent.best);
  if (isLeft(best)) return best;
  const candidates = sent.candidates.flatMap((one) => candidateOf(game, view, one));
  return right({ ...sent, best: best.right, candidates });
};

/** Returns the analysis in a worker's answer, or the reason why there is none. */
const foundIn = <T extends GameTypes>(game: Game<T>, view: T['View'], message: WorkerReply): SearchOutcome<T> =>
  message._tag === 'Failed'
    ? left(fault(message.path, message.reason, message.rule ?? undefined))
    : analysisOf(game, view, message.analysis);

const limitsOf = (budget: Budget | undefined): Pick<Think, 'iterations' | 'ms'> => ({
  iterations: budget !== undefined && 'iterations' in budget ? budget.iterations : null,
  ms: budget !== undefined && 'ms' in budget ? budget.ms : null,
});

/** The page's side of the connection to a worker. The connection numbers players and questions, and keeps track of unanswered questions. */
class Connection implements Remote {
  readonly #port: Port;
  readonly #waiting = new Map<number, ReplyListener>();
  #hasFailed = false;
  #players = 0;
  #questions = 0;

  constructor(port: Port) {
    this.#port = port;
    listen(port, (data) => {
      const message = decode(answered)(data);
      if (!isLeft(message)) this.#waiting.get(message.right.id)?.(message.right);
    });
    onFailure(port, () => {
      this.#hasFailed = true;
      for (const id of [...this.#waiting.keys()]) this.#fail(id);
    });
  }

  /** Answers a question for a worker that will not answer. */
  #fail(id: number): void {
    const reason = 'the worker in which bots think could not be loaded, or has failed';
    this.#waiting.get(id)?.({ _tag: 'Failed', id, path: [], reason, rule: null });
  }

  readonly sit = <T extends GameTypes>(game: Game<T>, bot: string, seed: Seed): RemotePlayer<T> => {
    const player = ++this.#players;
    this.#ask({ _tag: 'Sit', player, game: game.id, bot, seed });
    return {
      think: (view, seat, options = {}) => this.#think(game, player, view, seat, options),
      told: (move) => this.#ask({ _tag: 'Told', player, move: game.moveText.print(move) }),
      leave: () => this.#ask({ _tag: 'Leave', player }),
    };
  };

  readonly choose: Remote['choose'] = async ({ game, bot, seat, view, seed, signal }) => {
    const player = this.sit(game, bot, seed);
    const found = await player.think(view, seat, { signal });
    player.leave();
    return isLeft(found) ? found : right(found.right.best);
  };

  #ask(message: WorkerRequest): void {
    this.#port.postMessage(message);
  }

  #think<T extends GameTypes>(
    game: Game<T>,
    player: number,
    view: T['View'],
    seat: Seat,
    { budget, signal, onInfo }: AskOptions<T['Move']>,
  ): Promise<SearchOutcome<T>> {
    const id = ++this.#questions;
    const stop = (): void => this.#ask({ _tag: 'Stop', id });
    return new Promise((resolve) => {
      this.#waiting.set(id, (message) => {
        const found = foundIn(game, view, message);
        if (message._tag === 'Info') {
          if (!isLeft(found)) onInfo?.(found.right);
          return;
        }
        this.#waiting.delete(id);
        signal?.removeEventListener('abort', stop);
        resolve(found);
      });
      this.#ask({ _tag: 'Think', player, id, view: game.viewText.print(view), seat, ...limitsOf(budget) });
      if (this.#hasFailed) this.#fail(id);
      else if (signal?.aborted === true) stop();
      else signal?.addEventListener('abort', stop);
    });
  }
}

/**
 * Connects to a worker in which {@link serve} answers questions.
 *
 * @param port - a `Worker` (of a page or of `node:worker_threads`) or a `MessagePort`
 * @returns the worker as seen from the page: `sit` makes a player in the worker, and `choose` asks for a single move
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { knownGame, terrafex } from 'rulehouse/bots';
 * import { connect, serve } from 'rulehouse/bots/worker';
 * import { game, initial } from 'rulehouse/terrafex';
 *
 * const { port1, port2 } = new MessageChannel();
 * serve(port2, [knownGame(game, terrafex)]);
 * const player = connect(port1).sit(game, 'mcts:iterations=20', 1);
 * void player.think(initial, 0).then((found) => {
 *   if (isRight(found)) game.moveText.print(found.right.best);
 *   port1.close();
 * });
 * typeof player.told; // 'function'
 * ```
 */
export const connect = (port: Port): Remote => new Connection(port);
