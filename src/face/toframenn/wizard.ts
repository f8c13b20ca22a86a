/**
 * A wizard as a tower of up to three tiers, seen from the front and slightly from above, on a ring that shows its side.
 *
 * In the tower, the large pyramid is a wide step, the medium pyramid a drum, and the small pyramid a pointed hat. Each tier shows the letter of its
 * colour; the medium tier also has two pips, and the large tier three. The ring of Light is golden and whole, and the ring of Darkness is black and
 * notched.
 *
 * @packageDocumentation
 */

import { isArchmage, type Side } from '../../games/toframenn/seen.js';
import { type Size } from '../../pieces/pyramids.js';
import { type Attributes, element, group, type SvgDrawing, words } from '../paint/element.js';
import { inkOf, paintOf, smallest, star } from '../paint/pyramid.js';
import { type Piece } from '../pyramids.js';
import { piecesOf } from './position.js';

/** The height of a tier of the tower, with room for a letter. */
const tierHigh = 15.5;

const outlines: Readonly<Record<Size, string>> = {
  1: 'M-12 0C-11-7-6-9-3-18Q0-22 3-18C6-9 11-7 12 0Q0 5-12 0z',
  2: 'M-18 0L-16-14A16 4 0 0 1 16-14L18 0A18 5 0 0 1-18 0z',
  3: 'M-24 0L-21.500-13A21.500 5 0 0 1 21.500-13L24 0A24 5.500 0 0 1-24 0z',
};

/** The lit part of each tier: the top of the step or drum, or the left side of the hat. */
const lights: Readonly<Record<Size, string>> = {
  1: 'M-12 0C-11-7-6-9-3-18Q-1-21 0-20.500C-2-10-5-5-6 2Q-9 1.500-12 0z',
  2: 'M-16-14A16 4 0 0 1 16-14A16 4 0 0 1-16-14z',
  3: 'M-21.500-13A21.500 5 0 0 1 21.500-13A21.500 5 0 0 1-21.500-13z',
};

/** The horizontal position of the pips, which form a column on the left of a tier. */
const pipX: Readonly<Record<Size, number>> = { 1: -5.5, 2: -11.5, 3: -16.5 };

const pips = (size: Size, ink: string): SvgDrawing =>
  size === 1
    ? []
    : element('path', {
        d: Array.from({ length: size }, (_, pip) => `M${pipX[size]} ${pip * 4.4 - (size === 2 ? 6.5 : 8.7)}h.01`).join(
          '',
        ),
        stroke: ink,
        'stroke-width': 3.2,
        'stroke-linecap': 'round',
      });

/** Half the width of each tier; the width determines the area that people can click. */
const halves: Readonly<Record<Size, number>> = { 1: 12, 2: 18, 3: 24 };

/** A tier of a wizard's tower, drawn with its foot at y = 0. */
const tier = ({ colour, size }: Piece, data: Attributes = {}): SvgDrawing =>
  element(
    'g',
    {
      'data-piece': `${colour}${size}`,
      'data-box': `${-halves[size]} -14 ${2 * halves[size]} ${tierHigh + 2}`,
      ...data,
    },
    element('path', { d: outlines[size], fill: paintOf(colour), stroke: '#26231f', 'stroke-width': 1.4 }),
    element('path', { d: lights[size], fill: '#fff', opacity: 0.4 }),
    pips(size, inkOf(colour)),
    words(colour, { y: size === 1 ? -5 : -4, 'font-size': smallest, 'font-weight': 700, fill: inkOf(colour) }),
  );

/** The rings of Light and Darkness: the colours of the band and the edge, and the notches in the band. */
export const rings = [
  { band: '#ffc928', edge: '#4a3b12', notches: undefined },
  { band: '#1f1b26', edge: '#fffdf4', notches: '9 3.500' },
] as const;

const ring = (side: Side): SvgDrawing => {
  const { band, edge, notches } = rings[side];
  const oval = { cy: 19.5, rx: 27.5, ry: 8.2, fill: 'none' };
  return [
    element('ellipse', { ...oval, stroke: edge, 'stroke-width': 8.6 }),
    element('ellipse', { ...oval, stroke: band, 'stroke-width': 6.2, 'stroke-dasharray': notches }),
  ];
};

/**
 * A wizard, 64 units wide and high, drawn around the origin. On the board, each of a wizard's pyramids is a click target with the attributes from
 * `data`.
 */
export const wizard = (code: number, side: Side, data?: (size: Size) => Attributes): SvgDrawing => {
  const pieces = piecesOf(code).toSorted((a, b) => b.size - a.size);
  return [
    ring(side),
    pieces.map((piece, index) =>
      group(
        0,
        18 - index * tierHigh,
        {},
        tier(piece, data === undefined ? { 'data-box': undefined } : data(piece.size)),
      ),
    ),
    isArchmage(code) ? star(22, -21 + 12 * (3 - pieces.length), 10) : [],
  ];
};

/** A small ring in the style of a side, drawn before the name of that side. */
export const badge = (side: Side): SvgDrawing => {
  const { band, edge, notches } = rings[side];
  return [
    element('circle', { r: 7, fill: 'none', stroke: edge, 'stroke-width': 7 }),
    element('circle', {
      r: 7,
      fill: 'none',
      stroke: band,
      'stroke-width': 5,
      'stroke-dasharray': notches && '5.500 1.830',
    }),
  ];
};
