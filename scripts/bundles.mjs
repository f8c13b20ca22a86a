/**
 * Files that a page loads with one `<script type="module">`, without npm: the board with everything it needs, for one game or for all.
 * Each defines the element and exports the entry of its game; `all` exports the lists of games and of faces. And the page of the server.
 * Part of `npm run build`.
 */
import { build } from 'esbuild';
import { buildPage } from './page-build.mjs';

const { boards } = await import('rulehouse/board');

const camel = (id) => id.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const program = (id) => `
import { ${camel(id)}Board, defineBoard } from './dist/board/index.js';
defineBoard([${camel(id)}Board]);
export * from './dist/${id}/index.js';`;

const everything = `
import { boards, defineBoard } from './dist/board/index.js';
defineBoard(boards);
export { games } from './dist/index.js';
export { faces } from './dist/face/index.js';`;

const bundle = (name, contents) =>
  build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outfile: `dist/bundles/${name}.js`,
    logLevel: 'error', // esbuild knows that modules of the own package are without side effects, and says so of each
  });

await Promise.all([
  buildPage('dist/page'),
  bundle('all', everything),
  ...boards.map(({ id }) => bundle(id, program(id))),
]);
console.log(`${boards.length + 1} bundles for pages without npm, and the page of the server`);
