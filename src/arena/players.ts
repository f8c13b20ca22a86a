/**
 * Sets the number of players in a game's options to the number of bots.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import { isObject } from '../core/reading/objects.js';

/**
 * Options as JSON, with `players` set to the number of bots, unless `players` is set already or the game has no such option. The code that plays a
 * game and the code that proves its line must interpret the options in the same way.
 *
 * @internal
 */
export const withPlayers = <T extends GameTypes>(game: Game<T>, options: unknown, bots: number): unknown =>
  isObject(options) && options['players'] === undefined && game.optionInfo.some(({ name }) => name === 'players')
    ? { ...options, players: bots }
    : options;
