/**
 * The part of the picture beside the map: the seats, the stash and the remarks, in a column.
 *
 * @packageDocumentation
 */
import { numberedSeat } from '../../core/values/seat.js';
import { material, type View } from '../../games/icetraders/seen.js';
import { pieceNames } from '../../pieces/pyramids.js';
import { group, type SvgDrawing, type SvgTree } from '../paint/element.js';
import { box, heap, label, partSheet, slim, tint } from '../paint/frame.js';
import type { SvgOptions } from '../paint/options.js';
import { tellIn } from '../paint/translate.js';
import { wrapped } from '../paint/wrapped.js';
import { badge } from './badge.js';
import { chip } from './chip.js';
import { deciders, inWords, isLocked, pickText, remarks, seatsAt } from './position.js';

/** A few words for each possible state of a seat; the description of the picture says the same in full sentences. */
export const standings = {
  living: 'living',
  eliminated: 'out by a rival',
  selfEliminated: 'out by itself',
} as const satisfies Readonly<Record<View['standings'][number], string>>;

/** Returns the words after a seat's name, which say that it wins or is to move; an empty text if neither is true. */
export const noteOf = (view: View, seat: number, options: SvgOptions): string => {
  if (view.winners.some((winner) => winner === seat)) return ' wins';
  return options.standing === undefined && deciders(view, options).includes(seat) ? ' to move' : '';
};

/**
 * The name of a seat and the words that follow it, beside the chip of its alignment. Long names have smaller letters, so that they end before the
 * chip.
 *
 * @param at - the left edge, the middle of the line, the room for the words, and the usual height of their letters
 */
export const nameOf = (
  view: View,
  options: SvgOptions,
  seat: number,
  [x, y, room, usual]: readonly [x: number, y: number, room: number, usual: number],
): SvgTree => {
  const note = noteOf(view, seat, options);
  const text = `Seat ${seat}${seat === options.seat ? ' (you)' : ''}${note}`;
  const told = tellIn(options)(text);
  return label(text, x, y, {
    'font-size': Math.min(usual, room / (0.62 * told.length)),
    'font-weight': note === '' ? 500 : 700,
  });
};

/** The height of text in units: about 12 pixels if the column, which is 340 units wide, is shown 320 pixels wide. */
const size = 13;

const [rowHeight, rowStep, rowsTop] = [46, 50, 42] as const;

/** Draws the row of a seat, which has two lines. */
const seatRow = (view: View, options: SvgOptions, seat: number, y: number): SvgDrawing => {
  const pick = view.picks[seat];
  const note = noteOf(view, seat, options);
  return group(
    slim.margin,
    y,
    {
      'data-seat': seat,
      'aria-label': numberedSeat(seat),
      'data-box': `0 0 ${slim.inner} ${rowHeight}`,
      opacity: view.standings[seat] === 'living' ? undefined : 0.7,
    },
    box(0, 0, slim.inner, rowHeight, note === '' ? {} : { fill: tint.accentPaper, stroke: tint.accent }),
    group(18, rowHeight / 2, {}, badge(seat, options)),
    nameOf(view, options, seat, [38, 14, 180, size]),
    chip(slim.inner - 90, 4, view.alignments[seat]!, size, isLocked(view, options, seat)),
    label(pick === undefined ? `material ${material(view)[seat]!}` : pickText(pick), 38, 33, { 'font-size': size }),
    label(standings[view.standings[seat]!], slim.inner - 8, 33, {
      'text-anchor': 'end',
      'font-size': size,
      fill: tint.faint,
    }),
  );
};

/** Measures that do not depend on the state: they leave two lines for the stash, and two lines for each of two remarks. */
const [stashInRow, stashHeight, noteStep, mostLines, letters] = [6, 166, 18, 4, 40] as const;

/** The seats, the stash and the remarks as a separate picture, which is readable in a column 320 pixels wide. */
export const tablePart = (view: View, options: SvgOptions): SvgTree => {
  const stashTop = rowsTop + rowStep * view.settings.players + 6;
  const notesTop = stashTop + stashHeight;
  const notes = remarks(view).flatMap((note) => wrapped(tellIn(options)(note), letters));
  return partSheet(
    notesTop + mostLines * noteStep + 10,
    inWords(view, options),
    'Seats and stash',
    options,
    ...seatsAt(view).map((one) => seatRow(view, options, one, rowsTop + rowStep * one)),
    heap(
      slim.margin,
      stashTop,
      'Stash',
      'data-stash',
      pieceNames.map((name, piece) => [name, view.stash[piece]!]),
      stashInRow,
    ),
    ...notes.map((note, line) => label(note, slim.margin, notesTop + 8 + line * noteStep, { 'font-size': size })),
  );
};
