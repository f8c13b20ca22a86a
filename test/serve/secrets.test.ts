/** The secret of a table: drawn once, kept through restarts, and drawn anew for tables of the release before there were secrets. */
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLeft } from 'fp-ts/Either';
import { afterAll, expect, test } from 'vitest';
import { readSecret } from '../../src/server/keys.js';
import { storeIn } from '../../src/server/store.js';
import { tablesOf } from '../../src/server/tables.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened = async () => tablesOf(await storeIn(folder), [], 10, (line) => expect(line).toBe(''));

/** Starts a server on the folder and ends it. */
const restarted = async (): Promise<void> => (await opened()).close();

test('the secret of a table is one, whatever happens to its file', async () => {
  const tables = await opened();
  const room = await tables.create('terrafex', {});
  if (isLeft(room)) throw new Error(room.left.reason);
  const file = join(folder, `${room.right.table.id}.keys.jsonl`);
  const token = await room.right.admit('Ada');
  await tables.close();
  const lines = (): readonly string[] => readFileSync(file, 'utf8').trimEnd().split('\n');
  const secrets = (): readonly string[] => lines().filter((line) => readSecret([line]) !== undefined);
  const [secret = ''] = secrets();
  expect(secret).toMatch(/^\{"secret":"[0-9a-f]{32}"\}$/);
  expect(lines()).toHaveLength(2);

  await restarted();
  expect(secrets()).toEqual([secret]);

  // A line that was torn is cut, and a file that others could read is closed to them.
  appendFileSync(file, '{"secret":"0123');
  chmodSync(file, 0o644);
  await restarted();
  expect([secrets(), lines().length, statSync(file).mode & 0o777]).toEqual([[secret], 2, 0o600]);

  // Before there were secrets a list held names only.
  writeFileSync(file, `${lines()[1] ?? ''}\n`);
  const again = await opened();
  const [drawn = '', ...others] = secrets();
  expect([drawn === secret, others]).toEqual([false, []]);
  expect(again.room(room.right.table.id)?.playerOf(token)).toBe('Ada');
  await again.close();
  await restarted();
  expect(secrets()).toEqual([drawn]);
});

test('a seed that nobody gives is drawn; one that is given is that of the set-up', async () => {
  const tables = await opened();
  const seedOf = async (spec: { readonly seed?: number }): Promise<unknown> => {
    const room = await tables.create('terrafex', { ...spec, players: ['Ada', 'Bo'] });
    if (isLeft(room)) throw new Error(room.left.reason);
    await room.right.table.say({ _tag: 'Resign', player: 'Ada' });
    return room.right.table.record()?.seed;
  };
  const [one, two] = [await seedOf({}), await seedOf({})];
  expect(one).not.toBe(two);
  expect(Number(one) + Number(two)).toBeGreaterThan(2 ** 40);
  expect(await seedOf({ seed: 7 })).toBe(7);
  await tables.close();
});
