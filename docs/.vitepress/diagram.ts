/**
 * Draws diagrams for guides as SVG: messages (`sequence`), hierarchies (`tree`), and figures with their bounds
 * (`bounds`). They use the colours of the page and are no wider than its text. If a diagram is too small for a phone, a list is shown there instead.
 */
import { escaped } from './drawings.js';

/** The approximate width of a letter in units of the picture, and the distance between lines. */
const letter = 7.4;
const line = 16;

/** The width of a page's text on a desktop screen. */
const room = 640;

/** Breaks words into lines of at most a given length. */
const wrapped = (words: string, most: number): readonly string[] =>
  words.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + 1 + word.length <= most
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

/** Lines of text, centred on a point. */
const text = (x: number, y: number, lines: readonly string[], more = ''): string =>
  lines
    .map(
      (words, index) =>
        `<text x="${x}" y="${y + (index - (lines.length - 1) / 2) * line}" text-anchor="middle" dominant-baseline="central"${more}>${escaped(words)}</text>`,
    )
    .join('');

const box = (x: number, y: number, width: number, lines: readonly string[]): string => {
  const height = 14 + lines.length * line;
  return `<rect class="box" x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="6"/>${text(x, y, lines)}`;
};

/** The greatest line length, not above `most`, with which the picture fits; `least` if none fits. */
const fitting = (most: number, least: number, widthWith: (letters: number) => number): number => {
  for (let letters = most; letters > least; letters--) if (widthWith(letters) <= room) return letters;
  return least;
};

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly inner: string;
  /** The same content as a list for phones; empty if the picture is readable there. */
  readonly list: string;
}

const frame = (title: string, { width, height, inner, list }: Drawn): string =>
  `<figure class="diagram${list === '' ? '' : ' has-list'}"><svg v-pre viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}" style="max-width:${width}px">` +
  `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>` +
  `${inner}</svg>${list}<figcaption v-pre>${escaped(title)}</figcaption></figure>\n`;

/** `A -> B: words` is a message, one per line, from top to bottom; `A: words` is an action of A alone. */
const sequence = (lines: readonly string[]): Drawn => {
  const messages = lines.map((one) => {
    const [, from = '', to, words = ''] = /^(.+?)(?: -> (.+?))?: (.*)$/.exec(one) ?? [];
    return { from, to: to ?? from, words };
  });
  const names = [...new Set(messages.flatMap(({ from, to }) => [from, to]))];
  const widest = Math.max(...names.map(({ length }) => length)) * letter + 28;
  const gapWith = (letters: number): number =>
    Math.max(
      widest + 8,
      120,
      ...messages.map(({ words, from, to }) => {
        // A message that crosses other lanes can use their width.
        const span = Math.max(1, Math.abs(names.indexOf(from) - names.indexOf(to)));
        return (longest(wrapped(words, letters)) * letter + 24) / span;
      }),
    );
  const letters = fitting(60, 12, (count) => names.length * gapWith(count));
  const gap = gapWith(letters);
  const at = (name: string): number => names.indexOf(name) * gap + gap / 2;
  const parted = messages.map((message) => ({ ...message, lines: wrapped(message.words, letters) }));
  const tops = parted.reduce<readonly number[]>(
    (before, { lines: words, from, to }) => [
      ...before,
      (before.at(-1) ?? 0) + (words.length - 1) * line + (from === to ? 46 : 40),
    ],
    [44],
  );
  const height = (tops.at(-1) ?? 0) + 16;
  const lanes = names.map(
    (name) =>
      `<path class="lane" d="M${at(name)} 34V${height - 8}"/>${box(at(name), 18, name.length * letter + 28, [name])}`,
  );
  const arrows = parted.map(({ from, to, lines: words }, index) => {
    const [top = 0, bottom = 0] = [tops[index], tops[index + 1]];
    if (from === to) return box(at(from), (top + bottom) / 2 + 4, longest(words) * letter + 20, words);
    const [a, b] = [at(from), at(to)];
    const middle = bottom - 11 - ((words.length - 1) * line) / 2;
    return `<path class="arrow" d="M${a} ${bottom}H${b + (a < b ? -2 : 2)}"/>${text((a + b) / 2, middle, words, ' class="said"')}`;
  });
  const items = messages.map(
    ({ from, to, words }) =>
      `<li><b>${escaped(from)}</b>${from === to ? '' : ` → <b>${escaped(to)}</b>`}: ${escaped(words)}</li>`,
  );
  const width = Math.round(names.length * gap);
  return { width, height, inner: lanes.join('') + arrows.join(''), list: `<ol v-pre>${items.join('')}</ol>` };
};

