/**
 * Plays the blocks of a match in child processes, if modules of other authors take part: a bot that makes its process end loses that game only.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { fault } from '../../core/values/fault.js';
import { type BlockFault, type BlockOrder, type BlockTask, lostGame, type PlayedGame } from '../host/block.js';
import { longestDecision } from '../host/game-clock.js';
import { filesOf, type Guests } from '../host/own-games.js';
import { stopped } from '../host/play-game.js';
import { PlayerPool, PlayerProcess, type ProcessDeath } from './player-process.js';
import { lossBy, patienceWith } from './processes.js';
import { mostFalseStarts } from './task.js';

/** The memory of a process in megabytes if no limit is set, and the milliseconds after which a seat that has not decided loses. */
const [usualMemory, patience] = [1024, 600_000];

/** The games of a block that is being played. */
interface OpenBlock {
  readonly order: BlockOrder;
  readonly from: number;
  readonly games: PlayedGame[];
  /** The rotation in which a process has ended already; undefined if none has. */
  suspected: number | undefined;
  falseStarts: number;
  readonly over: (game: PlayedGame) => void;
}

/** Child processes that play blocks. */
export class BlockProcesses {
  readonly #guests: Guests;
  readonly #processes: number;
  readonly #filename: string;
  #pool: PlayerPool | undefined;
  #isClosed = false;

  constructor(filename: string, processes: number, guests: Guests) {
    this.#filename = filename;
    this.#processes = processes;
    this.#guests = guests;
  }

  /** Plays the games of a block, except the first `from` of them, and calls `over` with each game when it is over. */
  async play(
    order: BlockOrder,
    from: number,
    over: (game: PlayedGame) => void = () => undefined,
  ): Promise<Either<BlockFault, readonly PlayedGame[]>> {
    const block: OpenBlock = { order, from, games: [], suspected: undefined, falseStarts: 0, over };
    while (from + block.games.length < order.deals.length) {
      const wrong = await this.#proceed(block);
      if (wrong !== undefined) return left(wrong);
    }
    return right(block.games);
  }

  /** Ends the processes, and the blocks that they are playing. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool?.close();
  }

  /** Plays on, until the block is over or a process ends; returns a fault if the block cannot be played. */
  async #proceed(block: OpenBlock): Promise<BlockFault | undefined> {
    if (this.#isClosed) return stopped;
    const { order, from, games, over } = block;
    const task: BlockTask = { order, from: from + games.length };
    const keep = (game: unknown): void => {
      // The child process runs this same program.
      const played = game as PlayedGame;
      games.push(played);
      over(played);
    };
    const { end } = await this.#poolFor(order).play(task, (at) => this.#patience(order, at), keep);
    if (end._tag === 'Died') return this.#hasClosed() ? stopped : this.#afterDeath(block, end);
    const wrong: BlockFault | undefined = end.fault;
    return wrong?.broken === undefined ? wrong : { ...wrong, broken: { ...wrong.broken, games } };
  }

  #hasClosed(): boolean {
    return this.#isClosed;
  }

  /** A process has ended: the deciding seat loses if it was late, or if the same game has ended a process twice. */
  #afterDeath(block: OpenBlock, death: ProcessDeath): BlockFault | undefined {
    const { order, from, games } = block;
    const next = from + games.length;
    if (death.at?.game !== next)
      return ++block.falseStarts > mostFalseStarts
        ? fault([], `processes end before they play: ${death.why}`)
        : undefined;
    if (death.late === undefined && block.suspected !== next) {
      block.suspected = next;
      return undefined;
    }
    const lost = lostGame(order, next, death.at.seat, lossBy(death), this.#guests);
    if (isLeft(lost)) return lost.left;
    games.push(lost.right);
    block.over(lost.right);
    return undefined;
  }

  #patience({ bots, limits }: BlockOrder, { game, seat }: { readonly game: number; readonly seat: number }): number {
    return patienceWith(bots[(seat + game) % bots.length]!, longestDecision(limits), patience, this.#guests);
  }

  #poolFor({ limits }: BlockOrder): PlayerPool {
    this.#pool ??= new PlayerPool(
      () => new PlayerProcess(this.#filename, { files: filesOf(this.#guests) }, limits.memory ?? usualMemory),
      this.#processes,
    );
    return this.#pool;
  }
}
