/**
 * Converts pictures from trees into elements of a page, and back.
 *
 * @packageDocumentation
 */
import { type SvgPicture, type SvgTree, svgText } from '../../face/paint/element.js';

const inner = (around: Element): Element => around.firstElementChild ?? around;

/** The text of a picture without the inline style of its outermost element. */
const unstyled = (picture: SvgPicture): string =>
  typeof picture === 'string'
    ? picture
    : svgText({ ...picture, attributes: { ...picture.attributes, style: undefined } });

/**
 * Parses the texts of pictures inside an `svg` element. Outside such an element, the texts would not become parts of a picture. The inline styles of
 * the pictures are left out; see {@link setStyle}.
 */
export const parsed = (pictures: readonly SvgPicture[]): Element => {
  const around = document.createElement('div');
  around.insertAdjacentHTML('beforeend', `<svg>${pictures.map(unstyled).join('')}</svg>`);
  return inner(around);
};

/**
 * Sets the inline style of an element. A page's security policy may forbid inline styles in markup and in attributes, but not those that a script
 * sets.
 */
export const setStyle = (element: Element, style: string): void => {
  if (element instanceof SVGElement || element instanceof HTMLElement) element.style.cssText = style;
};

/** Makes the page element that a tree describes. */
export const elementOf = (tree: SvgTree): Element => {
  const element = inner(parsed([tree]));
  const { style } = tree.attributes;
  if (style !== undefined) setStyle(element, String(style));
  return element;
};

/** True for an empty element that is nevertheless written with an opening and a closing tag. */
const isHollow = ({ childNodes, namespaceURI, outerHTML }: Element): boolean =>
  childNodes.length === 0 && !String(namespaceURI).endsWith('/svg') && outerHTML.includes('</');

/** Makes a tree for a text between elements. */
export const textNode = (text: string): SvgTree => ({ name: '#text', attributes: {}, children: [], text });

const treeOf = (element: Element): SvgTree => {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const nodes = [...element.childNodes];
  const [first] = nodes;
  if (nodes.length === 1 && first instanceof Text)
    return { name: element.localName, attributes, children: [], text: first.data };
  const children = nodes.flatMap((node) =>
    node instanceof Element ? treeOf(node) : node instanceof Text ? textNode(node.data) : [],
  );
  return { name: element.localName, attributes, children: isHollow(element) ? [textNode('')] : children, text: '' };
};

/** Returns a picture as a tree of elements. If the picture is a text, the browser parses it as if it were part of the page. */
export const treeIn = (picture: SvgPicture): SvgTree =>
  typeof picture === 'string' ? treeOf(inner(parsed([picture]))) : picture;

/** The outermost elements in a tree that satisfy a condition, in document order. */
export const cutFrom = (tree: SvgTree, isWanted: (tree: SvgTree) => boolean): readonly SvgTree[] =>
  isWanted(tree) ? [tree] : tree.children.flatMap((child) => cutFrom(child, isWanted));
