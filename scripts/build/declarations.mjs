/**
 * Gives the codecs of a game and their types one declaration each. In the sources a type is declared below and its codec above, so that the
 * bundler of declarations has two types by one name and calls one of them `State$1`; readers of hovers and of the files should see `State`.
 * Runs after the bundler; fails if anything of the kind is left.
 *
 * Types are said once, in the declarations of CommonJS. Those of an ES module pass them on, as the modules of Node do with the values, so that a
 * program which loads an entry in both ways has one type.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joined } from './join-declarations.mjs';

const aliases = /(?:^\/\*\*(?:(?!\*\/)[\s\S])*?\*\/\n)?^type (\w+)(\$\d+)? = (\w+)(\$\d+)?;\n/gm;

/** One name for a type and the codec above it; a name with a number is nobody else's in its file. */
const merged = (text) =>
  [...text.matchAll(aliases)]
    .filter(([, above, , below]) => above === below)
    .reduce(
      (now, [whole, name, one = '', , other = '']) =>
        now
          .replace(whole, '')
          .replaceAll(new RegExp(`(?<![\\w$])${name}(?:\\${one || other}|\\${other || one})(?![\\w$])`, 'g'), name),
      text,
    );

/** What fp-ts has as types alone is passed on as such: Node.js looks for everything else among the values of the file. */
const withTypes = (text) =>
  text.replaceAll(/^export \{ ([^}]*) \} from '(fp-ts\/[^']*)';$/gm, (_, names, from) => {
    const all = names.split(', ').map((name) => (/^[A-Z]/.test(name) ? `type ${name}` : name));
    return `export { ${all.join(', ')} } from '${from}';`;
  });

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const modules = Object.values(exports).filter((one) => typeof one === 'object');
const entries = modules.map(({ require: { types } }) => types.replace('./dist/', ''));
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.d.cts'))
  .map((name) => name.replaceAll('\\', '/'));
const texts = new Map(files.map((name) => [name, merged(readFileSync(join('dist', name), 'utf8'))]));
for (const [name, text] of texts)
  if (/^type (\w+)(?:\$\d+)? = \1(?:\$\d+)?;/m.test(text)) {
    console.error(`${name}: a type has two names`);
    process.exitCode = 1;
  }
const written = joined(texts, entries);
for (const name of files) if (!written.has(name)) rmSync(join('dist', name));
for (const [name, text] of written) writeFileSync(join('dist', name), withTypes(text));
for (const target of modules) {
  const text = readFileSync(target.require.types, 'utf8');
  // A package that has other types for ES modules than for CommonJS means two different ones; fp-ts, io-ts and react have one.
  const isOwn = /^import [^;]*from '(?!\.|fp-ts|io-ts|react')/m.test(text);
  writeFileSync(target.import.types, isOwn ? text : "export * from './index.cjs';\n");
}
console.log(`${written.size} files of declarations, ${files.length} before they were joined`);
