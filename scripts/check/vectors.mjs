/**
 * The transcripts of every option set of every game, with all numbers of players, in test/vectors/options.
 *
 *     npm run vectors              compares them with the results of the engines, and prints the first difference in each file
 *     npm run vectors -- --write   rewrites them
 *
 * A difference is a change to the rules, the order of legal moves, a notation or random play, and needs a changeset.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sources } from '../build/sources.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'test/vectors/options');

const { optionFiles } = await sources("export * from './test/kit/option-vectors.ts';");

mkdirSync(folder, { recursive: true });
for (const [name, content] of optionFiles()) {
  const file = join(folder, name);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === content) {
    console.log(`${name}: unchanged`);
    continue;
  }
  const lines = before.split('\n');
  const first = content.split('\n').findIndex((line, index) => line !== lines[index]);
  if (process.argv.includes('--write')) {
    writeFileSync(file, content);
    console.log(`${name}: written, different from line ${first + 1} on`);
  } else {
    console.error(`${name}: different from line ${first + 1} on; npm run vectors -- --write`);
    process.exitCode = 1;
  }
}
