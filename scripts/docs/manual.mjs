/**
 * Measures the manual in the model of the API (docs/api/model.json, by TypeDoc), in the pages of the API and in the built site. Fails if
 * a figure is outside its limit. Part of `npm run docs`; `--list <figure>` lists the items behind a figure.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { commentOf } from './reference/comment.mjs';
import { nameForeign } from './reference/foreign.mjs';
import { wordsOf } from './words.mjs';

const listed = process.argv.includes('--list') ? process.argv[process.argv.indexOf('--list') + 1] : undefined;
const site = 'docs/.vitepress/dist';

const below = (folder, ending) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);
const texts = (names) => new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));

const model = JSON.parse(readFileSync('docs/api/model.json', 'utf8'));
nameForeign(model);
const sources = texts(below('docs/api', '.md'));
const html = texts(below(site, '.html'));
const apiHtml = [...html].filter(([name]) => name.startsWith(`${site}/api/`));
const guides = texts([...below('docs/guide', '.md'), ...below('docs/tutorial', '.md')]);
const books = texts(below('docs/learn', '.md').filter((name) => existsSync(name.replace('/learn/', '/rules/'))));
const written = texts(below('docs', '.md').filter((name) => !/^docs\/(?:api|\.vitepress)\//.test(name)));

/** Some kinds of reflections, by TypeDoc's numbers. */
const kinds = { function: 64, reference: 4_194_304 };

const entries = model.children.flatMap((module) =>
  module.children.filter(({ kind }) => kind !== kinds.reference).map((one) => ({ module: module.name, ...one })),
);

/**
 * The call signatures of an export, which is a function or a constant that holds one. If a function returns a function, the signatures of that
 * function are included.
 */
const signaturesOf = (one) => one.signatures ?? one.type?.declaration?.signatures ?? [];
const functions = entries.flatMap((one) =>
  one.kind === kinds.function || signaturesOf(one).length > 0
    ? signaturesOf(one).map((signature) => ({
        name: `${one.module}.${one.name}`,
        signature,
        comment: one.signatures === undefined ? commentOf(one) : (signature.comment ?? one.comment),
      }))
    : [],
);
const parameters = functions.flatMap(({ name, signature, comment }) =>
  (signature.parameters ?? []).map((parameter) => ({
    name: `${name}(${parameter.name})`,
    isDescribed:
      (parameter.comment?.summary ?? []).length > 0 ||
      (comment?.blockTags ?? []).some((tag) => tag.tag === '@param' && tag.name === parameter.name),
  })),
);
const hasTag = (comment, name) =>
  (comment?.blockTags ?? []).some(({ tag, content }) => tag === name && content.length > 0);

/** The final result type of a signature, after all the functions that it returns. */
const resultOf = (type) => {
  const inner = type?.declaration?.signatures?.[0];
  return inner === undefined ? type : resultOf(inner.type);
};
const fallible = functions.filter(({ signature }) => resultOf(signature.type)?.name === 'Either');

/** The letters and digits of a text, used to find a comment on a page. */
const letters = (text) =>
  text.replaceAll(/\{@\w+ ([^}|]*)(?:\|[^}]*)?\}/g, '$1').replaceAll(/\]\([^)]*\)|<[^>]*>|[^A-Za-z0-9]+/g, '');

