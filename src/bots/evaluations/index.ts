/**
 * What bots know about the games in the library.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import { game as icetradersGame } from '../../games/icetraders/index.js';
import { game as terraMysticaGame } from '../../games/terra-mystica/index.js';
import { game as terrafexGame } from '../../games/terrafex/index.js';
import { game as toframennGame } from '../../games/toframenn/index.js';
import { game as transformartianGame } from '../../games/transformartian/index.js';
import { type Known, knownGame } from '../knowledge.js';
import { icetraders } from './icetraders.js';
import { terraMystica } from './terra-mystica.js';
import { terrafex } from './terrafex.js';
import { toframenn } from './toframenn.js';
import { transformartian } from './transformartian.js';

/**
 * All games of the library in the order of their ids, each together with what bots know about the game. A program that imports this list of all games
 * also includes their code.
 *
 * @example
 * ```ts
 * import { known } from 'rulehouse/bots';
 * known.length; // 5
 * ```
 */
export const known: readonly Known[] = constant([
  knownGame(icetradersGame, icetraders),
  knownGame(terraMysticaGame, terraMystica),
  knownGame(terrafexGame, terrafex),
  knownGame(toframennGame, toframenn),
  knownGame(transformartianGame, transformartian),
]);

/**
 * Returns the game with the given id, together with what bots know about it; `undefined` if there is no such game.
 *
 * @param id - the id of a game, for instance `terrafex`
 * @returns the game and what bots know about it, as one value that hides their TypeScript types
 *
 * @example
 * ```ts
 * import { knownById } from 'rulehouse/bots';
 * knownById('terrafex')?.open((game) => game.title); // 'Terrafex'
 * knownById('chess'); // undefined
 * ```
 */
export const knownById = (id: string): Known | undefined => known.find((one) => one.id === id);
