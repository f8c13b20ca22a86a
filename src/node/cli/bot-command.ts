/**
 * `bot`: runs a bot of the library as a program that speaks the protocol over standard input and output.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { type Bot, type Player, think } from '../../bots/index.js';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { decode } from '../../core/reading/codec.js';
import { type Fault, fault, printFault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import {
  answerLine,
  failureLine,
  type Go,
  type Gone,
  type NewGame,
  notificationLine,
  notifications,
  type RpcId,
  readLine,
  requests,
  rpcCodes,
  type Told,
} from '../../protocol/index.js';
import { inArgument, readBot, readKnown } from '../host/bots.js';
import { type Io, linesOf } from '../host/io.js';

/** One of the games that the bot is playing. */
interface GameInProgress {
  readonly go: (asked: Go, onInfo: (text: string) => void) => Promise<Either<Fault, Gone>>;
  readonly told: (move: Told) => void;
  /** Ends the search that is running. */
  readonly stop: () => void;
}

const mostGames = 100;

/** The share of the budget that is kept in reserve, so that the answer is ready in time. */
const reserve = 0.1;

class BotGame<T extends GameTypes> implements GameInProgress {
  readonly #game: Game<T>;
  readonly #player: Player<T>;
  readonly #seat: Seat;
  #current = new AbortController();

  constructor(game: Game<T>, player: Player<T>, seat: Seat) {
    this.#game = game;
    this.#player = player;
    this.#seat = seat;
  }

  stop(): void {
    this.#current.abort();
  }

  told({ move }: Told): void {
    const read = move === null ? undefined : this.#game.moveText.parse(move);
    if (read !== undefined && !isLeft(read)) this.#player.told(read.right);
  }

  async go({ view, budget }: Go, onInfo: (text: string) => void): Promise<Either<Fault, Gone>> {
    const { print } = this.#game.moveText;
    const seen = this.#game.viewText.parse(view);
    if (isLeft(seen)) return seen;
    const search = this.#player.look(seen.right, this.#seat);
    if (search === undefined) return left(fault(['view'], 'the seat has nothing to decide', this.#game.turnRule));
    const current = new AbortController();
    this.#current = current;
    const timer = budget === null ? undefined : setTimeout(() => current.abort(), budget.ms * (1 - reserve));
    const { best, candidates, iterations } = await think(search, this.#player.budget, {
      signal: current.signal,
      onInfo: (found) => onInfo(`${found.iterations} iterations: ${print(found.best)}`),
    });
    clearTimeout(timer);
    const [first] = candidates;
    const { value, line } = first === undefined ? nothing : { value: first.value, line: first.line.map(print) };
    return right({ move: print(best), value, line, iterations });
  }
}

const nothing = { value: null, line: null } as const;

const begin = (bot: Bot, { game: id, seat, seed }: NewGame): Either<Fault, GameInProgress> => {
  const known = readKnown(id);
  return isLeft(known)
    ? known
    : right(
        known.right.open((game, knowledge): GameInProgress => new BotGame(game, bot.sit(game, knowledge, seed), seat)),
      );
};

const failure = (id: RpcId, code: number, wrong: Fault): string => failureLine(id, code, printFault(wrong));

/** The state of a bot in one conversation. */
class Speaker {
  readonly #bot: Bot;
  readonly #version: string;
  readonly #out: (line: string) => void;
  readonly #games = new Map<string, GameInProgress>();

  constructor(bot: Bot, version: string, out: (line: string) => void) {
    this.#bot = bot;
    this.#version = version;
    this.#out = out;
  }

  /** Returns the line that answers a request. */
  async answer(id: RpcId, method: string, params: unknown): Promise<string> {
    switch (method) {
      case 'initialize':
        return this.#initialize(id, params);
      case 'newGame':
        return this.#newGame(id, params);
      case 'go':
        return this.#go(id, params);
      default:
        return failureLine(id, rpcCodes.method, `no request ${JSON.stringify(method.slice(0, 40))}`);
    }
  }

  #initialize(id: RpcId, params: unknown): string {
    const read = decode(requests.initialize.params)(params);
    if (isLeft(read)) return failure(id, rpcCodes.params, read.left);
    const name = this.#bot.text.slice(0, 100);
    return answerLine(id, { name, version: this.#version, options: { legal: false, moves: false } });
  }

  #newGame(id: RpcId, params: unknown): string {
    const read = decode(requests.newGame.params)(params);
    if (isLeft(read)) return failure(id, rpcCodes.params, read.left);
    if (this.#games.size >= mostGames)
      return failure(id, rpcCodes.bot, fault([], `at most ${mostGames} games at a time`));
    const game = begin(this.#bot, read.right);
    if (isLeft(game)) return failure(id, rpcCodes.bot, game.left);
    this.#games.set(read.right.id, game.right);
    return answerLine(id, null);
  }

  async #go(id: RpcId, params: unknown): Promise<string> {
    const read = decode(requests.go.params)(params);
    if (isLeft(read)) return failure(id, rpcCodes.params, read.left);
    const game = this.#games.get(read.right.id);
    if (game === undefined) return failure(id, rpcCodes.bot, fault(['id'], 'no game of this id has begun'));
    const gone = await game.go(read.right, (text) => this.#out(notificationLine('info', { id: read.right.id, text })));
    return isLeft(gone) ? failure(id, rpcCodes.bot, gone.left) : answerLine(id, gone.right);
  }

  /** Handles a notification; one that cannot be read is ignored. */
  hear(method: string, params: unknown): void {
    if (method === 'told') this.#use(notifications.told, params, (game, move) => game.told(move));
    if (method === 'stop') this.#use(notifications.stop, params, (game) => game.stop());
    if (method === 'end')
      this.#use(notifications.end, params, (game, { id }) => {
        game.stop();
        this.#games.delete(id);
      });
  }

  #use<A extends { readonly id: string }>(
    codec: t.Type<A, unknown>,
    params: unknown,
    use: (game: GameInProgress, read: A) => void,
  ): void {
    const read = decode(codec)(params);
    const game = isLeft(read) ? undefined : this.#games.get(read.right.id);
    if (!isLeft(read) && game !== undefined) use(game, read.right);
  }

  stopAll(): void {
    for (const game of this.#games.values()) game.stop();
  }
}

/**
 * Answers requests until the input ends. A request that cannot be answered fails with a reason; notifications that are not part of the protocol are
 * ignored.
 */
export const bot = async (text: string, version: string, { input, out }: Io): Promise<Either<Fault, void>> => {
  const read = readBot(text);
  if (isLeft(read)) return left(inArgument('text')(read.left));
  const speaker = new Speaker(read.right, version, out);
  const answers = new Set<Promise<void>>();
  for await (const line of linesOf(input)) {
    if (line === undefined) break;
    if (line.trim() === '') continue;
    const said = readLine(line);
    if (said._tag === 'Request') {
      const pending = speaker.answer(said.id, said.method, said.params).then(out);
      answers.add(pending);
      void pending.finally(() => answers.delete(pending));
    } else if (said._tag === 'Noise') out(failureLine(null, said.code, said.reason));
    else if (said._tag === 'Notification') {
      if (said.method === 'quit') break;
      speaker.hear(said.method, said.params);
    }
  }
  speaker.stopAll();
  await Promise.all(answers);
  return right(undefined);
};
