/**
 * Makes the compiler's declarations count as CommonJS, because Node.js loads CommonJS for both `import` and `require`; a program that uses both then
 * has only one type for everything. For other tools that read ES modules, each entry gets a declaration file that re-exports them. Part of `npm run
 * build`, after the compiler.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { entries } from './entries.mjs';

/** Copies the declarations of a room as ES module declarations, so that types from packages are those for ES modules. */
const asModules = (folder) => {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.d.ts'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(
      join(folder, name.replace('.d.ts', '.d.mts')),
      text.replaceAll(/(from ')(\.\/[^']+)\.js'/g, "$1$2.mjs'"),
    );
  }
};

writeFileSync('dist/types/package.json', '{ "type": "commonjs" }\n');
for (const { types, hasOwnModule } of entries)
  if (hasOwnModule) asModules(dirname(types));
  else writeFileSync(types.replace('.d.ts', '.d.mts'), `export * from './${basename(types, '.d.ts')}.js';\n`);
