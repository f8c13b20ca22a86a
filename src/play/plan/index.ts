/**
 * Planning: one file with all the code, which a page loads on demand.
 *
 * @packageDocumentation
 */
export { Planning } from './planning.js';
export { planView } from './show.js';
