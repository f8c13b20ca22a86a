/**
 * The cult board: four tracks from 10 down to 0 with the markers of all seats, and below them the spaces for priests.
 *
 * @packageDocumentation
 */
import { at, cultBoard, cults, type State, seatTitle } from '../../games/terra-mystica/seen.js';
import { element, type SvgDrawing, titled } from '../paint/element.js';
import { left, marker, page, placed, words } from './paint.js';
import { cultTitle } from './tile-text.js';

const column = 71;
/** The height of a row of the tracks in the picture of the whole table. */
const usualRow = 31;
const spaces = cultBoard.priestSpaces.length;

/** The colours of each cult track's head and background, in the order of the cults. */
export const trackPaint = [
  ['#b8371f', '#fbe6dd'],
  ['#2a68a8', '#e1edf7'],
  ['#7d5a2c', '#f1e8d8'],
  ['#6d7680', '#eceef0'],
] as const;

/** True if a row has room for one line of text only. */
const isLow = (row: number): boolean => row < 24;

/** The height of a track's head. */
const headOf = (row: number): number => (isLow(row) ? 18 : 24);

/** Where the highest row begins. */
const topOf = (row: number): number => headOf(row) + (isLow(row) ? 4 : 6);

/** The height of what is below the rows of a track: the spaces for priests. */
const footOf = (row: number): number => (isLow(row) ? 26 : 34);

const topsOf = (row: number): readonly number[] =>
  cultBoard.power.map((_, space) => topOf(row) + (cultBoard.top - space) * row);

/** Draws a line above each space of a cult track. */
const lines = (row: number): SvgDrawing =>
  element('path', {
    d: topsOf(row)
      .map((y) => `M0 ${y}H${column - 4}`)
      .join(''),
    stroke: page.card,
    'stroke-width': 2,
  });

/** The numbers of a cult track's spaces. If a seat gains power for reaching a space, the amount is written below the number of the space. */
const numbers = (row: number): SvgDrawing =>
  placed(
    10,
    0,
    { fill: page.quiet },
    ...topsOf(row).map((y, space) =>
      words(String(space), { y: y + (isLow(row) ? row / 2 : cultBoard.power[space]! > 0 ? 10 : 15) }),
    ),
    element(
      'g',
      { fill: page.accent, 'font-weight': 700 },
      ...topsOf(row).map((y, space) => {
        const power = cultBoard.power[space]!;
        if (power === 0) return [];
        return words(`+${power}`, isLow(row) ? { 'text-anchor': 'end', x: 56, y: y + row / 2 } : { y: y + 22 });
      }),
    ),
  );

/** The width of a marker in a low row, and where the first two are: they end before the power that a space gives. */
const [slim, slimFirst, slimSecond] = [15, 24, 39] as const;

/** The places of markers in a low row, beside each other; where there is no room, they overlap. */
const placesInLine = (count: number, hasPower: boolean): readonly number[] => {
  const room = (slimSecond - slimFirst) * (hasPower ? 1 : 2);
  const step = Math.min(slimSecond - slimFirst, room / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => slimFirst + index * step);
};

/** Draws the markers of the seats on one space of a cult track, three in a row. */
const markersAt = (state: State, cult: number, space: number, row: number): SvgDrawing => {
  const here = state.seats.flatMap((seat, index) =>
    seat.faction >= 0 && at(seat.cults, cult) === space ? [index] : [],
  );
  const middle = topOf(row) + (cultBoard.top - space) * row + row / 2;
  const rise = here.length > 3 ? 6.75 : 0;
  const inLine = placesInLine(here.length, at(cultBoard.power, space) > 0);
  return here.map((seat, index) =>
    placed(
      isLow(row) ? inLine[index]! : 26 + (index % 3) * 17,
      isLow(row) ? middle : middle + (index < 3 ? -rise : rise),
      { 'data-marker': seat },
      titled(`${seatTitle(seat, state)}: ${space}`),
      isLow(row) ? marker(state, seat, slim, 12, 4) : marker(state, seat, 17, 13, 4),
    ),
  );
};

const priestAt = (state: State, cult: number, space: number, row: number): SvgDrawing => {
  const owner = at(state.preachers, cult * spaces + space);
  const [x, y] = [8.7 + space * 16.5, topOf(row) + (cultBoard.top + 1) * row + footOf(row) / 2];
  const steps = cultBoard.priestSpaces[space]!;
  const found = {
    'data-cult-space': `${cults[cult]!}:${steps}`,
    'data-box': '-8 -10 16.5 20',
    'aria-label': `priest space on ${cultTitle(cults[cult]!)}, ${steps} steps`,
  };
  return owner < 0
    ? placed(
        x,
        y,
        found,
        element('circle', { r: 7, fill: page.card, stroke: page.line }),
        words(String(steps), { fill: page.quiet }),
      )
    : placed(
        x,
        y,
        { ...found, 'data-priest': owner },
        titled(`priest of ${seatTitle(owner, state)}`),
        marker(state, owner, 15, 17, 6),
      );
};

/** The height of the line below the tracks, for which low tracks have no room. */
const captionHeight = 15;

const levels: readonly number[] = cultBoard.power.map((_, space) => space);

const track = (state: State, cult: number, row: number): SvgDrawing => {
  const [head, ground] = trackPaint[cult] ?? trackPaint[0];
  const name = cults[cult] ?? cults[0];
  return placed(
    cult * (column + 4),
    0,
    {
      'data-cult': name,
      'data-box': `0 0 ${column - 4} ${topOf(row) + 11 * row}`,
      'aria-label': `cult of ${cultTitle(name)}`,
    },
    element('rect', {
      width: column - 4,
      height: cultHeight(row) - (isLow(row) ? 0 : captionHeight),
      rx: 6,
      fill: ground,
    }),
    element('rect', { width: column - 4, height: headOf(row), rx: 6, fill: head }),
    words(cultTitle(name), {
      x: (column - 4) / 2,
      y: headOf(row) / 2,
      fill: '#fff',
      'font-size': 13,
      'font-weight': 700,
    }),
    lines(row),
    numbers(row),
    ...levels.map((space) => markersAt(state, cult, space, row)),
    ...cultBoard.priestSpaces.map((_, space) => priestAt(state, cult, space, row)),
  );
};

/** The height of the cult board, with rows of a given height. */
export const cultHeight = (row: number): number =>
  topOf(row) + 11 * row + footOf(row) + (isLow(row) ? 0 : captionHeight);

/** The cult board, 296 units wide, with its upper left corner at the origin. */
export const cultPart = (state: State, row: number = usualRow): SvgDrawing => [
  cults.map((_, cult) => track(state, cult, row)),
  isLow(row)
    ? []
    : left('+1: power for reaching it; below: steps for a priest', 0, topOf(row) + 11 * row + footOf(row) + 12, {
        fill: page.quiet,
      }),
];
