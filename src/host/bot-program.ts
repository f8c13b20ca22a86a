/**
 * A program that speaks the protocol, at one seat of one game.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { decode } from '../core/reading/codec.js';
import { printFault } from '../core/values/fault.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import { moverOf, parseMoveIn } from '../core/playing/play.js';
import type { Seed } from '../core/values/random.js';
import type { Seat } from '../core/values/seat.js';
import {
  type Gone,
  type Limits,
  notificationLine,
  type NotificationName,
  protocolVersion,
  readLine,
  requestLine,
  type RequestName,
  requests,
  type Said,
  type Wishes,
} from '../protocol/index.js';
import { type Child, start } from './child-process.js';
import type { Choice, Loss, Seated } from './seated.js';

/** What a program is told of the game that it plays. */
export interface Place<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly seed: Seed;
}

/** Is shown every line, in both directions. */
export type Listener = (said: Said) => void;

/** So many lines that are no messages are passed over in one wait. */
const mostNoise = 1000;

const loss = (reason: Loss['reason'], text: string, rule: string | null = null): Loss => ({ reason, rule, text });

/** A conversation: requests that are answered or lost. */
const conversation = (child: Child, limits: Limits, listener: Listener | undefined) => {
  let [last, over]: [number, Loss | undefined] = [0, undefined];
  const say = (line: string): void => {
    listener?.({ by: 'host', line });
    child.say(line);
  };
  const withComplaint = (text: string): string => {
    const complaint = child.complaint();
    return complaint === '' ? text : `${text}; ${complaint}`;
  };
  /** Waits for the answer to a request. */
  const answered = async (id: number, until: number): Promise<Either<Loss, unknown>> => {
    let noise = 0;
    for (;;) {
      const heard = await child.hear(until);
      switch (heard._tag) {
        case 'Late':
          return left(
            noise === 0
              ? loss('time', `no answer within ${limits.ms} ms`)
              : loss('protocol', `no answer within ${limits.ms} ms, but ${noise} lines that are no messages`),
          );
        case 'TooLong':
          return left(loss('protocol', `a line of more than ${limits.line} characters`));
        case 'Gone':
          return left(loss('crash', withComplaint(heard.why)));
        case 'Line': {
          listener?.({ by: 'bot', line: heard.line });
          const line = readLine(heard.line);
          if (line._tag === 'Answer' && line.id === id) return right(line.result);
          if (line._tag === 'Failure' && (line.id === id || line.id === null))
            return left(loss('protocol', `an error for an answer: ${line.error.message}`));
          if (line._tag === 'Noise' && ++noise > mostNoise)
            return left(loss('protocol', `more than ${mostNoise} lines that are no messages`));
        }
      }
    }
  };
  /** Asks, and reads the answer. Whoever has lost once is not asked again. */
  const ask = async <A>(method: RequestName, params: unknown, result: t.Type<A, unknown>): Promise<Either<Loss, A>> => {
    if (over !== undefined) return left(over);
    const id = ++last;
    say(requestLine(id, method, params));
    const answer = await answered(id, performance.now() + limits.ms);
    if (isLeft(answer)) over = answer.left;
    else {
      const read = decode(result)(answer.right);
      if (!isLeft(read)) return read;
      over = loss('protocol', `${method}: ${printFault(read.left)}`);
    }
    return left(over);
  };
  return {
    ask,
    tell: (method: NotificationName, params: unknown): void => {
      if (over === undefined) say(notificationLine(method, params));
    },
  };
};

/** The move of an answer, if the seat may make it. */
const choiceOf = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  said: Gone,
): Either<Loss, Choice<T>> => {
  const read = parseMoveIn(game)(said.move)(view);
  if (isLeft(read)) return left(loss('illegal', read.left.reason, read.left.rule ?? null));
  const checked = game.check(read.right)(view);
  if (isLeft(checked)) return left(loss('illegal', `${said.move}: ${checked.left.text}`, checked.left.rule));
  return moverOf(game)(read.right)(view) === seat
    ? right({ move: checked.right, analysis: null, said })
    : left(loss('illegal', `${said.move}: another seat decides`, game.turnRule));
};

/** Starts a program for one seat of one game. A process plays one seat only, so that no secret of another seat can reach it. */
export const programAt = <T extends GameTypes>(
  words: readonly [string, ...string[]],
  limits: Limits,
  { game, options, seat, players, seed }: Place<T>,
  listener?: Listener,
): Seated<T> => {
  const child = start(words, limits);
  const { ask, tell } = conversation(child, limits, listener);
  const id = '1';
  let wishes: Wishes = { legal: null, moves: null };
  const begin = async (): Promise<Loss | undefined> => {
    const hello = await ask(
      'initialize',
      { protocol: protocolVersion, games: [game.id], limits },
      requests.initialize.result,
    );
    if (isLeft(hello)) return hello.left;
    wishes = hello.right.options ?? wishes;
    const params = { id, game: game.id, options: game.options.encode(options), seat, players, seed, clock: null };
    const begun = await ask('newGame', params, requests.newGame.result);
    return isLeft(begun) ? begun.left : undefined;
  };
  const ready = begin();
  return {
    ready,
    choose: async (view, moves) => {
      const early = await ready;
      if (early !== undefined) return left(early);
      const legal = wishes.legal === false ? null : legalOf(game, view, seat);
      const params = {
        id,
        view: game.viewText.print(view),
        moves: wishes.moves === true ? moves : null,
        legal,
        clock: null,
        budget: { ms: limits.ms },
      };
      const answer = await ask('go', params, requests.go.result);
      return isLeft(answer) ? answer : choiceOf(game, view, seat, answer.right);
    },
    told: (mover, move) => tell('told', { id, seat: mover, move: move === null ? null : game.moveText.print(move) }),
    end: async (result) => {
      tell('end', { id, result });
      tell('quit', {});
      await child.kill();
    },
  };
};

const legalOf = <T extends GameTypes>(game: Game<T>, view: T['View'], seat: Seat): readonly string[] => {
  const legal = game.legalMoves(view);
  const own = game.toMove(view).length === 1 ? legal : legal.filter((move) => moverOf(game)(move)(view) === seat);
  return own.map(game.moveText.print);
};
