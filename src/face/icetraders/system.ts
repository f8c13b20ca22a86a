/**
 * The card of a system: its number and markers on the left, and the ships of each seat on the right.
 *
 * @packageDocumentation
 */
import type { System, View } from '../../games/icetraders/seen.js';
import { element, group, type SvgDrawing, valueText, words } from '../paint/element.js';
import { box, label } from '../paint/frame.js';
import type { SvgOptions } from '../paint/options.js';
import { lengthOf, smallest } from '../paint/pyramid.js';
import { pieceNamed } from '../pyramids.js';
import { badge, seatPaint } from './badge.js';
import { seatsAt } from './position.js';
import { shipOf } from './ship.js';
import { sky } from './sky.js';
import { starRadius, stars } from './star.js';

/** The least width of the card of a system. */
export const cardWidth = 172;

/** Where the card of a system lies, and how much larger than usual its contents are. */
interface SystemPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The height of a line of ships on the card of a system, if there is enough space. */
const lineHigh = 33;

/** Two measures of a single star on a card: the centre, measured from the left, and the largest radius allowed. */
const [starX, starRoom] = [44, 25] as const;

/** The left edge of the ships on a card, to the right of its markers; a hyperspace gets as much width as a large star. */
const leftOf = ({ markers }: System): number =>
  markers.length === 2
    ? 94
    : starX + 5 + Math.min(starRoom, ...markers.map((name) => starRadius(pieceNamed(name).size)));

/** The number of a seat's ships of one type in a system. */
interface Ships {
  readonly piece: string;
  readonly count: number;
}

/** One line of a seat's ships, which begins with the badge of the seat. */
interface ShipLine {
  readonly owner: number;
  readonly ships: readonly Ships[];
}

/** The width needed for ships of one type, including their number if there are several. */
const longOf = ({ piece, count }: Ships): number => lengthOf(pieceNamed(piece).size) + (count > 1 ? 20 : 0) + 3;

const widthOf = (ships: readonly Ships[]): number => ships.reduce((sum, one) => sum + longOf(one), 0);

/** The ships of one seat in a system, on as many lines as they need. */
const linesOfSeat = (owner: number, ships: readonly Ships[], room: number): readonly ShipLine[] =>
  ships.reduce<readonly ShipLine[]>((before, one) => {
    const last = before.at(-1);
    if (last === undefined || widthOf([...last.ships, one]) > room) return [...before, { owner, ships: [one] }];
    return [...before.slice(0, -1), { owner, ships: [...last.ships, one] }];
  }, []);

const linesIn = (view: View, system: System, width: number): readonly ShipLine[] =>
  seatsAt(view).flatMap((owner) => {
    const own = system.ships.filter((ship) => ship.owner === owner).map(({ piece }) => piece);
    const kinds = [...new Set(own)].map((piece) => ({ piece, count: own.filter((one) => one === piece).length }));
    return linesOfSeat(owner, kinds, width - leftOf(system) - 28);
  });

/** The number of lines that a system needs on its card: at least one line, so that the star has room. */
export const linesNeeded = (view: View, system: System): number => Math.max(1, linesIn(view, system, cardWidth).length);

const shipBox = (name: string): string => `0 -15 ${lengthOf(pieceNamed(name).size)} 30`;

/** Draws a ship, with the number of equal ships if there are several. */
const ship = ({ piece, count }: Ships, owner: number, system: number): SvgDrawing => [
  shipOf(pieceNamed(piece), owner, {
    'data-piece': piece,
    'data-count': count > 1 ? count : undefined,
    'data-ship': `${piece}@${system}`,
    'data-box': shipBox(piece),
    'aria-label': `ship at ${system}`,
  }),
  count > 1 ? label(`×${count}`, lengthOf(pieceNamed(piece).size) + 1, 0.5, { 'font-weight': 700, fill: sky.ink }) : [],
];

/** Draws a line of a seat's ships, on a band in the shade of that seat. */
const lineAt = (
  { owner, ships }: ShipLine,
  system: number,
  [x, y, wide, high]: readonly [x: number, y: number, wide: number, high: number],
  options: SvgOptions,
): SvgDrawing =>
  group(
    x,
    y,
    { 'data-owner': owner, 'data-box': '-2 -12 22 24' },
    element('rect', {
      ...{ x: -4, y: -high / 2, width: wide - x + 1, height: high, rx: 6 },
      ...{ fill: seatPaint(owner), 'fill-opacity': 0.35, stroke: sky.faint, 'stroke-width': 0.8 },
    }),
    group(9, 0, {}, badge(owner, options)),
    ...ships.map((one, index) => group(23 + widthOf(ships.slice(0, index)), 0, {}, ship(one, owner, system))),
  );

const hyperspace = (room: number): SvgDrawing => [
  element('circle', { r: room, fill: 'none', stroke: sky.faint, 'stroke-dasharray': '4 4' }),
  words('?', { 'font-size': smallest, 'font-weight': 700, fill: sky.faint }),
];

const markersOf = (system: System, height: number): SvgDrawing => {
  const markers = system.markers.map(pieceNamed);
  // Two stars must fit into the space that the number and one star would take.
  const room = Math.min(height / 2 - 3, markers.length === 2 ? 17 : starRoom);
  const wide = markers.reduce((sum, { size }) => sum + 2 * Math.min(room, starRadius(size)), 0);
  const x = Math.max(22 + wide / 2 + 2, leftOf(system) - 6 - wide / 2);
  return markers.length === 0
    ? group(starX, height / 2, {}, hyperspace(Math.min(room, 20)))
    : group(markers.length === 2 ? x : starX, height / 2, {}, stars(markers, room));
};

/** The contents of a card: the number and the markers on the left, and the lines of ships on the right. */
const contents = (
  view: View,
  system: System,
  [width, height]: readonly [number, number],
  options: SvgOptions,
): SvgDrawing => {
  const { number } = system;
  const lines = linesIn(view, system, width);
  // If there are more lines than fit, put them closer together.
  const step = Math.min(lineHigh, height / Math.max(1, lines.length));
  const begin = height / 2 - (step * (lines.length - 1)) / 2;
  return [
    label(String(number), 4, 12, { 'font-weight': 700, fill: sky.ink }),
    markersOf(system, height),
    ...lines.map((line, index) =>
      lineAt(line, number, [leftOf(system), begin + index * step, width, step - 3], options),
    ),
  ];
};

/** Draws the card of a system at its place. */
export const systemCard = (
  view: View,
  system: System,
  { x, y, width, height, scale }: SystemPlace,
  options: SvgOptions,
): SvgDrawing => {
  const { number } = system;
  const look = view.pending === number ? { fill: sky.pending, stroke: sky.glow } : { fill: sky.card, stroke: sky.edge };
  return group(
    x,
    y,
    { 'data-system': number, 'data-box': `0 0 ${valueText(width)} ${valueText(height)}` },
    box(0, 0, width, height, look),
    element(
      'g',
      { transform: `scale(${valueText(scale)})` },
      contents(view, system, [width / scale, height / scale], options),
    ),
  );
};
