/** The secret of a table: drawn once, kept through restarts, and drawn later for tables of the release before secrets existed. */
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readKeys } from '../../../src/node/server/keys.js';
import { ok, openedAt, roomAt, tablesAt } from './tables-kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened = () => tablesAt(folder, { kind: 'files' });

/** Starts a server on the folder and ends it. */
const restarted = async (id: string): Promise<void> => {
  const tables = await opened();
  await roomAt(tables, id);
  await tables.close();
};

test('a table has the same secret whatever happens to its file', async () => {
  const tables = await opened();
  const { room } = await openedAt(tables, 'terrafex', {});
  const { id } = room.table;
  const file = join(folder, `${id}.keys.jsonl`);
  const { token } = ok(await room.admit('Ada', null, null));
  await tables.close();
  const lines = (): readonly string[] => readFileSync(file, 'utf8').trimEnd().split('\n');
  const secrets = (): readonly string[] => lines().filter((line) => readKeys([line]).secret !== undefined);
  const [secret = ''] = secrets();
  expect(secret).toMatch(/^\{"secret":"[0-9a-f]{32}"\}$/);
  const count = lines().length;

  await restarted(id);
  expect(secrets()).toEqual([secret]);

  // A torn line is removed, and a file that others could read is made private.
  appendFileSync(file, '{"secret":"0123');
  chmodSync(file, 0o644);
  await restarted(id);
  expect([secrets(), lines().length, statSync(file).mode & 0o777]).toEqual([[secret], count, 0o600]);

  // Before secrets existed, the list contained names only.
  const people = lines().filter((line) => line.includes('Ada'));
  writeFileSync(file, `${people.join('\n')}\n`);
  const again = await opened();
  const found = await roomAt(again, id);
  const [drawn = '', ...others] = secrets();
  expect([drawn === secret, others]).toEqual([false, []]);
  expect(found.bearerOf(token)).toEqual({ _tag: 'Player', player: 'Ada' });
  await again.close();
  await restarted(id);
  expect(secrets()).toEqual([drawn]);
});

test('a seed that nobody gives is drawn; one that is given is that of the set-up', async () => {
  const tables = await opened();
  const seedOf = async (spec: { readonly seed?: number }): Promise<unknown> => {
    const { room } = await openedAt(tables, 'terrafex', { ...spec, players: ['Ada', 'Bo'] });
    await room.table.say({ _tag: 'Resign', player: 'Ada' });
    return room.table.record()?.seed;
  };
  const [one, two] = [await seedOf({}), await seedOf({})];
  expect(one).not.toBe(two);
  expect(Number(one) + Number(two)).toBeGreaterThan(2 ** 40);
  expect(await seedOf({ seed: 7 })).toBe(7);
  await tables.close();
});
