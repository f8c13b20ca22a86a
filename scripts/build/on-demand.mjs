/**
 * The catalogue of games as Node loads it: a game when it is opened, and not when `rulehouse` is imported. A bundler leaves out what a page does
 * not use; Node would run the modules of all games, whose tables take most of the time of an import.
 */

const imported = /^import \{ game as (\w+) \} from '\.\/([\w-]+)\/index\.js';\n/gm;

/** How CommonJS asks for a module, in a form that the bundler does not look into. */
const requireFor = '__require_on_demand__';

/**
 * The catalogue with games on demand.
 *
 * @param {string} catalogue - the text of src/games/catalogue.ts
 * @param {(id: string) => string} titleOf - the title of a game by its id, which is the name of its folder
 * @returns {string} the same names; throws where the catalogue has another form
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
  if (games.length === 0 || /\banyGame\(/.test(text)) throw new Error('the catalogue of games has another form');
  return text.replace('import { type AnyGame, anyGame }', 'import type { AnyGame }');
};

/**
 * The same module as CommonJS: it may ask for others while it runs.
 *
 * @param {string} code
 */
export const asking = (code) => code.replaceAll(requireFor, 'require');
