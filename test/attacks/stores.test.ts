/** The disk and the machine: a full disk, a process that dies, two processes that want the same table, tables that nobody leaves. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAccess } from '../../src/node/server/access.js';
import { openStore, type StoreKind } from '../../src/node/server/open-store.js';
import { steadyClock } from '../../src/node/server/steady-clock.js';
import { tablesIn } from '../../src/node/server/store/files.js';
import { takeOut } from '../../src/node/server/store/import.js';
import { type Store, TableLost } from '../../src/node/server/store/store.js';
import { type Cluster, cluster, hasPostgres } from '../node/server/postgres-kit.js';
import { entrantOf, isRefused, ok, openedAt, roomAt, storeAt, tablesAt } from '../node/server/tables-kit.js';

/** What the version that wrote the files reported about them. */
interface Made {
  readonly looks: Readonly<Record<string, object>>;
  readonly token: { readonly id: string; readonly player: string; readonly token: string };
}

const readText = (file: string | URL): string => readFileSync(file, 'utf8');

const root = mkdtempSync(join(tmpdir(), 'rulehouse-stores-'));
let folder = '';
let count = 0;
let postgres: Cluster | undefined;
beforeAll(async () => {
  if (hasPostgres) postgres = await cluster();
}, 60_000);
beforeEach(async () => {
  folder = join(root, String(count++));
  mkdirSync(folder);
  if (postgres !== undefined) process.env['DATABASE_URL'] = await postgres.database();
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  delete process.env['DATABASE_URL'];
  await postgres?.end();
});

/** The stores that several processes can share. */
const shared: readonly StoreKind[] = hasPostgres ? ['sqlite', 'postgres'] : ['sqlite'];

const two = { players: ['Ada', 'Bo'], seed: 1 };

const move = (player: string, ply: number, text: string) => ({ _tag: 'Move', player, ply, move: text }) as const;

const moves = [move('Ada', 0, 'G^c5'), move('Ada', 1, 'Ba5>b5')] as const;

/** A store that behaves as if its disk were full while the test says so. */
const filling = () => {
  const disk = { isFull: false };
  const through = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name: keyof Store) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown =>
          disk.isFull && (name === 'append' || name === 'create')
            ? Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }))
            : Reflect.apply(value, target, given);
      },
    });
  return { disk, through };
};

