/**
 * Counts what a reader of the manual finds: in the model of the API (docs/api/model.json, by TypeDoc), in the pages of the API and in the built site. Fails where
 * a figure is worse than what it must be. Part of `npm run docs`; `--list <figure>` names what is behind a figure.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { commentOf } from './reference/comment.mjs';
import { nameForeign } from './reference/foreign.mjs';

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
const guides = texts(below('docs/guide', '.md'));

/** Kinds of TypeDoc's reflections. */
const kinds = { function: 64, reference: 4_194_304 };

const entries = model.children.flatMap((module) =>
  module.children.filter(({ kind }) => kind !== kinds.reference).map((one) => ({ module: module.name, ...one })),
);

/** The call signatures of an export: those of a function, and those of a constant that is a function; of one that gives a function also that one's. */
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

/** A type that a signature gives in the end, through the functions that it gives first. */
const resultOf = (type) => {
  const inner = type?.declaration?.signatures?.[0];
  return inner === undefined ? type : resultOf(inner.type);
};
const fallible = functions.filter(({ signature }) => resultOf(signature.type)?.name === 'Either');

/** Letters and digits of a text, by which a comment is found on a page. */
const letters = (text) =>
  text.replaceAll(/\{@\w+ ([^}|]*)(?:\|[^}]*)?\}/g, '$1').replaceAll(/\]\([^)]*\)|<[^>]*>|[^A-Za-z0-9]+/g, '');

/** The comments inside of the declarations of exported types. */
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
        const [doc] = node.jsDoc ?? [];
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
const cells = rows.flatMap(({ name, line }) =>
  line.startsWith('|') ? line.split(/(?<!\\)\|/).map((cell) => ({ name, cell })) : [],
);
/** Texts in quotes one after another, as an alternative that has a name would be. */
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
const written = blocks.filter(({ code }) => (code.match(/(?:^|[|<,(:])\s*"[^"\n]*"/gm) ?? []).length >= 20);

const anchors = apiHtml.flatMap(([name, text]) =>
  [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => ({ name: `${name.slice(site.length)}#${id}`, id })),
);
/** Names that end in a number by themselves. */
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
const tagTables = [...sources].filter(([, text]) => text.includes('class="tags"')).map(([name]) => ({ name }));

const words = (text) =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
/** Pages that are looked up and not read. */
const lookedUp = /\/(?:attacks|commands|contract|performance|recipes|glossary)\.md$/;
/** The most words of a guide; the one on servers has yet to be divided. */
const mostWords = (name) => (name.endsWith('/server.md') ? 2500 : 1200);
const longGuides = [...guides]
  .filter(([name]) => !lookedUp.test(name))
  .filter(([name, text]) => words(text) > mostWords(name))
  .map(([name, text]) => ({ name: `${name}: ${words(text)}` }));
const bare = [...guides]
  .filter(([, text]) => !/!\[|<img|<svg|<rulehouse-board|<figure|^```(?:figure|diagram) /m.test(text))
  .map(([name]) => ({ name }));

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

/** Each figure: its name, what was found, and what it must be at most or at least; without one it is only said. */
const figures = [
  ['comments of types that no page has', none(lost), must],
  ['parameters described, %', share(described, parameters), all],
  ['results in words, %', share(returning, functions), all],
  ['failures named, %', share(failing, fallible), all],
  ['failures with an example, %', share(shown, fallible), all],
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
  ['rows and types with 20 literals', none([...joined, ...written].map(({ name }) => ({ name }))), must],
  ['signatures over 300 characters', none(long), must],
  ['addresses with a counter', none(counted), must],
  ['guides over 1,200 words', none(longGuides), must],
  ['guides without a picture', none(bare), must],
];

for (const [name, { value, of, missing }, { most = Infinity, least = 0 } = {}] of figures) {
  const isWrong = value > most || value < least;
  const limit = most < Infinity ? `at most ${most}` : `at least ${least}`;
  console.log(`${name}: ${value}${of === undefined ? '' : ` (${of})`}${isWrong ? `, but must be ${limit}` : ''}`);
  if (name === listed || isWrong) for (const one of missing ?? []) console.log(`  ${one.name ?? one}`);
  if (isWrong) process.exitCode = 1;
}
