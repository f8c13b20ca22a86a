/** Draws the board or the map of each game alone, for the cards on which people choose a game. */
import { readFileSync } from 'node:fs';
import { plays } from 'rulehouse/play';
import type { Plugin } from 'vitepress';
import type { Drawings } from './drawings.js';
import { mainPicture } from './first.js';

const name = 'virtual:board-pictures';

/** The part of each picture that has only the board or the map: left, top, width and height. */
const boxes: Readonly<Record<string, string>> = {
  icetraders: '8 76 544 524',
  'terra-mystica': '4 62 632 392',
  terrafex: '32 82 516 452',
  toframenn: '32 82 516 516',
  transformartian: '30 64 254 254',
};

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
      const whole = mainPicture(game, { options: {}, start }, null);
      const board = whole.replace(/viewBox="([^"]*)"/, (_, box: string) => `viewBox="${boxes[game.id] ?? box}"`);
      return [game.id, address(game.id, board)] as const;
    });
    return `export const boards = ${JSON.stringify(Object.fromEntries(pictures))};`;
  },
});
