/**
 * The pill of an alignment: light with dark ink if Good, dark with light ink if Evil, dashed if hidden, dotted if not yet chosen.
 *
 * @packageDocumentation
 */
import { alignmentText, type SeenAlignment } from '../../icetraders/seen.js';
import { type SvgDrawing, words } from '../paint/element.js';
import { box, tint } from '../paint/frame.js';
import { smallest } from '../paint/pyramid.js';

const alignmentTints: Readonly<Record<SeenAlignment, readonly [fill: string, ink: string, dash: string | undefined]>> =
  {
    good: ['#fff7cc', '#5b4a00', undefined],
    evil: ['#3b1220', '#fff', undefined],
    hidden: [tint.paper, tint.faint, '3 3'],
    unchosen: ['none', tint.faint, '1 4'],
  };

/** The pill of an alignment, 84 units wide and 19 high; a point gives its upper left corner. */
export const chip = (x: number, y: number, alignment: SeenAlignment, size: number = smallest): SvgDrawing => {
  const [fill, ink, dash] = alignmentTints[alignment];
  return [
    box(x, y, 84, 19, { rx: 9.5, fill, stroke: tint.faint, 'stroke-dasharray': dash }),
    words(alignmentText(alignment), { x: x + 42, y: y + 10, 'font-size': size, 'font-weight': 600, fill: ink }),
  ];
};
