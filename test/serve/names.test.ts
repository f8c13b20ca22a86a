/** Names at the tables of a server: any name has its token, and a table knows only so many. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRight } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { storeIn } from '../../src/server/store.js';
import { type Room, tablesOf } from '../../src/server/tables.js';

const inRoom = async (work: (room: Room) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-names-'));
  const tables = await tablesOf(await storeIn(folder), [], 1, () => undefined);
  const room = await tables.create('terrafex', {});
  if (!isRight(room)) throw new Error(room.left.reason);
  await work(room.right);
  await tables.close();
  rmSync(folder, { recursive: true });
};

test('names that every object has are names like others', () =>
  inRoom(async (room) => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(room.isKnown(name)).toBe(false);
      const token = await room.admit(name);
      expect(token).toMatch(/^[0-9a-f]{32}$/);
      expect(room.playerOf(token)).toBe(name);
      expect(room.isKnown(name)).toBe(true);
    }
  }));

test('a table is full of names at 200', () =>
  inRoom(async (room) => {
    for (let count = 0; count < 200; count++) {
      expect(room.isFull()).toBe(false);
      await room.admit(`guest ${count}`);
    }
    expect(room.isFull()).toBe(true);
  }));
