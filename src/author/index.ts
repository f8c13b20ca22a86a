/**
 * The kit for authors of games and of tools that work for all games: the contract, codecs and notations and what they are made of, members of
 * a game from its demands, fields and zones, and everything else of the core, but not the games. `rulehouse/core` is the same under its older name.
 *
 * @packageDocumentation
 * @module rulehouse/author
 */
export * from '../core/index.js';
