/**
 * Makes CommonJS of the ES modules that the bundler writes.
 *
 * What a module imports becomes a constant, so that a call of another file's function costs what a call of an own one costs. The usual
 * transformers read a property for each use, or rewrite `??` and `?.` for engines of long ago: a game loses up to half of its speed.
 */

/**
 * `a, b as c` with each pair joined anew.
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
 * The CommonJS of one file.
 *
 * @param {string} code - an ES module as the bundler writes it: imports of names or of whole modules at the top, one list of exports
 * @param {string} path - the file, for the error
 * @returns {string} the same as CommonJS; throws for an import or an export of another form
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
    // What is loaded when it is needed is CommonJS too: test runners of CommonJS have no `import()`.
    .replaceAll(/\bimport\(("\.[^"]*")\)/g, 'Promise.resolve().then(() => require($1))')
    .replaceAll(/^export \{([^}]*)\};$/gm, (_, names) =>
      renamed(names, (own, theirs) => `exports.${theirs} = ${own};`).join('\n'),
    );
  const left = /^(?:import|export)\b.*$/m.exec(text);
  if (left !== null) throw new Error(`${path}: no CommonJS for: ${left[0]}`);
  return `"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\n${text}`;
};
