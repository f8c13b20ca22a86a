/**
 * The picture of IceTraders: the seats, the map of systems with the ships in them, and the stash.
 *
 * @packageDocumentation
 */
import { material, type State, type View, view as viewOf } from '../../icetraders/seen.js';
import { pieceNames } from '../../pyramids/index.js';
import { group, type SvgDrawing, svgText, type SvgTree } from '../paint/element.js';
import { box, heap, heapHeight, label, page, sheet, tint, top } from '../paint/frame.js';
import { heading, inWords, pickText, remarks, seatsAt } from './position.js';
import { type SvgOptions, viewer } from '../paint/options.js';
import { badge } from './badge.js';
import { chip } from './chip.js';
import { mapAt, mapHeight } from './map.js';
import { noteOf, standings, tablePart } from './table.js';

const seatHeight = 29;

/** Remarks come at the end. Space for them is reserved even if there are no remarks, so that no coordinate depends on the state. */
const [noteHeight, mostNotes] = [18, 2] as const;

const seatRow = (view: View, seat: number, y: number, own: boolean): SvgDrawing => {
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
    chip(198, 4, view.alignments[seat]!),
    label(pick === undefined ? `material ${material(view)[seat]!}` : pickText(pick), 286, middle),
    label(standings[view.standings[seat]!], page.inner - 8, middle, {
      'text-anchor': 'end',
      fill: tint.faint,
    }),
  );
};

/** The map and the line that says who decides. Nothing else is drawn, so that the map is as large as the available space allows. */
const mapPart = (view: View, options: SvgOptions): SvgTree =>
  sheet(top + 10 + mapHeight + 12, inWords(view), heading(view), options, mapAt(view, top + 10));

const whole = (view: View, options: SvgOptions): SvgTree => {
  const mapTop = top + seatHeight * view.settings.players + 10;
  const stashTop = mapTop + mapHeight + 12;
  const notesTop = stashTop + heapHeight;
  return sheet(
    notesTop + mostNotes * noteHeight + 12,
    inWords(view),
    heading(view),
    options,
    ...seatsAt(view).map((one) => seatRow(view, one, top + seatHeight * one, one === options.seat)),
    mapAt(view, mapTop),
    heap(
      page.margin,
      stashTop,
      'Stash',
      'data-stash',
      pieceNames.map((name, piece) => [name, view.stash[piece]!]),
    ),
    ...remarks(view).map((note, index) => label(note, page.margin, notesTop + 13 + index * noteHeight)),
  );
};

/** A part of the table that can be drawn as a picture of its own. */
export type IceTradersPart = 'map' | 'table';

/** The options of a picture of IceTraders. */
export interface IceTradersSvgOptions extends SvgOptions {
  /** The part to draw as a picture of its own: the map, or the seats and the stash; if left out, all of them are drawn. */
  readonly part?: IceTradersPart | undefined;
}

const drawn = (view: View, options: IceTradersSvgOptions): SvgTree => {
  switch (options.part) {
    case undefined:
      return whole(view, options);
    case 'map':
      return mapPart(view, options);
    case 'table':
      return tablePart(view, options);
  }
};

/** The picture as a tree; {@link icetradersSvg} describes its contents. */
export const icetradersTree = (position: State | View, options: IceTradersSvgOptions = {}): SvgTree =>
  drawn(viewOf(viewer(options))(position), options);

/**
 * A seat's view of a position of IceTraders, drawn as an SVG text; without `seat`, it is the view of a spectator. A view can be drawn like a state.
 * The parts that the view hides stay hidden, and the parts that it shows only to its own seat appear only if this seat is given again.
 *
 * With `part`, only the map, or only the seats and the stash, are drawn, so that both can be read on a screen that is wide and low, or on a narrow
 * one.
 *
 * The map has a column for each size and a row for each colour of a system's first marker. The cells never change their places, so connected systems
 * can be seen to share a row or a column. Each connection is a line between two cards, with `data-connection` (`1-4`).
 *
 * Groups for a front end: `data-system` (the system's number) with the fleets in it, `data-owner`, and their ships, `data-ship` (`G1@4`: type and
 * system); `data-stash` (`R1`); `data-seat`. Every pyramid is an element with `data-piece` (`G2`) and, in the stash, `data-count`.
 *
 * @param position - a state, or what a seat sees of it
 * @param options - the seat, theme, marks and targets of the picture, and the part to be drawn
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
export const icetradersSvg = (position: State | View, options: IceTradersSvgOptions = {}): string =>
  svgText(icetradersTree(position, options));
