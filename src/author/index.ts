/**
 * A kit for authors of games and of tools that work for all games: the contract, codecs, notations, fields and zones, and everything else in the
 * core except the games. `rulehouse/core` is the same entry under its
 * older name.
 *
 * @packageDocumentation
 * @module rulehouse/author
 */
export * from '../core/index.js';
