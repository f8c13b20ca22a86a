/** The pages of facts are drawn from data whose digests fit, and a command repeats a row. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the pages of facts match their data', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/docs/facts.mjs'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
