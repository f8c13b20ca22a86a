/**
 * Draws cards in a row, for other authors' games.
 *
 * @packageDocumentation
 */
import { group, type SvgTree } from './element.js';
import { box, label } from './frame.js';

const [width, height, step] = [44, 60, 50];

/**
 * Draws a row of cards: boxes that each contain a text. Each box is 60 units high, and begins 50 units to the right of the previous one. If a `kind`
 * is given, each card is a target: `data-card="5"` for the kind `card` and the text `5`. This function is meant for authors of games.
 *
 * @param x - the left side of the first card
 * @param y - the top of the row
 * @param texts - the texts on the cards
 * @param kind - the kind of part that each card stands for; if left out, the cards cannot be clicked
 * @returns the cards
 *
 * @example
 * ```ts
 * import { svgCards } from 'rulehouse/face';
 * const [three] = svgCards(14, 50, ['3', '5'], 'card');
 * three?.attributes['data-card']; // '3'
 * ```
 */
export const cards = (x: number, y: number, texts: readonly string[], kind?: string): readonly SvgTree[] =>
  texts.map((text, index) =>
    group(
      x + index * step,
      y,
      kind === undefined ? {} : { [`data-${kind}`]: text, 'data-box': `0 0 ${width} ${height}` },
      box(0, 0, width, height),
      label(text, width / 2, height / 2, { 'text-anchor': 'middle', 'font-size': 24 }),
    ),
  );
