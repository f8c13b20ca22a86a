/**
 * Pictures between trees and elements of the page.
 *
 * @packageDocumentation
 */
import { type SvgPicture, svgText, type SvgTree } from '../face/paint/element.js';

const inner = (around: Element): Element => around.firstElementChild ?? around;

/** Reads texts; parts of a picture are what they are only in one. */
export const parsed = (pictures: readonly SvgPicture[]): Element => {
  const around = document.createElement('div');
  around.insertAdjacentHTML('beforeend', `<svg>${pictures.map(svgText).join('')}</svg>`);
  return inner(around);
};

/** The element of a tree. */
export const elementOf = (tree: SvgTree): Element => inner(parsed([tree]));

/** An element that is empty, but is not written as one tag. */
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

/** The tree of a picture. A text is read by the browser, as if it stood in the page. */
export const treeIn = (picture: SvgPicture): SvgTree =>
  typeof picture === 'string' ? treeOf(inner(parsed([picture]))) : picture;

/** The outermost elements of a tree that are wanted, in their order. */
export const cutFrom = (tree: SvgTree, isWanted: (tree: SvgTree) => boolean): readonly SvgTree[] =>
  isWanted(tree) ? [tree] : tree.children.flatMap((child) => cutFrom(child, isWanted));
