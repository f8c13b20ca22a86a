/** A copy of a server's file has nothing to do with the server that still uses the original. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { openedAt, tablesAt } from './tables-kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-copied-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a server that starts with a copy takes its tables, and passes nothing on to the original', async () => {
  const [one, other] = ['one', 'other'].map((name) => mkdtempSync(join(folder, name)));
  const original = await tablesAt(one!);
  const { room } = await openedAt(original, 'terrafex', { players: ['Ada', 'Bo'] });
  const { id } = room.table;
  const db = new Libsql(join(one!, 'tables.db'));
  db.exec(`vacuum into '${join(other!, 'tables.db')}'`);
  db.close();
  const copy = await tablesAt(other!);
  expect((await copy.find(id))._tag).toBe('Here');
  // A second server beside the original still finds the table there.
  const beside = await tablesAt(one!);
  expect((await beside.find(id))._tag).not.toBe('Here');
  for (const tables of [beside, copy, original]) await tables.close();
});
