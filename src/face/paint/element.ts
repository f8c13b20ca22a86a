/**
 * Elements of pictures as trees, and their printing: all of SVG that the pictures need, without a DOM.
 *
 * A picture is one `<svg>` element that stands alone as a file and fits into a page as it is: it uses no ids (two pictures in a page cannot clash),
 * no scripts, no fonts or files from outside, and has a title and a description for people who do not see it.
 *
 * @packageDocumentation
 */

/** Names and values of attributes; one that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const special = /[&<>"']/;

/** Text that can stand in an element or an attribute. */
export const escaped = (text: string): string =>
  special.test(text) ? text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign) : text;

/** The value of an attribute as a text. Numbers have at most two decimals: more cannot be seen, and the same picture has the same text everywhere. */
export const valueText = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

const printedValue = (value: string | number): string => escaped(valueText(value));

/**
 * An element of a picture: it contains other elements, or a text. Painters make trees, so that a page can compare two pictures without reading
 * them; `svgText` prints them.
 */
export interface SvgTree {
  /** The name of the element, for instance `circle`; `#text` for a text between elements. */
  readonly name: string;
  /** The attributes; those beginning with `data-` say what the element stands for, and are its key among its siblings. */
  readonly attributes: Attributes;
  /** The elements in it, in the order in which they are drawn. */
  readonly children: readonly SvgTree[];
  /** The text in it, not escaped; empty if it contains elements or nothing. */
  readonly text: string;
}

/** A picture: a tree, which a board patches in place, or an SVG text, which it has to read first. */
export type SvgPicture = SvgTree | string;

/** What a painter draws: an element, or any number of them. */
export type SvgDrawing = SvgTree | readonly SvgDrawing[];

const isTree = (drawing: SvgDrawing): drawing is SvgTree => !Array.isArray(drawing);

const treesOf = (drawings: readonly SvgDrawing[]): readonly SvgTree[] =>
  drawings.every(isTree) ? drawings : drawings.flatMap((one) => (isTree(one) ? one : treesOf(one)));

const noChildren: readonly SvgTree[] = [];

/**
 * An element with attributes and the elements in it. It is meant for authors of games.
 *
 * @param name - the name of the element, for instance `circle`
 * @param attributes - the attributes, not escaped
 * @param children - the elements in it
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

/** An element with a text in it. */
export const written = (name: string, attributes: Attributes, text: string): SvgTree => ({
  name,
  attributes,
  children: noChildren,
  text,
});

/** A title: shown when its element is pointed at, and read aloud by screen readers. */
export const titled = (text: string): SvgTree => written('title', {}, text);

/** A line of words, centred at a point unless the attributes say otherwise. */
export const words = (text: string, attributes: Attributes): SvgTree =>
  written('text', { 'text-anchor': 'middle', 'dominant-baseline': 'central', ...attributes }, text);

/**
 * A group of elements whose own origin lies at a point; attributes such as `data-square` identify it to a front end, and `data-box` is the area
 * that can be hit (see {@link finishSvg}). It is meant for authors of games.
 *
 * @param x - the origin of the group, from the left
 * @param y - the origin of the group, from the top
 * @param attributes - the attributes of the group, not escaped
 * @param children - the elements in it
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

/** The corners of a polygon, written as the value of its attribute `points`. */
export const corners = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y]) => `${valueText(x)},${valueText(y)}`).join(' ');

/** The title and the description of a picture. */
export interface Caption {
  /** A few words, for instance `Terrafex, turn 3`. */
  readonly title: string;
  /** The picture in words, for people who do not see it. */
  readonly description: string;
}

/** The outermost element. Its size follows the place it is put in; width and height are units of the drawing. */
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

/** Attributes as they stand in a tag, with a blank before each. */
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
 * The text of a picture. It is meant for authors of games. The time is linear in the length of the text.
 *
 * @param picture - a tree; a text is returned as it is
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
 * Changes a tree from its leaves up. An element in which nothing changes stays the same object.
 *
 * @param tree - the tree
 * @param change - changes an element whose children are changed already; the second argument is the element as it was
 */
export const mapped = (tree: SvgTree, change: (now: SvgTree, was: SvgTree) => SvgTree): SvgTree => {
  if (tree.children.length === 0) return change(tree, tree);
  const children = tree.children.map((child) => mapped(child, change));
  const isSame = children.every((child, index) => child === tree.children[index]);
  return change(isSame ? tree : { ...tree, children }, tree);
};
