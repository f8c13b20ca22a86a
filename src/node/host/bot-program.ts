/**
 * A program that speaks the bot protocol and plays one seat of one game.
 *
 * @packageDocumentation
 */

import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { moverOf, parseMoveIn } from '../../core/playing/play.js';
import { legalMovesOf } from '../../core/playing/seat-moves.js';
import { decode } from '../../core/reading/codec.js';
import { chain } from '../../core/values/either.js';
import { printFault } from '../../core/values/fault.js';
import type { Seed } from '../../core/values/random.js';
import { ruleOrNull } from '../../core/values/rule-of-fault.js';
import type { Seat } from '../../core/values/seat.js';
import {
  type GameOver,
  type Gone,
  type Limits,
  type NotificationName,
  notificationLine,
  protocolVersion,
  type RequestName,
  readLine,
  requestLine,
  requests,
  type Said,
  type Wishes,
} from '../../protocol/index.js';
import { Child, type LineWait } from './child-process.js';
import type { BotLimits, MoveTime } from './game-clock.js';
import type { Loss } from './loss.js';
import type { MoveChoice, SeatedPlayer } from './seated-player.js';

/** The seat of a player, together with the game that is played and the names of all players. */
export interface SeatContext<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly seed: Seed;
}

/** A function that is called with every line, whether sent by the host or by the program. */
export type LineListener = (said: Said) => void;

/** The greatest number of lines that are not messages and are ignored during one wait for an answer. */
const mostNoise = 1000;

const loss = (reason: Loss['reason'], text: string, rule: string | null = null): Loss => ({ reason, rule, text });

/** How long to wait for an answer, and what to say of a program that does not answer in time. */
interface Patience {
  readonly ms: number;
  readonly late: string;
}

const patienceOf = (ms: number): Patience => ({ ms, late: `no answer within ${Math.floor(ms)} ms` });

/** The number of milliseconds that a program has until it is ready to play, unless a limit says otherwise. */
const usualStart = 10_000;

/** A conversation with a program, which must answer each request or lose the game. */
export class Conversation {
  readonly #child: Child;
  readonly #limits: Limits;
  readonly #usual: Patience;
  readonly #listener: LineListener | undefined;
  #lastId = 0;
  /** The program's loss, which ended the conversation; undefined as long as the conversation continues. */
  #loss: Loss | undefined;

  constructor(child: Child, limits: Limits, listener: LineListener | undefined) {
    this.#child = child;
    this.#limits = limits;
    this.#usual = patienceOf(limits.ms);
    this.#listener = listener;
  }

  /** Sends a request to the program and reads the answer. A program that has lost receives no more requests. */
  async ask<A>(
    method: RequestName,
    params: unknown,
    result: t.Type<A, unknown>,
    patience: Patience = this.#usual,
  ): Promise<Either<Loss, A>> {
    if (this.#loss !== undefined) return left(this.#loss);
    const id = ++this.#lastId;
    this.#say(requestLine(id, method, params));
    const answer = await this.#answer(id, performance.now() + patience.ms, patience.late);
    const read = chain(answer, (u): Either<Loss, A> => {
      const decoded = decode(result)(u);
      return isLeft(decoded) ? left(loss('protocol', `${method}: ${printFault(decoded.left)}`)) : decoded;
    });
    if (isLeft(read)) this.#loss = read.left;
    return read;
  }

  /** Sends a notification to a program, unless it has already lost. */
  tell(method: NotificationName, params: unknown): void {
    if (this.#loss === undefined) this.#say(notificationLine(method, params));
  }

  #say(line: string): void {
    this.#listener?.({ by: 'host', line });
    this.#child.say(line);
  }

  /** Waits for the answer to a request. */
  async #answer(id: number, until: number, late: string): Promise<Either<Loss, unknown>> {
    for (let noise = 0; ; ) {
      const heard = await this.#child.hear(until);
      if (heard._tag !== 'Line') return left(this.#lossBy(heard, noise, late));
      this.#listener?.({ by: 'bot', line: heard.line });
      const line = readLine(heard.line);
      if (line._tag === 'Answer' && line.id === id) return right(line.result);
      if (line._tag === 'Failure' && (line.id === id || line.id === null))
        return left(loss('protocol', `an error for an answer: ${line.error.message}`));
      if (line._tag === 'Noise' && ++noise > mostNoise)
        return left(loss('protocol', `more than ${mostNoise} lines that are not messages`));
    }
  }

  #lossBy(heard: Exclude<LineWait, { readonly _tag: 'Line' }>, noise: number, late: string): Loss {
    const { line } = this.#limits;
    switch (heard._tag) {
      case 'Late':
        return noise === 0 ? loss('time', late) : loss('protocol', `${late}, but ${noise} lines that are not messages`);
      case 'TooLong':
        return loss('protocol', `a line of more than ${line} characters`);
      case 'Gone': {
        const complaint = this.#child.complaint();
        return loss('crash', complaint === '' ? heard.why : `${heard.why}; ${complaint}`);
      }
    }
  }
}

