/**
 * Measures the examples: bots against bots, with 95 % Wilson intervals; leaks between states that must look the same; and Backgammon compared with
 * OpenSpiel (skipped if `python3` has no `pyspiel`).
 *
 * `node research/examples-trial.mjs [games] [pairs] [only]`: the defaults are 400 games and 100,000 pairs; `only` is `leaks`, `openspiel` or the id
 * of a game. For `openspiel`, the second number is the number of positions. Seeds are fixed.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const [games = '400', pairs = '100000', only = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'trial-'));
const run = async (entry, name, ...args) => {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    tsconfig: 'examples/tsconfig.json',
    logLevel: 'error',
  });
  spawnSync(process.execPath, [outfile, ...args], { stdio: 'inherit' });
};
try {
  if (only !== 'openspiel') await run('test/trials/examples.ts', 'trial', games, pairs, only);
  if (only === '' || only === 'openspiel')
    await run('test/trials/openspiel.ts', 'compare', pairs, '1', 'test/trials/openspiel.py');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
