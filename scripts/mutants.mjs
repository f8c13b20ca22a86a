/**
 * How much the tests of a game notice: a sample of small changes to its sources, each of which should make a test fail.
 *
 *     npm run mutants -- [--count 100] [--seed 1] [--jobs 1] [--quick] <file or folder of src, or file:line> ...
 *
 * The sources are bundled with the tests of their game into a temporary folder, all mutants of the sample inside and asleep; for each one
 * a fresh worker switches it on and runs the test files, the quickest first, until one fails. A file that takes several times
 * as long as without a mutant counts as a failure too. With --quick the slowest files are left out: for a first look. The working tree is not touched. The same seed gives the same sample.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { instrumented, mutantsOf } from './mutants/operators.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const here = (path) => join(root, path);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
  },
});
const [count, seed, jobs] = [values.count, values.seed, values.jobs].map(Number);

/** How long a test file may take: so many times what it takes without a mutant, and so many milliseconds more. */
const patience = { times: 8, more: 4000 };

/** With --quick, files that take at least this share of the whole time are left out. */
const slowShare = 0.15;

/** A small generator of numbers from 0 to 1. */
const drawing = (state) => () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const shuffled = (items, draw) => {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(draw() * (last + 1));
    [all[last], all[other]] = [all[other], all[last]];
  }
  return all;
};

/** Files below a path, and the line that is asked for. */
const expanded = (text) => {
  const [, path, line] = /^(.*?)(?::(\d+))?$/.exec(text);
  const full = resolve(path);
  const files = statSync(full).isDirectory()
    ? readdirSync(full, { recursive: true, encoding: 'utf8' }).map((name) => join(full, name))
    : [full];
  return files
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ file: relative(root, name), line: line === undefined ? undefined : Number(line) }));
};

const wanted = positionals.flatMap(expanded);
const games = new Set(wanted.map(({ file }) => file.split('/')[1]));
if (wanted.length === 0 || games.size !== 1 || wanted.some(({ file }) => !file.startsWith('src/'))) {
  console.error(
    'usage: npm run mutants -- [--count 100] [--seed 1] [--jobs 1] <files or folders of one folder of src>',
  );
  process.exit(2);
}
const [game] = games;

const codeOf = new Map(wanted.map(({ file }) => [file, readFileSync(here(file), 'utf8')]));
const all = [...codeOf].flatMap(([file, code]) => mutantsOf(file, code));
const fitting = all.filter((mutant) =>
  wanted.some(({ file, line }) => file === mutant.file && (line === undefined || line === mutant.line)),
);
const sample = shuffled(fitting, drawing(seed))
  .slice(0, count)
  .map((mutant, number) => ({ ...mutant, number }));

// ------------------------------------------------------------------------------------------------------------- bundle

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const require = createRequire(createRequire(import.meta.url).resolve('vitest'));
const aliases = new Map([
  ['vitest', here('scripts/mutants/shim.mjs')],
  ['@vitest/expect', require.resolve('@vitest/expect')],
  ['chai', require.resolve('chai')],
]);

/** Puts the mutants in and gives every file its own address. */
const plugin = {
  name: 'mutants',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(vitest|@vitest\/expect|chai)$/ }, ({ path }) => ({ path: aliases.get(path) }));
    onResolve({ filter: /^rulehouse(\/|$)/ }, ({ path }) => ({ path: here(join('src', path.slice(9), 'index.ts')) }));
    onResolve({ filter: /^typescript$/ }, () => ({ path: import.meta.resolve('typescript'), external: true }));
    onLoad({ filter: /\/(src|test)\/.*\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      const mine = sample.filter(({ file }) => here(file) === path);
      const text = mine.length === 0 ? code : instrumented(code, mine);
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};

const tests = readdirSync(here(`test/${game}`)).filter((name) => name.endsWith('.test.ts'));
await build({
  entryPoints: [here('test/setup.ts'), ...tests.map((name) => here(`test/${game}/${name}`))],
  outbase: root,
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  logLevel: 'error',
  banner: {
    js: `import { createRequire as $require } from 'node:module'; const require = $require(${JSON.stringify(import.meta.url)});`,
  },
  plugins: [plugin],
});
const built = (name) => pathToFileURL(join(folder, name.replace(/\.ts$/, '.mjs'))).href;
const files = tests.map((name) => ({ name, url: built(`test/${game}/${name}`), setup: built('test/setup.ts') }));

// ---------------------------------------------------------------------------------------------------------------- run

/** Runs test files with a mutant: what failed, and how long each file took. */
const run = (mutant, order, known, limits) =>
  new Promise((resolved) => {
    const times = new Map();
    const worker = new Worker(new URL('./mutants/worker.mjs', import.meta.url), {
      workerData: { mutant, files: order, known, bail: mutant >= 0 },
      stdout: true,
      stderr: true,
    });
    let timer;
    const finish = (failed) => {
      clearTimeout(timer);
      void worker.terminate();
      resolved({ failed, times });
    };
    const wait = () => {
      clearTimeout(timer);
      const limit = limits?.get(order[times.size]?.name);
      if (limit !== undefined) timer = setTimeout(() => finish([`${order[times.size].name}: too slow`]), limit);
    };
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('error', ({ message }) => finish([`worker: ${message}`]));
    worker.on('message', ({ name, ms, failed, end }) => {
      if (end === true) finish(failed);
      else {
        times.set(name, ms);
        wait();
      }
    });
    wait();
  });

const begun = performance.now();
const plain = await run(-1, files, []);
const whole = [...plain.times.values()].reduce((sum, ms) => sum + ms, 0);
const order = files
  .filter(({ name }) => !values.quick || plain.times.get(name) < whole * slowShare)
  .sort((a, b) => plain.times.get(a.name) - plain.times.get(b.name));
const limits = new Map([...plain.times].map(([name, ms]) => [name, ms * patience.times + patience.more]));
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
console.log(`${game}: ${files.length} test files, ${seconds(performance.now() - begun)} without a mutant`);
for (const name of plain.failed) console.log(`  left out, fails without a mutant: ${name}`);

const short = (text) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}...` : line;
};

const results = [];
const queue = [...sample];
const work = async () => {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const { failed } = await run(mutant.number, order, plain.failed, limits);
    const { file, line, column, before, after } = mutant;
    results.push({ file, by: failed[0] });
    if (failed.length === 0)
      console.log(`${file}:${line}:${column}: ${short(before)} → ${short(after) || '(nothing)'}`);
  }
};
await Promise.all(Array.from({ length: jobs }, work));

for (const file of [...codeOf.keys()].sort()) {
  const mine = results.filter((result) => result.file === file);
  if (mine.length === 0) continue;
  const found = mine.filter(({ by }) => by !== undefined).length;
  console.log(`${file}: ${found} of ${mine.length} found, ${mine.length - found} survived`);
}
const survivors = results.filter(({ by }) => by === undefined);
const slow = results.filter(({ by }) => by?.endsWith('too slow')).length;
console.log(
  `seed ${seed}: ${results.length - survivors.length} of ${results.length} found (${slow} by time), ${survivors.length} survived, of ${fitting.length} mutants; ${seconds(performance.now() - begun)}`,
);
