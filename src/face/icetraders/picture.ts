/**
 * The picture of IceTraders: seats, the map of systems with the ships in them, the stash.
 *
 * @packageDocumentation
 */
import {
  material,
  type SeenAlignment,
  type State,
  type View,
  view as viewOf,
  alignmentText,
} from '../../icetraders/seen.js';
import { pieceNames } from '../../pyramids/index.js';
import { group, words } from '../paint/element.js';
import { box, heap, heapHeight, label, page, sheet, tint, top } from '../paint/frame.js';
import { heading, inWords, pickText, remarks, seatsAt } from './position.js';
import { type SvgOptions, viewer } from '../paint/options.js';
import { smallest } from '../paint/pyramid.js';
import { badge } from './badge.js';
import { mapOf } from './map.js';

const seatHeight = 29;

const alignmentTints: Readonly<Record<SeenAlignment, readonly [fill: string, ink: string, dash: string | undefined]>> =
  {
    good: ['#fff7cc', '#5b4a00', undefined],
    evil: ['#3b1220', '#fff', undefined],
    hidden: [tint.paper, tint.faint, '3 3'],
    unchosen: ['none', tint.faint, '1 4'],
  };

const chip = (x: number, alignment: SeenAlignment): string => {
  const [fill, ink, dash] = alignmentTints[alignment];
  return (
    box(x, 4, 84, 19, { rx: 9.5, fill, stroke: tint.faint, 'stroke-dasharray': dash }) +
    words(alignmentText(alignment), { x: x + 42, y: 14, 'font-size': smallest, 'font-weight': 600, fill: ink })
  );
};

/** How a seat stands, in a few words: the description says it in full. */
const standings = {
  living: 'living',
  eliminated: 'out by another seat',
  selfEliminated: 'out by itself',
} as const satisfies Readonly<Record<View['standings'][number], string>>;

/** What is said after a seat's name. */
const noteOf = ({ mover, winners }: View, seat: number): string =>
  winners.some((winner) => winner === seat) ? ' wins' : mover === seat ? ' to move' : '';

const seatRow = (view: View, seat: number, y: number, own: boolean): string => {
  const pick = view.picks[seat];
  const note = noteOf(view, seat);
  const middle = (seatHeight - 2) / 2 + 0.5;
  return group(
    page.margin,
    y,
    {
      'data-seat': seat,
      'data-box': `0 0 ${page.inner} ${seatHeight - 2}`,
      opacity: view.standings[seat] === 'living' ? undefined : 0.7,
    },
    box(0, 0, page.inner, seatHeight - 2, note === '' ? {} : { fill: tint.accentPaper, stroke: tint.accent }),
    group(16, middle, {}, badge(seat)),
    label(`Seat ${seat}${own ? ' (you)' : ''}${note}`, 32, middle, { 'font-weight': note === '' ? 500 : 700 }),
    chip(212, view.alignments[seat]!),
    label(pick === undefined ? `material ${material(view)[seat]!}` : pickText(pick), 302, middle),
    label(standings[view.standings[seat]!], page.inner - 8, middle, {
      'text-anchor': 'end',
      fill: tint.faint,
    }),
  );
};

const drawn = (view: View, options: SvgOptions): string => {
  const notes = remarks(view);
  const notesTop = top + seatHeight * view.settings.players + 4;
  const mapTop = notesTop + notes.length * 18 + 6;
  const systems = mapOf(view, mapTop);
  const stashTop = mapTop + systems.height + 12;
  return sheet(
    stashTop + heapHeight + 8,
    inWords(view),
    heading(view),
    options,
    ...seatsAt(view).map((one) => seatRow(view, one, top + seatHeight * one, one === options.seat)),
    ...notes.map((note, index) => label(note, page.margin, notesTop + 9 + index * 18)),
    systems.drawn,
    heap(
      page.margin,
      stashTop,
      'Stash',
      'data-stash',
      pieceNames.map((name, piece) => [name, view.stash[piece]!]),
    ),
  );
};

/**
 * What a seat sees of a position of IceTraders, as an SVG text: without `seat` what a spectator sees. A view can be drawn like a state;
 * what it hides stays hidden, and what it shows to its own seat only is shown only if that seat is given again.
 *
 * The map has a column for each size and a row for each colour of the first markers, so that connected systems stand in one row or column;
 * each connection is a line with `data-connection` (`1-4`) between their cards.
 *
 * Groups for a front end: `data-system` (its number) with the fleets in it, `data-owner`, and their ships, `data-ship` (`G1@4`: type and system);
 * `data-stash` (`R1`), `data-seat`. Every pyramid is an element with `data-piece` (`G2`) and, in the stash, `data-count`.
 *
 * @param position - a state, or what a seat sees of it
 * @param options - the seat, theme, marks and targets of the picture
 * @returns the SVG text
 * @rule IT-1.7 @rule IT-9.1 @rule IT-9.2
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/icetraders';
 * import { icetradersSvg } from 'rulehouse/svg';
 * const read = game.position.parse('2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -');
 * if (isRight(read)) icetradersSvg(read.right).includes('Evil'); // false
 * ```
 */
export const icetradersSvg = (position: State | View, options: SvgOptions = {}): string =>
  drawn(viewOf(viewer(options))(position), options);
