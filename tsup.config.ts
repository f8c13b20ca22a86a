import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { pure } from './scripts/build/pure.mjs';

/** Removes comments, because the declaration files contain them and debuggers do not need them. Line numbers do not change. */
const withoutComments = (text: string): string =>
  text.replaceAll(/^[ ]*\/\*\*[\s\S]*?\*\//gm, (comment) => comment.replaceAll(/[^\n]/g, ''));

const lib = resolve('src/lib');

/** Pages load the parts of fp-ts and io-ts that the library uses from files next to it (scripts/build/lib.mjs). */
const fromLib = (text: string, path: string): string =>
  text.replaceAll(/ from '((?:fp|io)-ts(?:\/\w+)?)';/g, (_, name: string) => {
    const way = relative(dirname(path), resolve(lib, name)).replaceAll('\\', '/');
    return ` from '${way.startsWith('.') ? way : `./${way}`}.js';`;
  });

/** Marks the constants of a module as free of side effects, so that bundlers can remove unused ones. */
const marked: Plugin = {
  name: 'marked',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: pure(fromLib(withoutComments(readFileSync(path, 'utf8')), path), path),
      loader: 'ts',
    }));
  },
};

/**
 * Builds ES modules for bundlers, one per source module, so that a page contains only what it uses. scripts/build/node.mjs joins the files for
 * Node.js, and the compiler writes the types (tsconfig.types.json).
 */
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.d.ts', '!src/node/**', '!src/web/page/**'],
  format: 'esm',
  bundle: false,
  target: 'es2022', // the browsers that the README promises to support; newer syntax is rewritten, and `lib` in tsconfig.json has no newer names
  platform: 'neutral',
  sourcemap: true,
  outExtension: () => ({ js: '.js' }),
  clean: false, // dist also contains the types and the files for Node.js
  esbuildPlugins: [marked],
});
