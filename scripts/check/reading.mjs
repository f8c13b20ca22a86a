/**
 * A sample to be read aloud by somebody who did not write it: `node scripts/check/reading.mjs 2026` draws, by this seed, 200 sentences of the comments
 * of `src` and 100 refusals of rules, each with its place, and a sentence with the name above which it stands. With `--whole`, each sentence stands in
 * its comment, between « and », above the line of code that the comment is about, as readers of the docs and of the sources see it. The same seed
 * draws the same sample of the same sources.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const isWhole = process.argv.includes('--whole');
const [seed = 1] = process.argv.slice(2).map(Number);
const [sentencesWanted, refusalsWanted] = [200, 100];

/** A number from 0 to below `most`, the same in every run. */
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

/** The sentences of a comment: examples and what stands behind `@rule` are no prose. */
const sentencesOf = (comment) =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/@example[\s\S]*$/, '')
    .replace(/@(rule|internal|packageDocumentation|module)\b[^\n]*/g, '')
    .replace(/@(param|returns|fails)\s*/g, '\n')
    .split(/(?<=[.!?])\s+(?=[A-Z`{])|\n\s*\n|\n(?=\w+ - )/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one.split(' ').length >= 4);

/** The name that a comment stands above: of a function, type, field or parameter, or of the file. */
const nameAfter = (text) => {
  const [, word] =
    /^\s*(?:(?:export|declare|default|readonly|const|function\*?|interface|type|class|static|async) )*([\w$]+)/.exec(
      text,
    ) ?? [];
  return word === undefined || word === 'import' || word === 'export' ? 'the file' : word;
};

/** A comment on one line, without its examples, with a sentence marked, and the line of code below the comment. */
const around = (comment, sentence, after) => {
  const text = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/@example[\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [line = ''] = after.trimStart().split('\n');
  return `${text.replace(sentence, () => `«${sentence}»`)}${line === '' ? '' : `\n      ${line.trim()}`}`;
};

/** @type {string[][]} */
const [sentences, refusals] = [[], []];
for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' }).sort()) {
  if (!name.endsWith('.ts')) continue;
  const text = readFileSync(join('src', name), 'utf8');
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const at = (position) => `${name}:${file.getLineAndCharacterOfPosition(position).line + 1}`;
  for (const { 0: comment, index } of text.matchAll(/\/\*\*[\s\S]*?\*\//g))
    for (const sentence of sentencesOf(comment)) {
      const after = text.slice(index + comment.length);
      const shown = isWhole ? around(comment, sentence, after) : sentence;
      sentences.push(`${at(index)} [${nameAfter(after)}]  ${shown}`);
    }
  const visit = (node) => {
    const names = ts.isObjectLiteralExpression(node) ? node.properties.map((one) => one.name?.getText(file)) : [];
    if (names.includes('rule') && names.includes('text')) {
      const said = node.properties.find((one) => one.name?.getText(file) === 'text').initializer;
      if (said !== undefined && (ts.isStringLiteralLike(said) || ts.isTemplateExpression(said)))
        refusals.push(`${at(node.getStart(file))}  ${said.getText(file).slice(1, -1)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

console.log(
  `seed ${seed}: ${sentencesWanted} of ${sentences.length} sentences, ${refusalsWanted} of ${refusals.length} refusals`,
);
for (const [number, line] of drawn(sentences, sentencesWanted).entries()) console.log(`S${number + 1}  ${line}`);
for (const [number, line] of drawn(refusals, refusalsWanted).entries()) console.log(`R${number + 1}  ${line}`);
