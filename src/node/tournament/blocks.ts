/**
 * Where blocks of games are played: in this process, or in worker threads.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Signal } from '../../bots/worker/connect.js';
import type { Fault } from '../../core/values/fault.js';
import { type BlockFault, type BlockOrder, type BlockTask, type PlayedGame, playBlock } from '../host/block.js';
import { guardPrograms } from '../host/child-process.js';
import { areOfModules, filesOf, type Guests } from '../host/own-games.js';
import { stopped } from '../host/play-game.js';
import { environment } from '../host/quarters.js';
import { BlockProcesses } from './block-processes.js';
import { absent, fileFor, type Workers, workersFor } from './pool.js';

/** The games of a block, or a fault if the order to play the block is wrong, the signal has stopped play, or the module of the game has failed. */
export type PlayedBlock = Either<BlockFault, readonly PlayedGame[]>;

/** The games and bots in addition to those of the library, and the signal that stops play. */
export interface PlayContext {
  readonly guests: Guests;
  readonly signal?: Signal;
}

/** Called with a game of a block as soon as the game is over; a table of threads does not call it. */
type OnGame = (game: PlayedGame) => void;

/** Plays blocks of games, several at a time if there are threads for them. */
export interface BlockTable {
  /** The number of blocks to request in advance, so that no thread waits. */
  readonly ahead: number;
  /** Plays the games of a block, except the first `from` of them, which are known. */
  readonly play: (order: BlockOrder, from?: number, over?: OnGame) => Promise<PlayedBlock>;
  readonly close: () => Promise<void>;
}

/** Plays blocks in this process itself, one at a time. */
const here = ({ guests, signal }: PlayContext): BlockTable => ({
  ahead: 1,
  play: async (order, from = 0, over) => {
    const played = await playBlock(order, guests, signal, { from, ...(over === undefined ? {} : { over }) });
    // Pause after each block; otherwise the process cannot notice an interrupt.
    await setImmediate();
    return played;
  },
  close: () => Promise.resolve(),
});

/** Calls a function when the signal aborts; no promise waits for the signal, because a promise would keep the games of a long match in memory. */
const onAbort = (signal: Signal | undefined, act: () => void): void => {
  if (signal?.aborted === true) act();
  else signal?.addEventListener('abort', act);
};

const threadsOf = ({ Pool, filename }: Workers, threads: number, { guests, signal }: PlayContext): BlockTable => {
  const pool = new Pool<BlockTask, PlayedBlock>({
    filename,
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: 10_000,
    workerData: filesOf(guests),
    env: environment(),
  });
  // If a thread fails while idle, nothing is lost; any other failure is reported by its block.
  pool.on('error', () => undefined);
  onAbort(signal, () => void pool.destroy());
  return {
    ahead: 4 * threads,
    play: async (order, from = 0) => {
      try {
        return await pool.run({ order, from });
      } catch (error) {
        // The threads are ended when the signal aborts.
        if (signal?.aborted === true) return left(stopped);
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
};

const processesOf = (filename: string, processes: number, { guests, signal }: PlayContext): BlockTable => {
  const table = new BlockProcesses(filename, processes, guests);
  onAbort(signal, () => void table.close());
  return {
    ahead: processes === 1 ? 1 : 4 * processes,
    play: (order, from = 0, over) => table.play(order, from, over),
    close: () => table.close(),
  };
};

/**
 * Returns what plays the blocks: child processes if modules of other authors take part, otherwise this process if one block is played at a time, and
 * otherwise worker threads.
 *
 * @param jobs - the number of blocks played at a time
 * @param most - the greatest number of blocks that can be played at a time, which is also the greatest number of threads
 * @param hasPrograms - true if programs take part; they are ended together with this process
 * @param company - the additional games and bots, and the signal that stops the play
 * @returns what plays the blocks, or a fault if threads are needed and their package or the file that they run is missing
 */
export const tableOf = async (
  jobs: number,
  most: number,
  hasPrograms: boolean,
  company: PlayContext,
): Promise<Either<Fault, BlockTable>> => {
  const filename = fileFor('match');
  if (areOfModules(company.guests) && absent(filename) === undefined)
    return right(processesOf(filename, Math.min(jobs, most), company));
  if (jobs === 1) return right(here(company));
  // Worker threads start programs too, but receive no signals, so this thread cleans up.
  if (hasPrograms) guardPrograms();
  const workers = await workersFor('match');
  if (isLeft(workers)) return workers;
  const missing = absent(workers.right.filename);
  return missing === undefined ? right(threadsOf(workers.right, Math.min(jobs, most), company)) : left(missing);
};

/** Says which game of a block is over. */
type OnBlockGame = (block: number, game: PlayedGame) => void;

/**
 * Plays blocks and yields their games block by block, in order. Only a limited number of blocks is requested in advance, so that threads stay busy
 * and memory use stays small.
 */
export async function* inOrder(
  { ahead, play }: BlockTable,
  orderOf: (block: number) => BlockOrder,
  blocks: number,
  known: (block: number) => number = () => 0,
  over?: OnBlockGame,
): AsyncGenerator<PlayedBlock> {
  const ask = (block: number): Promise<PlayedBlock> => {
    const playing = play(orderOf(block), known(block), (game) => over?.(block, game));
    // If an earlier block ends the match, nobody waits for this one.
    playing.catch(() => undefined);
    return playing;
  };
  const asked: Promise<PlayedBlock>[] = [];
  let next = 0;
  for (let block = 0; block < blocks; block++) {
    for (; next < blocks && next < block + ahead; next++) asked.push(ask(next));
    const played = asked.shift();
    if (played !== undefined) yield await played;
  }
}
