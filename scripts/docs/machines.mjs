/**
 * Writes the site's files for programs: every page as Markdown, `llms.txt`, `llms-full.txt`, `api.json`, the JSON Schema documents at their
 * addresses, and `sitemap.xml` if the address of the site is stated. Checks that every page has a text, a description and a picture. Part of `npm run
 * docs`.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressOf, base, schemaId, site } from '../build/place.mjs';
import { sources } from '../build/sources.mjs';
import { given } from '../given.mjs';

const docs = 'docs';
const dist = 'docs/.vitepress/dist';
const { sidebar, describedBy } = await sources(
  "export { sidebar } from './docs/.vitepress/sidebar.ts'; export { describedBy } from './docs/.vitepress/head.ts';",
);

/** Pages that are not Markdown written by hand or by these scripts: sources, addresses of rules, reports of tournaments. */
const isOther = (name) => /^(?:source|r|arena)\/|^404\.html$/.test(name);
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.html') && !isOther(name))
  .map((name) => name.slice(0, -'.html'.length))
  .sort();

/** Inserts the parts that a document includes from another one: `<!--@include: file{from,}-->`. */
const included = (text, folder) =>
  text.replaceAll(/<!--@include: ([^{]+)\{(\d+),\}-->/g, (_, name, from) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .slice(Number(from) - 1)
      .join('\n'),
  );

/** A picture in words: its content and its caption. */
const picture = (lines) =>
  lines
    .split('\n')
    .filter((line) => /^(?:caption|position):./.test(line))
    .map((line) => line.replace(/^caption: (.*)/, '*Picture: $1*').replace(/^position: (.*)/, 'Position: `$1`'))
    .join('\n\n');

/** Turns a link to a page of the site into a link to its Markdown file. */
const linked = (target) => {
  if (/^[a-z]+:/.test(target) || !target.startsWith('/')) return target.replace(/(?<=index|\w)\.html(?=#|$)/, '.md');
  const [path, anchor] = target.slice(1).split('#');
  const isFile = /\.\w+$/.test(path);
  const file = path.endsWith('/') || path === '' ? `${path}index.md` : isFile ? path : `${path}.md`;
  return `${base}${file}${anchor === undefined ? '' : `#${anchor}`}`;
};

/** A page as Markdown that works without the site. */
const markdownOf = (name) => {
  const file = join(docs, `${name}.md`);
  return included(readFileSync(file, 'utf8'), dirname(file))
    .replace(/^---\n[\s\S]*?\n---\n+/, '')
    .replaceAll(/^```figure [\w-]+\n([\s\S]*?)^```$/gm, (_, lines) => picture(lines))
    .replaceAll(/^```diagram \w+$/gm, '```text')
    .replaceAll(/^```ts (?:import|signature)$/gm, '```ts')
    .replaceAll(/^<p class="kind">(.*) of <a href="([^"]*)\.html">([^<]*)<\/a><\/p>$/gm, '$1 of [$3]($2.md)')
    .replaceAll(/^<script[\s\S]*?^<\/script>$/gm, '')
    .replaceAll(/^<\/?(?:div|ClientOnly|Play|Table|Ledger)\b.*$/gm, '')
    .replaceAll(/^(#+ .*?) \{#[^}]*\}$/gm, '$1')
    .replaceAll(/\]\(([^)\s]+)\)/g, (_, target) => `](${linked(target)})`)
    .replaceAll('&lt;', '<')
    .replaceAll('&#123;&#123;', '{{')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
};

const write = (name, text) => {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
  return text.length;
};

const texts = new Map(pages.map((name) => [name, `${markdownOf(name)}\n`]));
for (const [name, text] of texts) write(`${name}.md`, text);

/** The title and the description of a page, as readers of the site see them. */
const unescaped = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const meta = new Map(
  pages.map((name) => {
    const html = readFileSync(join(dist, `${name}.html`), 'utf8');
    const of = (pattern) => unescaped(pattern.exec(html)?.[1] ?? '');
    return [
      name,
      {
        description: of(/<meta name="description" content="([^"]*)"/),
        card: of(/<meta property="og:image" content="([^"]*)"/),
        canonical: of(/<link rel="canonical" href="([^"]*)"/),
        isEmpty: !html.includes('property="og:description"'),
      },
    ];
  }),
);

const linkOf = ({ text, link }) => {
  const name = `${link.slice(1)}${link.endsWith('/') ? 'index' : ''}`;
  return `- [${text}](${addressOf(`${name}.md`)}): ${meta.get(name)?.description ?? describedBy(texts.get(name) ?? '')}`;
};
const leaves = (items) => items.flatMap((item) => (item.items === undefined ? [item] : leaves(item.items)));
const api = JSON.parse(readFileSync(join(docs, 'api/api.json'), 'utf8'));

const llms = [
  '# rulehouse',
  '',
  '> Rules engines for five tabletop games as one TypeScript library: legal moves, refusals that cite a numbered rule, bots, boards, sessions, a table server, tournaments.',
  '',
  `Results are values, never exceptions: \`isLeft\` and \`isRight\` read them. Every page of the site is also available as Markdown, with \`.md\` instead of \`.html\`. All guides and the whole reference are in [llms-full.txt](${addressOf('llms-full.txt')}); the reference as data is [api.json](${addressOf('api.json')}); JSON Schema documents are in ${addressOf('schemas/')}, for instance [terrafex.move.json](${addressOf('schemas/terrafex.move.json')}).`,
  '',
  ...sidebar
    .filter(({ text }) => text !== 'Play')
    .flatMap(({ text, items = [] }) => [
      `## ${text === 'Reports' ? 'Optional' : text}`,
      '',
      ...leaves(items).map(linkOf),
      '',
    ]),
  '## Entries of the package',
  '',
  ...api.entries.map(
    ({ entry, page, text, names }) =>
      `- [${entry}](${addressOf(page.replace(/html$/, 'md'))}) (${names.length} names): ${text.split(/\n\s*\n/)[0].replaceAll('\n', ' ')}`,
  ),
  '',
].join('\n');

/** A short description of a name in the reference. */
const brief = ({ name, from, parts }) =>
  parts.flatMap((one) => [
    `#### ${name} (${one.kind}, from ${from.join(', ')})`,
    '',
    '```ts',
    one.signature,
    '```',
    '',
    ...(one.text === undefined ? [] : [one.text, '']),
    ...(one.parameters ?? []).map((parameter) => `- ${parameter.name}: ${parameter.text ?? ''}`),
    ...(one.members ?? []).map((member) => `- ${member.name}: ${member.text ?? ''}`),
    ...(one.returns === undefined ? [] : [`- returns ${one.returns}`]),
    ...(one.fails ?? []).map((text) => `- fails: ${text}`),
    '',
  ]);

const guides = leaves(sidebar)
  .map(({ link }) => link.slice(1))
  .filter((name) => texts.has(name) && !name.startsWith('play/'));
const full = [
  llms.split('\n## ', 1)[0],
  ...[...new Set(guides)].map((name) => `<!-- ${addressOf(`${name}.md`)} -->\n\n${texts.get(name)}`),
  '# Reference\n',
  ...api.entries.flatMap(({ entry, text, names }) => [`### ${entry}\n`, `${text}\n`, ...names.flatMap(brief)]),
].join('\n');

const sizes = [write('llms.txt', llms), write('llms-full.txt', full)];
copyFileSync(join(docs, 'api/api.json'), join(dist, 'api.json'));

/** The package's schemas, each at its own address. */
mkdirSync(join(dist, 'schemas'), { recursive: true });
const schemas = readdirSync('dist/schemas').map((name) => {
  copyFileSync(join('dist/schemas', name), join(dist, 'schemas', name));
  return { name, schema: JSON.parse(readFileSync(join('dist/schemas', name), 'utf8')) };
});

const listed = pages.map(
  (name) => `${name.replace(/(?:^|(?<=\/))index$/, '')}${/(?:^|\/)index$/.test(name) ? '' : '.html'}`,
);
if (site !== '')
  write(
    'sitemap.xml',
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...listed.map((name) => `<url><loc>${addressOf(name)}</loc></url>`),
      '</urlset>\n',
    ].join('\n'),
  );
