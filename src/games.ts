/**
 * The catalogue of games.
 *
 * @packageDocumentation
 */
import { type AnyGame, anyGame } from './core/game.js';
import { game as icetraders } from './icetraders/index.js';
import { game as terraMystica } from './terra-mystica/index.js';
import { game as terrafex } from './terrafex/index.js';
import { game as toframenn } from './toframenn/index.js';
import { game as transformartian } from './transformartian/index.js';

/** Every game of the library, in alphabetical order of their ids. */
export const games: readonly AnyGame[] = [
  anyGame(icetraders),
  anyGame(terraMystica),
  anyGame(terrafex),
  anyGame(toframenn),
  anyGame(transformartian),
];

/** The game with an id; `undefined` if there is none. */
export const gameById = (id: string): AnyGame | undefined => games.find((any) => any.id === id);
