/** Names at the tables of a server: every name has its token, and a table has room for a limited number of names. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Room } from '../../../src/node/server/room.js';
import { isRefused, ok, openedAt, tablesAt } from './tables-kit.js';

const inRoom = async (work: (room: Room) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-names-'));
  const tables = await tablesAt(folder);
  await work((await openedAt(tables, 'terrafex', {})).room);
  await tables.close();
  rmSync(folder, { recursive: true });
};

test('names that every object has are names like others', () =>
  inRoom(async (room) => {
    for (const player of ['__proto__', 'constructor', 'toString']) {
      const { token } = ok(await room.admit(player, null, null));
      expect(token).toMatch(/^[0-9a-f]{32}$/);
      expect(room.bearerOf(token)).toEqual({ _tag: 'Player', player });
      expect(isRefused(await room.admit(player, null, null))).toBe(true);
    }
  }));

test('one name that two ask for at once is given to one of them', () =>
  inRoom(async (room) => {
    const both = await Promise.all([room.admit('Ada', 0, null), room.admit('Ada', 1, null)]);
    expect(both.filter(isRefused)).toHaveLength(1);
    expect(room.table.look('spectators').players.filter((one) => one === 'Ada')).toHaveLength(1);
  }));

test('a table is full of names at 200', () =>
  inRoom(async (room) => {
    for (let count = 0; count < 200; count++) ok(await room.admit(`guest ${count}`, null, null));
    expect(isRefused(await room.admit('one more', null, null))).toBe(true);
  }));
