/**
 * Measures what the types of every entry cost a program that imports it: instantiations, and the time to check them. Compares the instantiations
 * with the table in docs/reports/performance.md, and fails if an entry has grown by more than a tenth; `--write` updates the
 * table. The times depend on the machine and are only for information. Needs `npm run build` first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { entries as all } from '../build/entries.mjs';

const document = 'docs/reports/performance.md';
const marked = /(<!-- types -->\n)[\s\S]*?(<!-- \/types -->)/;
const tolerance = 1.1;

const entries = all.map(({ name, types }) => ({ name, types: resolve(types.replace(/\.d\.ts$/, '.js')) }));

const options = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  skipLibCheck: false,
  noEmit: true,
};

/** Measures the compiler for a program that imports an entry and checks its declarations; without an entry, measures the standard library. */
const costOf = (types) => {
  const path = join(process.cwd(), 'type-cost.mts');
  const text =
    types === undefined
      ? 'export {};'
      : `import * as all from ${JSON.stringify(types)};\nexport const used = { ...all };\n`;
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === path || fileExists.call(host, name);
  host.readFile = (name) => (name === path ? text : readFile.call(host, name));
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, text, rest[0]) : getSourceFile.call(host, name, ...rest);
  // Users install React's types themselves.
  const program = ts.createProgram([path, resolve('src/web/react/react.d.ts')], options, host);
  const began = process.cpuUsage();
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  const { user } = process.cpuUsage(began);
  if (faults.length > 0) throw new Error(`${types}: ${faults[0]}`);
  return { instantiations: program.getInstantiationCount(), types: program.getTypeCount(), ms: user / 1000 };
};

costOf(undefined); // the first run is slower, so do not count it
const bare = costOf(undefined);
const rows = entries.map(({ name, types }) => {
  const cost = costOf(types);
  return {
    name,
    instantiations: cost.instantiations - bare.instantiations,
    types: cost.types - bare.types,
    ms: cost.ms,
  };
});
const number = (value) => value.toLocaleString('en');
const table = [
  '| entry | instantiations | types | time |',
  '| --- | ---: | ---: | ---: |',
  ...rows.map(
    ({ name, instantiations, types, ms }) =>
      `| \`${name}\` | ${number(instantiations)} | ${number(types)} | ${Math.round(ms)} ms |`,
  ),
].join('\n');
console.log(table);

const page = readFileSync(document, 'utf8');
const [before = ''] = marked.exec(page) ?? [];
const known = new Map(
  [...before.matchAll(/^\| `([^`]+)` \| ([\d,]+) \|/gm)].map(([, name, count]) => [
    name,
    Number(count.replaceAll(',', '')),
  ]),
);
if (process.argv.includes('--write'))
  writeFileSync(
    document,
    page.replace(marked, (_, open, close) => `${open}${table}\n${close}`),
  );
else
  for (const { name, instantiations } of rows) {
    const most = (known.get(name) ?? 0) * tolerance;
    if (instantiations <= most) continue;
    console.error(
      `${name}: ${number(instantiations)} instantiations, ${number(Math.floor(most))} at most (node scripts/check/type-cost.mjs --write)`,
    );
    process.exitCode = 1;
  }
