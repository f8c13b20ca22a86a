/** Draws the board or the map of each game alone, for the cards on which people choose a game. */
import { readFileSync } from 'node:fs';
import { plays } from 'rulehouse/play';
import type { Plugin } from 'vitepress';
import type { Drawings } from './drawings.js';
import { mainPicture } from './first.js';

const name = 'virtual:board-pictures';

/**
 * Passes the addresses of the pictures to the pages.
 *
 * @param drawings - where the pictures are written
 * @param file - the file with the position of each game
 */
export const boardPictures = ({ address }: Drawings, file: string): Plugin => ({
  name: 'rulehouse-board-pictures',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => {
    if (id !== `\0${name}`) return null;
    const positions = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    const pictures = plays.map((game) => {
      const start = positions[game.id] ?? '';
      return [game.id, address(game.id, mainPicture(game, { options: {}, start }, null))] as const;
    });
    return `export const boards = ${JSON.stringify(Object.fromEntries(pictures))};`;
  },
});
