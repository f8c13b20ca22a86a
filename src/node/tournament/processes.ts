/**
 * Plays the games of a tournament in child processes, if modules of other authors take part: a bot that makes its process end loses that game only.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type ArenaSpec, arenaSpec } from '../../arena/index.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { longestDecision } from '../host/game-clock.js';
import type { Loss } from '../host/loss.js';
import { isOwnBot } from '../host/own-bot.js';
import { filesOf, type Guests, namedBot } from '../host/own-games.js';
import type { DealtGame } from './assignment.js';
import { type Games, gamesFor, type TimedGame } from './play-games.js';
import { type EndedTask, PlayerPool, PlayerProcess, type ProcessDeath } from './player-process.js';
import { absent } from './pool.js';
import { type Batch, mostFalseStarts, type ProcessTask, taskTime, type WorkerData } from './task.js';

/** The number of milliseconds for which a function may exceed its time before its process is ended; until then, it may still answer that it is late. */
const grace = 1000;

/** How a seat loses whose process has ended. */
export const lossBy = ({ late, why }: Pick<ProcessDeath, 'late' | 'why'>): Loss =>
  late === undefined
    ? { reason: 'crash', rule: null, text: `the process of the bot ended: ${why}` }
    : { reason: 'time', rule: null, text: `no decision within ${late} ms` };

/** The number of milliseconds that a bot may take to decide, before its process is ended. A function has a limit that it cannot be held to otherwise. */
export const patienceWith = (text: string, ms: number, patience: number, guests: Guests): number =>
  isOwnBot(namedBot(text, guests)) ? Math.min(patience, ms + grace) : patience;

/** Plays games in child processes. */
export class GameProcesses {
  readonly calls: number;
  readonly #filename: string;
  readonly #spec: ArenaSpec;
  readonly #guests: Guests;
  readonly #games: Games;
  readonly #pool: PlayerPool;
  #isStopped = false;
  /** The number of times in a row that a process has ended before it played a game. */
  #falseStarts = 0;

  constructor(filename: string, spec: ArenaSpec, processes: number, guests: Guests) {
    this.#filename = filename;
    this.calls = 2 * processes;
    this.#spec = spec;
    this.#guests = guests;
    this.#games = gamesFor(spec, guests);
    const data: WorkerData = { spec: arenaSpec.encode(spec), files: filesOf(guests) };
    this.#pool = new PlayerPool(() => new PlayerProcess(filename, data, spec.limits.memory), processes);
  }

  async play(orders: readonly DealtGame[]): Promise<Either<Fault, Batch>> {
    const missing = absent(this.#filename);
    if (missing !== undefined) return left(missing);
    if (this.#isStopped) return right({ played: [], rest: orders });
    const { played, end } = await this.#attempt(orders);
    const rest = orders.slice(played.length);
    if (played.length > 0) this.#falseStarts = 0;
    if (end._tag === 'Done') return end.fault === undefined ? right({ played, rest }) : left(end.fault);
    if (this.isStopped()) return right({ played, rest });
    const [order] = rest;
    if (order === undefined || end.at === undefined) return this.#withoutSeat(played, rest, end);
    const decided = await this.#judge(order, end);
    return isLeft(decided) ? decided : right({ played: [...played, ...decided.right], rest: rest.slice(1) });
  }

  stop(): void {
    this.#isStopped = true;
    this.#pool.stop();
  }

  isStopped(): boolean {
    return this.#isStopped;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #attempt(
    orders: readonly DealtGame[],
  ): Promise<{ readonly played: readonly TimedGame[]; readonly end: EndedTask['end'] }> {
    const task: ProcessTask = { orders, ms: taskTime };
    const { bots, limits } = this.#spec;
    const ended = await this.#pool.play(task, ({ game, seat }) => {
      const { pairing, rotation } = orders[game]!.order;
      const { text } = bots[pairing[(seat + rotation) % pairing.length]!]!;
      return patienceWith(text, longestDecision(limits), limits.patience, this.#guests);
    });
    // The child process runs this same program.
    return { played: ended.played as readonly TimedGame[], end: ended.end };
  }

  /** A process ended while no seat decided: nobody loses, unless processes always end before they have begun to play. */
  #withoutSeat(played: readonly TimedGame[], rest: readonly DealtGame[], { why }: ProcessDeath): Either<Fault, Batch> {
    if (played.length === 0 && ++this.#falseStarts > mostFalseStarts)
      return left(fault([], `processes end before they play: ${why}`));
    return right({ played, rest });
  }

  /**
   * Decides a game in which a process ended. A bot of an earlier game may be to blame, so the game is played once more in a process of its own. If
   * that process ends too, or if a seat did not decide in time, the deciding seat loses.
   */
  async #judge(order: DealtGame, first: ProcessDeath): Promise<Either<Fault, readonly TimedGame[]>> {
    if (first.late !== undefined) return this.#lose(order, first);
    const { played, end } = await this.#attempt([order]);
    if (played.length > 0) return right(played);
    if (end._tag === 'Died') return this.#lose(order, end.at === undefined ? first : end);
    return end.fault === undefined ? this.#lose(order, first) : left(end.fault);
  }

  #lose(order: DealtGame, death: ProcessDeath): Either<Fault, readonly TimedGame[]> {
    const lost = this.#games.lose(order, death.at?.seat ?? 0, lossBy(death));
    return isLeft(lost) ? lost : right([lost.right]);
  }
}
