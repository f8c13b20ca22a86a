/**
 * The public entries and the source file of each, read from tsconfig.entries.json. All scripts that build, test or describe an entry use this list.
 */
import { readFileSync } from 'node:fs';

const stated = JSON.parse(readFileSync(new URL('../../tsconfig.entries.json', import.meta.url), 'utf8'));

/**
 * @typedef {object} Entry
 * @property {string} name - the name that programs import, for instance `rulehouse/terrafex`
 * @property {string} key - its key in the `exports` of package.json, for instance `./terrafex`
 * @property {string} source - the path of its file, for instance `src/games/terrafex/index.ts`
 * @property {string} path - the same path below `src` without the extension, for instance `games/terrafex/index`
 * @property {string} file - the name of its file for Node.js, for instance `terrafex`
 * @property {string} types - the path of its declarations in the package, which are declarations of CommonJS
 * @property {string} commonJs - the path of the file that Node.js loads
 * @property {string} module - the path of the ES module for bundlers; entries for Node.js only have none
 * @property {boolean} isForNode - true if it runs in Node.js only, so that no page can use it
 * @property {boolean} hasOwnModule - true if ES modules need other declarations than CommonJS, because it exposes types of a package that has two sets of declarations
 */

/** @type {readonly Entry[]} */
export const entries = Object.entries(stated.compilerOptions.paths).map(([name, [place]]) => {
  const source = place.slice(2);
  const path = source.slice('src/'.length, -'.ts'.length);
  const file = name === 'rulehouse' ? 'index' : name.slice('rulehouse/'.length).replaceAll('/', '-');
  return {
    name,
    key: name.replace('rulehouse', '.'),
    source,
    path,
    file,
    types: `./dist/types/${path}.d.ts`,
    commonJs: `./dist/node/${file}.cjs`,
    module: `./dist/${path}.js`,
    isForNode: source.startsWith('src/node/'),
    // fast-check has classes, and declares them separately for ES modules and CommonJS.
    hasOwnModule: name === 'rulehouse/laws',
  };
});

/** The entries that a page can use. */
export const everywhere = entries.filter(({ isForNode }) => !isForNode);

/** The ids of the games that have an entry. */
export const gameIds = entries.flatMap(({ path }) => /^games\/([^/]+)\/index$/.exec(path)?.[1] ?? []);

/**
 * Aliases from the names of the entries to their sources, for bundlers that test programs against the sources.
 *
 * @param {string} root - the folder to which the paths are relative
 * @returns {Readonly<Record<string, string>>}
 */
export const aliases = (root) => Object.fromEntries(entries.map(({ name, source }) => [name, `${root}/${source}`]));
