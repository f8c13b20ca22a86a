/**
 * The default bots of a page.
 *
 * @packageDocumentation
 */
import type { Level, ToldGame } from './game.js';

const random: Level = { name: 'random', bot: 'random' };

/** The bot that a person plays against first: the second-weakest one. */
export const usualBot = ({ levels }: ToldGame): string => {
  const [, usual = random] = levels;
  return usual.bot;
};

/** The bot of the level with a name; if the game has no such level, the usual bot. */
export const botOfLevel = (game: ToldGame, name: string | null): string =>
  game.levels.find((level) => level.name === name)?.bot ?? usualBot(game);

/** The strongest bot, which is also used for analyses. */
export const strongestBot = ({ levels }: ToldGame): string => {
  const [strongest = random] = levels.slice(-1);
  return strongest.bot;
};
