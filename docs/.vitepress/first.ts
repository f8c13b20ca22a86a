/**
 * Puts the first picture of a play page into its HTML, so that the board is visible before any script runs. Scripts never contain it, because they
 * draw their own picture.
 */
import { svgText } from 'rulehouse/face';
import { type PlayGame, plays } from 'rulehouse/play';
import type { Plugin } from 'vitepress';

const alone = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

/**
 * The start that the element shows first: the recommended options and the first seed, seen by the first seat. If a game has several parts, the most
 * important one.
 */
const pictureOf = ({ begin, board, firstSeed, recommended }: PlayGame): string => {
  const begun = begin({ options: recommended, seed: firstSeed }, alone);
  const { view } = begun.as(0).snapshot();
  begun.close();
  const [picture = ''] = board.pictures(view, { theme: 'auto', seat: 0 }, board.parts.length > 0);
  return svgText(picture);
};

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
