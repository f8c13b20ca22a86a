/**
 * Plants bugs of conservation, one after another, in the sources of the games, and runs the tests of conservation of each game: every bug must make
 * them fail. `mutants/planted.json` lists the bugs.
 *
 *     node scripts/check/planted.mjs [game] ...
 *
 * The sources are changed in the working tree, and restored after each run.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const games = process.argv.slice(2);
const gameOf = ({ file }) => file.split('/')[2];

/** True if the tests of conservation of a game pass. */
const passes = (game) => {
  const args = ['vitest', 'run', '--bail', '1', `test/games/${game}/conservation`];
  return spawnSync('npx', args, { cwd: here('.') }).status === 0;
};

/** True if the tests of the bug's game fail with the bug. */
const isFound = ({ file, before, after }, game) => {
  const source = readFileSync(here(file), 'utf8');
  if (!source.includes(before)) throw new Error(`${file} does not contain ${before}`);
  try {
    writeFileSync(
      here(file),
      source.replace(before, () => after),
    );
    return !passes(game);
  } finally {
    writeFileSync(here(file), source);
  }
};

const bugs = JSON.parse(readFileSync(here('scripts/check/mutants/planted.json'), 'utf8'));
const wanted = bugs.filter((bug) => games.length === 0 || games.includes(gameOf(bug)));
// Tests that fail by themselves would find every bug.
for (const game of new Set(wanted.map(gameOf)))
  if (!passes(game)) throw new Error(`the tests of ${game} fail without a bug`);
const survivors = wanted.filter((bug) => {
  const found = isFound(bug, gameOf(bug));
  console.log(`${found ? 'found' : 'survived'}: ${gameOf(bug)}: ${bug.reason}`);
  return !found;
});
process.exitCode = survivors.length === 0 ? 0 : 1;
