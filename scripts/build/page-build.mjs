/** Programs for pages, joined and as short as they can be. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { gameIds } from './entries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** fp-ts has no `exports`: its files for bundlers are named. */
const ofFpTs = {
  name: 'of-fp-ts',
  resolveId: (id) => {
    const own = /^(fp-ts|io-ts)(?:\/(\w+))?$/.exec(id);
    return own === null ? undefined : join(root, 'node_modules', own[1], 'es6', `${own[2] ?? 'index'}.js`);
  },
};

/** Programs that are in no file, by their names. */
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
 * A page asks for all of a game at once: what belongs to one is one file, and so is what several programs need first. A program itself stays in its
 * own file, for whoever loads a file runs it; and what belongs to the page of a server alone is not loaded by one with a game in it.
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
 * Joins programs into a folder, instead of what stood there.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} input - the files of programs, or the names of those that are written, by the names of the files that they become
 * @param {{ readonly programs?: ReadonlyMap<string, string>, readonly isOne?: boolean }} [options] - `isOne`: one program in one file, beside the others of the folder
 */
const joinInto = async (folder, input, { programs = new Map(), isOne = false } = {}) => {
  const bundle = await rolldown({
    input,
    platform: 'browser',
    logLevel: 'warn',
    // An entry may hand more to the files beside it than its readers know.
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
    codeSplitting: isOne ? false : { includeDependenciesRecursively: false, groups: together(Object.values(input)) },
  });
  await bundle.close();
  if (!isOne) rmSync(folder, { recursive: true, force: true });
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

/** A whole game with its players, moves and points, for whichever game a page hands to it: alone, since it would draw what boards share into one file with all games. */
const ofPlay = `
export { definePlay } from './dist/web/play/define.js';
export { levelsOf, playGame } from './dist/web/play/game.js';`;

/**
 * Writes the files for pages without npm, from the ES modules of the build: the board of each game and of all, and `play.js`.
 *
 * @param {string} folder
 * @returns {Promise<number>} how many files there are
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
 * Writes `own.js` (the page of a server), `index.js` (the page as a part of another one), `embed.js` (a game in anybody's page) and what they share; and `thinking.js`, the worker in
 * which the bots of an embedded game think: it shares no files with the page, whose modules need a document.
 *
 * @param {string} folder
 * @returns {Promise<number>} how many files there are
 */
export const buildPage = async (folder) => {
  const shared = await joinInto(folder, { index: page('index'), own: page('own'), embed: page('embed') });
  return shared + (await joinInto(folder, { thinking: page('thinking') }, { isOne: true }));
};
