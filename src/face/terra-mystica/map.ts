/**
 * The map: hexes with coordinates and symbols, structures, towns, river hexes that join towns, bridges, and the legend.
 *
 * @packageDocumentation
 */
import {
  at,
  boardIn,
  type Ground,
  groundIndex,
  grounds,
  groundTitles,
  type Kind,
  kinds,
  kindTitles,
  ring,
  type State,
  seatTitle,
} from '../../games/terra-mystica/seen.js';
import { type Coordinates, corners, element, type SvgDrawing, titled } from '../paint/element.js';
import { groundPaint, left, marker, page, placed, seatPaint, structure, words } from './paint.js';

const width = 48;
/** The radius of a hex, chosen so that hexes are nearly regular and the coordinates of every row are whole numbers. */
const radius = 28;

/** The sizes of names and pieces on the map; the sizes are larger if the map is drawn as a separate picture. */
export interface MapLook {
  /** The text height of the hexes' names. */
  readonly text: number;
  /** The vertical position of the name in a land hex. */
  readonly name: number;
  /** How far below its usual place the terrain motif of a free hex is drawn. */
  readonly motif: number;
  /** The vertical position of a river hex's name, below the waves; undefined if river hexes show no names. */
  readonly river: number | undefined;
  /** The vertical position of a structure on its hex, and the scale of the structure. */
  readonly structure: readonly [y: number, scale: number];
  /** The scale of markers for bridges and river towns. */
  readonly marker: number;
}

/** The sizes on the map if the picture shows the whole table. */
export const besideOthers: MapLook = {
  text: 11,
  name: -17,
  motif: 0,
  river: undefined,
  structure: [5, 1],
  marker: 1,
};

/** The sizes on a map that is drawn alone, chosen so that texts are 11 pixels high on a phone. */
export const alone: MapLook = {
  text: 18.6,
  name: -13,
  motif: 5,
  river: 12,
  structure: [9, 1.28],
  marker: 1.85,
};

/** The size of the map. */
export const mapSize = { width: 13 * width, height: 14 * radius } as const;

/** The corners of a hexagon, rounded to whole numbers. Whole numbers keep the picture's SVG text short, and the difference is invisible. */
const hexagon = (size: number): string =>
  corners(
    [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = ((2 * corner + 1) * Math.PI) / 6;
      return [Math.round(size * Math.cos(angle)), Math.round(size * Math.sin(angle))];
    }),
  );

const centreOf = (state: State, hex: number): Coordinates => {
  const { row, x } = boardIn(state).places[hex] ?? { row: 0, x: 0 };
  return [((x + 1) * width) / 2, radius * (1 + 1.5 * row)];
};

const groundOn = (state: State, hex: number): Ground => grounds[at(state.ground, hex)]!;

const paintOf = (ground: Ground, d: string): SvgDrawing => {
  const { ink, tone } = groundPaint[ground];
  return element('path', { d, fill: tone === 'none' ? undefined : tone, stroke: ink });
};

/** The motif of a terrain as drawn in the legend, with lines nearly as thick as on the map. */
const small = (ground: Ground, y: number, scale: number): SvgDrawing =>
  element(
    'g',
    { transform: `translate(0,${y}) scale(${scale})`, 'stroke-width': 2 },
    paintOf(ground, `M0 0${groundPaint[ground].sign}`),
  );

/** The contents of a hex in words, which also appear when people point at the hex. */
const hexText = (state: State, hex: number): string => {
  const kind = kinds[at(state.structure, hex) - 1];
  return [
    `${boardIn(state).names[hex]!}: ${groundTitles[at(state.ground, hex)]!}`,
    ...(kind === undefined ? [] : [`${kindTitles[kind]} of ${seatTitle(at(state.owner, hex), state)}`]),
    ...(state.town[hex] === 1 ? ['in a town'] : []),
  ].join(', ');
};

const townRing = (): SvgDrawing => [
  element('polygon', { points: hexagon(radius - 2), fill: 'none', stroke: '#fff', 'stroke-width': 3.5 }),
  element('polygon', { points: hexagon(radius - 2), fill: 'none', stroke: page.ink, 'stroke-width': 1.5 }),
];

/** The box that is outlined when a hex is marked; it does not overlap the hexes around it. */
const hexBox = `${-radius * 0.8} ${-radius * 0.8} ${radius * 1.6} ${radius * 1.6}`;

const scaled = (y: number, scale: number, drawn: SvgDrawing): SvgDrawing => {
  if (scale !== 1) return element('g', { transform: `translate(0,${y}) scale(${scale})` }, drawn);
  return y === 0 ? drawn : placed(0, y, {}, drawn);
};

const built = (state: State, hex: number, kind: Kind, { text, structure: [y, scale] }: MapLook): SvgDrawing =>
  element(
    'g',
    { 'data-piece': kind },
    scale === 1
      ? structure(state, at(state.owner, hex), kind, undefined, Math.max(12, text), y)
      : scaled(y, scale, structure(state, at(state.owner, hex), kind, undefined, Math.max(12, text / scale))),
  );

const [landHex, riverHex] = [hexagon(radius - 0.7), hexagon(radius)];

