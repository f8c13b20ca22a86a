/**
 * Updates the pictures on a page in place. Whatever has not changed keeps its elements, so a browser redraws only what changed, and the focus stays
 * where it is. Two pictures are compared as trees, and the page is changed only where they differ.
 *
 * @packageDocumentation
 */
import { type Attributes, type SvgTree, valueText } from '../../face/paint/element.js';
import { elementOf, setStyle, textNode } from './trees.js';

const areSameAttributes = (was: Attributes, now: Attributes): boolean => {
  for (const name in now) if (was[name] !== now[name]) return false;
  for (const name in was) if (was[name] !== now[name]) return false;
  return true;
};

const isSame = (was: SvgTree, now: SvgTree): boolean =>
  was === now ||
  (was.name === now.name &&
    was.text === now.text &&
    was.children.length === now.children.length &&
    areSameAttributes(was.attributes, now.attributes) &&
    was.children.every((child, index) => isSame(child, now.children[index]!)));

/**
 * The key of an element: its kind, and what it stands for according to its `data-` attributes. The key also shows whether the element is a target,
 * because a board writes additional attributes on targets.
 */
const keyOf = ({ name, attributes }: SvgTree): string =>
  Object.keys(attributes).reduce(
    (key, attribute) =>
      attribute.startsWith('data-') || attribute === 'role' ? `${key} ${attribute}=${attributes[attribute]}` : key,
    name,
  );

const patchAttributes = (shown: Element, was: Attributes, now: Attributes): void => {
  for (const name of Object.keys(was)) if (now[name] === undefined) shown.removeAttribute(name);
  for (const [name, value] of Object.entries(now))
    if (value !== undefined && value !== was[name]) {
      if (name === 'style') setStyle(shown, valueText(value));
      else shown.setAttribute(name, valueText(value));
    }
};

/** An element in the page, and the tree from which it was made. */
interface PatchedElement {
  readonly node: Node;
  readonly tree: SvgTree;
}

/** The children, grouped by key; children with the same key keep their order. */
const byKey = (children: readonly PatchedElement[]): ReadonlyMap<string, PatchedElement[]> => {
  const found = new Map<string, PatchedElement[]>();
  for (const child of children) {
    const key = keyOf(child.tree);
    found.set(key, [...(found.get(key) ?? []), child]);
  }
  return found;
};

const nodeOf = (tree: SvgTree): Node => (tree.name === '#text' ? document.createTextNode(tree.text) : elementOf(tree));

const patchChildren = (shown: Element, was: readonly SvgTree[], now: readonly SvgTree[]): void => {
  const nodes = [...shown.childNodes];
  // Other code has changed the picture.
  if (nodes.length !== was.length) {
    shown.replaceChildren(...now.map(nodeOf));
    return;
  }
  const old = byKey(was.map((tree, index) => ({ tree, node: nodes[index]! })));
  const wanted = now.map((tree) => {
    const same = old.get(keyOf(tree))?.shift();
    if (same === undefined) return nodeOf(tree);
    patch(same.node, same.tree, tree);
    return same.node;
  });
  for (const { node } of [...old.values()].flat()) shown.removeChild(node);
  for (const [index, node] of wanted.entries()) {
    const there = shown.childNodes.item(index);
    if (there !== node) shown.insertBefore(node, there);
  }
};

/** The content of an element: child elements, or a text. */
const contentOf = ({ children, text }: SvgTree): readonly SvgTree[] => (text === '' ? children : [textNode(text)]);

/**
 * Changes an element or text in the page to match a new tree, and touches as few nodes as the keys allow. Additions to the elements that do not come
 * from the trees, such as classes, are kept.
 *
 * @param shown - the element or the text in the page
 * @param was - the tree from which that element or text was made
 * @param now - the tree to be shown; its outermost element is of the same kind
 */
export const patch = (shown: Node, was: SvgTree, now: SvgTree): void => {
  if (isSame(was, now)) return;
  if (shown instanceof Element) {
    patchAttributes(shown, was.attributes, now.attributes);
    patchChildren(shown, contentOf(was), contentOf(now));
  } else shown.nodeValue = now.text;
};
