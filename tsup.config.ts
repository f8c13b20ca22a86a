import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { onDemand } from './scripts/build/on-demand.js';
import { pure } from './scripts/build/pure.js';
import { filesIn } from './src/node/cli/templates.js';

/**
 * The public entries, read from the `exports` of package.json: `.` is src/index.ts, `./terrafex` is src/games/terrafex/index.ts.
 * A new game needs one more block there and nothing here.
 */
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> };
const modulesIn = Object.entries(exports).filter(([, target]) => typeof target === 'object');
const fileOf = ([key]: readonly [string, unknown]): string => (key === '.' ? 'index' : `${key.slice(2)}/index`);
const entries = modulesIn.map(fileOf);

/** Entries that run in Node only, so that they have no condition for it: built with the command, whose threads they start. */
const forNode = modulesIn.filter(([, target]) => !('node' in (target as { import: object }).import)).map(fileOf);

const files = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

/**
 * The parts of a game that entries hold for all games. As files of their own they keep chunks of one game apart from those of the others: a page with
 * routes then loads, with one board or face, the code of its game only.
 */
const gameParts = Object.fromEntries(
  entries
    .map((name) => dirname(name))
    .filter((id) => existsSync(`src/web/board/games/${id}.ts`))
    .flatMap((id) => [
      `face/${id}/index`,
      `board/games/${id}`,
      `play/games/${id}`,
      `bots/evaluations/${id}`,
      `environment/games/${id}`,
    ])
    .map((part) => [`shared/${part.replaceAll('/', '-')}`, `src/${part}.ts`]),
);

/**
 * fp-ts and io-ts have no `exports` map: `fp-ts/Either` is a folder that plain Node refuses as an ES module. The sources write
 * the short form; the build names the file, in `lib` (CommonJS, for Node) or in `es6` (for bundlers: one copy, tree-shaken).
 */
const fpTsFiles = (dir: 'lib' | 'es6'): Plugin => ({
  name: `fp-ts-${dir}`,
  setup: (build) => {
    build.onResolve({ filter: /^(?:fp-ts\/[^/]+|io-ts(?:\/[^/]+)?)$/ }, ({ path }) => ({
      path: `${(path === 'io-ts' ? 'io-ts/index' : path).replace('/', `/${dir}/`)}.js`,
      external: true,
    }));
  },
});

/**
 * What is for Node uses the library as its readers do, by its entries, and has no copy of the games: all of it lies one folder below dist.
 */
const byEntries: Plugin = {
  name: 'by-entries',
  setup: (build) => {
    const shared = new Map(
      entries.filter((name) => !forNode.includes(name)).map((name) => [resolve(`src/${name}.ts`), `../${name}.cjs`]),
    );
    shared.set(resolve('src/games/catalogue.ts'), '../index.cjs');
    build.onResolve({ filter: /\/(?:index|games)\.js$/ }, ({ path, resolveDir, kind }) => {
      const entry = kind === 'entry-point' ? undefined : shared.get(resolve(resolveDir, path.replace(/js$/, 'ts')));
      return entry === undefined ? undefined : { path: entry, external: true };
    });
  },
};

/**
 * io-ts makes its classes by calls that no bundler may leave out: a page would load all of them for the one that codecs are made of. What pages load
 * therefore has the parts of io-ts that it uses in it, their constants marked like our own.
 */
const partsOfIoTs: Plugin = {
  name: 'parts-of-io-ts',
  setup: (build) => {
    const file = resolve('node_modules/io-ts/es6/index.js');
    build.onResolve({ filter: /^io-ts$/ }, () => ({ path: file, sideEffects: false }));
    build.onResolve({ filter: /^fp-ts\/es6\/[^/]+$/ }, ({ path }) => ({ path: `${path}.js`, external: true }));
    build.onLoad({ filter: /[\\/]io-ts[\\/]es6[\\/]index\.js$/ }, () => ({
      contents: pure(readFileSync(file, 'utf8'), file),
      loader: 'js',
    }));
  },
};

