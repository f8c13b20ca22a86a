/**
 * Draws a random sample of the project's English, to be judged by somebody who did not write it: `node scripts/check/reading.mjs 2026`. The number is
 * the seed; the same seed draws the same sample from the same files. `--of` limits the sample to one kind:
 *
 * - comments: 200 sentences of doc comments in `src`
 * - refusals: 100 texts of rules and invariants
 * - notes: 100 `//` comments in `src` and `test`
 * - docs: 100 sentences of the README and the pages in `docs`
 * - scripts: 50 sentences that scripts and studies have in comments or print
 *
 * Each line has its place and, for comments, the line of code below. With `--whole`, each sentence of a doc comment is shown in its comment, between
 * « and ».
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import markdown from 'markdown-it';
import ts from 'typescript';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false }, of: { type: 'string' } },
});
const seed = Number(positionals[0] ?? 1);
const wanted = { comments: 200, refusals: 100, notes: 100, docs: 100, scripts: 50 };

/** A whole number that is at least 0 and less than `most`, the same in every run. */
const draw = (() => {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
})();

const drawn = (list, count) => {
  const rest = [...list];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(draw(rest.length), 1)[0]);
};

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .sort()
    .map((name) => join(folder, name));

/** Splits prose into sentences, and leaves out those of fewer than four words. */
const sentencesOf = (text) =>
  text
    .split(/(?<=[.!?])\s+(?=[A-Z`{])|\n\s*\n|\n(?=\w+ - )/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one.split(' ').length >= 4);

/** The prose of a comment, without comment markers, examples, rules and tags. */
const proseOf = (comment) =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\s*\/\/ ?/gm, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/@example[\s\S]*$/, '')
    .replace(/^\s*eslint-disable.*$/gm, '')
    .replace(/@(rule|internal|packageDocumentation|module|type|template|typedef|property)\b[^\n]*/g, '')
    .replace(/@(param|returns|fails)\s*(\{[^\n]*?\} )?/g, '\n');

/** The comments of a file, with neighbouring `//` lines joined, and the line of code after each. */
const commentsIn = (file) => {
  const text = file.text;
  const found = new Map();
  const visit = (node) => {
    for (const one of ts.getLeadingCommentRanges(text, node.pos) ?? []) found.set(one.pos, one.end);
    for (const one of ts.getTrailingCommentRanges(text, node.end) ?? []) found.set(one.pos, one.end);
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  const joined = [];
  for (const [start, end] of [...found].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    const isNext = last !== undefined && /^\n[ \t]*$/.test(text.slice(last.end, start)) && text.startsWith('//', start);
    if (isNext && text.startsWith('//', last.start)) last.end = end;
    else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => ({
    at: `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1}`,
    comment: text.slice(start, end),
    after: text.slice(end).trimStart().split('\n')[0],
  }));
};

const parsed = (name) => ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true);

const ofSources = filesIn('src', /\.ts$/).map(parsed);

/** A sentence marked in its whole comment. */
const marked = (comment, sentence) =>
  proseOf(comment)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(sentence, () => `«${sentence}»`);

const docComments = () =>
  ofSources
    .flatMap(commentsIn)
    .flatMap(({ at, comment, after }) =>
      comment.startsWith('/**')
        ? sentencesOf(proseOf(comment)).map(
            (one) => `${at}  ${values.whole ? marked(comment, one) : one}\n      ${after.trim()}`,
          )
        : [],
    );

const refusals = () => {
  const found = [];
  const visit = (node, file) => {
    const names = ts.isObjectLiteralExpression(node) ? node.properties.map((one) => one.name?.getText(file)) : [];
    if (names.includes('rule') && names.includes('text')) {
      const said = node.properties.find((one) => one.name?.getText(file) === 'text').initializer;
      if (said !== undefined && (ts.isStringLiteralLike(said) || ts.isTemplateExpression(said)))
        found.push(
          `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}  ${said.getText(file).slice(1, -1)}`,
        );
    }
    ts.forEachChild(node, (child) => visit(child, file));
  };
  for (const file of ofSources) visit(file, file);
  return found;
};

const notes = () =>
  [...ofSources, ...filesIn('test', /\.(?:ts|mjs)$/).map(parsed)]
    .flatMap(commentsIn)
    .filter(({ comment }) => /^\/\/ (?!eslint|@|--)(?:\S+\s+){2}/.test(comment))
    .map(({ at, comment, after }) => `${at}  ${proseOf(comment).replace(/\s+/g, ' ').trim()}\n      ${after.trim()}`);

/** The sentences of a Markdown file, without code and headings. Table cells count if they have at least eight words, without their code. */
const sentencesOfPage = (name) => {
  const text = readFileSync(name, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replaceAll(/.*/g, ''))
    .replace(/^:::.*$/gm, '');
  const tokens = markdown({ html: true }).parse(text, {});
  return tokens.flatMap(({ type, children, map }, index) => {
    const { type: around } = tokens[index - 1] ?? { type: '' };
    if (type !== 'inline' || around === 'heading_open' || around === 'th_open') return [];
    const prose = (children ?? []).map((one) => {
      if (one.type === 'code_inline') return around === 'td_open' ? '' : `\`${one.content}\``;
      return one.type === 'text' ? one.content : one.type === 'softbreak' ? ' ' : '';
    });
    const line = (map ?? tokens.slice(0, index).findLast((one) => one.map !== null)?.map ?? [0])[0] + 1;
    const fewest = around === 'td_open' ? 8 : 4;
    return sentencesOf(prose.join(''))
      .filter((one) => one.split(' ').length >= fewest)
      .map((one) => `${name}:${line}  ${one}`);
  });
};

const docs = () =>
  ['README.md', ...filesIn('docs', /^(?!api\/|\.|public\/|environments\/).*\.md$/)].flatMap(sentencesOfPage);

/** Texts of at least four words in a program: what it prints. */
const printedIn = (file) => {
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = node.getText(file).slice(1, -1);
      const isProse = /^[^\n]*[a-z]+,? [a-z]+ [a-z]+[^\n]*$/.test(text.replaceAll(/\$\{[^}]*\}/g, 'X'));
      if (isProse && !/^(?:import|export) |=>|;\\n/.test(text))
        found.push(`${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}  ${text}`);
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

const scripts = () =>
  ['scripts', 'research', 'bench']
    .flatMap((folder) => filesIn(folder, /\.m?js$/).map(parsed))
    .flatMap((file) => [
      ...commentsIn(file).flatMap(({ at, comment }) => sentencesOf(proseOf(comment)).map((one) => `${at}  ${one}`)),
      ...printedIn(file),
    ]);

const kinds = { comments: docComments, refusals, notes, docs, scripts };
for (const [kind, list] of Object.entries(kinds)) {
  if (values.of !== undefined && values.of !== kind) continue;
  const all = list();
  console.log(`${kind}, seed ${seed}: ${wanted[kind]} of ${all.length}`);
  for (const [number, line] of drawn(all, wanted[kind]).entries()) console.log(`${number + 1}  ${line}`);
}
