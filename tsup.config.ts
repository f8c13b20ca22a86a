import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

/**
 * The public entries, read from the `exports` of package.json: `.` is src/index.ts, `./terrafex` is src/terrafex/index.ts.
 * A new game needs one more block there and nothing here.
 */
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> };
const entries = Object.entries(exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([key]) => (key === '.' ? 'index' : `${key.slice(2)}/index`));

const files = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

/**
 * fp-ts and io-ts have no `exports` map: `fp-ts/Either` is a folder that plain Node refuses as an ES module. The sources write
 * the short form; the build names the file, in `lib` (CommonJS, for Node) or in `es6` (for bundlers: one copy, tree-shaken).
 */
const fpTsFiles = (dir: 'lib' | 'es6'): Plugin => ({
  name: `fp-ts-${dir}`,
  setup: (build) => {
    build.onResolve({ filter: /^(fp-ts|io-ts)\/[^/]+$/ }, ({ path }) => ({
      path: `${path.replace('/', `/${dir}/`)}.js`,
      external: true,
    }));
  },
});

const common: Options = {
  entry: files(entries),
  target: 'node20',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  removeNodeProtocol: false,
  clean: false, // several builds run at once; the npm script empties dist first
  noExternal: [/^(fp-ts|io-ts)\//], // else tsup's own plugin wins; ours marks them external again
};

export default defineConfig([
  // *.js: ES modules for bundlers
  { ...common, format: 'esm', esbuildPlugins: [fpTsFiles('es6')] },
  // *.mjs: ES modules for Node, with the command, which shares its chunks
  {
    ...common,
    entry: files([...entries, 'cli/index']),
    platform: 'node',
    format: 'esm',
    esbuildPlugins: [fpTsFiles('lib')],
    outExtension: () => ({ js: '.mjs' }),
  },
  // *.cjs: CommonJS
  { ...common, format: 'cjs', esbuildPlugins: [fpTsFiles('lib')] },
  // *.d.ts and *.d.cts
  { ...common, format: ['esm', 'cjs'], dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } } },
]);