/** Marks the constants of the own modules as free of effects. */
const pureConstants: Plugin = {
  name: 'pure-constants',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: pure(readFileSync(path, 'utf8'), path),
      loader: 'ts',
    }));
  },
};

const titleOf = (id: string): string => {
  const title = /^ {2}title: '(.+)',$/m.exec(readFileSync(`src/${id}/game.ts`, 'utf8'))?.[1];
  if (title === undefined) throw new Error(`src/${id}/game.ts states no title`);
  return title;
};

/** Games are loaded when they are opened. */
const gamesOnDemand: Plugin = {
  name: 'games-on-demand',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]src[\\/]games\.ts$/ }, ({ path }) => ({
      contents: onDemand(readFileSync(path, 'utf8'), titleOf),
      loader: 'ts',
    }));
  },
};

/** The templates of `new` as a part of the command: nobody looks for them in the package. */
const templatesInside: Plugin = {
  name: 'templates-inside',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]src[\\/]cli[\\/]templates\.ts$/ }, () => {
      const folders = readdirSync('templates').map((folder) => [folder, Object.fromEntries(filesIn(folder))] as const);
      return {
        contents: `const folders = ${JSON.stringify(Object.fromEntries(folders))};\nexport const filesIn = (folder: string) => new Map(Object.entries(folders[folder]));`,
        loader: 'ts',
      };
    });
  },
};

/** The licences of what is in the package: the command brings commander, and what pages load has parts of fp-ts and io-ts. */
const licences = async (): Promise<void> => {
  const names = ['commander', 'fp-ts', 'io-ts'];
  const texts = await Promise.all(names.map((name) => readFile(`node_modules/${name}/LICENSE`, 'utf8')));
  await writeFile('dist/LICENSES.txt', names.map((name, i) => `${name}\n\n${texts[i]}`).join('\n'));
};

/** The entries that run everywhere. */
const everywhere = files(entries.filter((name) => !forNode.includes(name)));

const common: Options = {
  entry: everywhere,
  target: 'node20',
  platform: 'neutral',
  splitting: true,
  removeNodeProtocol: false,
  clean: false, // several builds run at once; the npm script empties dist first
  noExternal: [/^(fp-ts|io-ts)(\/|$)/], // else tsup's own plugin wins; ours marks them external again
};

export default defineConfig([
  // *.js: ES modules for bundlers; what several entries share is in chunks, whose constants a bundler drops one by one
  {
    ...common,
    entry: { ...everywhere, ...gameParts },
    format: 'esm',
    target: 'es2022', // what the README promises of browsers: newer syntax is rewritten, and `lib` of tsconfig.json has no newer names
    sourcemap: true, // once: these are the files that say which source a line comes from
    esbuildOptions: (options) => Object.assign(options, { chunkNames: 'shared/[name]-[hash]' }),
    esbuildPlugins: [partsOfIoTs, fpTsFiles('es6'), pureConstants],
  },
  // the command and what else is for Node
  {
    ...common,
    entry: {
      ...files(['cli/index', ...forNode]),
      'cli/match-worker': 'src/node/tournament/match-worker.ts',
      'cli/arena-worker': 'src/node/tournament/worker.ts',
    },
    // What is loaded on demand lies beside the command: it looks for the worker there.
    esbuildOptions: (options) => Object.assign(options, { chunkNames: 'cli/[name]-[hash]' }),
    platform: 'node',
    format: 'esm',
    noExternal: [...(common.noExternal ?? []), 'commander'], // the command brings it: a reader of rules installs no programs
    onSuccess: licences,
    esbuildPlugins: [fpTsFiles('lib'), byEntries, templatesInside],
    outExtension: () => ({ js: '.mjs' }),
  },
  // *.cjs: still ES modules; scripts/build/merge.mjs makes CommonJS of them
  {
    ...common,
    format: 'esm',
    outExtension: () => ({ js: '.cjs' }),
    esbuildPlugins: [fpTsFiles('lib'), gamesOnDemand],
  },
  // *.d.cts; scripts/build/declarations.mjs writes the *.d.ts, which pass them on
  {
    ...common,
    entry: files(entries),
    format: 'cjs',
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
]);
