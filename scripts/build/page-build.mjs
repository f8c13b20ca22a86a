/** Bundles and minifies programs for pages. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { gameIds } from './entries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** fp-ts has no `exports`, so point the bundler to its ES modules. */
const ofFpTs = {
  name: 'of-fp-ts',
  resolveId: (id) => {
    const own = /^(fp-ts|io-ts)(?:\/(\w+))?$/.exec(id);
    return own === null ? undefined : join(root, 'node_modules', own[1], 'es6', `${own[2] ?? 'index'}.js`);
  },
};

/** Provides programs that exist only as text, by their names. */
const written = (programs) => ({
  name: 'written',
  resolveId: (id, importer) =>
    programs.has(id)
      ? `\0${id}`
      : importer?.startsWith('\0') === true && id.startsWith('./')
        ? join(root, id)
        : undefined,
  load: (id) => programs.get(id.slice(1)),
});

/**
 * A page needs all parts of a game at once, so each game becomes one file, and so do the modules that several programs need first. Each program stays
 * in its own file, because loading the file runs it. Modules that only the server's page uses are kept out of the files that other pages load.
 *
 * @param {readonly string[]} programs
 * @returns {NonNullable<Exclude<import('rolldown').OutputOptions['codeSplitting'], boolean | undefined>['groups']>}
 */
const together = (programs) => {
  const isOther = (id) => !programs.includes(id.replace('\0', ''));
  return [
    ...gameIds.map((id) => ({
      name: id,
      test: new RegExp(`[\\\\/](?:games|face|evaluations)[\\\\/]${id}(?:[\\\\/]|\\.[jt]s$)`),
      priority: 2,
    })),
    { name: 'page', test: (id) => /[\\/]web[\\/]page[\\/]/.test(id) && isOther(id), priority: 1 },
    { name: 'first', tags: ['$initial'], test: isOther, minShareCount: 2, priority: 0 },
  ];
};

/**
 * Bundles programs into a folder, replacing its old contents.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} input - for each file to be written, the source file of its program, or the name of a program given as text
 * @param {{ readonly programs?: ReadonlyMap<string, string>, readonly isOne?: boolean, readonly isAlone?: boolean }} [options] - `isOne`: bundle a single program into a single file, or `isAlone`: into a file and files that it loads on demand; both keep the other files of the folder
 */
const joinInto = async (folder, input, { programs = new Map(), isOne = false, isAlone = false } = {}) => {
  const bundle = await rolldown({
    input,
    platform: 'browser',
    logLevel: 'warn',
    // Entry files may export more than their source, for the files next to them.
    preserveEntrySignatures: 'allow-extension',
    transform: { target: 'es2022' },
    plugins: [written(programs), ofFpTs],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    hoistTransitiveImports: false,
    codeSplitting:
      isOne || isAlone ? isAlone : { includeDependenciesRecursively: false, groups: together(Object.values(input)) },
  });
  await bundle.close();
  if (!isOne && !isAlone) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { fileName, ...file } of output)
    writeFileSync(join(folder, fileName), 'code' in file ? file.code : file.source);
  return output.length;
};

const camel = (id) => id.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const ofGame = (id) => `
import { ${camel(id)}Board } from './dist/web/board/games/${id}.js';
import { defineBoard } from './dist/web/board/define.js';
defineBoard([${camel(id)}Board]);
export { ${camel(id)}Board as board } from './dist/web/board/games/${id}.js';
export { ${camel(id)}Face as face } from './dist/face/${id}/index.js';
export * from './dist/games/${id}/index.js';`;

const ofAll = `
${gameIds.map((id) => `import 'program:${id}';`).join('\n')}
export { games } from './dist/index.js';
export { faces } from './dist/face/index.js';`;

/**
 * The complete playing element, with players, moves and points, for any game that a page passes to it. Built separately; otherwise code shared by the
 * boards would be merged into one file with all games.
 */
const ofPlay = `
export { definePlay } from './dist/web/play/define.js';
export { levelsOf, playGame } from './dist/web/play/game.js';`;

/**
 * Writes the files for pages without npm from the ES modules of the build: boards for each game and for all games, and `play.js`.
 *
 * @param {string} folder
 * @returns {Promise<number>} the number of files
 */
export const buildBundles = async (folder) => {
  const names = [...gameIds, 'all'];
  const programs = new Map(gameIds.map((id) => [`program:${id}`, ofGame(id)]))
    .set('program:all', ofAll)
    .set('program:play', ofPlay);
  const boards = await joinInto(folder, Object.fromEntries(names.map((name) => [name, `program:${name}`])), {
    programs,
  });
  return boards + (await joinInto(folder, { play: 'program:play' }, { programs, isOne: true }));
};

const page = (name) => join(root, 'src/web/page', `${name}.ts`);

/**
 * Writes `own.js` (the server's page), `index.js` (the page as a part of another page), `embed.js` (a game in any page) and their shared files. Also
 * writes `thinking.js`, the worker in which the bots of an embedded game think, and what such bots load on demand. It shares no files with the page, whose modules need a
 * document.
 *
 * @param {string} folder
 * @returns {Promise<number>} the number of files
 */
export const buildPage = async (folder) => {
  const shared = await joinInto(folder, { index: page('index'), own: page('own'), embed: page('embed') });
  return shared + (await joinInto(folder, { thinking: page('thinking') }, { isAlone: true }));
};
