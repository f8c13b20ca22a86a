/**
 * Files that a page loads with one `<script type="module">`, without npm: the board with everything it needs, for one game or for all.
 * Each defines the element and exports the entry of its game; `all` exports the lists of games and of faces. They import what they share from files
 * beside them. And the page of the server. Part of `npm run build`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { joinModules } from './join-modules.mjs';
import { buildPage, buildThinking } from './page-build.mjs';

const { boards } = await import('rulehouse/board');

const games = boards.map(({ id }) => id);

const camel = (id) => id.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** The file that a name of the entry of boards comes from: esbuild would count all files of an entry as needed by whoever imports it. */
const homeOf = (name) => {
  const entry = readFileSync('dist/board/index.js', 'utf8');
  const found = [...entry.matchAll(/export\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)].find(([, names]) =>
    names.split(',').some((one) => one.trim() === name),
  );
  return `./dist/board/${found[2]}`;
};

const program = (id) => `
import { ${camel(id)}Board } from '${homeOf(`${camel(id)}Board`)}';
import { defineBoard } from '${homeOf('defineBoard')}';
defineBoard([${camel(id)}Board]);
export { ${camel(id)}Board as board, ${camel(id)}Face as face } from '${homeOf(`${camel(id)}Board`)}';
export * from './dist/${id}/index.js';`;

const everything = `
export { games } from './dist/index.js';
export { faces } from './dist/face/index.js';`;

const programs = new Map([...games.map((id) => [id, program(id)]), ['everything', everything]]);

/** Entries that are in no file. */
const written = {
  name: 'written',
  setup: (building) => {
    building.onResolve({ filter: /^program:/ }, ({ path }) => ({
      path: path.slice('program:'.length),
      namespace: 'program',
    }));
    building.onLoad({ filter: /./, namespace: 'program' }, ({ path }) => ({
      contents: programs.get(path),
      resolveDir: process.cwd(),
    }));
  },
};

const least = 40000;
const folder = 'dist/bundles';

const buildBundles = async () => {
  await build({
    entryPoints: [...programs.keys()].map((name) => ({ in: `program:${name}`, out: name })),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    chunkNames: '[name]-[hash]',
    plugins: [written],
    logLevel: 'error', // esbuild knows that modules of the own package are without side effects, and says so of each
  });
  // That of all games takes those of each: what defines their boards is there once.
  const all = [...games.map((id) => `import './${id}.js';`), "export * from './everything.js';", ''].join('\n');
  writeFileSync(`${folder}/all.js`, all);
  return joinModules(folder, [...games, 'all'], [], least);
};

/** A whole game with its players, moves and points, for whichever game a page hands to it: alone, since it would draw what boards share into one file with all games. */
const buildPlay = () =>
  build({
    stdin: {
      contents: `
export { definePlay } from './src/play/define.ts';
export { levelsOf, playGame } from './src/play/game.ts';`,
      resolveDir: process.cwd(),
    },
    outfile: `${folder}/play.js`,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'inline',
    charset: 'utf8',
    logLevel: 'error',
  });

const buildOwnPage = async () => {
  await buildPage('dist/page');
  const count = await joinModules('dist/page', ['index', 'own', 'embed'], games, least);
  await buildThinking('dist/page');
  return count + 1;
};

const [bundles, page] = [await buildBundles(), await buildOwnPage()];
await buildPlay();
console.log(`${bundles + 1} files for pages without npm, ${page} of the page of the server`);
