/**
 * `bot`: a bot of the library that speaks the protocol over standard input and output.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type Bot, type Player, think } from '../bots/index.js';
import { decode } from '../core/reading/codec.js';
import { type Fault, fault, printFault } from '../core/values/fault.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Seat } from '../core/values/seat.js';
import {
  answerLine,
  failureLine,
  type Go,
  type Gone,
  type NewGame,
  notificationLine,
  notifications,
  readLine,
  requests,
  rpcCodes,
  type RpcId,
  type Told,
} from '../protocol/index.js';
import { readBot, readKnown } from '../host/bots.js';
import { type Io, linesOf } from '../host/io.js';

/** One game that the bot plays. */
interface Played {
  readonly go: (asked: Go, onInfo: (text: string) => void) => Promise<Either<Fault, Gone>>;
  readonly told: (what: Told) => void;
  /** Ends a thought that is under way. */
  readonly stop: () => void;
}

const mostGames = 100;

/** Time that is kept back, so that the answer is there when the budget is spent. */
const reserve = 0.1;

const playedBy = <T extends GameTypes>(game: Game<T>, player: Player<T>, seat: Seat): Played => {
  let current = new AbortController();
  return {
    stop: () => current.abort(),
    told: ({ move }) => {
      const read = move === null ? undefined : game.moveText.parse(move);
      if (read !== undefined && !isLeft(read)) player.told(read.right);
    },
    go: async ({ view, budget }, onInfo) => {
      const seen = game.viewText.parse(view);
      if (isLeft(seen)) return seen;
      const search = player.look(seen.right, seat);
      if (search === undefined) return left(fault(['view'], 'the seat has nothing to decide', game.turnRule));
      current = new AbortController();
      const { signal, abort } = { signal: current.signal, abort: () => current.abort() };
      const timer = budget === null ? undefined : setTimeout(abort, budget.ms * (1 - reserve));
      const found = await think(search, player.budget, {
        signal,
        onInfo: ({ best, iterations }) => onInfo(`${iterations} iterations: ${game.moveText.print(best)}`),
      });
      clearTimeout(timer);
      const [first] = found.candidates;
      return right({
        move: game.moveText.print(found.best),
        value: first?.value ?? null,
        line: first?.line.map(game.moveText.print) ?? null,
        iterations: found.iterations,
      });
    },
  };
};

const begun = (bot: Bot, { game: id, seat, seed }: NewGame): Either<Fault, Played> => {
  const known = readKnown(id);
  return isLeft(known)
    ? known
    : right(known.right.open((game, knowledge) => playedBy(game, bot.sit(game, knowledge, seed), seat)));
};

/** Everything that the bot does in one conversation. */
const speaker = (bot: Bot, version: string, { out }: Io) => {
  const games = new Map<string, Played>();
  const fail = (id: RpcId, code: number, wrong: Fault): string => failureLine(id, code, printFault(wrong));

  const newGame = (id: RpcId, params: unknown): string => {
    const read = decode(requests.newGame.params)(params);
    if (isLeft(read)) return fail(id, rpcCodes.params, read.left);
    if (games.size >= mostGames) return fail(id, rpcCodes.bot, fault([], `at most ${mostGames} games at a time`));
    const played = begun(bot, read.right);
    if (isLeft(played)) return fail(id, rpcCodes.bot, played.left);
    games.set(read.right.id, played.right);
    return answerLine(id, null);
  };

  const go = async (id: RpcId, params: unknown): Promise<string> => {
    const read = decode(requests.go.params)(params);
    if (isLeft(read)) return fail(id, rpcCodes.params, read.left);
    const asked = read.right;
    const played = games.get(asked.id);
    if (played === undefined) return fail(id, rpcCodes.bot, fault(['id'], 'no game of this id has begun'));
    const gone = await played.go(asked, (text) => out(notificationLine('info', { id: asked.id, text })));
    if (isLeft(gone)) return fail(id, rpcCodes.bot, gone.left);
    return answerLine(id, gone.right);
  };

  /** The line that answers a request. */
  const answer = async (id: RpcId, method: string, params: unknown): Promise<string> => {
    switch (method) {
      case 'initialize': {
        const read = decode(requests.initialize.params)(params);
        if (isLeft(read)) return fail(id, rpcCodes.params, read.left);
        const name = bot.text.slice(0, 100);
        return answerLine(id, { name, version, options: { legal: false, moves: false } });
      }
      case 'newGame':
        return newGame(id, params);
      case 'go':
        return go(id, params);
      default:
        return failureLine(id, rpcCodes.method, `no request ${JSON.stringify(method.slice(0, 40))}`);
    }
  };

  const notified = (method: string, params: unknown): void => {
    switch (method) {
      case 'told': {
        const read = decode(notifications.told)(params);
        if (!isLeft(read)) games.get(read.right.id)?.told(read.right);
        return;
      }
      case 'stop': {
        const read = decode(notifications.stop)(params);
        if (!isLeft(read)) games.get(read.right.id)?.stop();
        return;
      }
      case 'end': {
        const read = decode(notifications.end)(params);
        if (isLeft(read)) return;
        games.get(read.right.id)?.stop();
        games.delete(read.right.id);
      }
    }
  };

  const stopAll = (): void => {
    for (const played of games.values()) played.stop();
  };

  return { answer, notified, stopAll };
};

/** Answers until nothing more is said. Whoever asks what cannot be answered is told why; other notifications than those of the protocol are passed over. */
export const bot = async (text: string, version: string, io: Io): Promise<Either<Fault, void>> => {
  const read = readBot(text);
  if (isLeft(read)) return read;
  const { answer, notified, stopAll } = speaker(read.right, version, io);
  const answers = new Set<Promise<void>>();
  const answered = async (id: RpcId, method: string, params: unknown): Promise<void> =>
    io.out(await answer(id, method, params));
  for await (const line of linesOf(io.input)) {
    if (line === undefined) break;
    if (line.trim() === '') continue;
    const said = readLine(line);
    if (said._tag === 'Request') {
      const pending = answered(said.id, said.method, said.params);
      answers.add(pending);
      void pending.finally(() => answers.delete(pending));
    }
    if (said._tag === 'Noise') io.out(failureLine(null, said.code, said.reason));
    else if (said._tag === 'Notification') {
      if (said.method === 'quit') break;
      notified(said.method, said.params);
    }
  }
  stopAll();
  await Promise.all(answers);
  return right(undefined);
};
