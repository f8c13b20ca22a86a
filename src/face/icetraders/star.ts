/**
 * The markers of a system as stars: discs in three sizes, with as many rings around them as the size says.
 *
 * @packageDocumentation
 */
import { type Size, sizes } from '../../pyramids/index.js';
import { element, group, words } from '../paint/element.js';
import { type Piece } from '../paint/names.js';
import { inkOf, paintOf, smallest } from '../paint/pyramid.js';
import { sky } from './sky.js';

const radii: Readonly<Record<Size, number>> = { 1: 9.5, 2: 14, 3: 19 };

const between = 3.6;

const star = ({ colour, size }: Piece): string =>
  element(
    'g',
    { 'data-piece': `${colour}${size}` },
    ...sizes
      .filter((ring) => ring <= size)
      .map((ring) =>
        element('circle', {
          r: radii[size] + ring * between,
          fill: 'none',
          stroke: paintOf(colour),
          'stroke-width': 1.6,
        }),
      ),
    element('circle', { r: radii[size], fill: paintOf(colour), stroke: sky.ink, 'stroke-width': 1.4 }),
    words(colour, { y: 0.5, 'font-size': smallest, 'font-weight': 700, fill: inkOf(colour) }),
  );

/** Stars side by side, the first one on the left. */
export const stars = (pieces: readonly Piece[]): string =>
  pieces.map((piece, index) => group((index - (pieces.length - 1) / 2) * 48, 0, {}, star(piece))).join('');
