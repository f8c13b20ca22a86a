/**
 * Measures what programs import together: ten sets of exports that the guides show, in every installed bundler, for pages and for Node.js, minified,
 * in bytes, with fp-ts and io-ts. Code loaded on demand (bots, a worker) is in other files and does not count. Fails if a set exceeds its budget or
 * if esbuild keeps more than 1.15 times as much as Rollup. `--write` updates the table in the docs. Needs `npm run build` first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build, transform } from 'esbuild';
import { given } from '../given.mjs';
import { root } from './consumer.mjs';

/** The exports in each set; `most` is the budget in bytes, for pages and for Node.js. */
const sets = [
  { name: 'two helpers', most: [3000, 8000], from: { '': 'isLeft, explain' } },
  { name: 'a seed and chance', from: { '': 'source, playout, isRight' } },
  { name: 'one game', from: { '/terrafex': 'game, initial' } },
  { name: 'game, records', most: [63_400, 63_400], from: { '/terrafex': 'game', '': 'readRecord, writeRecord' } },
  { name: 'game with hidden parts', from: { '/icetraders': 'game, initial', '': 'isRight, none, some' } },
  { name: 'game, clicks and words', from: { '/terrafex': 'game', '/face': 'terrafexFace, whyNot, choices' } },
  { name: 'game, pictures', from: { '/terrafex': 'game', '/svg': 'terrafexSvg' } },
  { name: 'a session', from: { '/session': 'session', '/face': 'terrafexFace' } },
  { name: 'a board', from: { '/board': 'defineBoard, terrafexBoard' } },
  { name: 'all games', from: { '': 'games, gameById' } },
];

const programOf = ({ from }) =>
  Object.entries(from)
    .map(([entry, names]) => `export { ${names} } from 'rulehouse${entry}';`)
    .join('\n');

/** Creates a folder in which the package and its peers are installed as for a user. */
const reader = () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-sizes-'));
  mkdirSync(join(folder, 'node_modules'));
  for (const [name, target] of [
    ['rulehouse', root],
    ...['fp-ts', 'io-ts'].map((one) => [one, join(root, 'node_modules', one)]),
  ])
    symlinkSync(target, join(folder, 'node_modules', name), 'junction');
  return folder;
};

const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The file that a value of `exports` leads to: the first condition that the bundler knows, in the package's order. */
const targetOf = (value, known) =>
  typeof value === 'string'
    ? value
    : targetOf(given(Object.entries(value).find(([key]) => known.includes(key)))[1], known);

/** Rollup cannot resolve packages by itself. */
const resolving = (platform) => ({
  name: 'resolving',
  resolveId: (id, importer) => {
    if (importer === undefined) return id;
    const own = /^rulehouse(\/.*)?$/.exec(id);
    if (own !== null) {
      const target = targetOf(exports[`.${own[1] ?? ''}`], [
        'import',
        'module',
        'default',
        ...(platform === 'node' ? ['node'] : []),
      ]);
      return { id: join(root, target), moduleSideEffects: false };
    }
    const file = id.startsWith('.') ? resolve(dirname(importer), id) : join(root, 'node_modules', id);
    return { id: existsSync(file) ? file : `${file}.js`, moduleSideEffects: false };
  },
});

/** Keeps code that is loaded on demand out of the bundle. */
const later = {
  name: 'later',
  resolveDynamicImport: () => false,
  setup: (building) =>
    building.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

const smallest = async (code) => (await transform(code, { minify: true, format: 'esm', target: 'es2022' })).code.length;

const importing = async (name) => import(name).catch(() => undefined);

const byEsbuild = async (entry, platform) => {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
    entryPoints: [entry],
    platform,
    plugins: [{ name: later.name, setup: later.setup }],
  });
  return outputFiles[0].contents.length;
};

