/**
 * What moves on a board: pieces that people drag, pieces that an animation brings to their places, and pictures that people enlarge; and the small
 * targets that are near a click. Loaded after the first picture, because a board can be played by clicks and keys without it.
 *
 * @packageDocumentation
 */
export { Drag } from './drag.js';
export { animated, lostFrom } from './motion.js';
export { nearestTo } from './reach.js';
export { Zoom } from './zoom.js';
