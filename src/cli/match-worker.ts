/**
 * What a worker thread of `match` runs: one block at a time.
 *
 * @packageDocumentation
 */
import { type BlockOrder, playBlock } from './block.js';

/** Plays one block. */
const work = (order: BlockOrder): ReturnType<typeof playBlock> => playBlock(order);

// The pool takes what a file exports by default.
// eslint-disable-next-line no-restricted-syntax
export default work;
