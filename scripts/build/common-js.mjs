/**
 * Converts the ES modules that the bundler writes to CommonJS.
 *
 * Each imported name becomes a constant, so that calling a function of another file costs no more than calling a local one. The usual
 * transformers read a property on every use, or rewrite `??` and `?.` for old engines. Either of these can halve the speed of a game.
 */

/**
 * Rebuilds the list `a, b as c`, joining each pair with `join`.
 *
 * @param {string} names
 * @param {(from: string, to: string) => string} join
 */
const renamed = (names, join) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [from = name, to = from] = name.split(' as ');
      return join(from, to);
    });

/**
 * Converts one file to CommonJS.
 *
 * @param {string} code - an ES module as the bundler writes it: imports of names or of whole modules at the top, one list of exports
 * @param {string} path - the path of the file, for error messages
 * @returns {string} the same module as CommonJS; throws if an import or export has another form
 */
export const commonJs = (code, path) => {
  const text = code
    .replaceAll(/^import \{([^}]*)\} from ("[^"]*"|'[^']*');$/gm, (_, names, from) => {
      const constants = renamed(names, (theirs, own) => (theirs === own ? own : `${theirs}: ${own}`));
      return `const { ${constants.join(', ')} } = require(${from});`;
    })
    .replaceAll(/^import \* as (\w+) from ("[^"]*"|'[^']*');$/gm, 'const $1 = require($2);')
    .replaceAll(/^import ("[^"]*"|'[^']*');$/gm, 'require($1);')
    .replaceAll(/^export \{([^}]*)\} from ("[^"]*"|'[^']*');$/gm, (_, names, from) =>
      renamed(names, (theirs, own) => `exports.${own} = require(${from}).${theirs};`).join('\n'),
    )
    // Modules loaded on demand are CommonJS, too, because test runners for CommonJS have no `import()`.
    .replaceAll(/\bimport\(("\.[^"]*")\)/g, 'Promise.resolve().then(() => require($1))')
    .replaceAll(/^export \{([^}]*)\};$/gm, (_, names) =>
      renamed(names, (own, theirs) => `exports.${theirs} = ${own};`).join('\n'),
    );
  const left = /^(?:import|export)\b.*$/m.exec(text);
  if (left !== null) throw new Error(`${path}: cannot be converted to CommonJS: ${left[0]}`);
  return `"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\n${text}`;
};
