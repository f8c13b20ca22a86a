/**
 * Measures how much the tests of a game notice: draws a sample of small changes to its sources, each of which should make a test fail.
 *
 *     npm run mutants -- [--count 100] [--seed 1] [--quick] <file or folder of src, or file:line> ...
 *
 * The given number of mutants is drawn from each folder; the same seed draws the same mutants. The sources are bundled with the tests of their game
 * into a temporary folder, with all mutants of the sample included but inactive. One run of all tests records which mutants each test reaches. Then,
 * for each mutant, a worker activates it and runs the tests that reach it, fastest first, until one fails. The effect of a mutant may be cached if
 * the mutant runs while modules are loaded or in only one test, or if a test no longer reaches it. Such a mutant gets a fresh worker, and all other
 * tests run as well. A test that takes several times as long as without the mutant also counts as a failure. A mutant of a fallback that only the
 * compiler needs (`list[index] ?? 0`) does not count if no test reaches it. With --quick, slow tests are skipped. Mutants that change nothing are not
 * in the sample; `mutants/equivalent.json` lists them with reasons. The working tree is not changed.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { given } from '../given.mjs';
import { instrumented, mutantsOf } from './mutants/operators.mjs';
import { roomOf } from './rooms.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const here = (path) => join(root, path);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
  },
});
const [count, seed] = [values.count, values.seed].map(Number);

/** The time limit of a test: a multiple of its time without a mutant, plus a number of milliseconds. */
const patience = { times: 8, more: 6000 };

/** The time limit for loading a test file and its imports, in milliseconds. */
const reading = 60_000;

/** With --quick, tests that take longer than this are skipped, in milliseconds. */
const slow = 2000;

/** The rooms whose tests run for a room, if not only its own. */
const testers = {
  core: ['core', 'laws', 'games/terrafex', 'games/icetraders'],
  pieces: ['pieces', 'games/terrafex', 'games/icetraders', 'games/toframenn', 'games/transformartian'],
};

/** A small generator of pseudo-random numbers between 0 and 1. */
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

/** The files below a path, and the line number if one is given. */
const expanded = (text) => {
  const [, path, line] = given(/^(.*?)(?::(\d+))?$/.exec(text));
  const full = resolve(path);
  const files = statSync(full).isDirectory()
    ? readdirSync(full, { recursive: true, encoding: 'utf8' }).map((name) => join(full, name))
    : [full];
  return files
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ file: relative(root, name), line: line === undefined ? undefined : Number(line) }));
};

const wanted = positionals.flatMap(expanded);
const games = new Set(wanted.map(({ file }) => roomOf(file.slice('src/'.length))));
if (wanted.length === 0 || games.size !== 1 || wanted.some(({ file }) => !file.startsWith('src/'))) {
  console.error('usage: npm run mutants -- [--count 100] [--seed 1] <files or folders of one room of src>');
  process.exit(2);
}
const [game] = games;

const codeOf = new Map(wanted.map(({ file }) => [file, readFileSync(here(file), 'utf8')]));
const all = [...codeOf].flatMap(([file, code]) => mutantsOf(file, code));
const fitting = all.filter((mutant) =>
  wanted.some(({ file, line }) => file === mutant.file && (line === undefined || line === mutant.line)),
);
const equivalent = JSON.parse(readFileSync(here('scripts/check/mutants/equivalent.json'), 'utf8'));

const folderOf = ({ file }) => dirname(file);
const isKnown = (mutant) =>
  equivalent.some(
    ({ file, code, before, after }) =>
      file === mutant.file && code === mutant.code && before === mutant.before && after === mutant.after,
  );
const drawn = shuffled(fitting, drawing(seed)).filter((mutant) => !isKnown(mutant));
const sample = [...new Set(drawn.map(folderOf))]
  .sort()
  .flatMap((name) => drawn.filter((mutant) => folderOf(mutant) === name).slice(0, count))
  .map((mutant, number) => ({ ...mutant, number }));

// ------------------------------------------------------------------------------------------------------------- bundle

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const require = createRequire(createRequire(import.meta.url).resolve('vitest'));
const aliases = new Map([
  ['vitest', here('scripts/check/mutants/shim.mjs')],
  ['@vitest/expect', require.resolve('@vitest/expect')],
  ['chai', require.resolve('chai')],
]);

/** Inserts the mutants, and gives every file its own address. */
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

