/**
 * The card of a system: its number, its markers, and below them the ships of each seat.
 *
 * @packageDocumentation
 */
import type { Ship, System, View } from '../../icetraders/seen.js';
import { element, group, words } from '../paint/element.js';
import { box, label, tint } from '../paint/frame.js';
import { pieceNamed } from '../paint/names.js';
import { lengthOf, lying, nested, smallest, strip } from '../paint/pyramid.js';
import { badge } from './badge.js';
import { seatsAt } from './position.js';

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
    const next = last === undefined ? 0 : last.x + longOf(last.ship) + 4;
    const fits = next + longOf(ship) <= room;
    return [...before, { ship, x: fits ? next : 0, line: (last?.line ?? 0) + (fits ? 0 : 1) }];
  }, []);

/** The ships of one seat in one system. */
interface Fleet {
  readonly owner: number;
  readonly berths: readonly Berth[];
  /** The line of the card on which it begins. */
  readonly line: number;
}

const linesOf = ({ berths: all }: Fleet): number => (all.at(-1)?.line ?? 0) + 1;

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

const fleet = ({ owner, berths: all, line: begin }: Fleet, system: number): string =>
  group(
    6,
    markersHigh + (begin + 0.4) * line,
    { 'data-owner': owner, 'data-box': '-2 -12 22 24' },
    group(9, 0, {}, badge(owner)),
    ...all.map(({ ship, x, line: own }) =>
      group(
        24 + x,
        own * line,
        {},
        lying(pieceNamed(ship.piece), {
          'data-piece': ship.piece,
          'data-ship': `${ship.piece}@${system}`,
          'data-box': shipBox(ship.piece),
        }),
      ),
    ),
  );

const hyperspace =
  element('circle', { r: 26, fill: 'none', stroke: tint.faint, 'stroke-dasharray': '4 4' }) +
  words('hyper', { y: -7, 'font-size': smallest, fill: tint.faint }) +
  words('space', { y: 7, 'font-size': smallest, fill: tint.faint });

const markersOf = ({ markers }: System): string => {
  const pieces = markers.map(pieceNamed);
  if (pieces.length === 0) return hyperspace;
  return nested(pieces) + (pieces.length > 1 ? strip(pieces, 21) : '');
};

/** The card of a system with its upper left corner at a point. */
export const systemCard = (view: View, system: System, x: number, y: number, height: number): string => {
  const { number } = system;
  return group(
    x,
    y,
    { 'data-system': number, 'data-box': `0 0 ${cardWidth} ${height}` },
    box(0, 0, cardWidth, height, view.pending === number ? { fill: tint.accentPaper, stroke: tint.accent } : {}),
    label(String(number), 6, 13, { 'font-size': 16, 'font-weight': 700 }),
    group(cardWidth / 2, markersHigh / 2, {}, markersOf(system)),
    ...fleetsIn(view, system).map((one) => fleet(one, number)),
  );
};