const byRollup = (rollup) => async (entry, platform) => {
  const { name, resolveDynamicImport } = later;
  const bundle = await rollup({
    input: entry,
    plugins: [resolving(platform), { name, resolveDynamicImport }],
    onwarn: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es' });
  return smallest(output[0].code);
};

const byRolldown = (rolldown) => async (entry, platform) => {
  const external = { name: later.name, resolveDynamicImport: (id) => ({ id: String(id), external: true }) };
  const bundle = await rolldown({ input: entry, platform, plugins: [external], logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm' });
  return smallest(output[0].code);
};

const byWebpack = (webpack) => (entry, platform) =>
  new Promise((done, failed) => {
    const path = dirname(entry);
    const output = {
      path,
      filename: 'webpack.mjs',
      chunkFilename: 'later-[id].mjs',
      module: true,
      library: { type: 'module' },
    };
    const target = platform === 'node' ? 'node20' : ['web', 'es2022'];
    webpack({ mode: 'production', entry, output, target, experiments: { outputModule: true } }, (error, stats) =>
      error || stats.hasErrors()
        ? failed(error ?? new Error(stats.toString('errors-only')))
        : done(readFileSync(join(path, 'webpack.mjs')).length),
    );
  });

const byBun = (entry, platform) => {
  const args = ['build', entry, '--minify', '--splitting', '--outdir', join(dirname(entry), 'bun')];
  const { status, stderr } = spawnSync('bun', [...args, '--target', platform === 'node' ? 'node' : 'browser'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return readFileSync(join(dirname(entry), 'bun', 'entry.js')).length;
};

/** The installed bundlers. Those that are missing get an empty column. */
const bundlers = async () => {
  const [rollup, rolldown, webpack] = await Promise.all(['rollup', 'rolldown', 'webpack'].map(importing));
  const bun = spawnSync('bun', ['--version']).status === 0;
  return {
    esbuild: byEsbuild,
    rollup: rollup && byRollup(rollup.rollup),
    rolldown: rolldown && byRolldown(rolldown.rolldown),
    webpack: webpack && byWebpack(webpack.default),
    bun: bun ? byBun : undefined,
  };
};

const measured = async (folder, here) => {
  const rows = [];
  const entry = join(folder, 'entry.mjs');
  for (const set of sets) {
    writeFileSync(entry, programOf(set));
    for (const platform of ['browser', 'node']) {
      const sizes = {};
      for (const [name, measure] of Object.entries(here)) sizes[name] = await measure?.(entry, platform);
      rows.push({ set, platform, sizes });
    }
  }
  return rows;
};

const faultsOf = ({ set, platform, sizes }) => {
  const what = `${set.name}, ${platform}`;
  const most = set.most?.[platform === 'browser' ? 0 : 1];
  const ratio = sizes.rollup === undefined || sizes.esbuild <= 10_000 ? 1 : sizes.esbuild / sizes.rollup;
  return [
    ...(most !== undefined && sizes.esbuild > most ? [`${what}: ${sizes.esbuild} of ${most} bytes`] : []),
    ...(ratio > 1.15 ? [`${what}: esbuild keeps ${ratio.toFixed(2)} times what Rollup keeps`] : []),
  ];
};

const tableOf = (rows, names) => {
  const lines = rows.map(({ set, platform, sizes }) => {
    const program = Object.entries(set.from).map(([entry, from]) => `\`${from}\` of \`rulehouse${entry}\``);
    const figures = names.map((name) => (sizes[name] === undefined ? '' : `${(sizes[name] / 1000).toFixed(1)} kB`));
    return `| ${set.name}: ${program.join(', ')} | ${platform === 'node' ? 'Node' : 'page'} | ${figures.join(' | ')} |`;
  });
  return [
    `| imports | for | ${names.join(' | ')} |`,
    `| --- | --- | ${names.map(() => '---:').join(' | ')} |`,
    ...lines,
  ].join('\n');
};

const folder = reader();
try {
  const here = await bundlers();
  const rows = await measured(folder, here);
  const table = tableOf(
    rows,
    Object.keys(here).filter((name) => here[name] !== undefined),
  );
  console.log(table);
  const missing = Object.keys(here).filter((name) => here[name] === undefined);
  if (missing.length > 0) console.log(`not installed, so not measured: ${missing.join(', ')}`);
  if (process.argv.includes('--write')) {
    const document = join(root, 'docs/reports/performance.md');
    const marked = /(<!-- combinations -->\n)[\s\S]*?(<!-- \/combinations -->)/;
    writeFileSync(
      document,
      readFileSync(document, 'utf8').replace(marked, (_, open, close) => `${open}${table}\n${close}`),
    );
  }
  const faults = rows.flatMap(faultsOf);
  for (const fault of faults) console.error(`over its budget: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
