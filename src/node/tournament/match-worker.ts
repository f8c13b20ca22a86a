/**
 * The program of a worker thread of `match`, which plays one block at a time.
 *
 * @packageDocumentation
 */
import { workerData } from 'node:worker_threads';
import { isLeft } from 'fp-ts/Either';
import { type BlockOrder, playBlock } from '../host/block.js';
import { loadGames } from '../host/own-games.js';

// The pool passes on the list of files with your own games unchanged, so the cast is safe.
const loaded = await loadGames(workerData as readonly string[]);

/** Plays one block. */
const work = async (order: BlockOrder): ReturnType<typeof playBlock> => (isLeft(loaded) ? loaded : playBlock(order));

// Piscina calls the default export.
// eslint-disable-next-line no-restricted-syntax
export default work;
