/**
 * Makes CommonJS of the ES modules that esbuild writes, with which it shares code between entries: it splits ES modules only.
 *
 * What a module imports becomes a constant, so that a call of another file's function costs what a call of an own one costs. The usual
 * transformers read a property for each use, or rewrite `??` and `?.` for engines of long ago: a game loses up to half of its speed.
 */

/** `a, b as c` with each pair joined anew. */
const renamed = (names: string, join: (from: string, to: string) => string): readonly string[] =>
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
 * @param code - an ES module as esbuild writes it: imports of names or of whole modules at the top, one list of exports
 * @param path - the file, for the error
 * @returns the same as CommonJS; throws for an import or an export of another form
 */
export const commonJs = (code: string, path: string): string => {
  const text = code
    .replaceAll(/^import \{([^}]*)\} from ("[^"]*"|'[^']*');$/gm, (_, names: string, from: string) => {
      const constants = renamed(names, (theirs, own) => (theirs === own ? own : `${theirs}: ${own}`));
      return `const { ${constants.join(', ')} } = require(${from});`;
    })
    .replaceAll(/^import \* as (\w+) from ("[^"]*"|'[^']*');$/gm, 'const $1 = require($2);')
    .replaceAll(/^import ("[^"]*"|'[^']*');$/gm, 'require($1);')
    .replaceAll(/^export \{([^}]*)\} from ("[^"]*"|'[^']*');$/gm, (_, names: string, from: string) =>
      renamed(names, (theirs, own) => `exports.${own} = require(${from}).${theirs};`).join('\n'),
    )
    .replaceAll(/^export \{([^}]*)\};$/gm, (_, names: string) =>
      renamed(names, (own, theirs) => `exports.${theirs} = ${own};`).join('\n'),
    );
  const left = /^(?:import|export)\b.*$/m.exec(text);
  if (left !== null) throw new Error(`${path}: no CommonJS for: ${left[0]}`);
  return `"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\n${text}`;
};
