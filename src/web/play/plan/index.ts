/**
 * All the code for planning, as one file that a page loads on demand.
 *
 * @packageDocumentation
 */
export { Planning } from './planning.js';
export { planView } from './show.js';
