/**
 * Converts pictures from trees to elements of the page and back.
 *
 * @packageDocumentation
 */
import { type SvgPicture, svgText, type SvgTree } from '../face/paint/element.js';

const inner = (around: Element): Element => around.firstElementChild ?? around;

/** Reads the texts of pictures inside an `svg` element, because only there do they become parts of a picture. */
export const parsed = (pictures: readonly SvgPicture[]): Element => {
  const around = document.createElement('div');
  around.insertAdjacentHTML('beforeend', `<svg>${pictures.map(svgText).join('')}</svg>`);
  return inner(around);
};

/** Makes the element of a tree. */
export const elementOf = (tree: SvgTree): Element => inner(parsed([tree]));

/** True for an element that is empty but is written with an opening and a closing tag. */
const isHollow = ({ childNodes, namespaceURI, outerHTML }: Element): boolean =>
  childNodes.length === 0 && !String(namespaceURI).endsWith('/svg') && outerHTML.includes('</');

/** A text between elements. */
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

/** The tree of elements that makes up a picture. The browser parses the text as if it were part of the page. */
export const treeIn = (picture: SvgPicture): SvgTree =>
  typeof picture === 'string' ? treeOf(inner(parsed([picture]))) : picture;

/** The outermost elements of a tree that satisfy a condition, in their order. */
export const cutFrom = (tree: SvgTree, isWanted: (tree: SvgTree) => boolean): readonly SvgTree[] =>
  isWanted(tree) ? [tree] : tree.children.flatMap((child) => cutFrom(child, isWanted));