/** The move in a program's answer if the seat may make the move, and otherwise the program's loss. */
const choiceOf = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  said: Gone,
): Either<Loss, MoveChoice<T>> => {
  const read = parseMoveIn(game)(said.move)(view);
  if (isLeft(read)) return left(loss('illegal', read.left.reason, ruleOrNull(read.left)));
  const checked = game.check(read.right)(view);
  if (isLeft(checked)) return left(loss('illegal', `${said.move}: ${checked.left.text}`, checked.left.rule));
  return moverOf(game)(read.right)(view) === seat
    ? right({ move: checked.right, analysis: null, said })
    : left(loss('illegal', `${said.move}: another seat decides now`, game.turnRule));
};

/** The id of the game in messages; the id is constant, because a process plays only one game. */
const id = '1';

class ProgramSeat<T extends GameTypes> implements SeatedPlayer<T> {
  readonly ready: Promise<Loss | undefined>;
  readonly #place: SeatContext<T>;
  readonly #limits: BotLimits;
  readonly #child: Child;
  readonly #conversation: Conversation;
  #wishes: Wishes = { legal: null, moves: null };

  constructor(
    words: readonly [string, ...string[]],
    limits: BotLimits,
    place: SeatContext<T>,
    listener: LineListener | undefined,
  ) {
    this.#place = place;
    this.#limits = limits;
    this.#child = new Child(words, limits);
    this.#conversation = new Conversation(this.#child, limits, listener);
    this.ready = this.#begin();
  }

  async #begin(): Promise<Loss | undefined> {
    const { game, options, seat, players, seed } = this.#place;
    const { ms, memory, line, start = Math.max(ms, usualStart), clock: control } = this.#limits;
    const late = `it was not ready within ${start} ms of its start`;
    const until = performance.now() + start;
    const greeting = { protocol: protocolVersion, games: [game.id], limits: { ms, memory, line } };
    const hello = await this.#conversation.ask('initialize', greeting, requests.initialize.result, { ms: start, late });
    if (isLeft(hello)) return hello.left;
    if (hello.right.options !== null) this.#wishes = hello.right.options;
    const clock =
      control === undefined ? null : { left: players.map(() => control.budget), increment: control.increment };
    const params = { id, game: game.id, options: game.options.encode(options), seat, players, seed, clock };
    const rest = { ms: until - performance.now(), late };
    const begun = await this.#conversation.ask('newGame', params, requests.newGame.result, rest);
    return isLeft(begun) ? begun.left : undefined;
  }

  async choose(
    view: T['View'],
    moves: readonly (string | null)[],
    time?: MoveTime,
  ): Promise<Either<Loss, MoveChoice<T>>> {
    const early = await this.ready;
    if (early !== undefined) return left(early);
    const { game, seat } = this.#place;
    const params = {
      id,
      view: game.viewText.print(view),
      moves: this.#wishes.moves === true ? moves : null,
      legal: this.#wishes.legal === false ? null : legalMovesOf(game)(view, seat).map(game.moveText.print),
      clock: time?.clock ?? null,
      budget: { ms: Math.floor(time?.ms ?? this.#limits.ms) },
    };
    const patience = patienceOf(time?.ms ?? this.#limits.ms);
    return chain(await this.#conversation.ask('go', params, requests.go.result, patience), (said) =>
      choiceOf(game, view, seat, said),
    );
  }

  told(seat: Seat | null, move: T['Move'] | null): void {
    const text = move === null ? null : this.#place.game.moveText.print(move);
    this.#conversation.tell('told', { id, seat, move: text });
  }

  async end(result: GameOver): Promise<void> {
    this.#conversation.tell('end', { id, result });
    this.#conversation.tell('quit', {});
    await this.#child.kill();
  }
}

/** Starts a program for one seat of one game. Each process plays only one seat, so that no secret of another seat can reach the program. */
export const programAt = <T extends GameTypes>(
  words: readonly [string, ...string[]],
  limits: BotLimits,
  place: SeatContext<T>,
  listener?: LineListener,
): SeatedPlayer<T> => new ProgramSeat(words, limits, place, listener);
