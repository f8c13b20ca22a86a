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
const row = 31;
const top = 30;
const spaces = cultBoard.priestSpaces.length;

/** The colours of each cult track's head and background, in the order of the cults. */
export const trackPaint = [
  ['#b8371f', '#fbe6dd'],
  ['#2a68a8', '#e1edf7'],
  ['#7d5a2c', '#f1e8d8'],
  ['#6d7680', '#eceef0'],
] as const;

const tops: readonly number[] = cultBoard.power.map((_, space) => top + (cultBoard.top - space) * row);

/** Draws a line above each space of a cult track. */
const lines = (): SvgDrawing =>
  element('path', {
    d: tops.map((y) => `M0 ${y}H${column - 4}`).join(''),
    stroke: page.card,
    'stroke-width': 2,
  });

/** The numbers of a cult track's spaces. If a seat gains power for reaching a space, the amount is written below the number of the space. */
const numbers = (): SvgDrawing =>
  placed(
    10,
    0,
    { fill: page.quiet },
    ...tops.map((y, space) => words(String(space), { y: y + (cultBoard.power[space]! > 0 ? 10 : 15) })),
    element(
      'g',
      { fill: page.accent, 'font-weight': 700 },
      ...tops.map((y, space) => {
        const power = cultBoard.power[space]!;
        return power > 0 ? words(`+${power}`, { y: y + 22 }) : [];
      }),
    ),
  );

/** Draws the markers of the seats on one space of a cult track, three in a row. */
const markersAt = (state: State, cult: number, space: number): SvgDrawing => {
  const here = state.seats.flatMap((seat, index) =>
    seat.faction >= 0 && at(seat.cults, cult) === space ? [index] : [],
  );
  const rise = here.length > 3 ? 6.75 : 0;
  return here.map((seat, index) =>
    placed(
      26 + (index % 3) * 17,
      top + (cultBoard.top - space) * row + row / 2 + (index < 3 ? -rise : rise),
      { 'data-marker': seat },
      titled(`${seatTitle(seat, state)}: ${space}`),
      marker(state, seat, 17, 13, 4),
    ),
  );
};

const priestAt = (state: State, cult: number, space: number): SvgDrawing => {
  const owner = at(state.preachers, cult * spaces + space);
  const [x, y] = [8.7 + space * 16.5, top + (cultBoard.top + 1) * row + 17];
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

const levels: readonly number[] = cultBoard.power.map((_, space) => space);

const track = (state: State, cult: number): SvgDrawing => {
  const [head, ground] = trackPaint[cult] ?? trackPaint[0];
  const name = cults[cult] ?? cults[0];
  return placed(
    cult * (column + 4),
    0,
    {
      'data-cult': name,
      'data-box': `0 0 ${column - 4} ${top + 11 * row}`,
      'aria-label': `cult of ${cultTitle(name)}`,
    },
    element('rect', { width: column - 4, height: top + 11 * row + 34, rx: 6, fill: ground }),
    element('rect', { width: column - 4, height: 24, rx: 6, fill: head }),
    words(cultTitle(name), { x: (column - 4) / 2, y: 12, fill: '#fff', 'font-size': 13, 'font-weight': 700 }),
    lines(),
    numbers(),
    ...levels.map((space) => markersAt(state, cult, space)),
    ...cultBoard.priestSpaces.map((_, space) => priestAt(state, cult, space)),
  );
};

/** The cult board, 296 units wide and 420 high, with its upper left corner at the origin. */
export const cultPart = (state: State): SvgDrawing => [
  cults.map((_, cult) => track(state, cult)),
  left('+1: power for reaching it; below: steps for a priest', 0, top + 11 * row + 46, {
    fill: page.quiet,
  }),
];
