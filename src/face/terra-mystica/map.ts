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
import {
  type Attributes,
  type Coordinates,
  corners,
  element,
  type SvgDrawing,
  type SvgTree,
  titled,
} from '../paint/element.js';
import { groundPaint, initials, left, page, placed, seatPaint, silhouette, words } from './paint.js';

const width = 48;
/** The radius of a hex, chosen so that hexes are nearly regular and the coordinates of every row are whole numbers. */
const radius = 28;

/** The sizes of names and letters on the map; letters are larger if the map is drawn as a separate picture, which phones show. */
export interface MapLook {
  /** The text height of the hexes' names; null if the names are shown only where a page makes room for them. */
  readonly names: number | null;
  /** The text height of the letters on pieces. */
  readonly letters: number;
  /** The scale of structures. */
  readonly scale: number;
}

/** The sizes on the map if the picture shows the whole table. */
export const besideOthers: MapLook = { names: 11, letters: 12, scale: 1 };

/** The sizes on a map that is drawn alone, chosen so that letters are 11 pixels high on a phone. */
export const alone: MapLook = { names: null, letters: 18.6, scale: 1.15 };

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

/** The offsets to the six hexes around a hex, each with the corners of the edge to that hex. */
const edges = [
  [48, 0, 'm24-14v28'],
  [24, 42, 'm24 14l-24 14'],
  [-24, 42, 'm0 28l-24-14'],
  [-48, 0, 'm-24 14v-28'],
  [-24, -42, 'm-24-14l24-14'],
  [24, -42, 'm0-28l24 14'],
] as const;

/** The outline of all towns: the edges of their hexes, except between two hexes of one town. */
const townsPath = (state: State): string => {
  const spot = (hex: number): string => centreOf(state, hex).join();
  const owners = new Map(
    state.town.flatMap((is, hex) => (is === 1 ? [[spot(hex), at(state.owner, hex)] as const] : [])),
  );
  return state.town
    .flatMap((is, hex) => {
      if (is !== 1) return [];
      const [x, y] = centreOf(state, hex);
      return edges.flatMap(([dx, dy, edge]) =>
        owners.get([x + dx, y + dy].join()) === at(state.owner, hex) ? [] : [`M${x} ${y}${edge}`],
      );
    })
    .join('');
};

/** The towns, each with one outline around all its hexes. */
const towns = (state: State): SvgDrawing => {
  const d = townsPath(state);
  const line = (stroke: string, thickness: number): SvgDrawing =>
    element('path', { d, stroke, 'stroke-width': thickness });
  return d === '' ? [] : element('g', { 'pointer-events': 'none' }, line('#fff', 6), line('#2b2620', 3));
};

/** The outline of a marked hex; it lies inside the hex, so the hexes around it cannot cover it. */
const hexBox = hexagon(radius - 1);

/** The letters on a piece: a page may draw them smaller where the map is large. Letters that are wider than their piece have the piece's colour around. */
const letterText = (text: string, y: number, size: number, ink: string, around: Attributes = {}): SvgTree =>
  words(text, {
    y,
    fill: ink,
    'font-size': size,
    'font-weight': 700,
    class: size > 12 ? 'sign' : undefined,
    ...around,
  });

const built = (state: State, hex: number, kind: Kind, { letters, scale }: MapLook): SvgDrawing => {
  const seat = at(state.owner, hex);
  const [, ink] = seatPaint(state, seat);
  return element(
    'g',
    { 'data-piece': kind },
    scale === 1
      ? silhouette(state, seat, kind)
      : element('g', { transform: `scale(${scale})` }, silhouette(state, seat, kind)),
    letterText(initials(state, seat), 4.5, letters, ink),
  );
};

/** The name of a land hex in its upper corner. Rivers have no names on the map, because few moves name them. */
const nameOf = (name: string, ink: string, { names }: MapLook): SvgDrawing =>
  words(name, {
    y: -17.5,
    fill: ink,
    ...(names === null
      ? { part: 'name', display: 'none', 'fill-opacity': 0.75, 'font-size': 12.6 }
      : { 'font-size': names }),
  });

