/**
 * The pill that shows an alignment: light for Good, dark for Evil, dashed if hidden, dotted if not yet chosen.
 *
 * @packageDocumentation
 */
import { alignmentText, type SeenAlignment } from '../../games/icetraders/seen.js';
import { element, type SvgDrawing, words } from '../paint/element.js';
import { box, tint } from '../paint/frame.js';
import { smallest } from '../paint/pyramid.js';

/** The look of each alignment: the fill, the colour of the words, and the dashes of the edge. */
export const alignmentTints: Readonly<
  Record<SeenAlignment, readonly [fill: string, ink: string, dash: string | undefined]>
> = {
  good: ['#fff7cc', '#5b4a00', undefined],
  evil: ['#3b1220', '#fff', undefined],
  hidden: [tint.paper, tint.faint, '3 3'],
  unchosen: ['none', tint.faint, '1 4'],
};

/** A small lock, which says that nobody else sees a choice yet. */
const lock = (x: number, y: number, ink: string): SvgDrawing =>
  element('path', {
    d: `M${x} ${y}h8v7h-8zm1.5 0v-2a2.5 2.5 0 0 1 5 0v2`,
    fill: 'none',
    stroke: ink,
    'stroke-width': 1.5,
  });

/**
 * Draws the pill that shows an alignment, 19 units high and wide enough for its longest word, with its upper left corner at the given point. A lock in
 * the pill says that only its own seat sees it.
 */
export const chip = (
  x: number,
  y: number,
  alignment: SeenAlignment,
  size: number = smallest,
  isLocked = false,
): SvgDrawing => {
  const [fill, ink, dash] = alignmentTints[alignment];
  const width = Math.round(size * 6.2);
  return [
    box(x, y, width, 19, { rx: 9.5, fill, stroke: tint.faint, 'stroke-dasharray': dash }),
    isLocked ? lock(x + 8, y + 7, ink) : [],
    words(alignmentText(alignment), { x: x + width / 2, y: y + 10, 'font-size': size, 'font-weight': 600, fill: ink }),
  ];
};
