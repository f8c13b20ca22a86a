/** The public entries and the file of each, as tsconfig.entries.json states them: everything that builds, tests or describes an entry reads it here. */
import { readFileSync } from 'node:fs';

const stated = JSON.parse(readFileSync(new URL('../../tsconfig.entries.json', import.meta.url), 'utf8'));

/**
 * @typedef {object} Entry
 * @property {string} name - what programs import, for instance `rulehouse/terrafex`
 * @property {string} key - its key in the `exports` of package.json, for instance `./terrafex`
 * @property {string} source - its file from the root, for instance `src/games/terrafex/index.ts`
 * @property {string} path - the same below `src` and without the ending, for instance `games/terrafex/index`
 * @property {string} file - the name of its file for Node, for instance `terrafex`
 * @property {string} types - its types in the package, which are those of CommonJS
 * @property {string} commonJs - what Node loads
 * @property {string} module - the ES module that bundlers read; an entry for Node has none
 * @property {boolean} isForNode - whether it runs in Node only, so that no page can have it
 * @property {boolean} hasOwnModule - whether its types are others for ES modules than for CommonJS, since those of a package are that it names
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
    // fast-check has classes, and two declarations of each.
    hasOwnModule: name === 'rulehouse/laws',
  };
});

/** The entries that a page can have. */
export const everywhere = entries.filter(({ isForNode }) => !isForNode);

/** The entries that are games, by their ids. */
export const gameIds = entries.flatMap(({ path }) => /^games\/([^/]+)\/index$/.exec(path)?.[1] ?? []);

/**
 * The entries as aliases of their sources, for bundlers that try programs against them.
 *
 * @param {string} root - the folder that the paths begin with
 * @returns {Readonly<Record<string, string>>}
 */
export const aliases = (root) => Object.fromEntries(entries.map(({ name, source }) => [name, `${root}/${source}`]));
