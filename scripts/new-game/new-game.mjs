/**
 * Creates the files of a new game in this repository: `npm run new-game hill-walk`. It starts from the template `perfect` of `rulehouse new`, with
 * imports from the sources, and adds what games of the library also need: a rule book with examples, a case for every demand, tests with hostile
 * input, and schemas. `npm run test:room hill-walk` passes at once.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { given } from '../given.mjs';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 40) {
  console.error('give the name of the game: lower-case letters, digits and dashes');
  process.exit(2);
}
const taken = [`src/games/${name}`, `src/face/${name}`, `test/games/${name}`, `docs/rules/${name}.md`].find((place) =>
  existsSync(place),
);
if (taken !== undefined) {
  console.error(`${taken} already exists`);
  process.exit(2);
}

const words = name.split('-');
const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);
const title = words.map(capital).join(' ');
const type = words.map(capital).join('');
const initials = words.map((word) => word.slice(0, 1)).join('');
const prefix = (words.length > 1 ? initials : name.slice(0, 2)).toUpperCase();

/** For each name of a public entry, the source file that exports it, and its name there. */
const origins = (entry) =>
  new Map(
    [
      ...readFileSync(`src/${entry}/index.ts`, 'utf8').matchAll(/^export (?:type )?\{([^}]*)\} from '\.\/(.*)';$/gm),
    ].flatMap(([, names, file]) =>
      names.split(',').map((one) => {
        const [own, alias = own] = one
          .trim()
          .replace(/^type /, '')
          .split(' as ');
        return [alias, { own, file }];
      }),
    ),
  );

/** Rewrites an import from a public entry as imports from the source files behind it. */
const direct = (names, entry) => {
  const known = origins(entry);
  return names
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const type = one.trim().startsWith('type ') ? 'type ' : '';
      const alias = one.trim().replace(/^type /, '');
      const { own, file } = given(known.get(alias));
      return `import { ${type}${own === alias ? own : `${own} as ${alias}`} } from '../${file}';`;
    })
    .join('\n');
};

const named = (text) =>
  text
    .replaceAll('my-game', name)
    .replaceAll('My Game', title)
    .replaceAll(/MG(?=[-'])/g, prefix)
    .replaceAll(/\bTypes\b/g, type);

/** Reads a file of the template and adapts it to this repository. */
const template = (path) => named(readFileSync(`templates/${path}`, 'utf8'));
const own = (path) => named(readFileSync(`scripts/new-game/${path}`, 'utf8'));

const rules = template('perfect/src/rules.ts');
const titles = [...rules.matchAll(/'([A-Z]+-[\d.]+)':\s*'(.*)',/g)];
const games = `'../../../src/games/${name}/game.js'`;

const files = {
  [`src/games/${name}/rules.ts`]: rules,
  [`src/games/${name}/game.ts`]: template('perfect/src/game.ts')
    .replaceAll("'rulehouse/author'", "'../../core/index.js'")
    .replace("'./rules.ts'", "'./rules.js'"),
  [`src/games/${name}/index.ts`]: `/**
 * ${title}.
 *
 * @packageDocumentation
 * @module rulehouse/${name}
 */
export { game, type State, type ${type} } from './game.js';
`,
  [`src/games/${name}/seen.ts`]: `/**
 * The names used by pictures and words: the public names of the game, and these.
 *
 * @packageDocumentation
 */
export * from './index.js';
export { cellAt, sideOf, tried } from './game.js';
`,
  [`src/face/${name}/index.ts`]: template('perfect/src/face.ts')
    .replace(/import \{([^}]*)\} from 'rulehouse\/face';/, (_, names) => direct(names, 'face'))
    .replace(
      "import type { SvgOptions } from 'rulehouse/svg';",
      "import type { SvgOptions } from '../paint/options.js';",
    )
    .replace("'./game.ts'", `'../../games/${name}/seen.js'`),
  [`test/games/${name}/kit.ts`]: template('perfect/src/laws.ts')
    .replace(/^\/\*\*.*\*\/$/m, '/** The options for testing the game against the laws. */')
    .replace("'rulehouse/laws'", "'../../../src/laws/index.js'")
    .replace("'./face.ts'", `'../../../src/face/${name}/index.js'`)
    .replace('import { game, ', 'import type { ')
    .replace('type { type ', 'type { ')
    .replace('export { game };\n', '')
    .replace("'./game.ts'", `'../../../src/games/${name}/index.js'`),
  [`test/games/${name}/play.ts`]: template('common/test/play.ts')
    .replace("'rulehouse'", "'../../../src/index.js'")
    .replace("'../src/game.ts'", games),
  [`test/games/${name}/rules.test.ts`]: template('perfect/test/game.test.ts')
    .replace("import { expect, test } from 'vitest';", "import { expect } from 'vitest';")
    .replace("'../src/game.ts'", games)
    .replace(
      "from './play.ts';",
      "from './play.js';\nimport { ruleTests } from '../../kit/rule.js';\n\nconst rule = ruleTests(game.rules);",
    )
    .replaceAll(/^test\('([A-Z]+-[\d.]+): /gm, "rule('$1', '"),
  [`test/games/${name}/laws.test.ts`]: own('laws.test.txt'),
  [`test/games/${name}/demands.test.ts`]: own('demands.test.txt'),
  [`test/games/${name}/document.test.ts`]: own('document.test.txt'),
  [`docs/rules/${name}.md`]: own('book.md').replace(
    '{rules}',
    titles.map(([, number, text]) => `- <a id="${number}"></a>**${number} ${text}.**`).join('\n'),
  ),
};

for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
}
console.log(`${title}: ${Object.keys(files).length} files.

  npm run format
  npm run test:room ${name}

To add it to the library, follow docs/guide/adding-a-game.md from step 10 on: tsconfig.entries.json, src/games/catalogue.ts,
docs/.vitepress/sidebar.ts and docs/notation.md, vectors, a changeset.`);
