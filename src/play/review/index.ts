/**
 * Looking back at a game: one file, which a page loads when somebody wants it.
 *
 * @packageDocumentation
 */
export { Reviewing } from './reviewing.js';
export { reviewView } from './show.js';
