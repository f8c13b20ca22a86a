/**
 * The badges of seats.
 *
 * @packageDocumentation
 */
import { element, words } from '../paint/element.js';
import { smallest } from '../paint/pyramid.js';

/** The paint and the ink of each seat's badge: shades that are no colour of a piece; the number tells them apart. */
const badges = [
  ['#1f2937', '#fff'],
  ['#0f766e', '#fff'],
  ['#9d174d', '#fff'],
  ['#78716c', '#fff'],
  ['#fff', '#1f2937'],
] as const;

/** A badge with the number of a seat, around the origin. */
export const badge = (seat: number): string => {
  const [fill, ink] = badges[seat] ?? badges[0];
  return (
    element('circle', { r: 9.5, fill, stroke: '#1f2937' }) +
    words(String(seat), { y: 0.5, 'font-size': smallest, 'font-weight': 700, fill: ink })
  );
};
