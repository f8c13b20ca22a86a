/** `rulehouse tables`: what an operator can do with the tables of a server, while it runs and when it does not. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { commandSchemas } from '../../../src/node/cli/schemas.js';
import { openStore } from '../../../src/node/server/open-store.js';
import { rulehouse } from '../cli/kit.js';
import { entrantOf, ok, openedAt, roomAt, storeAt, tablesAt } from './tables-kit.js';

const root = mkdtempSync(join(tmpdir(), 'rulehouse-desk-'));
let folder = '';
let count = 0;
beforeEach(() => {
  folder = join(root, String(count++));
  mkdirSync(folder);
});
afterAll(() => rmSync(root, { recursive: true }));

const two = { players: ['Ada', 'Bo'], seed: 1 };
const first = { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^c5' } as const;

const desk = (...args: readonly string[]) => rulehouse(['tables', ...args, '--data', folder]);

describe('beside a server that runs', () => {
  test('tables are listed and shown, and no secret is', async () => {
    const tables = await tablesAt(folder);
    const { room } = await openedAt(tables, 'terrafex', two);
    const { token } = ok(await room.admit('Cy', null, null));
    await room.table.say(first);
    const { id } = room.table;
    expect((await desk('list')).out).toMatch(new RegExp(`^${id}\tterrafex\tplaying\t1\t20`));
    const { out } = await desk('list', '--json');
    expect(new Ajv2020({ strict: true }).compile(commandSchemas()['tables list'] ?? false)(JSON.parse(out))).toBe(true);
    expect((await desk('list', '--state', 'over')).out).toBe('no tables');
    const shown = (await desk('show', id)).out;
    expect(shown).toMatch(
      /^table [\w-]{16}: Terrafex, opened 20.*, rules of rules 1\nseats: Ada, Bo\n2 lines, 1 move, 1 name$/,
    );
    for (const secret of [token, room.keys().secret ?? 'none']) expect(shown).not.toContain(secret);
    expect((await desk('show', 'nothing')).err).toBe('nothing: no such table');
    await tables.close();
  });

  test('a table that is ended is let go, and says why', async () => {
    const tables = await tablesAt(folder, { report: () => undefined });
    const { room } = await openedAt(tables, 'terrafex', two);
    const { id } = room.table;
    let isOver = false;
    room.table.listen({
      viewer: 0,
      who: 'Ada',
      hear: () => undefined,
      rematch: () => undefined,
      halted: () => undefined,
      end: () => (isOver = true),
    });
    expect((await desk('end', id, '--reason', 'asked for')).out).toBe(`table ${id} stands still: asked for`);
    await tables.sweep();
    expect(isOver).toBe(true);
    const { table } = await roomAt(tables, id);
    expect(await table.say(first)).toEqual({
      taken: false,
      refusal: { rule: null, text: 'this table stands still: asked for' },
    });
    expect((await desk('repair', id)).out).toBe(`table ${id} goes on after 1 line; 0 were cut`);
    await tables.sweep();
    expect((await (await roomAt(tables, id)).table.say(first)).taken).toBe(true);
    await tables.close();
  });
});

test('a table that stands still is repaired, and kept as it was', async () => {
  const tables = await tablesAt(folder);
  const { room } = await openedAt(tables, 'terrafex', two);
  await room.table.say(first);
  const { id } = room.table;
  await tables.close();
  const store = await storeAt('sqlite', folder);
  const taking = await store.take(id);
  if (taking._tag !== 'Taken') throw new Error('the table is not there');
  await store.append({ log: ['nonsense', 'more of it'], keys: [], written: 2, summary: taking.summary });
  await store.close();
  expect((await desk('show', id)).out).toContain('stands still: line 3 of its log cannot be played');
  expect((await desk('repair', id)).err).toBe(
    `${id}: 2 lines would be lost: name by --out a folder in which the table is kept as it is`,
  );
  const out = join(folder, 'before');
  expect((await desk('repair', id, '--out', out)).out).toBe(`table ${id} goes on after 2 lines; 2 were cut`);
  const again = await tablesAt(folder);
  expect((await roomAt(again, id)).table.halted()).toBeNull();
  expect((await roomAt(again, id)).table.look(0).moves).toEqual(['G^c5']);
  await again.close();
  const kept = await tablesAt(out, { kind: 'files', report: () => undefined });
  expect((await roomAt(kept, id)).table.halted()).toContain('line 3');
  await kept.close();
});

test('the reason of an end cannot control a terminal', async () => {
  const tables = await tablesAt(folder);
  const { id } = (await openedAt(tables, 'terrafex', two)).room.table;
  await tables.close();
  const reason = 'enough\u001b[2J\u202e';
  expect((await desk('end', id, '--reason', reason)).out).toBe(`table ${id} stands still: enough\\x1b[2J\\u202e`);
  expect((await desk('show', id)).out).toContain('\nstands still: enough\\x1b[2J\\u202e');
});

test('a list as JSON says the same of the same tables, wherever they are kept', async () => {
  const listed: string[] = [];
  for (const kind of ['sqlite', 'files'] as const) {
    const data = join(folder, kind);
    let now = 1_700_000_000_000;
    const tables = await tablesAt(data, { kind, bots: ['random'], now: () => now });
    const clock = { _tag: 'Move', ms: 60_000 } as const;
    await openedAt(tables, 'terrafex', { ...two, clock });
    now += 1000;
    await openedAt(tables, 'terrafex', two);
    await tables.close();
    const { out } = await rulehouse(['tables', 'list', '--json', '--data', data, '--store', kind]);
    listed.push(out.replaceAll(/"id":"[^"]*"/g, '"id":""'));
  }
  expect(listed[1]).toBe(listed[0]);
  expect(listed[0]).toContain('"touched":1700000000000,"wake":1700000060000,"listed":false}');
  expect(listed[0]).toContain('"wake":null');
});

test('tables go out as files and come in again, with bots and tokens', async () => {
  const tables = await tablesAt(folder, { bots: ['random'] });
  const { room } = await openedAt(tables, 'terrafex', { players: ['Ada'], seed: 1 });
  ok(await room.admitBot(1, entrantOf('random')));
  await room.table.say(first);
  const { id } = room.table;
  await tables.close();
  const out = join(folder, 'out');
  expect((await desk('export', '--out', out)).out).toBe(`1 table in ${out}`);
  for (const kind of ['files', 'sqlite'] as const) {
    const other = await tablesAt(out, { kind, bots: ['random'] });
    expect((await roomAt(other, id)).table.look(0).moves[0]).toBe('G^c5');
    await other.close();
  }
  expect((await desk('export', 'nothing', '--out', out)).err).toBe('nothing: no such table');
  expect((await desk('list', '--store', 'other')).err).toBe('--store: "other" is not one of sqlite, postgres, files');
});

/** Every file in this test's folder, with a digest of its content, except files that SQLite keeps only while the database is open. */
const filesNow = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => !name.endsWith('-shm'))
    .sort()
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}`,
    );

/** A table at which Ada has made a move, in this test's folder, which no server uses any more. */
const left = async (kind: 'files' | 'sqlite'): Promise<string> => {
  const tables = await tablesAt(folder, { kind });
  const { room } = await openedAt(tables, 'terrafex', two);
  await room.table.say(first);
  await tables.close();
  return room.table.id;
};

describe('the way in which tables are kept', () => {
  test.each([
    ['files', 'sqlite', 'its tables are files: give --store files'],
    ['sqlite', 'files', 'its tables are in tables.db: give --store sqlite'],
  ] as const)('%s are not read, changed or converted as %s', async (kind, other, why) => {
    const id = await left(kind);
    const before = filesNow();
    const out = join(root, `out-${kind}`);
    for (const args of [['list'], ['show', id], ['export', '--out', out], ['end', id], ['repair', id]])
      expect((await desk(...args, '--store', other)).err).toBe(`${folder}: ${why}`);
    for (const args of [['list'], ['show', id]]) expect((await desk(...args, '--store', kind)).out).toContain(id);
    expect((await desk('export', '--out', out, '--store', kind)).out).toBe(`1 table in ${out}`);
    expect((await desk('export', '--out', out, '--store', kind)).err).toBe(`${out}: table ${id} is there already`);
    expect(filesNow()).toEqual(before);
  });

  test('an id does not lead out of the folder', async () => {
    await left('files');
    for (const id of ['../secret', `../${'a'.repeat(16)}`, '.', ''])
      expect((await desk('show', id, '--store', 'files')).err).toContain('no such table');
  });

  test('an export writes nothing if the folder already has one of the tables', async () => {
    const first = await left('sqlite');
    const out = join(root, 'out-once');
    expect((await desk('export', '--out', out)).out).toBe(`1 table in ${out}`);
    const kept = readdirSync(out).sort();
    const second = await left('sqlite');
    expect((await desk('export', second, first, '--out', out)).err).toBe(`${out}: table ${first} is there already`);
    expect(readdirSync(out).sort()).toEqual(kept);
    expect((await desk('export', second, '--out', out)).out).toBe(`1 table in ${out}`);
  });

  test('a server that keeps files refuses a folder with a database', async () => {
    await left('sqlite');
    const opened = await openStore('files', folder, { broughtIn: () => undefined, lost: () => undefined });
    expect(opened).toMatchObject({
      left: { path: [folder], reason: 'its tables are in tables.db: give --store sqlite' },
    });
  });

  test('a server with a database that is started beside one with files leaves no trace', async () => {
    const tables = await tablesAt(folder, { kind: 'files' });
    await openedAt(tables, 'terrafex', two);
    const before = filesNow();
    const opened = await openStore('sqlite', folder, { broughtIn: () => undefined, lost: () => undefined });
    expect(JSON.stringify(opened)).toContain('another server has these tables');
    expect(filesNow()).toEqual(before);
    await tables.close();
  });

  test('a database without tables, as commands of earlier releases left it, does not count', async () => {
    await (await storeAt('sqlite', folder)).close();
    const id = await left('files');
    expect((await desk('list', '--store', 'files')).out).toContain(id);
    expect((await desk('list')).err).toContain('are files: give --store files');
  });

  test('a server that keeps a database says what it converts, and where the files are', async () => {
    await left('files');
    const said: unknown[] = [];
    const store = ok(
      await openStore('sqlite', folder, { broughtIn: (...all) => said.push(all), lost: () => undefined }),
    );
    await store.close();
    expect(said).toEqual([[1, join(folder, 'imported')]]);
  });

  test('a folder without tables stays as it is, and one that is not there is not made', async () => {
    expect((await desk('list')).out).toBe('no tables');
    expect((await desk('end', 'nothing')).err).toBe(`${folder}: there are no tables`);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
    expect((await desk('list')).err).toBe(`${folder}: no such file`);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('tables in files', () => {
  test('are read beside the server that has them, which may be writing a line', async () => {
    const tables = await tablesAt(folder, { kind: 'files' });
    const { room } = await openedAt(tables, 'terrafex', two);
    await room.table.say(first);
    const { id } = room.table;
    const log = join(folder, `${id}.log.jsonl`);
    appendFileSync(log, '{"at":');
    expect((await desk('list', '--store', 'files')).out).toContain(`${id}\tterrafex\tplaying\t1\t`);
    expect((await desk('show', id, '--store', 'files')).out).toContain('2 lines, 1 move');
    expect(readFileSync(log, 'utf8').endsWith('{"at":')).toBe(true);
    expect((await desk('end', id, '--store', 'files')).err).toContain('another server has these tables');
    await tables.close();
  });

  test('that no server has opened are listed as their logs say', async () => {
    const clock = { now: Date.UTC(2026, 0, 1) };
    const tables = await tablesAt(folder, { kind: 'files', now: () => clock.now });
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) ids.push((await openedAt(tables, 'terrafex', two)).room.table.id);
    ids.push((await openedAt(tables, 'terrafex', { players: ['Ada', null] })).room.table.id);
    const [over = '', played = '', ended = '', seating = ''] = ids;
    clock.now = Date.UTC(2026, 0, 2);
    for (const id of [over, played]) await (await roomAt(tables, id)).table.say(first);
    await (await roomAt(tables, over)).table.say({ _tag: 'Resign', player: 'Bo' });
    await tables.close();
    const stored = (...args: readonly string[]) => desk(...args, '--store', 'files');
    await stored('end', ended);
    expect((await stored('end', over)).err).toBe(`${over}: its game is over already`);
    const rows = (await stored('list')).out.split('\n').sort();
    expect(rows).toEqual(
      [
        `${over}\tterrafex\tover\t1\t2026-01-02 00:00`,
        `${played}\tterrafex\tplaying\t1\t2026-01-02 00:00`,
        `${ended}\tterrafex\thalted\t0\t2026-01-01 00:00`,
        `${seating}\tterrafex\tseating\t0\t2026-01-01 00:00`,
      ].sort(),
    );
    expect((await stored('list', '--state', 'over')).out).toContain(over);
    const out = join(root, 'over');
    expect((await stored('export', '--state', 'over', '--out', out)).out).toBe(`1 table in ${out}`);
    expect(await stored('list', '--state', 'ended')).toMatchObject({
      code: 2,
      err: '--state: "ended" is not one of seating, playing, over, halted',
    });
  });
});
