/**
 * A kit for authors of games and of tools for all games: the contract, codecs, notations, fields and zones, and everything else in the core except
 * the games. `rulehouse/core` is an older name of the same module.
 *
 * @packageDocumentation
 * @module rulehouse/author
 */
export * from './index.js';