const tests = (testers[game] ?? [game]).flatMap((name) =>
  readdirSync(here(`test/${name}`))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `test/${name}/${file}`),
);
await build({
  entryPoints: [here('scripts/check/mutants/setup.mjs'), ...tests.map(here)],
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
const built = (name) => pathToFileURL(join(folder, name.replace(/\.[^.]+$/, '.mjs'))).href;
const files = Object.fromEntries(tests.map((name) => [name, built(name)]));

// ---------------------------------------------------------------------------------------------------------------- run

/** Starts a worker for the tests, either without mutants or with the first one active before anything is loaded. */
const started = (isPlain, first) => {
  const worker = new Worker(new URL('./mutants/runner.mjs', import.meta.url), {
    workerData: { isPlain, first, files, setup: built('scripts/check/mutants/setup.mjs') },
    // If a mutant fills a list endlessly, this limit ends only the worker; without it, V8 ends the whole process.
    resourceLimits: { maxOldGenerationSizeMb: 800 },
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
};

/** Receives messages from a worker until it ends or `hear` returns true. */
const heard = (worker, hear) =>
  new Promise((/** @type {(_: void) => void} */ resolved) => {
    const onMessage = (message) => {
      if (message.end === true) finish();
      else hear(message, finish);
    };
    const onError = ({ message }) => {
      hear({ failed: `worker: ${message}`, isDead: true }, finish);
      finish();
    };
    const finish = () => {
      worker.off('message', onMessage).off('error', onError);
      resolved();
    };
    worker.on('message', onMessage).on('error', onError);
  });

const begun = performance.now();
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** All tests, and the mutants reached while the files were loaded. */
const known = [];
const lasting = new Set();
const plain = started(true, -1);
await heard(plain, ({ file, index, name, ms, failed, broken, reached, isDead }) => {
  if (isDead) throw new Error(failed);
  if (broken !== undefined || failed !== undefined)
    console.log(`  skipped, because it fails without a mutant: ${file}: ${name ?? broken}`);
  else if (index !== undefined) known.push({ file, index, name, ms, reached: new Set(reached) });
  else for (const number of reached) lasting.add(number);
});
await plain.terminate();
const quickest = known.filter(({ ms }) => !values.quick || ms <= slow).sort((a, b) => a.ms - b.ms);
console.log(`${game}: ${known.length} tests, ${seconds(performance.now() - begun)} without a mutant`);

/** The tests that reach a mutant. */
const reaching = (number) => quickest.filter(({ reached }) => reached.has(number));

/** True if the effect of a mutant may be cached, so that any test may notice it and the worker cannot be reused. */
const isLasting = (number) => lasting.has(number) || known.filter(({ reached }) => reached.has(number)).length === 1;

/** The tests that may notice a mutant with a cached effect: those that reach it, and then all others. */
const afterwards = (own) => [...own, ...quickest.filter((test) => !own.includes(test))];

/**
 * Runs tests with a mutant. Returns which test noticed it, whether it was too slow, whether the worker is spoilt, and whether a test passed without
 * reaching it.
 */
const tried = async (worker, number, order) => {
  /** @type {{ by: string | undefined, isSlow: boolean, isSpoilt: boolean, isMissed: boolean }} */
  let outcome = { by: undefined, isSlow: false, isSpoilt: false, isMissed: false };
  let timer;
  let next = 0;
  const allow = (ms, finish) => {
    clearTimeout(timer);
    const { file, name } = order[next];
    const tooSlow = () => {
      outcome = { ...outcome, by: `${file}: ${name}: too slow`, isSlow: true, isSpoilt: true };
      finish();
    };
    timer = setTimeout(tooSlow, ms);
  };
  const hearing = heard(worker, ({ isReading, isReady, failed, isSpoilt = false, isMet = true }, finish) => {
    if (isReading === true) return allow(reading, finish);
    if (isReady === true) return allow(order[next].ms * patience.times + patience.more, finish);
    clearTimeout(timer);
    const { file, name } = order[next];
    if (failed !== undefined) outcome = { ...outcome, by: `${file}: ${name}: ${failed}`, isSpoilt };
    if (!isMet) outcome = { ...outcome, isMissed: true };
    next = Math.min(next + 1, order.length - 1);
  });
  worker.postMessage({ mutant: number, order: order.map(({ file, index }) => ({ file, index })) });
  await hearing;
  clearTimeout(timer);
  return outcome;
};

/** A worker that is reused for one mutant after another until a mutant spoils it. */
let shared;

/**
 * Finds the test that notices a mutant. A fresh worker is used if the effect may be cached, if a spoilt worker has failed, or if a test that reaches
 * the mutant in the first run does not reach it now, because the worker has cached a table made without the mutant.
 */
const noticed = async (number) => {
  const order = reaching(number);
  if (!isLasting(number)) {
    if (order.length === 0) return { by: undefined, isSlow: false };
    shared ??= started(false, -1);
    const outcome = await tried(shared, number, order);
    if (outcome.isSpoilt) {
      await shared.terminate();
      shared = undefined;
    }
    const isCertain = outcome.by === undefined ? !outcome.isMissed : outcome.isSlow || !outcome.isSpoilt;
    if (isCertain) return outcome;
  }
  const own = started(false, number);
  const outcome = await tried(own, number, afterwards(order));
  await own.terminate();
  return outcome;
};

const short = (text) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}...` : line;
};

/** Mutants of fallbacks that only the compiler needs: no test reaches them, so they have no effect. */
const idle = sample.filter(({ isFallback, number }) => isFallback && !known.some(({ reached }) => reached.has(number)));

const results = [];
for (const mutant of sample.filter((one) => !idle.includes(one))) {
  const { by, isSlow } = await noticed(mutant.number);
  const { file, line, column, before, after } = mutant;
  results.push({ mutant, by, isSlow });
  if (by === undefined) console.log(`${file}:${line}:${column}: ${short(before)} → ${short(after) || '(nothing)'}`);
}
await shared?.terminate();

for (const name of [...new Set(sample.map(folderOf))]) {
  const mine = results.filter(({ mutant }) => folderOf(mutant) === name);
  const found = mine.filter(({ by }) => by !== undefined).length;
  const share = ((100 * found) / mine.length).toFixed(0);
  const of = fitting.filter((mutant) => folderOf(mutant) === name).length;
  console.log(`${name}: ${found} of ${mine.length} found, ${share} %, of ${of} mutants`);
}
const found = results.filter(({ by }) => by !== undefined);
const byTime = found.filter(({ isSlow }) => isSlow).length;
console.log(
  `seed ${seed}: ${found.length} of ${results.length} found (${byTime} by time), ${results.length - found.length} survived, ${idle.length} in fallbacks that no test reaches, of ${fitting.length} mutants; ${seconds(performance.now() - begun)}`,
);
