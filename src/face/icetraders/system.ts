/**
 * The card of a system: its number, its markers, and below them the ships of each seat.
 *
 * @packageDocumentation
 */
import type { Ship, System, View } from '../../icetraders/seen.js';
import { element, group, words } from '../paint/element.js';
import { box, label } from '../paint/frame.js';
import { pieceNamed } from '../paint/names.js';
import { lengthOf, smallest } from '../paint/pyramid.js';
import { badge, seatPaint } from './badge.js';
import { seatsAt } from './position.js';
import { shipOf } from './ship.js';
import { sky } from './sky.js';
import { stars } from './star.js';

/** The width of a card. */
export const cardWidth = 164;

const markersHigh = 66;
const line = 35;
const room = cardWidth - 32;

/** A ship and where it lies in its fleet. */
interface Berth {
  readonly ship: Ship;
  readonly x: number;
  readonly line: number;
}

const longOf = ({ piece }: Ship): number => lengthOf(pieceNamed(piece).size);

/** Ships of one owner one after the other, in as many lines as they need. */
const berths = (ships: readonly Ship[]): readonly Berth[] =>
  ships.reduce<readonly Berth[]>((before, ship) => {
    const last = before.at(-1);
    if (last === undefined) return [{ ship, x: 0, line: 0 }];
    const next = last.x + longOf(last.ship) + 4;
    const fits = next + longOf(ship) <= room;
    return [...before, { ship, x: fits ? next : 0, line: last.line + (fits ? 0 : 1) }];
  }, []);

/** The ships of one seat in one system. */
interface Fleet {
  readonly owner: number;
  readonly berths: readonly Berth[];
  /** The line of the card on which it begins. */
  readonly line: number;
}

const linesOf = ({ berths: all }: Fleet): number => all[all.length - 1]!.line + 1;

const fleetsIn = (view: View, { ships }: System): readonly Fleet[] =>
  seatsAt(view).reduce<readonly Fleet[]>((before, owner) => {
    const own = ships.filter((ship) => ship.owner === owner);
    const last = before.at(-1);
    const begin = last === undefined ? 0 : last.line + linesOf(last);
    return own.length === 0 ? before : [...before, { owner, berths: berths(own), line: begin }];
  }, []);

/** The height of a system's card. */
export const cardHeight = (view: View, system: System): number => {
  const last = fleetsIn(view, system).at(-1);
  return markersHigh + (last === undefined ? 0 : (last.line + linesOf(last)) * line);
};

const shipBox = (name: string): string => `0 -15 ${lengthOf(pieceNamed(name).size)} 30`;

/** The band behind a fleet, in the shade of its seat. */
const band = (one: Fleet): string =>
  element('rect', {
    ...{ x: -4, y: -line / 2 + 1, width: cardWidth - 4, height: linesOf(one) * line - 2, rx: 6 },
    ...{ fill: seatPaint(one.owner), 'fill-opacity': 0.35, stroke: sky.faint, 'stroke-width': 0.8 },
  });

const fleet = (one: Fleet, system: number): string => {
  const { owner, berths: all, line: begin } = one;
  return group(
    6,
    markersHigh + (begin + 0.4) * line,
    { 'data-owner': owner, 'data-box': '-2 -12 22 24' },
    band(one),
    group(9, 0, {}, badge(owner)),
    ...all.map(({ ship, x, line: own }) =>
      group(
        24 + x,
        own * line,
        {},
        shipOf(pieceNamed(ship.piece), owner, {
          'data-piece': ship.piece,
          'data-ship': `${ship.piece}@${system}`,
          'data-box': shipBox(ship.piece),
        }),
      ),
    ),
  );
};

const hyperspace =
  element('circle', { r: 26, fill: 'none', stroke: sky.faint, 'stroke-dasharray': '4 4' }) +
  words('hyper', { y: -7, 'font-size': smallest, fill: sky.faint }) +
  words('space', { y: 7, 'font-size': smallest, fill: sky.faint });

const markersOf = ({ markers }: System): string => (markers.length === 0 ? hyperspace : stars(markers.map(pieceNamed)));

/** The card of a system with its upper left corner at a point. */
export const systemCard = (view: View, system: System, x: number, y: number, height: number): string => {
  const { number } = system;
  const look = view.pending === number ? { fill: sky.pending, stroke: sky.glow } : { fill: sky.card, stroke: sky.edge };
  return group(
    x,
    y,
    { 'data-system': number, 'data-box': `0 0 ${cardWidth} ${height}` },
    box(0, 0, cardWidth, height, look),
    label(String(number), 6, 13, { 'font-size': 16, 'font-weight': 700, fill: sky.ink }),
    group(cardWidth / 2, markersHigh / 2, {}, markersOf(system)),
    ...fleetsIn(view, system).map((one) => fleet(one, number)),
  );
};
