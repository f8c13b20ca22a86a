/**
 * Geometry: finds out from a picture where its parts are. Pages that draw their own art over the library's layout can use this geometry.
 *
 * @packageDocumentation
 */
import type { Place } from '../part.js';

/** A point in the units of the picture's view box. */
export interface Point {
  /** To the right. */
  readonly x: number;
  /** Downwards. */
  readonly y: number;
}

/** A part of a picture that people can point at. */
export interface Spot {
  /** The places that the part represents, for instance `{ kind: 'square', value: 'c5' }`. */
  readonly places: readonly Place[];
  /** The centre of the part. */
  readonly centre: Point;
  /**
   * The corners of the part, in order around the part. If the part is drawn as a polygon, the corners are those of the polygon; otherwise they are
   * the corners of the area that can be clicked.
   */
  readonly corners: readonly Point[];
}

/** The size of a picture, and the positions of its parts. */
export interface Geometry {
  /** The width of the picture, in units of its view box. */
  readonly width: number;
  /** The height of the picture, in units of its view box. */
  readonly height: number;
  /** The parts of the picture, in reading order. */
  readonly spots: readonly Spot[];
}

/** An open group of elements (its end has not been read yet), with its origin and its scale. */
interface OpenGroup {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly places: readonly Place[];
  /** The area that can be clicked; undefined until the area has been read. */
  readonly hit: readonly Point[] | undefined;
  readonly polygon: readonly Point[] | undefined;
}

const tags = /<(\/?)(svg|g|rect|polygon)\b([^<>]*?)(\/?)>/g;

const shift = /translate\(\s*([-.\d]+)(?:[ ,]+([-.\d]+))?\s*\)/;
const size = /scale\(\s*([-.\d]+)/;

/** The value of an attribute; empty if the element does not have the attribute. */
const textOf = (attributes: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

const number = (attributes: string, name: string): number => Number(textOf(attributes, name));

/** The attributes in pictures that describe a place but do not name it. */
const descriptive: ReadonlySet<string> = new Set(['piece', 'count', 'shape', 'marker', 'priest', 'mark', 'hit', 'box']);

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

const placesIn = (attributes: string): readonly Place[] =>
  Array.from(attributes.matchAll(/ data-([a-z-]+)="([^"]*)"/g), ([, kind = '', value = '']) => ({
    kind,
    value: value.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (one) => entities[one] ?? one),
  })).filter(({ kind, value }) => value !== '' && !descriptive.has(kind));

const opened = (around: OpenGroup, attributes: string): OpenGroup => {
  const transform = textOf(attributes, 'transform');
  const [shifted, scaled] = [shift.exec(transform), size.exec(transform)];
  const [x, y] = shifted === null ? [0, 0] : [Number(shifted[1]), Number(shifted[2] ?? 0)];
  return {
    x: around.x + around.scale * x,
    y: around.y + around.scale * y,
    scale: scaled === null ? around.scale : around.scale * Number(scaled[1]),
    places: placesIn(attributes),
    hit: undefined,
    polygon: undefined,
  };
};

const pointIn = ({ x, y, scale }: OpenGroup, [right, down]: readonly [number, number]): Point => ({
  x: x + scale * right,
  y: y + scale * down,
});

const cornersOf = (group: OpenGroup, attributes: string): readonly Point[] => {
  const [x, y] = [number(attributes, 'x'), number(attributes, 'y')];
  const [right, bottom] = [x + number(attributes, 'width'), y + number(attributes, 'height')];
  return (
    [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ] as const
  ).map((one) => pointIn(group, one));
};

const polygonOf = (group: OpenGroup, attributes: string): readonly Point[] => {
  return textOf(attributes, 'points')
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .map(([right = 0, down = 0]) => pointIn(group, [right, down]));
};

const middle = (corners: readonly Point[]): Point => {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
};

const spotOf = ({ places, hit, polygon }: OpenGroup): readonly Spot[] =>
  places.length === 0 || hit === undefined ? [] : [{ places, centre: middle(hit), corners: polygon ?? hit }];

/**
 * Finds the centres and corners of a picture's parts (squares, hexes, systems, seats and heaps), with the places that the parts represent. The
 * picture must be drawn with `interactive: true`. Time: linear in the length of the text. If the text is not a picture of this library, the result
 * has no spots.
 *
 * @param svg - the text of a picture
 * @returns the size of the picture, and its spots with their places, centres and corners, in units of the picture
 *
 * @example
 * ```ts
 * import { initial } from 'rulehouse/terrafex';
 * import { geometry, terrafexSvg } from 'rulehouse/svg';
 *
 * const { spots, width } = geometry(terrafexSvg(initial, { interactive: true }));
 * width; // 560
 * const square = spots.find(({ places }) => places.some(({ value }) => value === 'c5'));
 * square?.corners.length; // 4
 * ```
 */
export const geometry = (svg: string): Geometry => {
  const [, , width = '0', height = '0'] = textOf(svg, 'viewBox').split(' ');
  const spots: Spot[] = [];
  const open: OpenGroup[] = [{ x: 0, y: 0, scale: 1, places: [], hit: undefined, polygon: undefined }];
  for (const [, close, name, attributes = '', empty] of svg.matchAll(tags)) {
    const around = open.at(-1);
    if (around === undefined) break;
    if (name === 'g' && close === '/') spots.push(...spotOf(around));
    if (name === 'g' && close === '/') open.pop();
    else if (name === 'g' && empty === '') open.push(opened(around, attributes));
    else if (name === 'rect' && attributes.includes(' data-hit='))
      open[open.length - 1] = { ...around, hit: cornersOf(around, attributes) };
    else if (name === 'polygon' && attributes.includes(' data-hit='))
      open[open.length - 1] = { ...around, hit: polygonOf(around, attributes) };
    else if (name === 'polygon' && around.polygon === undefined)
      open[open.length - 1] = { ...around, polygon: polygonOf(around, attributes) };
  }
  return { width: Number(width), height: Number(height), spots };
};