/** Draws the contents of a hex. In an interactive picture, the hex also has a clickable area and a text of its own. */
const hexAt = (state: State, hex: number, look: MapLook, isInteractive: boolean): SvgDrawing => {
  const ground = groundOn(state, hex);
  const name = boardIn(state).names[hex]!;
  const kind = kinds[at(state.structure, hex) - 1];
  const isLand = ground !== 'river';
  const joins = state.seats.findIndex(({ rivers }) => rivers.includes(hex));
  return placed(
    ...centreOf(state, hex),
    { 'data-hex': name, 'data-box': hexBox },
    isInteractive ? titled(hexText(state, hex)) : [],
    // On the map alone, a structure takes the place of the name.
    isLand && (kind === undefined || look.names !== null) ? nameOf(name, groundPaint[ground].ink, look) : [],
    kind === undefined ? [] : built(state, hex, kind, look),
    joins < 0 ? [] : element('g', { 'data-river': joins }, joint(state, joins, look)),
  );
};

/** The mark of a seat that joins its towns over a river hex. */
const joint = (state: State, seat: number, { letters }: MapLook): SvgDrawing => {
  const [fill, ink] = seatPaint(state, seat);
  return [
    element('circle', { r: 13, fill, stroke: '#fff', 'stroke-width': 2 }),
    letterText(initials(state, seat), 0, letters, ink),
  ];
};

/** A bridge: a bar of wood from bank to bank, with planks, a band in the colour of its owner, and the owner's letters. */
const bridgeAt = (state: State, span: number, { letters }: MapLook): SvgDrawing => {
  const seat = at(state.bridge, span);
  const [a, b] = boardIn(state).spans[span]!;
  const [[ax, ay], [bx, by]] = [centreOf(state, a), centreOf(state, b)];
  const [fill, ink] = seatPaint(state, seat);
  const along = (part: number): readonly [number, number] => [ax + (bx - ax) * part, ay + (by - ay) * part];
  const line = (stroke: string, thickness: number, from: number, more: Attributes = {}): SvgDrawing =>
    element('polyline', {
      points: corners([along(from), along(1 - from)]),
      stroke,
      'stroke-width': thickness,
      ...more,
    });
  return element(
    'g',
    { 'data-bridge': seat, 'stroke-linecap': 'butt' },
    titled(`bridge of ${seatTitle(seat, state)}`),
    line('#2b1a0a', 15, 0.24),
    line('#c48a4a', 12, 0.25),
    line('#7a4a1e', 12, 0.25, { 'stroke-dasharray': '1.2 4' }),
    line(fill, 12, 0.38),
    placed(
      ...along(0.5),
      {},
      letterText(initials(state, seat), 0, letters, ink, { stroke: fill, 'stroke-width': 5, 'paint-order': 'stroke' }),
    ),
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

/** How far the motifs of terrains are drawn above their usual place, so that they are centred on the hexes, below the names. */
const motifUp = 3;

/** The terrain motifs of all free hexes. Drawing each terrain's motifs as one path makes the picture's SVG text a seventh shorter. */
const motifs = (state: State): SvgDrawing =>
  grounds.map((ground) => {
    const up = ground === 'river' ? 0 : motifUp;
    const starts = state.ground.flatMap((_, hex) => {
      if (groundOn(state, hex) !== ground || state.structure[hex] !== 0) return [];
      const [x, y] = centreOf(state, hex);
      return [`M${x} ${y - up}${groundPaint[ground].sign}`];
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
    const d = onEach(state, ground, 'm23 13l-23 13-23-13v-26l23-13 23 13z');
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
      element('g', { 'pointer-events': 'none' }, motifs(state)),
      towns(state),
      ...state.ground.map((_, hex) => hexAt(state, hex, look, isInteractive)),
      ...state.bridge.map((owner, span) => (owner < 0 ? [] : bridgeAt(state, span, look))),
    ),
  );
