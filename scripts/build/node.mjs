/**
 * Builds the files that Node.js loads: the library as a few CommonJS files in dist/node, and the command with its threads in dist/cli. Part of `npm
 * run build`.
 *
 * Node.js loads a thousand small files slowly, so the files of a room are joined into one; imports between rooms are never circular. `const` must
 * stay `const`. Most bundlers replace it with `var` at the top level of a module, which costs a game up to a third of its speed.
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

/** Leaves other packages external. fp-ts has no `exports`, and `fp-ts/Either` is a folder, so Node.js needs the full path of the file. */
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
 * Rooms that become one file each, from the lowest to the highest. A program that needs one module of a room loads the whole room and the rooms below
 * it. Other shared modules are grouped by the entries that use them, and modules loaded on demand stay separate.
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

/** Removes indentation and comments, and breaks the code into lines of 160 characters. */
const dense = async (code, isCommand) => {
  const options = { minifyWhitespace: true, minifySyntax: isCommand, minifyIdentifiers: isCommand };
  return (
    await transform(code, { ...options, lineLimit: 160, legalComments: 'none', charset: 'utf8', target: 'node20' })
  ).code;
};

/** Files that import each other may read a value before it is defined. */
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

/** Writes one of the two builds, replacing the old contents of its folder. */
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
  if (title === undefined) throw new Error(`src/games/${id}/game.ts has no title`);
  return title;
};

/** Loads a game only when it is opened. */
const gamesOnDemand = {
  name: 'games-on-demand',
  load: (id) =>
    sourceAt(id) === 'games/catalogue'
      ? { code: onDemand(readFileSync(id, 'utf8'), titleOf), moduleType: 'ts' }
      : undefined,
};

/** Programs import the library through its entries, as users do, and contain no copy of the games. */
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

/** Includes the templates of `rulehouse new` in the command, so that no files are needed. */
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
  'learn-worker': 'src/node/cli/learn/learn-worker.ts',
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

// If an entry has separate declarations for ES modules, Node.js also needs an ES module, which re-exports the values of the CommonJS file.
for (const { file, hasOwnModule } of everywhere)
  if (hasOwnModule) {
    const names = Object.keys(createRequire(import.meta.url)(resolve(`dist/node/${file}.cjs`))).sort();
    put(
      'dist/node',
      `${file}.mjs`,
      `import entry from './${file}.cjs';\nexport const { ${names.join(', ')} } = entry;\n`,
    );
  }

// CommonJS programs load the entries for Node.js by `require`, too; what cannot require an ES module says what to do instead.
const required = (file) => `try {
  module.exports = require("../cli/${file}.mjs");
} catch (error) {
  throw new Error("rulehouse/${file} cannot be required here, because it is an ES module. Load it with import(); under Jest this needs NODE_OPTIONS=--experimental-vm-modules", { cause: error });
}
`;
for (const { file } of own) put('dist/node', `${file}.cjs`, required(file));

/** The licences of bundled code: the command contains commander, and the files for pages contain parts of fp-ts and io-ts. */
const licensed = ['commander', 'fp-ts', 'io-ts'].map(
  (name) => `${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8')}`,
);
put('dist', 'LICENSES.txt', licensed.join('\n'));
console.log(`${library} files of the library for Node, ${command} of the command`);
