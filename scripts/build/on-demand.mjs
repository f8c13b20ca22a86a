/**
 * Makes the catalogue of games for Node.js, which loads a game when it is opened and not when `rulehouse` is imported. Bundlers remove unused games
 * from a page, but Node.js would run the modules of all games, and their tables take most of the time of an import.
 */

const imported = /^import \{ game as (\w+) \} from '\.\/([\w-]+)\/index\.js';\n/gm;

/** A placeholder for `require`, which the bundler does not resolve. */
const requireFor = '__require_on_demand__';

/**
 * Makes the catalogue load games on demand.
 *
 * @param {string} catalogue - the text of src/games/catalogue.ts
 * @param {(id: string) => string} titleOf - the title of a game by its id, which is the name of its folder
 * @returns {string} a module with the same exports; throws if the catalogue has another form
 */
export const onDemand = (catalogue, titleOf) => {
  const games = [...catalogue.matchAll(imported)];
  const text = games.reduce(
    (now, [, name = '', id = '']) =>
      now.replace(
        `anyGame(${name})`,
        `{ id: '${id}', title: ${JSON.stringify(titleOf(id))}, open: (use) => use(${requireFor}('./${id}.cjs').game) }`,
      ),
    catalogue.replaceAll(imported, ''),
  );
  if (games.length === 0 || /\banyGame\(/.test(text)) throw new Error('the catalogue of games has an unexpected form');
  return text.replace('import { type AnyGame, anyGame }', 'import type { AnyGame }');
};

/**
 * Replaces the placeholder in a CommonJS module with `require`, which works at run time.
 *
 * @param {string} code
 */
export const asking = (code) => code.replaceAll(requireFor, 'require');
