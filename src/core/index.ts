/**
 * The core: the contract of a game and everything that works for all of them. Knows no game.
 *
 * @packageDocumentation
 * @module rulehouse/core
 */
export * from './accept.js';
export * from './at-once.js';
export * from './codec.js';
export { constant } from './constant.js';
export * from './demand.js';
export * from './documents.js';
export * from './fault.js';
export * from './fields.js';
export * from './game.js';
export * from './inforce.js';
export * from './invariant.js';
export * from './json.js';
export * from './judge.js';
export * from './legal.js';
export * from './notation.js';
export * from './objects.js';
export * from './open.js';
export * from './options.js';
export * from './own.js';
export * from './perft.js';
export * from './places.js';
export * from './play.js';
export * from './playout.js';
export * from './random.js';
export * from './migration.js';
export * from './record.js';
export * from './record-shape.js';
export * from './refusal.js';
export * from './results.js';
export * from './rule.js';
export * from './schema.js';
export * from './seat.js';
export * from './transcript.js';