/** The comments inside the declarations of exported types. */
const comments = () => {
  const declared = new Map();
  for (const { name, sources: places = [] } of entries)
    for (const { fileName } of places) declared.set(fileName, [...(declared.get(fileName) ?? []), { name }]);
  return [...declared].flatMap(([file, exported]) => {
    if (!file.startsWith('src/')) return [];
    const names = new Set(exported.map(({ name }) => name));
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const found = [];
    const walk = (name) => (node) => {
      if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
        const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
        const text = typeof doc?.comment === 'string' ? doc.comment : ts.getTextOfJSDocComment(doc?.comment);
        if (text !== undefined) found.push({ name: `${file}: ${name}.${node.name.getText()}`, text });
      }
      ts.forEachChild(node, walk(name));
    };
    for (const node of source.statements)
      if ((ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && names.has(node.name.text))
        walk(node.name.text)(node);
    return found;
  });
};
const everything = letters([...sources.values()].join('\n').replaceAll(/\\/g, ''));
const lost = comments().filter(
  ({ text }) => !everything.includes(letters(text.split(/\n\s*\n/)[0].split(/\{@/)[0]).slice(0, 60)),
);

const rows = [...sources].flatMap(([name, text]) => text.split('\n').map((line) => ({ name, line })));
/** The number of consecutive literals in quotes, which a named alias would replace. */
const literals = (text) => (text.match(/(?:"[^"\n]*"|`"[^"\n]*"`)(?=\s*\\?\|)/g) ?? []).length;
const joined = rows.filter(({ line }) => line.startsWith('|')).filter(({ line }) => literals(line) >= 20);
const blocks = [...sources].flatMap(([name, text]) =>
  [...text.matchAll(/^```ts[^\n]*\n((?:export )?(?:function|const|type) [\s\S]*?)^```/gm)].map(([, code]) => ({
    name,
    code,
  })),
);
const signatures = blocks.filter(({ code }) => /^(?:export )?(?:function|const)/.test(code));
const long = signatures.filter(({ code }) => code.replaceAll(/\s+/g, ' ').length > 300);
const spelled = blocks.filter(({ code }) => (code.match(/(?:^|[|<,(:])\s*"[^"\n]*"/gm) ?? []).length >= 20);

const anchors = apiHtml.flatMap(([name, text]) =>
  [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => ({ name: `${name.slice(site.length)}#${id}`, id })),
);
/** Names that end in a number of their own. */
const members = new Set(entries.flatMap(({ children = [] }) => children.map(({ name }) => name)));
const counted = [
  ...anchors.filter(({ id }) => /-\d+$/.test(id) && !members.has(id)),
  ...[...sources.keys()].filter((name) => /-\d+\.md$/.test(name)).map((name) => ({ name })),
];

const functionPages = entries.filter(({ kind }) => kind === kinds.function);
const pageText = ({ module, name }) => {
  const path = `docs/api/${module.replace(/^rulehouse\//, '')}/${name}`;
  return sources.get(`${path}-type.md`) ?? sources.get(`${path}.md`) ?? '';
};
const guided = functionPages.filter((one) => /\]\(\/guide\//.test(pageText(one)));
const ours = entries.filter(({ sources: places = [] }) => places.some(({ fileName }) => fileName.startsWith('src/')));
const sourced = ours.filter((one) => /\[Source\]\(/.test(pageText(one)));

const ruleAnchors = [...html]
  .filter(([name]) => name.startsWith(`${site}/rules/`))
  .flatMap(([, text]) => [...text.matchAll(/<a id="([A-Z]{2,3}-\d+(?:\.\d+[a-z]?)?)"/g)].map(([, id]) => id));
const ruleRows = new Set(
  [...html]
    .filter(([name]) => name.startsWith(`${site}/rules/`))
    .flatMap(([, text]) =>
      [...text.matchAll(/data-rule="([^"]+)"[^>]*>code: .*? · tests: .*? · API: /g)].map(([, id]) => id),
    ),
);
/** The tables of tags. Each row has its fields, a notation and a rule. */
const tagHead = '| Tag | Meaning | Fields | Written, for instance | Rule |';
const tagTables = [...sources].filter(([, text]) => text.includes(tagHead)).map(([name]) => ({ name }));
const tagGaps = tagTables.flatMap(({ name }) =>
  (sources.get(name) ?? '')
    .split(`${tagHead}\n`)[1]
    .split('\n\n')[0]
    .split('\n')
    .slice(1)
    .filter((row) => row.split('|').some((one) => /^\s*(?:-|rare|)\s*$/.test(one) && one !== ''))
    .map((row) => ({ name: `${name}: ${row}` })),
);

/** Columns with the same value in each of three or more rows. */
const sameColumns = [...sources].flatMap(([name, text]) =>
  [...text.matchAll(/^\|.*\|\n\| ---.*\n((?:\|.*\|\n)+)/gm)].flatMap(([, body]) => {
    const cut = body.trimEnd().split('\n');
    const grid = cut.map((row) => row.split(/(?<!\\)\|/).slice(1, -1));
    return cut.length < 3
      ? []
      : grid[0].flatMap((first, column) =>
          grid.every((row) => row[column] === first) ? [{ name: `${name}: always ${first.trim()}` }] : [],
        );
  }),
);

/** The size limit of a reference page, without the bundle that all pages share. */
const mostBytes = 60_000;
const heavy = apiHtml
  .map(([name, text]) => ({ name, size: gzipSync(text).length }))
  .toSorted((a, b) => b.size - a.size);
const withImport = functionPages.filter((one) => /^```ts import\nimport \{ /m.test(pageText(one)));

/** Titles used by two pages, and blocks that readers would see as plain text. */
const titles = [...written].map(([name, text]) => ({ name, title: /^# (.*)$/m.exec(text)?.[1] ?? name }));
const twice = titles.filter(({ name, title }) => titles.some((one) => one.name !== name && one.title === title));
const raw = [...html]
  .filter(([, text]) => /language-(?:mermaid|dot|figure|diagram)/.test(text))
  .map(([name]) => ({ name }));

/** Values that were read as Markdown and struck out; no text on the site is struck out on purpose. */
const struck = [...html].filter(([, text]) => /<(?:s|del)>/.test(text)).map(([name]) => ({ name }));

const longerThan = (pages, most) =>
  [...pages].filter(([, text]) => wordsOf(text) > most).map(([name, text]) => ({ name: `${name}: ${wordsOf(text)}` }));
const longGuides = longerThan(guides, 1200);
const longBooks = longerThan(books, 1000);

/** The pictures of a book that have marks. */
const markedIn = (text) =>
  [...text.matchAll(/^```figure .*\n([\s\S]*?)^```/gm)]
    .flatMap(([, block]) => block.split(/^caption: .*$/m).slice(0, -1))
    .filter((lines) => /^(?:picked|next|last):/m.test(lines)).length;
const poorBooks = [...books]
  .filter(([, text]) => markedIn(text) < 8)
  .map(([name, text]) => ({ name: `${name}: ${markedIn(text)}` }));
const bare = [...guides]
  .filter(([, text]) => !/!\[|<img|<svg|<rulehouse-board|<figure|^```(?:figure|diagram) /m.test(text))
  .map(([name]) => ({ name }));

/** Functions whose cost matters for the design of a program. Their comments must state the cost. */
const timed =
  /(?:^|\.)(?:legalMoves|check|applyLegal|perft|divide|replay|playout|randomMove|verifyRecord|readRecord|writeRecord|checkTranscript|digestOf|choices|whyNot|act|restart|think|thinkNow|checkLedger|inspectLedger|breakdown|reporter|proveLine|sprt)$/;
const costly = functions.filter(({ name }) => timed.test(name));
const saidCost = costly.filter(({ comment }) =>
  /\bTime(?::| grows)|takes\s+(?:about |at most )?as\s+long|takes\s+(?:one|the|time|a few)\s|microseconds|until the budget|lists? the legal moves/i.test(
    (comment?.summary ?? []).map(({ text }) => text).join(''),
  ),
);

const percent = (part, whole) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);
const share = (found, all) => ({
  value: percent(found.length, all.length),
  of: `${found.length} of ${all.length}`,
  missing: all.filter((one) => !found.includes(one)),
});
const none = (found) => ({ value: found.length, missing: found });

const described = parameters.filter(({ isDescribed }) => isDescribed);
const returning = functions.filter(({ comment }) => hasTag(comment, '@returns'));
const shown = fallible.filter(({ comment }) => hasTag(comment, '@example'));
const failing = fallible.filter(({ comment }) => hasTag(comment, '@fails'));

const must = { most: 0 };
const all = { least: 100 };

/** Each figure: its name, the items found, and its limit. Figures without a limit are only printed. */
/**
 * @typedef {object} Figure
 * @property {number} value
 * @property {string} [of] - the total, in words
 * @property {readonly { name: string }[]} missing
 */

/** @type {readonly (readonly [name: string, found: Figure, bound?: { readonly most?: number, readonly least?: number }])[]} */
const figures = [
  ['comments on types that are on no page', none(lost), must],
  ['parameters described, %', share(described, parameters), all],
  ['results in words, %', share(returning, functions), all],
  ['failures named, %', share(failing, fallible), all],
  ['failures with an example, %', share(shown, fallible), all],
  ['time-critical functions with documented cost, %', share(saidCost, costly), all],
  ['functions with a guide, %', share(guided, functionPages), all],
  ['exports with their source, %', share(sourced, ours), all],
  [
    'rules with code, tests, API, %',
    share(
      ruleAnchors.filter((id) => ruleRows.has(id)),
      ruleAnchors,
    ),
    all,
  ],
  ['tables of tags', none(tagTables), { least: 5 }],
  ['tags without fields, notation or rule', none(tagGaps), must],
  ['columns with the same value in each row', none(sameColumns), must],
  ['functions with an import line to copy, %', share(withImport, functionPages), all],
  [
    'kB of the largest page of the reference, compressed',
    {
      value: (heavy[0]?.size ?? 0) / 1000,
      of: heavy[0]?.name,
      missing: heavy.slice(0, 10).map(({ name, size }) => ({ name: `${name}: ${size}` })),
    },
    { most: mostBytes / 1000 },
  ],
  ['titles used by two pages', none(twice), must],
  ['blocks shown as plain text', none(raw), must],
  ['pages with struck-out text', none(struck), must],
  ['rows and types with 20 literals', none([...joined, ...spelled].map(({ name }) => ({ name }))), must],
  ['signatures over 300 characters', none(long), must],
  ['addresses with a counter', none(counted), must],
  ['guides over 1,200 words', none(longGuides), must],
  ['guides without a picture', none(bare), must],
  ['books over 1,000 words', none(longBooks), must],
  ['books with fewer than 8 marked pictures', none(poorBooks), must],
];

for (const [name, { value, of, missing }, { most = Infinity, least = 0 } = {}] of figures) {
  const isWrong = value > most || value < least;
  const limit = most < Infinity ? `at most ${most}` : `at least ${least}`;
  console.log(`${name}: ${value}${of === undefined ? '' : ` (${of})`}${isWrong ? `, but must be ${limit}` : ''}`);
  if (name === listed || isWrong) for (const one of missing ?? []) console.log(`  ${one.name ?? one}`);
  if (isWrong) process.exitCode = 1;
}
