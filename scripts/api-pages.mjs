/**
 * Gives every subject of the API a page of its own, `The game` first: TypeDoc writes one page for each entry, which is longer than anybody scrolls.
 * Links follow. Part of `npm run docs:api`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

const api = 'docs/api';

/** With what an entry begins, and what is only named there. */
const stay = ['The game', 'The games', 'References', 'Modules'];

/** The anchor of a heading, as the site writes it: names are ASCII. */
const slugify = (text) =>
  text
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();

/** An anchor as links and pages write it: see docs/.vitepress/anchors.ts. */
const plain = (anchor) => anchor.replaceAll(/(?<=[a-z0-9])_(?=[a-z0-9])/gi, '-');

/** Lines with the name of the anchor of each heading, as the site will write it. */
const withAnchors = (text) => {
  const used = new Set();
  let isCode = false;
  return text.split('\n').map((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    const [, signs, title] = (isCode ? null : /^(#+) (.*)$/.exec(line)) ?? [];
    if (title === undefined)
      return { line, anchors: [...line.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => plain(id)) };
    const slug = slugify(title.replaceAll(/[`\\]/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    let anchor = slug;
    for (let count = 1; used.has(anchor); count++) anchor = `${slug}-${count}`;
    used.add(anchor);
    return { line, level: signs.length, title, anchors: [anchor] };
  });
};

/** The height of a line on a wide screen, in pixels: measured on pages of all kinds, and rather too much. */
const heightOf = ({ line, level }, isCode) => {
  const rows = (width) => Math.ceil(line.length / width);
  if (isCode) return 26 * Math.max(1, rows(80));
  if (level !== undefined) return 75;
  if (line.startsWith('|')) {
    const cells = line.split(/(?<!\\)\|/).slice(1, -1);
    const words = cells.map((cell) => cell.replaceAll(/\]\([^)]*\)|<[^>]*>|\*/g, '').length);
    return 22 + 25 * Math.max(1, ...words.map((count) => Math.ceil(count / Math.max(12, 90 / cells.length))));
  }
  return line === '' ? 8 : 10 + 28 * rows(95);
};

const sum = (lines) => {
  let [isCode, total] = [false, 0];
  for (const one of lines) {
    if (one.line.startsWith('```')) isCode = !isCode;
    total += heightOf(one, isCode);
  }
  return total;
};

/** No page is meant to be higher; the browser test measures whether it holds. */
const most = 12_000;

/** The entries of a group: what stands below one heading of the third level. */
const itemsOf = (lines) => {
  const items = [];
  for (const one of lines) {
    if (one.level === 3 || items.length === 0) items.push([]);
    items.at(-1).push(one);
  }
  return items;
};

/** A group as pages: as many entries on each as there is room for. */
const cut = ({ title, lines }) => {
  const pages = [];
  let room = 0;
  for (const item of itemsOf(lines)) {
    const height = sum(item);
    if (pages.length === 0 || height > room) {
      pages.push([]);
      room = most;
    }
    pages.at(-1).push(...item);
    room -= height;
  }
  const nameOf = (part, at) => part.filter(({ level }) => level === 3).at(at)?.title ?? '';
  return pages.map((part, index) => ({
    title: pages.length === 1 ? title : `${title}: ${nameOf(part, 0)} to ${nameOf(part, -1)}`,
    file: slugify(index === 0 ? title : `${title} ${index + 1}`),
    lines: part,
  }));
};

/** What is only handed on from another entry: a line is enough. */
const brief = (lines) => {
  const links = itemsOf(lines).flatMap((item) => {
    const name = item.find(({ level }) => level === 3);
    const said = item.find(({ line }) => /e-exports \[/.test(line));
    if (name === undefined || said === undefined) return [];
    const line = `- <a id="${name.anchors[0]}"></a> \`${name.title}\`: ${said.line}`;
    return [{ line, anchors: name.anchors }];
  });
  return [{ line: '', anchors: [] }, ...links, { line: '', anchors: [] }];
};

/** A page as its beginning and its subjects; what fits on one page stays there. */
const parted = (text) => {
  const groups = [{ title: null, lines: [] }];
  for (const one of withAnchors(text)) {
    if (one.level === 2) groups.push({ title: one.title, lines: [] });
    else groups.at(-1).lines.push(one);
  }
  const parts = groups.map((group) => (group.title === 'References' ? { ...group, lines: brief(group.lines) } : group));
  if (parts.reduce((total, { lines }) => total + sum(lines), 0) <= most)
    return parts.map((part) => ({ ...part, isOwn: false }));
  return parts.flatMap((part) =>
    part.title === null || stay.includes(part.title)
      ? [{ ...part, isOwn: false }]
      : cut(part).map((page) => ({ ...page, isOwn: true })),
  );
};

const files = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.replaceAll('\\', '/'));

/** Pages by name: the lines, and the entry that they come from. */
const pages = new Map();
/** Where an anchor of an entry is now. */
const moved = new Map();
/** The subjects of each entry, in their order. */
const listed = new Map();

for (const file of files) {
  for (const part of parted(readFileSync(join(api, file), 'utf8'))) {
    const { isOwn } = part;
    const name = isOwn ? `${file.slice(0, -'.md'.length)}/${part.file}.md` : file;
    if (isOwn) {
      if (existsSync(join(api, name))) throw new Error(`there is a page ${name} already`);
      listed.set(file, [...(listed.get(file) ?? []), { name, part }]);
    }
    const page = pages.get(name) ?? { from: file, title: isOwn ? part.title : null, lines: [] };
    const heading = part.title !== null && !isOwn ? [{ line: `## ${part.title}`, anchors: [] }] : [];
    pages.set(name, { ...page, lines: [...page.lines, ...heading, ...part.lines] });
    for (const { anchors } of part.lines) for (const anchor of anchors) moved.set(`${file}#${anchor}`, name);
  }
}

const href = (from, to) => relative(dirname(from), to).replaceAll('\\', '/') || posix.basename(to);

/** The links of a line, from where it is now. */
const linked = (line, page, from) =>
  line.replaceAll(/\]\(([^)\s]*?)(#[^)\s]*)?\)/g, (whole, path, anchor = '') => {
    if (/^(?:[a-z]+:|\/)/.test(path) || (path === '' && anchor === '')) return whole;
    const target = path === '' ? from : posix.join(dirname(from), path);
    if (!target.endsWith('.md')) return whole;
    // A number after a name tells two apart that had one page and have two now.
    const alone = anchor.replace(/-1$/, '');
    const kept = moved.has(`${target}${plain(anchor)}`) ? anchor : alone;
    const to = moved.get(`${target}${plain(kept)}`) ?? target;
    return `](${to === page && kept !== '' ? '' : href(page, to)}${kept})`;
  });

const entryOf = (file) => file.slice(0, -'.md'.length);

const rendered = (name, { from, title, lines }) => {
  let isCode = false;
  const body = lines.map(({ line, level, anchors }) => {
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode) return line;
    // A page of its own has headings one step higher; anchors keep their names, whatever else stands on the page.
    const up = title === null || level === undefined ? line : line.slice(1);
    return linked(level === 3 ? `${up} {#${anchors[0]}}` : up, name, from);
  });
  if (title === null) return body.join('\n');
  return [`[${entryOf(from)}](${href(name, from)})`, '', `# ${title} (${entryOf(from)})`, '', ...body].join('\n');
};

/** The list of the pages of an entry, with what is on each. */
const contents = (file) => {
  const rows = (listed.get(file) ?? []).map(({ name, part }) => {
    const names = part.lines.filter(({ level }) => level === 3);
    const links = names.map(({ title, anchors }) => `[${title}](${href(file, name)}#${anchors[0]})`);
    return `- **[${part.title}](${href(file, name)})**: ${links.join(', ')}`;
  });
  return rows.length === 0 ? '' : `\n## More pages\n\n${rows.join('\n')}\n`;
};

for (const [name, page] of pages) {
  mkdirSync(dirname(join(api, name)), { recursive: true });
  writeFileSync(join(api, name), rendered(name, page) + (page.title === null ? contents(name) : ''));
}

/** The list on the left: every entry with its subjects. */
const sidebar = join(api, 'typedoc-sidebar.json');
const withSubjects = (item) => {
  const file = item.link?.replace(/^\/api\//, '');
  const own = (listed.get(file) ?? []).map(({ name, part }) => ({ text: part.title, link: `/api/${name}` }));
  const items = [...own, ...(item.items ?? []).map(withSubjects)];
  return items.length === 0 ? item : { ...item, collapsed: true, items };
};
writeFileSync(
  sidebar,
  JSON.stringify(
    JSON.parse(readFileSync(sidebar, 'utf8')).map((item) => ({ ...withSubjects(item), collapsed: false })),
  ),
);

console.log(`${files.length} pages of the API, ${pages.size} with those of subjects`);
