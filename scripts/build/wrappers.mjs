/**
 * Writes what leads from one kind of module to the other. Part of `npm run build`.
 *
 * Node loads the CommonJS of an entry by `import` as by `require`: it finds the names in it, and both ways give the same values. An entry whose types
 * are others for ES modules than for CommonJS, since those of a peer are, needs an ES module of its own, which passes the values on. An entry for Node
 * alone is an ES module, which Node can require.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const { import: asked, require: required } of Object.values(exports).filter((one) => typeof one === 'object')) {
  if (asked.node === undefined) {
    writeFileSync(required.default, "module.exports = require('./index.mjs');\n");
  } else if (typeof asked.node === 'string') {
    const names = Object.keys(require(`../${required.default}`)).sort();
    const lines = [
      "import entry from './index.cjs';",
      '',
      'export const {',
      ...names.map((name) => `  ${name},`),
      '} = entry;',
    ];
    writeFileSync(asked.node, `${lines.join('\n')}\n`);
  }
}
