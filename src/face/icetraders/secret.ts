/**
 * What the sky shows before there are systems: the two alignments as cards with their goals, and the card of each seat, face down for all others.
 *
 * @packageDocumentation
 */
import { alignmentText, isSecret, look, type SeenAlignment, type View } from '../../games/icetraders/seen.js';
import { element, group, type SvgDrawing, words } from '../paint/element.js';
import { box, label, page } from '../paint/frame.js';
import type { SvgOptions } from '../paint/options.js';
import { smallest } from '../paint/pyramid.js';
import { tellIn } from '../paint/translate.js';
import { wrapped } from '../paint/wrapped.js';
import { badge } from './badge.js';
import { alignmentTints } from './chip.js';
import { goals, seatsAt } from './position.js';
import { sky } from './sky.js';

/** The two alignments, each with the heading of its card, its goal, and a sign: a sun and a moon. */
const sides = [
  {
    name: 'good',
    title: 'Being Good',
    goal: goals.good,
    sign: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM0-21v5M0 16v5M-21 0h5M16 0h5M-15-15l4 4M11 11l4 4M-15 15l4-4M11-11l4-4',
  },
  {
    name: 'evil',
    title: 'Being Evil',
    goal: goals.evil,
    sign: 'M5-18a18 18 0 1 0 13 23a14 14 0 0 1-13-23z',
  },
] as const;

/** Measures of the large cards: their size, the distance between them, the height of a line of words, and the letters on a line. */
const [width, height, between, lineHeight, letters] = [206, 220, 24, 21, 19] as const;

const goalCard = ({ name, title, goal, sign }: (typeof sides)[number], options: SvgOptions): SvgDrawing => {
  const [fill, ink] = alignmentTints[name];
  const lines = wrapped(tellIn(options)(goal), letters);
  return [
    box(0, 0, width, height, { rx: 10, fill, stroke: sky.ink }),
    group(
      width / 2,
      36,
      {},
      element('path', { d: sign, fill: 'none', stroke: ink, 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
    ),
    words(title, { x: width / 2, y: 82, 'font-size': 18, 'font-weight': 700, fill: ink }),
    lines.map((line, index) =>
      words(line, { x: width / 2, y: 112 + index * lineHeight, 'font-size': smallest, fill: ink }),
    ),
  ];
};

/** Measures of the cards of the seats: their size, and the step from one to the next. */
const [seatWidth, seatHeight, seatStep] = [66, 92, 100] as const;

/** The back of a card. */
const back: SvgDrawing = [
  box(0, 0, seatWidth, seatHeight, { fill: sky.pending, stroke: sky.ink }),
  element('path', {
    d: `M8 8h${seatWidth - 16}v${seatHeight - 16}h${16 - seatWidth}zM${seatWidth / 2} 24l14 22l-14 22l-14-22z`,
    fill: 'none',
    stroke: sky.faint,
    'stroke-width': 1.6,
  }),
];

/** The card of a seat: none as long as it has not chosen, its face for those who may see it, and its back for all others. */
const seatCard = (alignment: SeenAlignment): SvgDrawing => {
  if (alignment === 'hidden') return back;
  if (alignment === 'unchosen')
    return box(0, 0, seatWidth, seatHeight, { fill: 'none', stroke: sky.faint, 'stroke-dasharray': '4 5' });
  const [fill, ink] = alignmentTints[alignment];
  return [
    box(0, 0, seatWidth, seatHeight, { fill, stroke: sky.ink }),
    label(alignmentText(alignment), seatWidth / 2, seatHeight / 2, {
      'text-anchor': 'middle',
      'font-weight': 600,
      fill: ink,
    }),
  ];
};

const seatCards = (view: View, options: SvgOptions, y: number): SvgDrawing => {
  const seats = seatsAt(view);
  const left = page.width / 2 - (seats.length * seatStep) / 2;
  return seats.map((seat) => [
    group(left + (seat + 0.5) * seatStep, y, {}, badge(seat, options)),
    group(left + (seat + 0.5) * seatStep - seatWidth / 2, y + 22, {}, seatCard(view.alignments[seat]!)),
  ]);
};

/** True while all seats choose in secret and there are no systems yet. */
export const hasCards = (view: View): boolean => isSecret(view) && look(view).length === 0;

/** Draws the cards in a sky of the given height, whose upper edge is at `y`: both goals while alignments are chosen, and the cards of the seats. */
export const cardsAt = (view: View, options: SvgOptions, y: number, room: number): SvgDrawing => {
  const isChoosing = view.phase === 'align';
  const total = (isChoosing ? height + 48 : 0) + seatHeight + 22;
  const top = y + (room - total) / 2;
  const left = page.width / 2 - width - between / 2;
  return [
    isChoosing
      ? sides.map((side, index) => group(left + index * (width + between), top, {}, goalCard(side, options)))
      : [],
    seatCards(view, options, top + total - seatHeight - 22),
  ];
};
