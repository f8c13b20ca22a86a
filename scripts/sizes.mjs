/**
 * The size of every entry point, bundled and minified for the browser: gzip in kB, without and with fp-ts and io-ts. Fails when an
 * entry is over its budget. `--write` brings the table of the docs up to date. Needs `npm run build` first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** kB of gzip without fp-ts and io-ts. The targets are 15 for a small game and 40 for the large one. */
const budgets = { default: 16, 'rulehouse/icetraders': 19, 'rulehouse/terra-mystica': 50, rulehouse: 98 };

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = Object.entries(exports).filter(([, target]) => target.import !== undefined);

const gzip = async (file, external) => {
  const { outputFiles } = await build({
    stdin: { contents: `export * from ${JSON.stringify(file)}`, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    external,
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
};

const rows = [];
for (const [key, target] of entries) {
  const name = key === '.' ? 'rulehouse' : `rulehouse${key.slice(1)}`;
  const own = await gzip(target.import.default, ['fp-ts', 'fp-ts/*', 'io-ts', 'io-ts/*']);
  rows.push({ name, own, all: await gzip(target.import.default, []), budget: budgets[name] ?? budgets.default });
}

const table = [
  '| entry | own code | with fp-ts and io-ts | budget |',
  '| --- | ---: | ---: | ---: |',
  ...rows.map(
    ({ name, own, all, budget }) => `| \`${name}\` | ${own.toFixed(1)} kB | ${all.toFixed(1)} kB | ${budget} kB |`,
  ),
].join('\n');

console.log(table);

const page = 'docs/guide/performance.md';
if (process.argv.includes('--write')) {
  const text = readFileSync(page, 'utf8');
  const marked = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/;
  writeFileSync(
    page,
    text.replace(marked, (_, open, close) => `${open}${table}\n${close}`),
  );
}

const over = rows.filter(({ own, budget }) => own > budget);
for (const { name, own, budget } of over)
  console.error(`${name} is over its budget: ${own.toFixed(1)} kB of ${budget} kB`);
process.exitCode = over.length === 0 ? 0 : 1;
