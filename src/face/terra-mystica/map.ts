/**
 * The map: hexes with coordinates and signs, structures, towns, river hexes that join towns, bridges, and the legend.
 *
 * @packageDocumentation
 */
import {
  at,
  boardIn,
  groundIndex,
  type State,
  type Kind,
  kinds,
  kindTitles,
  type Ground,
  grounds,
  groundTitles,
  seatTitle,
} from '../../terra-mystica/seen.js';
import { corners, element, escaped } from '../paint/element.js';
import { groundPaint, left, marker, page, placed, seatPaint, structure, words } from './paint.js';

const width = 48;
/** The radius of a hex: nearly that of a regular hexagon, and every row lies on a whole number. */
const radius = 28;

/** How names and pieces are drawn: in the picture of everything, or larger where the map has a picture of its own. */
export interface MapLook {
  /** How high names are. */
  readonly text: number;
  /** Where the name of a land hex stands. */
  readonly name: number;
  /** Where the motif of a free hex stands, and how large it is. */
  readonly motif: readonly [y: number, scale: number];
  /** The same below a structure; none if there is no room. */
  readonly under: readonly [y: number, scale: number] | undefined;
  /** Where the name of a river hex stands; none if it has none. */
  readonly river: number | undefined;
  /** Where a structure stands, and how much larger it is. */
  readonly structure: readonly [y: number, scale: number];
  /** How much larger markers of bridges and river towns are. */
  readonly marker: number;
  /** How many entries of the legend stand in a line, and how wide a letter of them is. */
  readonly legend: readonly [entries: number, letter: number];
}

/** The map in the picture of everything. */
const besideOthers: MapLook = {
  text: 11,
  name: -17,
  motif: [0, 1],
  under: [21, 0.36],
  river: undefined,
  structure: [5, 1],
  marker: 1,
  legend: [9, 6.4],
};

/** The map alone: its texts can be read at a width of 360 pixels. */
export const alone: MapLook = {
  text: 17,
  name: -14,
  motif: [4, 0.95],
  under: undefined,
  river: 12,
  structure: [9, 1.2],
  marker: 1.85,
  legend: [5, 11],
};

/** The size of the map with one line of its legend. */
export const mapSize = { width: 13 * width, height: 14 * radius + 30 } as const;

/** The size of the map alone. */
export const aloneSize = { width: mapSize.width, height: mapSize.height + 34 } as const;

/** A hexagon; corners on whole numbers are short, and nobody sees the difference. */
const hexagon = (size: number): string =>
  corners(
    [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = ((2 * corner + 1) * Math.PI) / 6;
      return [Math.round(size * Math.cos(angle)), Math.round(size * Math.sin(angle))];
    }),
  );

const centreOf = (state: State, hex: number): readonly [x: number, y: number] => {
  const { row, x } = boardIn(state).places[hex] ?? { row: 0, x: 0 };
  return [((x + 1) * width) / 2, radius * (1 + 1.5 * row)];
};

const groundOn = (state: State, hex: number): Ground => grounds[at(state.ground, hex)]!;

/** The motif of a ground: small ones have lines as thick as large ones. */
const motif = (ground: Ground, [y, scale]: readonly [y: number, scale: number]): string => {
  const { ink, tone, sign: d } = groundPaint[ground];
  return element('path', {
    d,
    transform: y === 0 && scale === 1 ? undefined : `translate(0,${y})${scale === 1 ? '' : ` scale(${scale})`}`,
    fill: tone === 'none' ? undefined : tone,
    stroke: ink,
    'stroke-width': scale < 0.6 ? 2 : undefined,
  });
};

/** What lies on a hex in words, also shown when one points at it. */
const hexText = (state: State, hex: number): string => {
  const kind = kinds[at(state.structure, hex) - 1];
  return [
    `${boardIn(state).names[hex]!}: ${groundTitles[at(state.ground, hex)]!}`,
    ...(kind === undefined ? [] : [`${kindTitles[kind]} of ${seatTitle(at(state.owner, hex), state)}`]),
    ...(state.town[hex] === 1 ? ['in a town'] : []),
  ].join(', ');
};

const townRing = (): string =>
  element('polygon', { points: hexagon(radius - 2), fill: 'none', stroke: '#fff', 'stroke-width': 3.5 }) +
  element('polygon', { points: hexagon(radius - 2), fill: 'none', stroke: page.ink, 'stroke-width': 1.5 });

