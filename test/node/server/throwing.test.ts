/** Games by other authors whose modules throw: the table is halted and says why, and everything else continues. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadGames } from '../../../src/node/host/own-games.js';
import { writeThrowing } from '../../kit/throwing.js';
import { rulehouse } from '../cli/kit.js';
import { bundled, served } from './kit.js';
import { entrantOf, ok, openedAt, roomAt, tablesAt } from './tables-kit.js';

const root = mkdtempSync(join(tmpdir(), 'rulehouse-throwing-'));
const module = join(root, 'throwing.mjs');
let folder = '';
let count = 0;

/** The functions of the game that throw at the moment. */
const failing = new Set<string>();

beforeAll(async () => {
  await writeThrowing(module, failing);
  ok(await loadGames([module]));
});
beforeEach(() => {
  failing.clear();
  folder = join(root, String(count++));
  mkdirSync(folder);
});
afterAll(async () => {
  await loadGames([]);
  rmSync(root, { recursive: true });
});

/** What is reported to the operator. */
const log: string[] = [];
beforeEach(() => log.splice(0));
const report = (what: string, error: unknown): number =>
  log.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);

const opening = { bots: ['greedy', 'greedy:by=1', 'random'], report };
const options = { turnLimit: 3 };
const people = { players: ['Ada', 'Bo'], seed: 1, options };
const first = { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^c5' } as const;

test.each([
  ['applyLegal', 'greedy'],
  ['evaluate', 'greedy:by=1'],
  ['applyLegal', 'random'],
])('%s throws while %s plays: its table stands still, the others go on, and so after a restart', async (name, bot) => {
  const tables = await tablesAt(folder, opening);
  const sound = await openedAt(tables, 'terrafex', people);
  const { room } = await openedAt(tables, 'throwing', { players: [null, 'Bo'], seed: 1, options });
  const { id } = room.table;
  failing.add(name);
  const seated = await room.admitBot(0, entrantOf(bot));
  expect(seated._tag).toBe('Right');
  await vi.waitFor(() => expect(room.table.halted()).not.toBeNull());
  const meanwhile = bot === 'random' ? '' : `, while ${bot} (0) was thinking`;
  const why = `the module of the game throwing failed after 0 moves${meanwhile}: boom`;
  expect(room.table.halted()).toBe(why);
  expect(room.table.state()).toEqual({ state: 'halted', moves: 0, wake: null });
  expect(await room.table.say({ _tag: 'Resign', player: 'Bo' })).toMatchObject({
    taken: false,
    refusal: { text: `this table stands still: ${why}` },
  });
  expect(await sound.room.table.say(first)).toMatchObject({ taken: true });
  expect(log).toEqual([`table ${id} stands still: ${why}`]);
  await tables.close();

  const again = await tablesAt(folder, opening);
  await again.sweep();
  expect(await again.count('halted')).toBe(1);
  expect((await roomAt(again, id)).table.halted()).toBe(why);
  await again.close();
  const desk = (...args: readonly string[]) => rulehouse(['tables', ...args, '--data', folder, '--with', module]);
  expect((await desk('show', id)).out).toContain(`stands still: ${why}`);

  // The module has been fixed, and the operator resumes the table.
  failing.clear();
  expect((await desk('repair', id)).out).toContain(`table ${id} goes on`);
  ok(await loadGames([module]));
  const mended = await tablesAt(folder, opening);
  const { table } = await roomAt(mended, id);
  await vi.waitFor(() => expect(table.state().moves).toBeGreaterThan(0));
  expect(table.halted()).toBeNull();
  await mended.close();
});

test('a move of a person at which the module throws is refused with the reason, and those who listen are told', async () => {
  const tables = await tablesAt(folder, opening);
  const { room } = await openedAt(tables, 'throwing', people);
  const told: string[] = [];
  room.table.listen({
    ...{ viewer: 1, who: 'Bo', hear: () => undefined, rematch: () => undefined, end: () => undefined },
    halted: (why) => told.push(why),
  });
  failing.add('applyLegal');
  const why = 'the module of the game throwing failed after 0 moves: boom';
  const text = `this table stands still: ${why}`;
  for (const move of ['G^c5', 'G^c5'])
    expect(await room.table.say({ ...first, move })).toMatchObject({ taken: false, refusal: { text } });
  expect([room.table.halted(), told]).toEqual([why, [why]]);
  expect(log).toEqual([`table ${room.table.id} stands still: ${why}`]);
  await tables.close();
});

test('a module that throws when it is looked at halts its table, and one that throws at the set-up opens none', async () => {
  const tables = await tablesAt(folder, opening);
  const { room } = await openedAt(tables, 'throwing', people);
  failing.add('view');
  expect(() => room.table.look(0)).toThrow(`table ${room.table.id}: the module of the game throwing failed`);
  expect(room.table.halted()).toContain('after 0 moves: boom');
  failing.add('setup');
  const access = { seats: 'anyone', watching: 'anyone', listed: false } as const;
  expect(await tables.create('throwing', people, access)).toMatchObject({
    left: { reason: 'the module of the game throwing failed to open a table: boom' },
  });
  await tables.close();
});

test('if the module throws while a log is replayed, the table is halted before that line', async () => {
  const tables = await tablesAt(folder, opening);
  const { room } = await openedAt(tables, 'throwing', people);
  const { id } = room.table;
  await room.table.say(first);
  await tables.close();
  failing.add('applyLegal');
  const again = await tablesAt(folder, opening);
  const found = await roomAt(again, id);
  expect(found.table.halted()).toMatch(
    /^line 2 of its log cannot be played \(1: the module of the game throwing failed/,
  );
  expect(found.table.state()).toMatchObject({ state: 'halted' });
  await again.close();
});

test('a game that throws before anybody moves does not keep the server from looking after its tables', async () => {
  const tables = await tablesAt(folder, opening);
  const { room } = await openedAt(tables, 'throwing', { ...people, clock: { _tag: 'Move', ms: 60_000 } });
  await tables.close();
  failing.add('toMove');
  const again = await tablesAt(folder, { ...opening, now: () => Date.now() + 120_000 });
  await again.sweep();
  expect(await again.find(room.table.id)).toMatchObject({ _tag: 'Unreadable' });
  expect(await again.count('halted')).toBe(1);
  expect(log).toEqual([
    `table ${room.table.id} stands still: 0: the module of the game throwing failed after 0 lines: boom`,
  ]);
  await again.close();
});

test('a failing disk is reported as before, and tried again', async () => {
  let isFull = false;
  const tables = await tablesAt(folder, {
    ...opening,
    through: (store) =>
      Object.assign(Object.create(store) as typeof store, {
        append: (change: Parameters<typeof store.append>[0]) =>
          isFull ? Promise.reject(new Error('no space')) : store.append(change),
        ...Object.fromEntries(
          (['close', 'create', 'take', 'find', 'count', 'release', 'lost', 'due'] as const).map((name) => [
            name,
            // Bind each method to its store.
            (store[name] as (...given: readonly unknown[]) => unknown).bind(store),
          ]),
        ),
      }),
  });
  const { room } = await openedAt(tables, 'throwing', { ...people, players: [null, 'Bo'] });
  await room.admitBot(0, entrantOf('random'));
  await vi.waitFor(() => expect(room.table.look(1).sight?.deciding).toEqual([1]));
  isFull = true;
  await expect(room.table.say({ _tag: 'Resign', player: 'Bo' })).rejects.toThrow('no space');
  expect([room.table.halted(), room.table.state().state]).toEqual([null, 'playing']);
  // If a table must be halted while the store cannot be written, it is halted at once, and the halt is written later.
  failing.add('view');
  expect(() => room.table.look(1)).toThrow('boom');
  await vi.waitFor(() =>
    expect(log).toContain('a message of the server could not be written and is tried again: no space'),
  );
  isFull = false;
  await vi.waitFor(async () => expect(await tables.count('halted')).toBe(1), 4000);
  await tables.close();
});

test('over HTTP: the server lives, also after a restart, and a request for the table gets the reason', async () => {
  const always = join(root, 'always.mjs');
  writeFileSync(
    always,
    `globalThis.throwing = new Set(['applyLegal', 'evaluate']);\nexport * from './throwing.mjs';\n`,
  );
  const { file, folder: command } = await bundled();
  const flags = ['--with', always, '--bot', 'greedy', '--bot', 'random'];
  let server = await served(file, folder, flags);
  const ask = async (path: string, body?: unknown, token = ''): Promise<{ status: number; body: unknown }> => {
    const answer = await fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      body: answer.headers.get('content-type')?.includes('json') ? await answer.json() : null,
    };
  };
  const opened = async (spec: object, bots: readonly object[]) =>
    (await ask('api/tables', { game: 'throwing', spec: { options, seed: 1, ...spec }, bots })).body as {
      id: string;
      tokens: Record<string, string>;
    };
  const people = await opened({ players: ['Ada', 'Bo'] }, []);
  const bots = await opened({}, [
    { seat: 0, bot: 'greedy' },
    { seat: 1, bot: 'random' },
  ]);
  const text = 'this table stands still: the module of the game throwing failed after 0 moves: boom';
  const token = people.tokens['Ada'];
  expect(await ask(`api/tables/${people.id}/messages`, { _tag: 'Move', ply: 0, move: 'G^c5' }, token)).toMatchObject({
    status: 409,
    body: { error: { text } },
  });
  const halted = async (id: string): Promise<unknown> => (await ask(`api/tables/${id}/state`)).body;
  const standing = {
    state: 'halted',
    halted: expect.stringContaining('while greedy (0) was thinking: boom') as unknown,
  };
  await vi.waitFor(async () => expect(await halted(bots.id)).toMatchObject(standing));
  await server.end('SIGKILL');
  server = await served(file, folder, flags);
  expect((await ask('healthz')).status).toBe(200);
  expect(await halted(bots.id)).toMatchObject(standing);
  expect(await halted(people.id)).toMatchObject({ state: 'halted' });
  await server.end('SIGTERM');
  rmSync(command, { recursive: true });
});
