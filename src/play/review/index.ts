/**
 * Reviewing a game: one file with all the code, which a page loads on demand.
 *
 * @packageDocumentation
 */
export { Reviewing } from './reviewing.js';
export { reviewView } from './show.js';
