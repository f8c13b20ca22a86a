/**
 * What Node loads: the library as CommonJS in few files, dist/node, and the command with its threads, dist/cli. Part of `npm run build`.
 *
 * Node would read a thousand small files slowly, so they are joined, room by room: no two files need each other. `const` stays `const`: a bundler that writes `var` for it, as
 * most do at the top of a module, costs a game up to a third of its speed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { rolldown } from 'rolldown';
import { commonJs } from './common-js.mjs';
import { entries, everywhere, gameIds } from './entries.mjs';
import { asking, onDemand } from './on-demand.mjs';
import { templateModule } from './templates.mjs';

const inputOf = (list, name) => Object.fromEntries(list.map((entry) => [name(entry), entry.source]));

/** Other packages stay outside. fp-ts has no `exports`: `fp-ts/Either` is a folder, which a program of Node has to name by its file. */
const outside = (bundled = []) => ({
  name: 'outside',
  resolveId: (id, importer) => {
    if (importer === undefined || /^(?:[./]|node:)/.test(id) || bundled.includes(id)) return undefined;
    const own = /^(fp-ts|io-ts)(?:\/(.+))?$/.exec(id);
    return { id: own === null ? id : `${own[1]}/lib/${own[2] ?? 'index'}.js`, external: true };
  },
});

const sourceAt = (id) => /[\\/]src[\\/](.+)\.ts$/.exec(id)?.[1]?.replaceAll('\\', '/');

/**
 * Rooms that are one file each, from the ground up: whoever needs one of their modules loads all of it, with what it stands on. What several entries share besides is divided by who
 * needs it, and what is loaded when it is needed stays apart.
 */
const rooms = [
  'core/',
  'pieces/',
  ...gameIds.map((id) => `games/${id}/`),
  'face/paint/',
  'face/german/',
  ...gameIds.map((id) => `face/${id}/`),
];
const groups = rooms.map((room, index) => ({
  name: room.slice(0, -1).replace('/', '-'),
  test: (id) => sourceAt(id)?.startsWith(room) === true,
  priority: rooms.length - index,
}));

const common = {
  platform: 'node',
  logLevel: 'warn',
  treeshake: { moduleSideEffects: (_, isExternal) => isExternal },
  transform: { target: 'node20' },
  preserveEntrySignatures: 'strict',
};

const written = {
  format: 'esm',
  topLevelVar: false,
  minifyInternalExports: false,
  hoistTransitiveImports: false,
};

const put = (folder, name, text) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Code without indentation and comments, in lines of 160 characters. */
const dense = async (code, isCommand) => {
  const options = { minifyWhitespace: true, minifySyntax: isCommand, minifyIdentifiers: isCommand };
  return (
    await transform(code, { ...options, lineLimit: 160, legalComments: 'none', charset: 'utf8', target: 'node20' })
  ).code;
};

/** Files that need each other when they are loaded may find what is not there yet. */
const refuseCircles = (chunks) => {
  const by = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const done = new Set();
  const visit = (name, path) => {
    if (path.includes(name)) throw new Error(`files import each other: ${[...path, name].join(' > ')}`);
    if (done.has(name)) return;
    for (const other of by.get(name)?.imports ?? []) visit(other, [...path, name]);
    done.add(name);
  };
  for (const name of by.keys()) visit(name, []);
};

/** Writes one of the two builds, instead of what stood there. */
const write = async (folder, options, output, finished) => {
  const bundle = await rolldown({ ...common, ...options });
  const made = await bundle.generate({ ...written, ...output });
  await bundle.close();
  const chunks = made.output.filter(({ type }) => type === 'chunk');
  refuseCircles(chunks);
  rmSync(folder, { recursive: true, force: true });
  for (const chunk of chunks) put(folder, chunk.fileName, await finished(chunk));
  return chunks.length;
};

const titleOf = (id) => {
  const title = /^ {2}title: '(.+)',$/m.exec(readFileSync(`src/games/${id}/game.ts`, 'utf8'))?.[1];
  if (title === undefined) throw new Error(`src/games/${id}/game.ts states no title`);
  return title;
};

/** A game is loaded when it is opened. */
const gamesOnDemand = {
  name: 'games-on-demand',
  load: (id) =>
    sourceAt(id) === 'games/catalogue'
      ? { code: onDemand(readFileSync(id, 'utf8'), titleOf), moduleType: 'ts' }
      : undefined,
};

/** Programs use the library as its readers do, by its entries, and have no copy of the games. */
const byEntries = (() => {
  const files = new Map(everywhere.map(({ source, file }) => [resolve(source), `../node/${file}.cjs`]));
  files.set(resolve('src/games/catalogue.ts'), '../node/index.cjs');
  return {
    name: 'by-entries',
    resolveId: (id, importer) => {
      const file = importer === undefined ? undefined : files.get(resolve(dirname(importer), id.replace(/js$/, 'ts')));
      return file === undefined ? undefined : { id: file, external: true };
    },
  };
})();

/** The templates of `new` as a part of the command: nobody looks for them in the package. */
const templatesInside = {
  name: 'templates-inside',
  load: (id) => (sourceAt(id) === 'node/cli/templates' ? { code: templateModule(), moduleType: 'js' } : undefined),
};

const library = await write(
  'dist/node',
  { input: inputOf(everywhere, ({ file }) => file), plugins: [outside(), gamesOnDemand] },
  {
    entryFileNames: '[name].cjs',
    chunkFileNames: 'shared/[name]-[hash].cjs',
    codeSplitting: { groups },
  },
  ({ code, fileName }) => dense(asking(commonJs(code, fileName)), false),
);

const own = entries.filter(({ isForNode }) => isForNode);
const programs = {
  index: 'src/node/cli/index.ts',
  'match-worker': 'src/node/tournament/match-worker.ts',
  'arena-worker': 'src/node/tournament/worker.ts',
  ...inputOf(own, ({ file }) => file),
};
const requiring =
  "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);";
const command = await write(
  'dist/cli',
  { input: programs, plugins: [byEntries, outside(['commander']), templatesInside] },
  {
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    banner: requiring,
  },
  ({ code }) => dense(code, true),
);

// An entry with types of its own for ES modules has a module of its own for Node, which passes the values on.
for (const { file, hasOwnModule } of everywhere)
  if (hasOwnModule) {
    const names = Object.keys(createRequire(import.meta.url)(resolve(`dist/node/${file}.cjs`))).sort();
    put(
      'dist/node',
      `${file}.mjs`,
      `import entry from './${file}.cjs';\nexport const { ${names.join(', ')} } = entry;\n`,
    );
  }

// A program of CommonJS reads the entries for Node by `require` as well.
for (const { file } of own) put('dist/node', `${file}.cjs`, `module.exports = require("../cli/${file}.mjs");\n`);

/** The licences of what is in the package: the command brings commander, and what pages load has parts of fp-ts and io-ts. */
const licensed = ['commander', 'fp-ts', 'io-ts'].map(
  (name) => `${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8')}`,
);
put('dist', 'LICENSES.txt', licensed.join('\n'));
console.log(`${library} files of the library for Node, ${command} of the command`);
