/**
 * The pill that shows an alignment: light for Good, dark for Evil, dashed if hidden, dotted if not yet chosen.
 *
 * @packageDocumentation
 */
import { alignmentText, type SeenAlignment } from '../../games/icetraders/seen.js';
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

/** Draws the pill that shows an alignment, 19 units high and wide enough for its longest word, with its upper left corner at the given point. */
export const chip = (x: number, y: number, alignment: SeenAlignment, size: number = smallest): SvgDrawing => {
  const [fill, ink, dash] = alignmentTints[alignment];
  const width = Math.round(size * 6.2);
  return [
    box(x, y, width, 19, { rx: 9.5, fill, stroke: tint.faint, 'stroke-dasharray': dash }),
    words(alignmentText(alignment), { x: x + width / 2, y: y + 10, 'font-size': size, 'font-weight': 600, fill: ink }),
  ];
};