/** Draws the contents of a hex. In an interactive picture, the hex also has a clickable area and a text of its own. */
const hexAt = (state: State, hex: number, look: MapLook, isInteractive: boolean): SvgDrawing => {
  const ground = groundOn(state, hex);
  const name = boardIn(state).names[hex]!;
  const { fill, ink } = groundPaint[ground];
  const kind = kinds[at(state.structure, hex) - 1];
  const isLand = ground !== 'river';
  const nameAt = isLand ? look.name : look.river;
  const joins = state.seats.findIndex(({ rivers }) => rivers.includes(hex));
  return placed(
    ...centreOf(state, hex),
    { 'data-hex': name, 'data-box': hexBox },
    isInteractive
      ? [
          titled(hexText(state, hex)),
          element('polygon', { points: isLand ? landHex : riverHex, fill: isLand ? fill : 'transparent' }),
        ]
      : [],
    state.town[hex] === 1 ? townRing() : [],
    nameAt === undefined ? [] : words(name, { y: nameAt, fill: ink, 'font-size': look.text }),
    kind === undefined ? [] : built(state, hex, kind, look),
    joins < 0 ? [] : element('g', { 'data-river': joins }, scaled(0, look.marker, marker(state, joins, 20, 16, 8))),
  );
};

const bridgeAt = (state: State, span: number, look: MapLook): SvgDrawing => {
  const seat = at(state.bridge, span);
  const [a, b] = boardIn(state).spans[span]!;
  const [[ax, ay], [bx, by]] = [centreOf(state, a), centreOf(state, b)];
  const [fill] = seatPaint(state, seat);
  const along = (part: number): readonly [number, number] => [ax + (bx - ax) * part, ay + (by - ay) * part];
  const line = (stroke: string, thickness: number): SvgDrawing =>
    element('polyline', { points: corners([along(0.3), along(0.7)]), stroke, 'stroke-width': thickness });
  return element(
    'g',
    { 'data-bridge': seat },
    titled(`bridge of ${seatTitle(seat, state)}`),
    line('#fff', 9),
    line(fill, 6),
    placed(...along(0.5), {}, scaled(0, look.marker, marker(state, seat, 18, 13, 4))),
  );
};

/** The terrains that the legend explains: the terrains that every map has, and any others that occur on the given map. */
const legendOf = (state: State): readonly Ground[] =>
  grounds
    .slice(0, groundIndex('river'))
    .filter((ground, index) => index < ring.length || state.ground.some((_, hex) => groundOn(state, hex) === ground));

/** The width of an entry in the legend, and the height of a line of entries. */
const [entryWide, lineHigh] = [88, 26] as const;

/** The height of the legend, if each line has the given number of entries. */
export const legendHeight = (state: State, inLine: number): number =>
  Math.ceil(legendOf(state).length / inLine) * lineHigh;

/** The legend of the map, drawn with its upper left corner at the origin. */
export const legendPart = (state: State, inLine: number): SvgDrawing =>
  legendOf(state).map((ground, index) =>
    placed(
      (index % inLine) * entryWide + 11,
      Math.floor(index / inLine) * lineHigh + 13,
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': 1.4 },
      element('polygon', { points: hexagon(11), fill: groundPaint[ground].fill }),
      small(ground, -2, 0.5),
      left(groundTitles[groundIndex(ground)]!, 14, 0, { fill: page.quiet }),
    ),
  );

/** How far the waves in a river hex lie above the centre of the hex. */
const wavesUp = ({ river }: MapLook): number => (river === undefined ? 0 : 8);

/** The terrain motifs of all free hexes. Drawing each terrain's motifs as one path makes the picture's SVG text a seventh shorter. */
const motifs = (state: State, look: MapLook): SvgDrawing =>
  grounds.map((ground) => {
    const down = ground === 'river' ? -wavesUp(look) : look.motif;
    const starts = state.ground.flatMap((_, hex) => {
      if (groundOn(state, hex) !== ground || state.structure[hex] !== 0) return [];
      const [x, y] = centreOf(state, hex);
      return [`M${x} ${y + down}${groundPaint[ground].sign}`];
    });
    return starts.length === 0 ? [] : paintOf(ground, starts.join(''));
  });

/** Returns one path that repeats the given relative steps from the centre of each hex with the given terrain. */
const onEach = (state: State, ground: Ground, steps: string): string =>
  state.ground
    .map((_, hex) => {
      const [x, y] = centreOf(state, hex);
      return groundOn(state, hex) === ground ? `M${x} ${y}${steps}` : '';
    })
    .join('');

/** The terrains of all hexes, one path for each terrain; the water behind them shows the outlines of the river hexes. */
const lands = (state: State): SvgDrawing => [
  element('rect', { width: mapSize.width, height: mapSize.height, rx: 6, fill: groundPaint.river.fill }),
  element('path', { d: onEach(state, 'river', 'm-24-14l24-14 24 14v28'), stroke: '#a9cde2' }),
  grounds.slice(0, groundIndex('river')).map((ground) => {
    const d = onEach(state, ground, 'm24 14l-24 13-24-13v-28l24-13 24 13z');
    return d === '' ? [] : element('path', { d, fill: groundPaint[ground].fill });
  }),
];

/** The map of Terra Mystica, drawn with its upper left corner at the origin. */
export const mapPart = (state: State, look: MapLook, isInteractive: boolean): SvgDrawing =>
  element(
    'g',
    { 'stroke-linecap': 'round' },
    element(
      'g',
      { fill: 'none', 'stroke-width': 1.4 },
      lands(state),
      ...state.ground.map((_, hex) => hexAt(state, hex, look, isInteractive)),
      element('g', { 'pointer-events': 'none' }, motifs(state, look)),
      ...state.bridge.map((owner, span) => (owner < 0 ? [] : bridgeAt(state, span, look))),
    ),
  );
