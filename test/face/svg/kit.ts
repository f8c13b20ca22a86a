/** Reads pictures back: a strict XML parser, and what the elements of a picture mean. */

/** An element of a picture. */
export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  /** The text directly inside, unescaped. */
  readonly text: string;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plain = (text: string): string => {
  if (/&(?!(?:amp|lt|gt|quot|#39);)|[<>]/.test(text)) throw new Error(`not escaped: ${text.slice(0, 80)}`);
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw new Error('a control character');
  return text.replaceAll(/&([^;]+);/g, (_, name: string) => signs[name] ?? '');
};

const attributesOf = (text: string): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  const rest = text.replaceAll(/ ([a-z][\w:-]*)="([^"]*)"/gi, (_, key: string, value: string) => {
    if (Object.hasOwn(found, key)) throw new Error(`${key} twice`);
    found[key] = plain(value);
    return '';
  });
  if (rest !== '') throw new Error(`no attributes: ${text}`);
  return found;
};

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

const tagPattern = /<(\/?)([a-z][\w:-]*)((?: [^<>]*?)?)(\/?)>/iy;

/** Reads one XML element with all its content; throws at the first place that is not well formed. */
export const read = (svg: string): Node => {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  let place = 0;
  while (place < svg.length) {
    const inner = open.at(-1)!;
    const start = svg.indexOf('<', place);
    inner.text += plain(svg.slice(place, start < 0 ? svg.length : start));
    if (start < 0) break;
    tagPattern.lastIndex = start;
    const tag = tagPattern.exec(svg);
    if (tag === null) throw new Error(`no tag: ${svg.slice(start, start + 80)}`);
    const [whole, closing, name = '', attributes = '', empty] = tag;
    place = start + whole.length;
    if (closing === '/') {
      if (inner.name !== name || attributes !== '' || open.length < 2) throw new Error(`</${name}> in <${inner.name}>`);
      open.pop();
      open.at(-1)!.children.push(inner);
    } else {
      const element: Open = { name, attributes: attributesOf(attributes), children: [], text: '' };
      if (empty === '/') inner.children.push(element);
      else open.push(element);
    }
  }
  if (open.length !== 1 || root.children.length !== 1 || root.text !== '') throw new Error('not one element');
  return root.children[0]!;
};

/** An element and all elements inside it. */
export const all = (node: Node): readonly Node[] => [node, ...node.children.flatMap(all)];

/** All elements with an attribute, or with a value of it. */
export const having = (node: Node, key: string, value?: string): readonly Node[] =>
  all(node).filter(({ attributes }) =>
    value === undefined ? attributes[key] !== undefined : attributes[key] === value,
  );

/** The number of each kind of piece drawn in an element: `{ R1: 5 }`, without zeros. */
export const pieces = (node: Node): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { attributes } of having(node, 'data-piece')) {
    const [name = '', count] = [attributes['data-piece'], Number(attributes['data-count'] ?? 1)];
    if (count > 0) counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
};

/** Counts of names, for comparison with {@link pieces}. */
export const tally = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** The text of a direct child of the picture: `title` or `desc`. */
export const said = (node: Node, name: 'title' | 'desc'): string =>
  node.children.find((child) => child.name === name)?.text ?? '';

/** The description of a picture, without parsing the whole. */
export const descriptionOf = (svg: string): string => /<desc>([^<]*)<\/desc>/.exec(svg)?.[1] ?? '';

/** The position of a group. */
export const placeOf = ({ attributes }: Node): readonly [number, number] => {
  const [, x, y] = /^translate\((-?[\d.]+) (-?[\d.]+)\)$/.exec(attributes['transform'] ?? '') ?? [];
  return [Number(x), Number(y)];
};

/** The heights of the texts in a picture after all scaling, in its units. */
export const textHeights = (node: Node, scale = 1, inherited = Number.NaN): readonly number[] => {
  const own = Number(/scale\(([\d.]+)\)/.exec(node.attributes['transform'] ?? '')?.[1] ?? 1) * scale;
  const size = node.attributes['font-size'] === undefined ? inherited : Number(node.attributes['font-size']);
  return [
    // A text that is not displayed is shown only by pages with room for it.
    ...(node.name === 'text' && node.attributes['display'] !== 'none' ? [size * own] : []),
    ...node.children.flatMap((child) => textHeights(child, own, size)),
  ];
};