write('robots.txt', `User-agent: *\nAllow: /\n${site === '' ? '' : `Sitemap: ${addressOf('sitemap.xml')}\n`}`);

const cardFile = (card) => join(dist, card.replace(site === '' ? base : `${site}/`, ''));
const faults = [
  ...pages.flatMap((name) => {
    const { description, card, canonical, isEmpty } = given(meta.get(name));
    return [
      ...(isEmpty || description === '' ? [`${name} has no description`] : []),
      ...(card === '' || !existsSync(cardFile(card)) ? [`${name} has no picture`] : []),
      ...((canonical === '') === (site === '') ? [] : [`${name} has no address`]),
      ...(given(texts.get(name)).length < 40 ? [`${name}.md is empty`] : []),
      ...(/<(?:ClientOnly|Play|script)\b/.test(
        given(texts.get(name))
          .replaceAll(/^```[\s\S]*?^```/gm, '')
          .replaceAll(/`[^`\n]*`/g, ''),
      )
        ? [`${name}.md contains markup of the site`]
        : []),
    ];
  }),
  ...leaves(sidebar).flatMap(({ link }) => {
    const name = `${link.slice(1)}${link.endsWith('/') ? 'index' : ''}`;
    return texts.has(name) ? [] : [`llms.txt links to ${name}, which does not exist`];
  }),
  ...schemas.flatMap(({ name, schema }) => [
    ...(schema.$id === schemaId(name.replace(/\.json$/, '')) ? [] : [`schemas/${name} has $id ${schema.$id}`]),
    ...(typeof schema.description === 'string' ? [] : [`schemas/${name} has no description`]),
  ]),
];
for (const fault of faults.slice(0, 40)) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
const kB = (size) => `${Math.round(size / 1000)} kB`;
console.log(
  `${pages.length} pages as Markdown with description and picture; llms.txt ${kB(sizes[0])}, llms-full.txt ${kB(sizes[1])}; ${api.entries.reduce((sum, { names }) => sum + names.length, 0)} names in api.json; ${schemas.length} schemas; ${site === '' ? 'no sitemap and no canonical addresses, because scripts/release/release.json has no site' : `sitemap of ${site}`}`,
);
