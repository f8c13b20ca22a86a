/**
 * How many play a game of which only the bots are known.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import { isObject } from '../core/reading/objects.js';

/**
 * Options as JSON, with as many players as bots where they say nothing of it and the game knows different numbers. Whoever plays a game
 * and whoever proves it must take them alike.
 *
 * @internal
 */
export const withPlayers = <T extends GameTypes>(game: Game<T>, options: unknown, bots: number): unknown =>
  isObject(options) && options['players'] === undefined && game.optionInfo.some(({ name }) => name === 'players')
    ? { ...options, players: bots }
    : options;
