/**
 * All the code for reviewing a game, as one file that a page loads on demand.
 *
 * @packageDocumentation
 */
export { Reviewing } from './reviewing.js';
export { reviewView } from './show.js';