/** The part of a hex that is marked: a box that its neighbours leave free. */
const hexBox = `${-radius * 0.8} ${-radius * 0.8} ${radius * 1.6} ${radius * 1.6}`;

const scaled = (y: number, scale: number, drawn: string): string => {
  if (scale !== 1) return element('g', { transform: `translate(0,${y}) scale(${scale})` }, drawn);
  return y === 0 ? drawn : placed(0, y, {}, drawn);
};

const built = (state: State, hex: number, kind: Kind, { text, structure: [y, scale] }: MapLook): string =>
  element(
    'g',
    { 'data-piece': kind },
    scaled(y, scale, structure(state, at(state.owner, hex), kind, undefined, Math.max(12, text / scale))),
  );

const [landHex, riverHex] = [hexagon(radius - 0.7), hexagon(radius)];

/** Waves stand in the middle of a river hex, or above its name. */
const waves = ({ river }: MapLook): string => motif('river', [river === undefined ? 0 : -8, 1]);

const hexAt = (state: State, hex: number, look: MapLook): string => {
  const ground = groundOn(state, hex);
  const name = boardIn(state).names[hex]!;
  const { fill, ink } = groundPaint[ground];
  const kind = kinds[at(state.structure, hex) - 1];
  const isLand = ground !== 'river';
  const place = kind === undefined ? look.motif : look.under;
  const nameAt = isLand ? look.name : look.river;
  const joins = state.seats.findIndex(({ rivers }) => rivers.includes(hex));
  return placed(
    ...centreOf(state, hex),
    { 'data-hex': name, 'data-box': hexBox },
    element('title', {}, escaped(hexText(state, hex))),
    element('polygon', { points: isLand ? landHex : riverHex, fill }),
    state.town[hex] === 1 ? townRing() : '',
    ground === 'river' ? waves(look) : place === undefined ? '' : motif(ground, place),
    nameAt === undefined ? '' : words(name, { y: nameAt, fill: ink, 'font-size': look.text }),
    kind === undefined ? '' : built(state, hex, kind, look),
    joins < 0 ? '' : element('g', { 'data-river': joins }, scaled(0, look.marker, marker(state, joins, 20, 16, 8))),
  );
};

const bridgeAt = (state: State, span: number, look: MapLook): string => {
  const seat = at(state.bridge, span);
  const [a, b] = boardIn(state).spans[span]!;
  const [[ax, ay], [bx, by]] = [centreOf(state, a), centreOf(state, b)];
  const [fill] = seatPaint(state, seat);
  const along = (part: number): readonly [number, number] => [ax + (bx - ax) * part, ay + (by - ay) * part];
  const line = (stroke: string, thickness: number): string =>
    element('polyline', { points: corners([along(0.3), along(0.7)]), stroke, 'stroke-width': thickness });
  return element(
    'g',
    { 'data-bridge': seat },
    element('title', {}, escaped(`bridge of ${seatTitle(seat, state)}`)),
    line('#fff', 9),
    line(fill, 6),
    placed(...along(0.5), {}, scaled(0, look.marker, marker(state, seat, 18, 13, 4))),
  );
};

const legend = ({ text, legend: [entries, letter] }: MapLook): string =>
  groundTitles
    .slice(0, groundIndex('river'))
    .map((title, index, titles) => {
      const ground = grounds[index]!;
      // Each entry is as wide as its title.
      const line = Math.floor(index / entries);
      const before = titles.slice(line * entries, index).join('').length;
      return placed(
        (index % entries) * (entries > 5 ? 30 : 31) + before * letter + 11,
        mapSize.height - 8 + line * 26,
        {},
        element('polygon', { points: hexagon(11), fill: groundPaint[ground].fill }),
        motif(ground, [-2, 0.5]),
        left(title, 12, 0, { fill: page.quiet, 'font-size': text }),
      );
    })
    .join('');

/** The map with its upper left corner at the origin. */
export const mapPart = (state: State, look: MapLook = besideOthers): string =>
  element(
    'g',
    { 'stroke-linecap': 'round' },
    element(
      'g',
      { fill: 'none', 'stroke-width': 1.4 },
      ...state.ground.map((_, hex) => hexAt(state, hex, look)),
      ...state.bridge.map((owner, span) => (owner < 0 ? '' : bridgeAt(state, span, look))),
      legend(look),
    ),
  );
