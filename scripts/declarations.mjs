/**
 * Gives the codecs of a game and their types one declaration each. In the sources a type is declared below and its codec above, so that the
 * bundler of declarations has two types by one name and calls one of them `State$1`; readers of hovers and of the files should see `State`.
 * Runs after the bundler; fails if anything of the kind is left.
 *
 * Types are said once, in the declarations of CommonJS. Those of an ES module pass them on, as the modules of Node do with the values, so that a
 * program which loads an entry in both ways has one type.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.cts'));
let count = 0;
for (const file of files) {
  const path = join('dist', file);
  const text = readFileSync(path, 'utf8');
  const now = merged(text);
  if (/^type (\w+)(?:\$\d+)? = \1(?:\$\d+)?;/m.test(now)) {
    console.error(`${path}: a type has two names`);
    process.exitCode = 1;
  }
  if (now === text) continue;
  count++;
  writeFileSync(path, now);
}
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const target of Object.values(exports).filter((one) => typeof one === 'object')) {
  const text = readFileSync(target.require.types, 'utf8');
  // A package that has other types for ES modules than for CommonJS means two different ones; fp-ts, io-ts and react have one.
  const isOwn = /^import [^;]*from '(?!\.|fp-ts|io-ts|react')/m.test(text);
  writeFileSync(target.import.types, isOwn ? text : "export * from './index.cjs';\n");
}
console.log(`${count} files of declarations rewritten`);
