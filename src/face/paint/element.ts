/**
 * Elements of pictures as texts: all of SVG that the pictures need, without a DOM.
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

/** Numbers with at most two decimals: more cannot be seen, and the same picture has the same text everywhere. */
const printed = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);

/**
 * An element with attributes and children that are elements or escaped text. For authors of games.
 *
 * @param name - the name of the element, for instance `circle`
 * @param attributes - the attributes; their values are escaped
 * @param children - elements, or text that is escaped already
 * @returns the SVG text of the element
 *
 * @example
 * ```ts
 * import { svgElement } from 'rulehouse/face';
 * svgElement('circle', { r: 7, fill: '#ffffff', stroke: undefined }); // '<circle r="7" fill="#ffffff"/>'
 * ```
 */
export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string => {
  const given = Object.keys(attributes).reduce((before, key) => {
    const value = attributes[key];
    return value === undefined ? before : `${before} ${key}="${printed(value)}"`;
  }, '');
  const inside = children.join('');
  return inside === '' ? `<${name}${given}/>` : `<${name}${given}>${inside}</${name}>`;
};

/** A line of words, centred at a point unless the attributes say otherwise. */
export const words = (text: string, attributes: Attributes): string =>
  element('text', { 'text-anchor': 'middle', 'dominant-baseline': 'central', ...attributes }, escaped(text));

/**
 * A group of elements whose own origin lies at a point; attributes such as `data-square` identify it to a front end, and `data-box` is the area
 * that can be hit (see {@link finishSvg}). For authors of games.
 *
 * @param x - the origin of the group, from the left
 * @param y - the origin of the group, from the top
 * @param attributes - the attributes of the group; their values are escaped
 * @param children - elements, or text that is escaped already
 * @returns the SVG text of the group
 *
 * @example
 * ```ts
 * import { svgBox, svgGroup } from 'rulehouse/face';
 * const card = svgGroup(20, 90, { 'data-card': 5, 'data-box': '0 0 40 60' }, svgBox(0, 0, 40, 60));
 * card.includes('data-card="5"'); // true
 * ```
 */
export const group = (x: number, y: number, attributes: Attributes, ...children: readonly string[]): string =>
  element('g', { ...attributes, transform: `translate(${printed(x)} ${printed(y)})` }, ...children);

/** Corners as the value of `points`. */
export const corners = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y]) => `${printed(x)},${printed(y)}`).join(' ');

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
  ...children: readonly string[]
): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${printed(width)} ${printed(height)}`,
      role: 'img',
      'aria-label': title,
      'font-family': 'system-ui, sans-serif',
    },
    element('title', {}, escaped(title)),
    element('desc', {}, escaped(description)),
    ...children,
  );
