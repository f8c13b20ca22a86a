/**
 * Diagrams of guides as SVG: who says what to whom (`sequence`), what follows from what (`tree`), and figures with the bounds between which they lie
 * (`bounds`). They take the colours of the page.
 */
import { escaped } from './drawings.js';

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central"${more}>${escaped(words)}</text>`;

const box = (x: number, y: number, width: number, words: string): string =>
  `<rect class="box" x="${x - width / 2}" y="${y - 15}" width="${width}" height="30" rx="6"/>${text(x, y, words)}`;

const frame = (width: number, height: number, title: string, inner: string): string =>
  `<figure class="diagram"><svg v-pre viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}" style="max-width:${width}px">` +
  `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>` +
  `${inner}</svg><figcaption v-pre>${escaped(title)}</figcaption></figure>\n`;

/** A letter is about this wide, in units of the picture. */
const letter = 7.4;

/** `A -> B: words`, one message a line, from top to bottom; `A: words` is a thing that one of them does by itself. */
const sequence = (title: string, lines: readonly string[]): string => {
  const messages = lines.map((line) => {
    const [, from = '', to, words = ''] = /^(.+?)(?: -> (.+?))?: (.*)$/.exec(line) ?? [];
    return { from, to: to ?? from, words };
  });
  const names = [...new Set(messages.flatMap(({ from, to }) => [from, to]))];
  const longest = Math.max(...messages.map(({ words }) => words.length));
  const gap = Math.max(150, longest * letter + 24);
  const at = (name: string): number => names.indexOf(name) * gap + gap / 2;
  const height = 60 + messages.length * 40;
  const lanes = names.map(
    (name) =>
      `<path class="lane" d="M${at(name)} 34V${height - 8}"/>${box(at(name), 18, name.length * letter + 28, name)}`,
  );
  const arrows = messages.map(({ from, to, words }, index) => {
    const y = 76 + index * 40;
    if (from === to) return box(at(from), y, words.length * letter + 20, words);
    const [a, b] = [at(from), at(to)];
    return `<path class="arrow" d="M${a} ${y}H${b + (a < b ? -2 : 2)}"/>${text((a + b) / 2, y - 11, words)}`;
  });
  return frame(names.length * gap, height, title, lanes.join('') + arrows.join(''));
};

/** One node a line; what follows from it is indented by two blanks more. The roots stand on the left. */
const tree = (title: string, lines: readonly string[]): string => {
  const nodes = lines.map((line) => ({ words: line.trim(), depth: /^ */.exec(line)?.[0].length ?? 0 }));
  const depths = [...new Set(nodes.map(({ depth }) => depth))].sort((a, b) => a - b);
  const widths = depths.map(
    (depth) => Math.max(...nodes.filter((node) => node.depth === depth).map(({ words }) => words.length)) * letter + 24,
  );
  const left = (depth: number): number =>
    widths.slice(0, depths.indexOf(depth)).reduce((sum, width) => sum + width + 36, 8);
  const placed = nodes.map((node, index) => ({
    ...node,
    width: widths[depths.indexOf(node.depth)] ?? 0,
    x: left(node.depth) + (widths[depths.indexOf(node.depth)] ?? 0) / 2,
    // A first child stands beside its parent, so that a chain is one line.
    y: nodes.slice(1, index + 1).filter((one, at) => one.depth <= (nodes[at]?.depth ?? 0)).length * 40 + 22,
  }));
  const edges = placed.flatMap((node, index) => {
    const parent = placed.slice(0, index).findLast(({ depth }) => depth < node.depth);
    if (parent === undefined) return [];
    const [a, b] = [parent.x + parent.width / 2, node.x - node.width / 2];
    return [`<path class="arrow" d="M${a} ${parent.y}C${a + 18} ${parent.y} ${b - 18} ${node.y} ${b - 2} ${node.y}"/>`];
  });
  const height = Math.max(...placed.map(({ y }) => y)) + 24;
  const width = widths.reduce((sum, one) => sum + one + 36, 0) - 20;
  return frame(
    width,
    height,
    title,
    edges.join('') + placed.map(({ x, y, width: wide, words }) => box(x, y, wide, words)).join(''),
  );
};

/** `name: value low high`, one figure a line: a dot, and a line from the lower bound to the upper one. A figure without bounds is a dot. */
const bounds = (title: string, lines: readonly string[]): string => {
  const rows = lines.map((line) => {
    const [, name = '', given = ''] = /^(.+): (.*)$/.exec(line) ?? [];
    const [value = 0, low = value, high = value] = given.split(' ').map(Number);
    return { name, value, low, high };
  });
  const least = Math.min(...rows.map(({ low }) => low));
  const most = Math.max(...rows.map(({ high }) => high));
  const names = Math.max(...rows.map(({ name }) => name.length)) * letter + 24;
  const at = (figure: number): number => Math.round(names + 20 + ((figure - least) / (most - least)) * 360);
  const drawn = rows.map(({ name, value, low, high }, index) => {
    const y = 24 + index * 40;
    const span =
      low === high
        ? ''
        : `<path class="span" d="M${at(low)} ${y}H${at(high)}M${at(low)} ${y - 5}v10M${at(high)} ${y - 5}v10"/>`;
    return `${text(names / 2, y, name)}${span}<circle cx="${at(value)}" cy="${y}" r="5"/>${text(at(value), y - 14, String(value))}`;
  });
  return frame(names + 420, rows.length * 40 + 10, title, drawn.join(''));
};

/** The diagram of a block: its first line is the title, the others what it shows. */
export const diagram = (kind: string, block: string): string => {
  const [title = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '');
  if (kind === 'sequence') return sequence(title, lines);
  if (kind === 'tree') return tree(title, lines);
  if (kind === 'bounds') return bounds(title, lines);
  throw new Error(`there is no diagram ${kind}`);
};