/** One node per line; children are indented by two more spaces. The roots are on the left. */
const tree = (lines: readonly string[]): Drawn => {
  const nodes = lines.map((one) => ({ words: one.trim(), depth: /^ */.exec(one)?.[0].length ?? 0 }));
  const depths = [...new Set(nodes.map(({ depth }) => depth))].sort((a, b) => a - b);
  const widthsWith = (letters: number): readonly number[] =>
    depths.map((depth) =>
      Math.max(
        ...nodes
          .filter((node) => node.depth === depth)
          .map(({ words }) => longest(wrapped(words, letters)) * letter + 24),
      ),
    );
  const sum = (widths: readonly number[]): number => widths.reduce((all, one) => all + one + 36, -20);
  const letters = fitting(60, 12, (count) => sum(widthsWith(count)));
  const widths = widthsWith(letters);
  const most = Math.max(...nodes.map(({ words }) => wrapped(words, letters).length));
  const row = 40 + (most - 1) * line;
  const left = (depth: number): number =>
    widths.slice(0, depths.indexOf(depth)).reduce((all, width) => all + width + 36, 8);
  const placed = nodes.map((node, index) => ({
    ...node,
    lines: wrapped(node.words, letters),
    width: widths[depths.indexOf(node.depth)] ?? 0,
    x: left(node.depth) + (widths[depths.indexOf(node.depth)] ?? 0) / 2,
    // A first child is next to its parent, so that a chain is a single line.
    y: nodes.slice(1, index + 1).filter((one, at) => one.depth <= (nodes[at]?.depth ?? 0)).length * row + row / 2 + 2,
  }));
  const edges = placed.flatMap((node, index) => {
    const parent = placed.slice(0, index).findLast(({ depth }) => depth < node.depth);
    if (parent === undefined) return [];
    const [a, b] = [parent.x + parent.width / 2, node.x - node.width / 2];
    return [`<path class="arrow" d="M${a} ${parent.y}C${a + 18} ${parent.y} ${b - 18} ${node.y} ${b - 2} ${node.y}"/>`];
  });
  const items = nodes.map(
    ({ words, depth }) => `<li style="margin-left:${depths.indexOf(depth)}rem">${escaped(words)}</li>`,
  );
  return {
    width: Math.round(sum(widths)),
    height: Math.max(...placed.map(({ y }) => y)) + row / 2 + 2,
    inner: edges.join('') + placed.map(({ x, y, width, lines: words }) => box(x, y, width, words)).join(''),
    list: `<ul v-pre>${items.join('')}</ul>`,
  };
};

/** `name: value low high`, one figure per line: a dot, and a line between the bounds. A figure without bounds is only a dot. */
const bounds = (lines: readonly string[]): Drawn => {
  const rows = lines.map((one) => {
    const [, name = '', given = ''] = /^(.+): (.*)$/.exec(one) ?? [];
    const [value = 0, low = value, high = value] = given.split(' ').map(Number);
    return { name, value, low, high };
  });
  const least = Math.min(...rows.map(({ low }) => low));
  const most = Math.max(...rows.map(({ high }) => high));
  const names = longest(rows.map(({ name }) => name)) * letter + 24;
  const at = (figure: number): number => Math.round(names + 20 + ((figure - least) / (most - least)) * 220);
  const inner = rows.map(({ name, value, low, high }, index) => {
    const y = 24 + index * 40;
    const span =
      low === high
        ? ''
        : `<path class="span" d="M${at(low)} ${y}H${at(high)}M${at(low)} ${y - 5}v10M${at(high)} ${y - 5}v10"/>`;
    return `${text(names / 2, y, [name])}${span}<circle cx="${at(value)}" cy="${y}" r="5"/>${text(at(value), y - 14, [String(value)])}`;
  });
  return { width: Math.round(names + 270), height: rows.length * 40 + 10, inner: inner.join(''), list: '' };
};

const kinds = new Map([
  ['sequence', sequence],
  ['tree', tree],
  ['bounds', bounds],
]);

/** The diagram in a block. The first line is the title, the others are the content. */
export const diagram = (kind: string, block: string): string => {
  const [title = '', ...lines] = block.split('\n').filter((one) => one.trim() !== '');
  const draw = kinds.get(kind);
  if (draw === undefined) throw new Error(`there is no diagram ${kind}`);
  return frame(title, draw(lines));
};
