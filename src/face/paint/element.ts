/**
 * Makes the elements of pictures as trees, and prints them. Only the part of SVG that pictures need is covered, and no DOM is used.
 *
 * A picture is one `<svg>` element, which is complete as a file and can be put into a page unchanged. A picture uses no ids (so two pictures in a
 * page cannot clash), no scripts, no external fonts and no external files. A picture has a title and a description, for people who cannot see it.
 *
 * @packageDocumentation
 */

/** The names and values of attributes; an attribute that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const special = /[&<>"']/;

/** Escapes a text, so that an element or an attribute can contain it. */
export const escaped = (text: string): string =>
  special.test(text) ? text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign) : text;

/**
 * Returns the value of an attribute as a text. Numbers are rounded to two decimals: more decimals would make no visible difference, and rounding
 * gives a picture the same text everywhere.
 */
export const valueText = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

const printedValue = (value: string | number): string => escaped(valueText(value));

/**
 * An element of a picture, which contains other elements or a text. Painters make trees, so that a page can compare two pictures without parsing
 * texts; `svgText` prints a tree.
 */
export interface SvgTree {
  /** The name of the element, for instance `circle`; `#text` for a text between elements. */
  readonly name: string;
  /** The attributes. Attributes whose names begin with `data-` say what the element stands for, and identify it among its siblings. */
  readonly attributes: Attributes;
  /** The elements inside, in the order in which they are drawn. */
  readonly children: readonly SvgTree[];
  /** The text inside, not escaped; empty if the element contains other elements or nothing. */
  readonly text: string;
}

/** A picture: a tree, which a board patches in place, or an SVG text, which a board has to parse first. */
export type SvgPicture = SvgTree | string;

/** The result of a painter: an element, or any number of elements. */
export type SvgDrawing = SvgTree | readonly SvgDrawing[];

const isTree = (drawing: SvgDrawing): drawing is SvgTree => !Array.isArray(drawing);

const treesOf = (drawings: readonly SvgDrawing[]): readonly SvgTree[] =>
  drawings.every(isTree) ? drawings : drawings.flatMap((one) => (isTree(one) ? one : treesOf(one)));

const noChildren: readonly SvgTree[] = [];

/**
 * Makes an element with attributes and with other elements inside. This function is meant for authors of games.
 *
 * @param name - the name of the element, for instance `circle`
 * @param attributes - the attributes, not escaped
 * @param children - the elements inside
 * @returns the element
 *
 * @example
 * ```ts
 * import { svgElement, svgText } from 'rulehouse/face';
 * svgText(svgElement('circle', { r: 7, fill: '#ffffff', stroke: undefined })); // '<circle r="7" fill="#ffffff"/>'
 * ```
 */
export const element = (name: string, attributes: Attributes, ...children: readonly SvgDrawing[]): SvgTree => ({
  name,
  attributes,
  children: treesOf(children),
  text: '',
});

/** Makes an element with a text inside. */
export const written = (name: string, attributes: Attributes, text: string): SvgTree => ({
  name,
  attributes,
  children: noChildren,
  text,
});

/** Makes a title for an element: it appears when people point at the element, and screen readers read it aloud. */
export const titled = (text: string): SvgTree => written('title', {}, text);

/** Writes a line of words, centred at a point unless the attributes say otherwise. */
export const words = (text: string, attributes: Attributes): SvgTree =>
  written('text', { 'text-anchor': 'middle', 'dominant-baseline': 'central', ...attributes }, text);

/**
 * Makes a group of elements that has its own origin, at the given point. Attributes such as `data-square` identify the group to a front end, and
 * `data-box` is the area that people can click (see {@link finishSvg}). This function is meant for authors of games.
 *
 * @param x - the origin of the group, from the left
 * @param y - the origin of the group, from the top
 * @param attributes - the attributes of the group, not escaped
 * @param children - the elements inside
 * @returns the group
 *
 * @example
 * ```ts
 * import { svgBox, svgGroup } from 'rulehouse/face';
 * const card = svgGroup(20, 90, { 'data-card': 5, 'data-box': '0 0 40 60' }, svgBox(0, 0, 40, 60));
 * card.attributes['data-card']; // 5
 * card.children.length; // 1
 * ```
 */
export const group = (x: number, y: number, attributes: Attributes, ...children: readonly SvgDrawing[]): SvgTree =>
  element('g', { ...attributes, transform: `translate(${valueText(x)} ${valueText(y)})` }, ...children);

/** A point of a picture, in the units of its view box. */
export type Coordinates = readonly [x: number, y: number];

/** Writes the corners of a polygon as the value of its attribute `points`. */
export const corners = (points: readonly Coordinates[]): string =>
  points.map(([x, y]) => `${valueText(x)},${valueText(y)}`).join(' ');

/** The title and the description of a picture. */
export interface Caption {
  /** A few words, for instance `Terrafex, turn 3`. */
  readonly title: string;
  /** The picture in words, for people who cannot see it. */
  readonly description: string;
}

/** The outermost element. The picture's size adapts to the place where it is put; `width` and `height` are in units of the drawing. */
export const drawing = (
  width: number,
  height: number,
  { title, description }: Caption,
  ...children: readonly SvgDrawing[]
): SvgTree =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${valueText(width)} ${valueText(height)}`,
      role: 'img',
      'aria-label': title,
      'font-family': 'system-ui, sans-serif',
    },
    titled(title),
    written('desc', {}, description),
    ...children,
  );

/** Returns attributes as they are written in a tag, with a blank before each attribute. */
export const attributesText = (attributes: Attributes): string =>
  Object.keys(attributes).reduce((before, key) => {
    const value = attributes[key];
    return value === undefined ? before : `${before} ${key}="${printedValue(value)}"`;
  }, '');

const printed = ({ name, attributes, children, text }: SvgTree): string => {
  if (name === '#text') return escaped(text);
  const inside = children.length === 0 ? escaped(text) : children.map(printed).join('');
  const open = `<${name}${attributesText(attributes)}`;
  return inside === '' ? `${open}/>` : `${open}>${inside}</${name}>`;
};

/**
 * Prints a picture as an SVG text. This function is meant for authors of games. Time: linear in the length of the text.
 *
 * @param picture - a tree, or a text, which is returned unchanged
 * @returns the SVG text
 *
 * @example
 * ```ts
 * import { svgLabel, svgText } from 'rulehouse/face';
 * svgText(svgLabel('Jack & Jill', 14, 60)).includes('Jack &amp; Jill'); // true
 * ```
 */
export const svgText = (picture: SvgPicture): string => (typeof picture === 'string' ? picture : printed(picture));

/**
 * Changes every element of a tree, beginning with the leaves. An element of the tree in which nothing changes is returned as the same object.
 *
 * @param tree - the tree
 * @param change - changes an element whose children are already changed; the second argument is the element before any change
 */
export const mapped = (tree: SvgTree, change: (now: SvgTree, was: SvgTree) => SvgTree): SvgTree => {
  if (tree.children.length === 0) return change(tree, tree);
  const children = tree.children.map((child) => mapped(child, change));
  const isSame = children.every((child, index) => child === tree.children[index]);
  return change(isSame ? tree : { ...tree, children }, tree);
};
