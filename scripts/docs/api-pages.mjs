/**
 * Writes the pages of the API from TypeDoc's model (docs/api/model.json): one for each name that an entry exports, the list of all addresses, and
 * the sidebar. Part of `npm run docs:api`; `--write` updates the committed list of addresses.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiData } from './reference/data.mjs';
import { guideFinder, ruleMarks, testFinder } from './reference/marks.mjs';
import { folderOf, kinds, readModel } from './reference/model.mjs';
import { renderEntry, renderIndex, renderPage, subjectsOf } from './reference/pages.mjs';
import { extraOf } from './reference/tables.mjs';

const api = 'docs/api';
const order = [
  'The game',
  'The games',
  'Playing',
  'The contract',
  'Opening and acting',
  'Moves',
  'Positions and options',
  'Functions',
  'Types',
  'Constants',
];

const model = readModel(JSON.parse(readFileSync(join(api, 'model.json'), 'utf8')));

/** The entries that export a reflection, shortest name first. */
const entriesOf = (parts) => {
  const ids = new Set(parts.map(({ id }) => id));
  return model.modules
    .flatMap(({ module }) =>
      module.children.some(
        (one) =>
          ids.has(one.kind === kinds.reference ? model.targetOf(one.target) : one.id) && one.name === parts[0].name,
      )
        ? [module.name]
        : [],
    )
    .toSorted((a, b) => a.length - b.length);
};

const marks = { entriesOf, guidesOf: guideFinder(), testsOf: testFinder(), extra: await extraOf(model) };

for (const name of readdirSync(api)) if (name !== 'model.json') rmSync(join(api, name), { recursive: true });
/** The addresses inside pages: fields, tags and subjects. Sections that every page has are not listed. */
const places = [];
const write = (name, text) => {
  mkdirSync(dirname(join(api, name)), { recursive: true });
  writeFileSync(join(api, name), text);
  if (name.endsWith('.md'))
    for (const [, id] of text.matchAll(/^#+ .* \{#([^}]+)\}$/gm))
      if (!id.startsWith('section-')) places.push(`${name.slice(0, -'.md'.length)}#${id}`);
};

write('index.md', renderIndex(model));
for (const one of model.modules) write(`${folderOf(one.module.name)}/index.md`, renderEntry(model, one, marks, order));
for (const page of model.pages) write(`${page.address}.md`, renderPage(model, page, marks));

const addresses = [
  'index',
  ...model.modules.map(({ module }) => `${folderOf(module.name)}/index`),
  ...model.pages.map(({ address }) => address),
];
const text = `${[...addresses, ...places].toSorted().join('\n')}\n`;
const seen = new Set();
// Some file systems treat `view.html` and `View.html` as the same file. Anchors inside a page are always case-sensitive.
const twice = [...addresses.map((one) => one.toLowerCase()), ...places].filter((one) => {
  const isKnown = seen.has(one);
  seen.add(one);
  return isKnown;
});
if (twice.length > 0) throw new Error(`an address is used twice: ${twice.join(', ')}`);
if (process.argv.includes('--write')) writeFileSync('docs/addresses.txt', text);
const committed = readFileSync('docs/addresses.txt', 'utf8').split('\n');
const now = text.split('\n');
const changes = [
  ...committed.filter((one) => !now.includes(one)).map((one) => `gone: ${one}`),
  ...now.filter((one) => !committed.includes(one)).map((one) => `new: ${one}`),
];
for (const change of changes)
  console.error(`docs/addresses.txt: ${change} (if this is intended: npm run docs:api -- --write)`);
if (changes.length > 0) process.exitCode = 1;
write('addresses.txt', text);

/** The sidebar: all entries, and the names of the open one. */
const bars = Object.fromEntries(
  model.modules.map(({ module, pages }) => [
    `/api/${folderOf(module.name)}/`,
    subjectsOf(pages, order).map(([title, found]) => [title, found.map(({ name, address }) => [name, address])]),
  ]),
);
write('bars.json', JSON.stringify({ entries: model.modules.map(({ module }) => module.name), bars }));
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
write('api.json', JSON.stringify(apiData(model, { name, version }, entriesOf)));
write('rules.json', JSON.stringify(ruleMarks(model)));
console.log(`${model.pages.length} pages for the names in ${model.modules.length} entries`);
