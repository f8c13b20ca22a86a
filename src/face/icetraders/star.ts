/**
 * The markers of a system as stars: discs in three sizes, surrounded by one, two or three rings according to their size.
 *
 * @packageDocumentation
 */
import { type Size, sizes } from '../../pieces/pyramids.js';
import { element, group, type SvgDrawing, words } from '../paint/element.js';
import { inkOf, paintOf, smallest } from '../paint/pyramid.js';
import { type Piece } from '../pyramids.js';
import { sky } from './sky.js';

/** The smallest radius of a star's disc, with just enough room for its letter; larger stars have larger discs if possible. */
const least = 9.5;

const radii: Readonly<Record<Size, number>> = { 1: least, 2: 14, 3: 19 };

/** Two distances between the rings of a star: one for a star with plenty of space, one for a star with little space. */
const [far, near] = [3.6, 2.3] as const;

/** The radius of a star with its rings, if there is enough space to draw it at full size. */
export const starRadius = (size: Size): number => radii[size] + size * far;

/** Draws a star as large as its size requires, or smaller if there is not enough space. */
const star = ({ colour, size }: Piece, room: number): SvgDrawing => {
  const shrunk = Math.min(1, room / starRadius(size));
  const between = Math.max(near, far * shrunk);
  const radius = Math.max(least, radii[size] * shrunk);
  return element(
    'g',
    { 'data-piece': `${colour}${size}` },
    ...sizes
      .filter((ring) => ring <= size)
      .map((ring) =>
        element('circle', { r: radius + ring * between, fill: 'none', stroke: paintOf(colour), 'stroke-width': 1.6 }),
      ),
    element('circle', { r: radius, fill: paintOf(colour), stroke: sky.ink, 'stroke-width': 1.4 }),
    words(colour, { y: 0.5, 'font-size': smallest, 'font-weight': 700, fill: inkOf(colour) }),
  );
};

/** Draws stars side by side around the origin, each no larger than the given radius. */
export const stars = (pieces: readonly Piece[], room: number): SvgDrawing =>
  pieces.map((piece, index) => {
    const step = 2 * Math.min(room, starRadius(piece.size)) + 3;
    return group((index - (pieces.length - 1) / 2) * step, 0, {}, star(piece, room));
  });
