/**
 * The catalogue of the library's games.
 *
 * @packageDocumentation
 */

import { type AnyGame, anyGame } from '../core/contract/game.js';
import { constant } from '../core/values/constant.js';
import { game as icetraders } from './icetraders/index.js';
import { game as terraMystica } from './terra-mystica/index.js';
import { game as terrafex } from './terrafex/index.js';
import { game as toframenn } from './toframenn/index.js';
import { game as transformartian } from './transformartian/index.js';

/**
 * All games of the library, in alphabetical order of their ids. Importing this catalogue bundles all games into a program.
 *
 * @example
 * ```ts
 * import { games } from 'rulehouse';
 * games.map(({ id }) => id); // ['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian']
 * games.map((any) => any.open((game) => game.seats.max)); // [5, 5, 2, 2, 6]
 * ```
 */
export const games: readonly AnyGame[] = constant([
  anyGame(icetraders),
  anyGame(terraMystica),
  anyGame(terrafex),
  anyGame(toframenn),
  anyGame(transformartian),
]);

/**
 * The game with the given id; `undefined` if there is no such game.
 *
 * @param id - the id of a game, for instance `terrafex`
 * @returns the game, without its own TypeScript types; its `open` method passes the game to a function
 *
 * @example
 * ```ts
 * import { gameById } from 'rulehouse';
 * gameById('terrafex')?.open((game) => game.title); // 'Terrafex'
 * gameById('chess'); // undefined
 * ```
 */
export const gameById = (id: string): AnyGame | undefined => games.find((any) => any.id === id);
