import { readdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { commonJs } from './scripts/common-js.js';
import { pure } from './scripts/pure.js';

/**
 * The public entries, read from the `exports` of package.json: `.` is src/index.ts, `./terrafex` is src/terrafex/index.ts.
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

/** Every module of the library; the command is for Node only, the page of its server is bundled by scripts/page-build.mjs. */
const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !/^(?:cli|host|match|tournament|server|page)\//.test(name))
  .map((name) => name.slice(0, -'.ts'.length));

/** Leaves imports of the own modules as they are: a bundler can drop a module that nobody asks for, but not a part of a chunk. */
const ownModules: Plugin = {
  name: 'own-modules',
  setup: (build) => {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    );
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

const common: Options = {
  entry: files(entries.filter((name) => !forNode.includes(name))),
  target: 'node20',
  platform: 'neutral',
  splitting: true,
  removeNodeProtocol: false,
  clean: false, // several builds run at once; the npm script empties dist first
  noExternal: [/^(fp-ts|io-ts)(\/|$)/], // else tsup's own plugin wins; ours marks them external again
};

export default defineConfig([
  // *.js: ES modules for bundlers, one for each source
  {
    ...common,
    entry: files(modules),
    format: 'esm',
    splitting: false,
    sourcemap: true, // once: these are the files that say which source a line comes from
    esbuildPlugins: [fpTsFiles('es6'), ownModules, pureConstants],
  },
  // the command and what else is for Node; the other *.mjs of the entries are written by scripts/wrappers.mjs
  {
    ...common,
    entry: {
      ...files(['cli/index', ...forNode]),
      'cli/schemas': 'src/cli/schemas.ts',
      'cli/match-worker': 'src/tournament/match-worker.ts',
      'cli/arena-worker': 'src/tournament/worker.ts',
    },
    // What is loaded on demand lies beside the command: it looks for the worker there.
    esbuildOptions: (options) => Object.assign(options, { chunkNames: 'cli/[name]-[hash]' }),
    platform: 'node',
    format: 'esm',
    noExternal: [...(common.noExternal ?? []), 'commander'], // the command brings it: a reader of rules installs no programs
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
    onSuccess: () => copyFile('node_modules/commander/LICENSE', 'dist/cli/commander.LICENSE.txt'),
    esbuildPlugins: [fpTsFiles('lib')],
    outExtension: () => ({ js: '.mjs' }),
  },
  // *.cjs: CommonJS
  {
    ...common,
    format: 'esm',
    outExtension: () => ({ js: '.cjs' }),
    esbuildPlugins: [fpTsFiles('lib')],
    plugins: [{ name: 'common-js', renderChunk: (code, { path }) => ({ code: commonJs(code, path) }) }],
  },
  // *.d.ts and *.d.cts
  {
    ...common,
    entry: files(entries),
    format: ['esm', 'cjs'],
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
]);
