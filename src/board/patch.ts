/**
 * Pictures patched in place: what is the same in the next picture keeps its elements, so that a browser lays out and paints only what changed, and the focus stays.
 *
 * @packageDocumentation
 */

/** What an element is: its kind, and what its `data-` attributes say that it stands for. */
const keyOf = (node: Node): string =>
  node instanceof Element ? [node.localName, ...[...node.attributes].flatMap(identity)].join(' ') : node.nodeName;

/** A box says where an element is hit, not what it is. */
const identity = ({ name, value }: Attr): readonly string[] =>
  name.startsWith('data-') && name !== 'data-box' ? [`${name}=${value}`] : [];

/** Gives one element the attributes of another. */
export const patchAttributes = (from: Element, to: Element): void => {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
};

/** The old children by their keys, those of one key in their order. */
const byKey = (nodes: readonly Node[]): Map<string, Node[]> => {
  const found = new Map<string, Node[]>();
  for (const node of nodes) {
    const key = keyOf(node);
    const alike = found.get(key);
    if (alike === undefined) found.set(key, [node]);
    else alike.push(node);
  }
  return found;
};

const patchChildren = (from: Node, to: Node): void => {
  const old = byKey([...from.childNodes]);
  const wanted = [...to.childNodes].map((node) => {
    const same = old.get(keyOf(node))?.shift();
    if (same === undefined) return node;
    patch(same, node);
    return same;
  });
  for (const gone of [...old.values()].flat()) gone.parentNode?.removeChild(gone);
  for (const [index, node] of wanted.entries()) {
    const there = from.childNodes.item(index);
    if (there !== node) from.insertBefore(node, there);
  }
};

/**
 * Makes one element equal to another of the same kind, with as few of its nodes touched as their keys allow.
 *
 * @param from - the element that stands in the page
 * @param to - what it becomes; its nodes may be taken from it
 */
export const patch = (from: Node, to: Node): void => {
  if (from.isEqualNode(to)) return;
  if (from instanceof Element && to instanceof Element) {
    patchAttributes(from, to);
    patchChildren(from, to);
  } else from.nodeValue = to.nodeValue;
};
