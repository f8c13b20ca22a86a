/**
 * rulehouse: rules engines for tabletop games. The front door: the core and the catalogue of games. Each game has an entry point
 * of its own, for instance `rulehouse/terrafex`.
 *
 * @packageDocumentation
 * @module rulehouse
 */
export * from './core/index.js';
export * from './games.js';
