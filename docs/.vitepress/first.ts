/**
 * Puts the first picture of a play page into its HTML, so that the board is visible before any script runs. Scripts never contain it, because they
 * draw their own picture.
 */
import { svgText } from 'rulehouse/face';
import { type Beginning, type PlayGame, plays } from 'rulehouse/play';
import type { Plugin } from 'vitepress';

const alone = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

/** A position as a seat sees it, or a spectator; if a game has several parts, the most important one. */
export const mainPicture = ({ begin, board }: PlayGame, how: Beginning, seat: 0 | null): string => {
  const begun = begin(how, alone);
  const { view } = begun.as(seat).snapshot();
  begun.close();
  const [picture = ''] = board.pictures(
    view,
    { theme: 'auto', ...(seat === null ? {} : { seat }) },
    board.parts.length > 0,
  );
  return svgText(picture);
};

/** The start that the element shows first: the recommended options and the first seed, seen by the first seat. */
const pictureOf = (game: PlayGame): string => mainPicture(game, { options: game.recommended, seed: game.firstSeed }, 0);

const name = 'virtual:first-pictures';

/** Passes the pictures to the HTML build only, not to the build of the scripts. */
export const firstPictures: Plugin = {
  name: 'rulehouse-first-pictures',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id, options) => {
    if (id !== `\0${name}`) return null;
    const pictures = options?.ssr === true ? Object.fromEntries(plays.map((one) => [one.id, pictureOf(one)])) : {};
    return `export const first = ${JSON.stringify(pictures)};`;
  },
};
