/**
 * Makes the declarations that the compiler wrote those of CommonJS, which is what Node loads by `import` as by `require`: so a program that does both has one type of everything.
 * For the other readers of ES modules each entry has a file that passes them on. Part of `npm run build`, after the compiler.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { entries } from './entries.mjs';

/** The declarations of a room once more, as those of ES modules: what they take from packages is then what ES modules get. */
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
