/**
 * The bots that a page takes where nobody chose one.
 *
 * @packageDocumentation
 */
import type { Level, PlayGame } from './game.js';

const random: Level = { name: 'random', bot: 'random' };

/** The bot that a person meets first: the second by strength. */
export const usualBot = ({ levels }: PlayGame): string => {
  const [, usual = random] = levels;
  return usual.bot;
};

/** The strongest bot, which analyses. */
export const strongestBot = ({ levels }: PlayGame): string => {
  const [strongest = random] = levels.slice(-1);
  return strongest.bot;
};
