/**
 * Planning: one file, which a page loads on demand.
 *
 * @packageDocumentation
 */
export { Planning } from './planning.js';
export { planView } from './show.js';