describe.each<StoreKind>([...shared, 'files'])('%s', (kind) => {
  test('a list can be read part by part, also where tables were changed at the same time', async () => {
    let now = 1000;
    const tables = await tablesAt(folder, { kind, now: () => now });
    for (let opened = 0; opened < 5; opened++) {
      await openedAt(tables, 'terrafex', two, { ...openAccess, listed: true });
      now = opened < 2 ? 1000 : 2000;
    }
    const wanted = { states: ['seating', 'playing'], listed: true } as const;
    const whole = (await tables.list({ ...wanted, limit: 9 })).map(({ id }) => id);
    const parts: string[] = [];
    for (let part = await tables.list({ ...wanted, limit: 2 }); part.length > 0; ) {
      parts.push(...part.map(({ id }) => id));
      part = await tables.list({ ...wanted, limit: 2, after: part.at(-1) });
    }
    expect(whole).toHaveLength(5);
    expect(parts).toEqual(whole);
    await tables.close();
  });

  test('a full disk refuses, says so, and changes nothing; then everything goes on', async () => {
    const { disk, through } = filling();
    const said: string[] = [];
    const tables = await tablesAt(folder, { kind, through, report: (what) => said.push(what) });
    const { room } = await openedAt(tables, 'terrafex', two);
    const heard: string[] = [];
    const silent = { rematch: () => undefined, halted: () => undefined, end: () => undefined };
    const listener = { viewer: 1, who: 'Bo', ...silent } as const;
    room.table.listen({ ...listener, hear: ({ _tag }) => heard.push(_tag) });
    disk.isFull = true;
    await expect(room.table.say(moves[0])).rejects.toThrow('full');
    await expect(room.admit('Cy', null, null)).rejects.toThrow('full');
    expect([room.table.look(0).moves, heard, tables.unready()]).toEqual([
      [],
      [],
      expect.stringMatching(/^the last change could not be written: .*full/),
    ]);
    expect(said[0]).toMatch(/^table [\w-]{16} could not be written$/);
    disk.isFull = false;
    expect(await room.table.say(moves[0])).toEqual({ taken: true, refusal: null });
    expect([room.table.look(0).moves, tables.unready()]).toEqual([['G^c5'], undefined]);
    ok(await room.admit('Cy', null, null));
    await tables.close();
  });

  test('a bot whose move could not be written makes it when there is room', async () => {
    const { disk, through } = filling();
    const tables = await tablesAt(folder, { kind, through, bots: ['random'], report: () => undefined });
    const { room } = await openedAt(tables, 'terrafex', { players: [null, 'Bo'], seed: 1 });
    ok(await room.admitBot(0, entrantOf('random')));
    disk.isFull = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = room.table.look(1).moves.length;
    disk.isFull = false;
    for (let tries = 0; tries < 400 && room.table.look(1).moves.length === 0; tries++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    expect(room.table.look(1).moves.length).toBeGreaterThanOrEqual(Math.max(1, before));
    await tables.close();
  });

  test('a table that is torn down in the middle of everything is the same afterwards', async () => {
    const one = await tablesAt(folder, { kind });
    const { room } = await openedAt(one, 'terrafex', two);
    const { id } = room.table;
    for (const said of moves) await room.table.say(said);
    const look = room.table.look(0);
    await one.close();
    const again = await tablesAt(folder, { kind });
    expect((await roomAt(again, id)).table.look(0)).toEqual(look);
    await again.close();
  });

  test('tables at which nobody is leave memory, and come back when somebody asks', async () => {
    let now = 1_000_000;
    const tables = await tablesAt(folder, { kind, now: () => now, limits: { idleSeconds: 60 } });
    const ids: string[] = [];
    for (let table = 0; table < 20; table++) {
      const { room } = await openedAt(tables, 'terrafex', two);
      await room.table.say(moves[0]);
      ids.push(room.table.id);
    }
    const listener = {
      viewer: 0,
      who: 'Ada',
      hear: () => undefined,
      rematch: () => undefined,
      halted: () => undefined,
      end: () => undefined,
    } as const;
    const leave = (await roomAt(tables, ids[0] ?? '')).table.listen(listener);
    expect(tables.present()).toEqual({ tables: 20, listeners: 1 });
    now += 61_000;
    await tables.sweep();
    expect(tables.present()).toEqual({ tables: 1, listeners: 1 });
    leave();
    for (const id of ids) expect((await roomAt(tables, id)).table.look(0).moves).toEqual(['G^c5']);
    await tables.close();
  });

  test('abandoned tables go by the rule of the guide; those at which something happens stay', async () => {
    let now = 1_000_000;
    const day = 86_400_000;
    const tables = await tablesAt(folder, { kind, now: () => now, limits: { seatingDays: 7, playingDays: 30 } });
    const seating = await openedAt(tables, 'terrafex', {});
    const playing = await openedAt(tables, 'terrafex', two);
    const slow = await openedAt(tables, 'terrafex', two);
    now += 8 * day;
    await tables.sweep();
    expect([await tables.count('seating'), await tables.count('playing')]).toEqual([0, 2]);
    expect((await tables.find(seating.room.table.id))._tag).toBe('Missing');
    await (await roomAt(tables, slow.room.table.id)).table.say(moves[0]);
    now += 25 * day;
    await tables.sweep();
    expect((await tables.find(playing.room.table.id))._tag).toBe('Missing');
    expect((await tables.find(slow.room.table.id))._tag).toBe('Here');
    await tables.close();
  });

  test('tables that are opened and left do not use up the number that may be open', async () => {
    let now = 1_000_000;
    const tables = await tablesAt(folder, { kind, now: () => now, limits: { tables: 3 } });
    const open = () => tables.create('terrafex', {}, openAccess);
    for (let table = 0; table < 3; table++) ok(await open());
    expect(isRefused(await open())).toBe(true);
    now += 601_000;
    ok(await open());
    expect(await tables.count('seating')).toBe(3);
    await tables.close();
  });

  test('the version of the rules is in the log, and a table with other rules names them', async () => {
    const one = await tablesAt(folder, { kind, rules: 'rules 1' });
    const { room } = await openedAt(one, 'terrafex', two);
    await room.table.say(moves[0]);
    await one.close();
    const next = await tablesAt(folder, { kind, rules: 'rules 2' });
    await (await roomAt(next, room.table.id)).table.say(moves[1]);
    await next.close();
    const store = await storeAt(kind, folder);
    const log = (await store.read(room.table.id))?.log ?? [];
    await store.close();
    expect(log.map((line) => /"rules":"([^"]*)"/.exec(line)?.[1] ?? null)).toEqual(['rules 1', null, 'rules 2']);
  });

  test('secrets are for the owner alone', async () => {
    chmodSync(folder, 0o755);
    const tables = await tablesAt(folder, { kind });
    await openedAt(tables, 'terrafex', two);
    for (const name of readdirSync(folder).filter((one) => !one.startsWith('lock')))
      expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
    await tables.close();
  });
});

describe.each(shared)('two processes on one store: %s', (kind) => {
  test('have each table once: the second is told so, and takes it when the first leaves it', async () => {
    const [one, other] = [await tablesAt(folder, { kind }), await tablesAt(folder, { kind })];
    const { room } = await openedAt(one, 'terrafex', two);
    const { id } = room.table;
    expect((await other.find(id))._tag).toBe('Held');
    await room.table.say(moves[0]);
    await one.close();
    const taken = await roomAt(other, id);
    expect(taken.table.look(0).moves).toEqual(['G^c5']);
    await other.close();
  });

  test('never both write a ply: the process that has lost the table writes nothing more', async () => {
    const store = await storeAt(kind, folder);
    const tables = await tablesAt(folder, { kind });
    const { room } = await openedAt(tables, 'terrafex', two);
    const { id } = room.table;
    // Another process takes the table by force, as `rulehouse tables end` does.
    await store.steal(id);
    await expect(room.table.say(moves[0])).rejects.toThrow(TableLost);
    expect((await store.read(id))?.log).toHaveLength(1);
    // The first process finds out on its own and lets go of the table.
    await tables.sweep();
    expect((await tables.find(id))._tag).toBe('Held');
    await store.close();
    expect((await (await roomAt(tables, id)).table.say(moves[0])).taken).toBe(true);
    await tables.close();
  });

  test('write at the same time, and each change is whole', async () => {
    const all = [await tablesAt(folder, { kind }), await tablesAt(folder, { kind })];
    const rooms = await Promise.all(
      Array.from({ length: 20 }, (_, index) => openedAt(all[index % 2] ?? all[0]!, 'terrafex', two)),
    );
    await Promise.all(
      rooms.map(async ({ room }) => {
        for (const said of moves) expect((await room.table.say(said)).taken).toBe(true);
      }),
    );
    const looks = rooms.map(({ room }) => room.table.look('spectators'));
    for (const one of all) await one.close();
    const again = await tablesAt(folder, { kind });
    for (const [index, { room }] of rooms.entries())
      expect((await roomAt(again, room.table.id)).table.look('spectators')).toEqual(looks[index]);
    await again.close();
  });
});

describe.skipIf(!hasPostgres)('a database that loses its power', () => {
  test('refuses moves while it is away; afterwards everything acknowledged is there, and the game continues', {
    timeout: 60_000,
  }, async () => {
    const tables = await tablesAt(folder, { kind: 'postgres', report: () => undefined });
    const { room } = await openedAt(tables, 'terrafex', two);
    const { id } = room.table;
    await room.table.say(moves[0]);
    await postgres?.crash();
    await expect(room.table.say(moves[1])).rejects.toThrow();
    expect(tables.unready()).toMatch(/^the last change could not be written: /);
    await postgres?.start();
    const again = await roomAt(tables, id);
    expect((await again.table.say(moves[1])).taken).toBe(true);
    expect(again.table.look(0).moves).toEqual(['G^c5', 'Ba5>b5']);
    expect(tables.unready()).toBeUndefined();
    await tables.close();
  });

  test('is named, with the reason, where it cannot be reached at the start', async () => {
    process.env['DATABASE_URL'] = 'postgresql://postgres@127.0.0.1:1/none';
    const opened = await openStore('postgres', folder, { broughtIn: () => undefined, lost: () => undefined });
    expect(opened).toMatchObject({
      left: { path: [], reason: expect.stringMatching(/^the database cannot be used: /) as string },
    });
  });

  test('an operator who has named no database is told so', async () => {
    const { DATABASE_URL, PGHOST, PGPORT } = process.env;
    for (const name of ['DATABASE_URL', 'PGHOST']) Reflect.deleteProperty(process.env, name);
    process.env['PGPORT'] = '1';
    const opened = await openStore('postgres', folder, { broughtIn: () => undefined, lost: () => undefined });
    for (const [name, value] of Object.entries({ DATABASE_URL, PGHOST, PGPORT }))
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    expect(opened).toMatchObject({
      left: { path: [], reason: expect.stringContaining('(none is named: set DATABASE_URL, or PGHOST and') as string },
    });
  });
});

describe('files of an earlier release', () => {
  const made = new URL('../vectors/tables/', import.meta.url);

  /** The time when the files were written: a clock is running at one of the tables. */
  const written = Date.parse('2026-11-25T04:00:42Z');

  test('are imported unchanged, with their tokens, and only once', async () => {
    cpSync(made, folder, { recursive: true });
    const ids = await tablesIn(folder);
    expect(ids).toHaveLength(3);
    const given = { bots: ['random'], now: () => written + 60_000 };
    const tables = await tablesAt(folder, given);
    expect(await tablesIn(folder)).toEqual([]);
    const { looks, token } = JSON.parse(readText(new URL('looks.json', made))) as Made;
    for (const [id, look] of Object.entries(looks))
      expect((await roomAt(tables, id)).table.look('spectators')).toMatchObject(look);
    const room = await roomAt(tables, token.id);
    expect(room.bearerOf(token.token)).toEqual({ _tag: 'Player', player: token.player });
    await tables.close();
    const again = await tablesAt(folder, given);
    expect(await again.count('over')).toBe(1);
    await again.close();
  });

  test('are exported as they were imported', async () => {
    cpSync(made, folder, { recursive: true });
    const store = await storeAt('sqlite', folder);
    const out = join(folder, 'out');
    for (const name of readdirSync(join(folder, 'imported'))) {
      const id = name.slice(0, 16);
      if (!name.endsWith('.log.jsonl')) continue;
      expect(isRefused(await takeOut(store, out, [id]))).toBe(false);
      for (const one of [`${id}.log.jsonl`, `${id}.keys.jsonl`])
        expect(readText(join(out, one))).toBe(readText(new URL(one, made)));
    }
    await store.close();
  });
});

test('time goes on steadily, whatever is done to the clock of the machine', () => {
  let [wall, steady] = [1_000_000, 50.5];
  const clock = steadyClock(
    () => wall,
    () => steady,
  );
  expect(clock.now()).toBe(1_000_000);
  for (const jump of [3_600_000, -7_200_000, 1]) {
    wall += jump;
    steady += 1000;
    wall += 1000;
    expect(clock.now() % 1000).toBe(0);
  }
  expect([clock.now(), clock.drift()]).toEqual([1_003_000, -3_599_999]);
});
