/**
 * Writes the ES modules that Node loads: one for each entry, which passes on the names of its CommonJS. Part of `npm run build`.
 *
 * Node looks through the whole text of every CommonJS module that an ES module imports for the names that it exports, and fp-ts and io-ts
 * are CommonJS: that doubled the time in which an entry loads. A wrapper names them itself, and both ways of loading give the same values.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const target of Object.values(exports).filter((one) => typeof one === 'object')) {
  if (target.import.node === undefined) {
    // An entry for Node alone is an ES module, which Node can require.
    writeFileSync(target.require.default, "module.exports = require('./index.mjs');\n");
    continue;
  }
  const names = Object.keys(require(`../${target.require.default}`)).sort();
  const lines = [
    "import entry from './index.cjs';",
    '',
    'export const {',
    ...names.map((name) => `  ${name},`),
    '} = entry;',
    '',
  ];
  writeFileSync(target.import.node, lines.join('\n'));
}
