/**
 * The picture of IceTraders: the seats, the map of systems with the ships in them, and the stash.
 *
 * @packageDocumentation
 */
import { numberedSeat } from '../../core/values/seat.js';
import { material, type State, type View, view as viewOf } from '../../games/icetraders/seen.js';
import { pieceNames } from '../../pieces/pyramids.js';
import { group, type SvgDrawing, type SvgTree, svgText } from '../paint/element.js';
import { box, heap, heapHeight, label, page, sheet, tint, top } from '../paint/frame.js';
import { type SvgOptions, viewer } from '../paint/options.js';
import { smallest } from '../paint/pyramid.js';
import { badge } from './badge.js';
import { chip } from './chip.js';
import { mapHeight, skyWith } from './map.js';
import { drawnView, heading, inWords, isLocked, pickText, remarks, seatsAt } from './position.js';
import { nameOf, noteOf, standings, tablePart } from './table.js';

const seatHeight = 29;

/**
 * Two measures for the remarks at the end of the picture: the height of a remark, and the greatest number of remarks. Space for remarks is reserved
 * even if there are no remarks, so that no coordinate depends on the state.
 */
const [noteHeight, mostNotes] = [18, 2] as const;

const seatRow = (view: View, options: SvgOptions, seat: number, y: number): SvgDrawing => {
  const pick = view.picks[seat];
  const note = noteOf(view, seat, options);
  const middle = (seatHeight - 2) / 2 + 0.5;
  return group(
    page.margin,
    y,
    {
      'data-seat': seat,
      'aria-label': numberedSeat(seat),
      'data-box': `0 0 ${page.inner} ${seatHeight - 2}`,
      opacity: view.standings[seat] === 'living' ? undefined : 0.7,
    },
    box(0, 0, page.inner, seatHeight - 2, note === '' ? {} : { fill: tint.accentPaper, stroke: tint.accent }),
    group(16, middle, {}, badge(seat, options)),
    nameOf(view, options, seat, [32, middle, 156, smallest]),
    chip(192, 4, view.alignments[seat]!, smallest, isLocked(view, options, seat)),
    label(pick === undefined ? `material ${material(view)[seat]!}` : pickText(pick), 300, middle),
    label(standings[view.standings[seat]!], page.inner - 8, middle, {
      'text-anchor': 'end',
      fill: tint.faint,
    }),
  );
};

/** Draws only the map and the line that says who decides. Since this picture contains nothing else, the map is as large as the available space allows. */
const mapPart = (view: View, options: SvgOptions): SvgTree =>
  sheet(
    top + 10 + mapHeight + 12,
    inWords(view, options),
    heading(view, options),
    options,
    skyWith(view, options, top + 10),
  );

const whole = (view: View, options: SvgOptions): SvgTree => {
  const mapTop = top + seatHeight * view.settings.players + 10;
  const stashTop = mapTop + mapHeight + 12;
  const notesTop = stashTop + heapHeight;
  return sheet(
    notesTop + mostNotes * noteHeight + 12,
    inWords(view, options),
    heading(view, options),
    options,
    ...seatsAt(view).map((one) => seatRow(view, options, one, top + seatHeight * one)),
    skyWith(view, options, mapTop),
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

/** A part of the table that can be drawn as a separate picture. */
export type IceTradersPart = 'map' | 'table';

/** The options of a picture of IceTraders. */
export interface IceTradersSvgOptions extends SvgOptions {
  /** The part to draw as a separate picture: the map, or the seats and the stash; if left out, everything is drawn. */
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

/** The picture of IceTraders as a tree; {@link icetradersSvg} describes what it contains. */
export const icetradersTree = (position: State | View, options: IceTradersSvgOptions = {}): SvgTree =>
  drawn(drawnView(viewOf(viewer(options))(position), options), options);

/**
 * Draws a position of IceTraders as SVG text. The picture shows what the given seat sees, or what a spectator sees if `seat` is left out. The
 * function draws a view just as it draws a state. What a view hides stays hidden. What a view shows to its own seat alone is drawn only if the option
 * `seat` names that seat.
 *
 * With the option `part`, the picture shows only the map, or only the seats and the stash. Because the two parts are drawn separately, both stay
 * readable on a narrow screen and on a short, wide screen.
 *
 * Before there are systems, while all seats choose in secret, the map shows cards instead: the two alignments with their goals, and a card for each
 * seat, face down for everybody who may not see it.
 *
 * The map has a column for each size and a row for each colour of a system's first marker, so that people can see which connected systems share a row
 * or a column. Columns and rows without systems are left out. Each connection is a line between the cards of two systems, with the attribute
 * `data-connection` (`1-4`).
 *
 * The picture's groups have attributes for a front end. The attribute `data-system` is the number of a system. The group of a system contains a group
 * `data-owner` for each fleet. The group of a fleet contains the groups `data-ship` of its ships (`G1@4`: type and system). There are also groups
 * with the attribute `data-stash` (for instance `R1`) or `data-seat`. Every pyramid is an element with `data-piece` (`G2`); in the stash, it also has
 * `data-count`.
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
