/**
 * The badges of the seats: each badge has its own shape, shade and number.
 *
 * @packageDocumentation
 */
import { element, type SvgDrawing, words } from '../paint/element.js';
import type { SvgOptions } from '../paint/options.js';
import { smallest } from '../paint/pyramid.js';

/**
 * The shape, fill and text colour of each seat's badge. The shades of the badges are the same on light and dark pages, and no piece has any of these
 * shades.
 */
export const badges = [
  ['M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z', '#1f2937', '#fff'],
  ['M-9.500-9.500h19v19h-19z', '#0e6a63', '#fff'],
  ['M0-13L13 0L0 13L-13 0z', '#9d174d', '#fff'],
  ['M-5.500-10.500h11l5.500 10.500l-5.500 10.500h-11l-5.500-10.500z', '#6b625c', '#fff'],
  ['M0-13L13 9h-26z', '#fff', '#1f2937'],
] as const;

/** The colour of a seat's badge. */
export const seatPaint = (seat: number): string => (badges[seat] ?? badges[0])[1];

/** A badge with the number of a seat, drawn around the origin. Players who have names are counted from 1, as people count. */
export const badge = (seat: number, { names }: SvgOptions): SvgDrawing => {
  const isNamed = names?.[`Seat ${seat}`] !== undefined;
  const [d, fill, ink] = badges[seat] ?? badges[0];
  return [
    element('path', { d, fill, stroke: ink, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
    words(String(isNamed ? seat + 1 : seat), {
      y: seat === 4 ? 2 : 0.5,
      'font-size': smallest,
      'font-weight': 700,
      fill: ink,
    }),
  ];
};
