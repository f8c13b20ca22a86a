/** The laws work with any test runner, here Node's own. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { aliases } from '../../scripts/build/entries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('node --test runs the laws of a game', { timeout: 120_000 }, async () => {
  // The folder is inside the project, so that packages are found from there.
  const folder = await mkdtemp(join(root, 'node_modules', '.laws-'));
  try {
    const outfile = join(folder, 'laws.test.mjs');
    await build({
      entryPoints: [join(root, 'test/laws/runner.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: ['fast-check'],
      alias: aliases(root),
    });
    const { stdout } = await promisify(execFile)(process.execPath, ['--test', '--test-reporter=tap', outfile]);
    expect(stdout).toMatch(/^# pass 55$/m);
    expect(stdout).toMatch(/^# fail 0$/m);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
