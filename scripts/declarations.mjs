/**
 * Gives the codecs of a game and their types one declaration each. In the sources a type is declared below and its codec above, so that the
 * bundler of declarations has two types by one name and calls one of them `State$1`; readers of hovers and of the files should see `State`.
 * Runs after the bundler; fails if anything of the kind is left.
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

/**
 * What is said of the types of others, the elements of a page and JSX, is said once: a program that loads an entry in both ways would have it twice, with two types.
 */
const others = /^declare (?:global|module 'react') \{\n[\s\S]*?^\}\n/gm;

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => /\.d\.c?ts$/.test(name));
let count = 0;
for (const file of files) {
  const path = join('dist', file);
  const text = readFileSync(path, 'utf8');
  const now = file.endsWith('.d.cts') ? merged(text).replaceAll(others, '') : merged(text);
  if (/^type (\w+)(?:\$\d+)? = \1(?:\$\d+)?;/m.test(now)) {
    console.error(`${path}: a type has two names`);
    process.exitCode = 1;
  }
  if (now === text) continue;
  count++;
  writeFileSync(path, now);
}
console.log(`${count} files of declarations rewritten`);
