import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { pure } from './scripts/build/pure.mjs';

/** Comments on declarations stand in the files of types; a debugger needs none, and lines stay lines. */
const withoutComments = (text: string): string =>
  text.replaceAll(/^[ ]*\/\*\*[\s\S]*?\*\//gm, (comment) => comment.replaceAll(/[^\n]/g, ''));

const lib = resolve('src/lib');

/** What pages load has the parts of fp-ts and io-ts that it uses beside it (scripts/build/lib.mjs). */
const fromLib = (text: string, path: string): string =>
  text.replaceAll(/ from '((?:fp|io)-ts(?:\/\w+)?)';/g, (_, name: string) => {
    const way = relative(dirname(path), resolve(lib, name)).replaceAll('\\', '/');
    return ` from '${way.startsWith('.') ? way : `./${way}`}.js';`;
  });

/** Says of the constants of a module that making them has no effect: a bundler leaves out what no program reads. */
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
 * The ES modules that bundlers read, one for each module of the sources: a page then has what it uses and nothing else. What Node loads is joined
 * by scripts/build/node.mjs, types are written by the compiler (tsconfig.types.json).
 */
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.d.ts', '!src/node/**', '!src/web/page/**'],
  format: 'esm',
  bundle: false,
  target: 'es2022', // what the README promises of browsers: newer syntax is rewritten, and `lib` of tsconfig.json has no newer names
  platform: 'neutral',
  sourcemap: true,
  outExtension: () => ({ js: '.js' }),
  clean: false, // types and what Node loads lie in dist too
  esbuildPlugins: [marked],
});
