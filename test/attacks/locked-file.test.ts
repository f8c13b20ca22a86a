/** Another program holds the write lock of the SQLite file: the process goes on with everything else, and writes as soon as it can. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store, Summary } from '../../src/node/server/store/store.js';
import { storeAt } from '../node/server/tables-kit.js';

let folder = '';
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rulehouse-locked-'));
  store = await storeAt('sqlite', folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const program = `
import Database from 'libsql';
const db = new Database(process.argv[1]);
db.exec('begin immediate');
console.log('locked');
setTimeout(() => { db.exec('rollback'); db.close(); }, Number(process.argv[2]));`;

/** Holds the write lock in another process; the promise inside settles when the lock is free. */
const locked = async (ms: number): Promise<{ readonly free: Promise<unknown> }> => {
  const args = ['--input-type=module', '-e', program, join(folder, 'tables.db'), String(ms)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const free = once(child, 'exit');
  await once(child.stdout, 'data');
  return { free };
};

/** The longest time for which the event loop stood still while `work` ran, in milliseconds. */
const longestStop = async (work: () => Promise<unknown>): Promise<number> => {
  let [last, longest] = [performance.now(), 0];
  const look = (): void => {
    const now = performance.now();
    [longest, last] = [Math.max(longest, now - last - 20), now];
  };
  const timer = setInterval(look, 20);
  await work();
  clearInterval(timer);
  look();
  return longest;
};

const summary: Summary = {
  ...{ id: 'a', game: 'terrafex', state: 'playing', moves: 0, opened: 1, touched: 1 },
  ...{ wake: null, listed: false },
};

test('writes wait for the lock, and the process stands still for no second', { timeout: 60_000 }, async () => {
  await store.create({ summary, log: ['0'], keys: [], written: 0 });
  const lock = await locked(2500);
  const stop = await longestStop(async () => {
    const writes = [1, 2, 3].map((line) => store.append({ summary, log: [String(line)], keys: [], written: line }));
    expect(await store.count('playing')).toBe(1);
    await Promise.all(writes);
  });
  await lock.free;
  expect((await store.read('a'))?.log).toEqual(['0', '1', '2', '3']);
  expect(stop).toBeLessThan(1000);
});

test('writes that wait too long are refused, and the next one after the lock is accepted at once', {
  timeout: 60_000,
}, async () => {
  await store.create({ summary, log: ['0'], keys: [], written: 0 });
  const lock = await locked(8000);
  const stop = await longestStop(() =>
    expect(store.append({ summary, log: ['1'], keys: [], written: 1 })).rejects.toThrow(/locked/),
  );
  await lock.free;
  await pause(100);
  await store.append({ summary, log: ['1'], keys: [], written: 1 });
  expect((await store.read('a'))?.log).toEqual(['0', '1']);
  expect(stop).toBeLessThan(1000);
});
