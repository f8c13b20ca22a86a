/**
 * Reviewing a game: one file, which a page loads on demand.
 *
 * @packageDocumentation
 */
export { Reviewing } from './reviewing.js';
export { reviewView } from './show.js';
