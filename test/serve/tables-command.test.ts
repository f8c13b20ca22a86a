/** `rulehouse tables`: what whoever runs a server does with its tables, beside a server that runs and without one. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { commandSchemas } from '../../src/cli/schemas.js';
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
    '--out: 2 lines would be lost: name a folder in which the table is kept as it is',
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
