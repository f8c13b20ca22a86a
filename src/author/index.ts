/**
 * The kit for authors of games and of tools that work for all games: the contract, codecs and notations and their building blocks, members of a
 * game made from its demands, fields and zones, and everything else in the core except the games. `rulehouse/core` is the same entry under its
 * older name.
 *
 * @packageDocumentation
 * @module rulehouse/author
 */
export * from '../core/index.js';
