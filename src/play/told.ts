/**
 * The description of a server's game: the page gives it, or the game's session if the page does not have the game.
 *
 * @packageDocumentation
 */
import type { AnySession } from '../session/closed.js';
import type { PlayGame, ToldGame } from './game.js';

/**
 * The game of a table.
 *
 * @param session - the table
 * @param known - the game, if the page has it
 */
export const toldOf = ({ face: { game } }: AnySession, known: PlayGame | undefined): ToldGame =>
  known ?? {
    id: game.id,
    title: game.title,
    rules: game.rules,
    optionInfo: game.optionInfo,
    hides: true,
    levels: [],
    recommended: {},
    // Nobody adds up the points of a game that the page does not know.
    teams: () => [],
    sources: null,
    lesson: null,
    cards: null,
    quiet: null,
    purse: null,
  };
