/**
 * A ship: a dart in the colour of its type. The ships of even-numbered seats point to the right, and those of odd-numbered seats to the left.
 *
 * @packageDocumentation
 */
import { type Size, sizes } from '../../pieces/pyramids.js';
import { type Attributes, element, type SvgDrawing, words } from '../paint/element.js';
import { inkOf, lengthOf, paintOf, smallest } from '../paint/pyramid.js';
import { type Piece } from '../pyramids.js';
import { sky } from './sky.js';

const halves: Readonly<Record<Size, number>> = { 1: 13, 2: 14, 3: 15.5 };

/** A ship whose left end lies at the origin. */
export const shipOf = ({ colour, size }: Piece, owner: number, data: Attributes): SvgDrawing => {
  const [long, half] = [lengthOf(size), halves[size]];
  const [way, tail] = owner % 2 === 0 ? [1, 0] : [-1, long];
  const at = (along: number, aside: number): string => `${tail + way * along} ${aside}`;
  return element(
    'g',
    data,
    element('path', {
      d: `M${at(0, -half)}L${at(long, 0)}L${at(0, half)}L${at(3, 0)}z`,
      fill: paintOf(colour),
      stroke: sky.ink,
      'stroke-width': 1.3,
      'stroke-linejoin': 'round',
    }),
    element('path', {
      d: sizes.map((pip) => (pip > size ? '' : `M${at(4.8, (pip - (size + 1) / 2) * 5.2)}h.01`)).join(''),
      stroke: inkOf(colour),
      'stroke-width': size === 1 ? 3 : 3.6,
      'stroke-linecap': 'round',
    }),
    words(colour, {
      x: tail + way * (long * 0.2 + 8.5),
      y: 0.3,
      'font-size': smallest,
      'font-weight': 700,
      fill: inkOf(colour),
    }),
  );
};
