/**
 * Ways to take a game out of the page: as an address, or as a file.
 *
 * @packageDocumentation
 */
import { linkTo } from './link.js';
import type { Match } from './match.js';

/**
 * The address of a game. If the game hides nothing, the address contains the moves up to the position shown; otherwise it contains only the present
 * position, as everybody may see it.
 */
export const addressOf = ({ game, play, history }: Match): string => {
  const { origin, pathname } = location;
  const start = game.hides ? play.as(null).positionText() : play.positionText(0);
  if (start === null) return origin + pathname;
  const moves = history.slice(0, play.snapshot().ply).flatMap(({ text }) => (text === null ? [] : [text]));
  return origin + pathname + linkTo({ start, moves: game.hides ? [] : moves });
};

/** Saves JSON as a file for the person at the screen. */
export const saveFile = (name: string, json: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
