/**
 * Pictures patched in place: what is the same in the next picture keeps its elements, so that a browser lays out and paints only what changed, and the focus stays.
 * Two pictures are compared as trees; the page is touched only where they differ.
 *
 * @packageDocumentation
 */
import { type Attributes, type SvgTree, valueText } from '../face/paint/element.js';
import { elementOf } from './trees.js';

const areSameAttributes = (was: Attributes, now: Attributes): boolean => {
  if (was === now) return true;
  for (const name in now) if (was[name] !== now[name]) return false;
  for (const name in was) if (!(name in now) && was[name] !== undefined) return false;
  return true;
};

const isSame = (was: SvgTree, now: SvgTree): boolean =>
  was === now ||
  (was.name === now.name &&
    was.text === now.text &&
    was.children.length === now.children.length &&
    areSameAttributes(was.attributes, now.attributes) &&
    was.children.every((child, index) => isSame(child, now.children[index]!)));

/** What an element is: its kind, and what its `data-` attributes say that it stands for. Whether it is a target decides what a board writes on it. */
const keyOf = ({ name, attributes }: SvgTree): string =>
  Object.keys(attributes).reduce(
    (key, attribute) =>
      attribute.startsWith('data-') || attribute === 'role' ? `${key} ${attribute}=${attributes[attribute]}` : key,
    name,
  );

const patchAttributes = (shown: Element, was: Attributes, now: Attributes): void => {
  for (const name of Object.keys(was)) if (now[name] === undefined) shown.removeAttribute(name);
  for (const [name, value] of Object.entries(now))
    if (value !== undefined && value !== was[name]) shown.setAttribute(name, valueText(value));
};

/** An element in the page, and the tree from which it was made. */
interface Grown {
  readonly node: Node;
  readonly tree: SvgTree;
}

/** The children by their keys, those of one key in their order. */
const byKey = (children: readonly Grown[]): ReadonlyMap<string, Grown[]> => {
  const found = new Map<string, Grown[]>();
  for (const child of children) {
    const key = keyOf(child.tree);
    const alike = found.get(key);
    if (alike === undefined) found.set(key, [child]);
    else alike.push(child);
  }
  return found;
};

const nodeOf = (tree: SvgTree): Node => (tree.name === '#text' ? document.createTextNode(tree.text) : elementOf(tree));

const patchChildren = (shown: Element, was: readonly SvgTree[], now: readonly SvgTree[]): void => {
  const nodes = [...shown.childNodes];
  // Somebody else wrote into the picture.
  if (nodes.length !== was.length) {
    shown.replaceChildren(...now.map(nodeOf));
    return;
  }
  const old = byKey(was.map((tree, index) => ({ tree, node: nodes[index]! })));
  const wanted = now.map((tree) => {
    const same = old.get(keyOf(tree))?.shift();
    if (same === undefined) return nodeOf(tree);
    patchNode(same.node, same.tree, tree);
    return same.node;
  });
  for (const { node } of [...old.values()].flat()) shown.removeChild(node);
  for (const [index, node] of wanted.entries()) {
    const there = shown.childNodes.item(index);
    if (there !== node) shown.insertBefore(node, there);
  }
};

const patchNode = (shown: Node, was: SvgTree, now: SvgTree): void => {
  if (isSame(was, now)) return;
  if (shown instanceof Element) patch(shown, was, now);
  else shown.nodeValue = now.text;
};

/**
 * Makes an element that was made from one tree equal to another tree, with as few of its nodes touched as their keys allow. What is written on
 * elements besides, such as classes, stays.
 *
 * @param shown - the element that stands in the page
 * @param was - the tree from which it was made
 * @param now - the tree of what it becomes, of the same kind
 */
export const patch = (shown: Element, was: SvgTree, now: SvgTree): void => {
  if (isSame(was, now)) return;
  patchAttributes(shown, was.attributes, now.attributes);
  if (was.children.length + now.children.length > 0 && was.text === now.text)
    patchChildren(shown, was.children, now.children);
  else if (now.children.length > 0) shown.replaceChildren(...now.children.map(nodeOf));
  else shown.textContent = now.text;
};
