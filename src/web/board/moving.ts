/**
 * Pieces that move: those that people drag, and those that an animation brings to their places. Loaded after the first picture, because a board can be
 * played by clicks and keys without it.
 *
 * @packageDocumentation
 */
export { Drag } from './drag.js';
export { animated, lostFrom } from './motion.js';
