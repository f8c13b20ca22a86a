/**
 * Describes the game that is played at a table. The data come from the page or, if the page does not have the game, from the session.
 *
 * @packageDocumentation
 */
import type { AnySession } from '../session/any-session.js';
import type { PlayGame, ToldGame } from './game.js';

/**
 * Returns the description of the game that is played at a table.
 *
 * @param session - the session at the table
 * @param known - the game as the page has it; undefined if the page does not have the game
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
    // The page does not know the rules of this game, so it cannot add up points by team.
    teams: () => [],
    sources: null,
    lesson: null,
    cards: null,
    quiet: null,
    purse: null,
    colour: null,
  };
