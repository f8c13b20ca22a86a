/** Side entrances: a rematch counts as opening a table, and a request for the headers alone does nothing. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreKind } from '../../src/node/server/open-store.js';
import type { Store } from '../../src/node/server/store/store.js';
import { cluster, hasPostgres } from '../node/server/postgres-kit.js';
import { listened, type Opened, openedWithin, type Within, within } from './house.js';

let house: Within;
/** The calls that change the store. */
let written: string[] = [];
beforeEach(async () => {
  house = await within({ through: watched });
});
afterEach(() => house.end());

/** A store that records the changes it is asked to make. */
const watched = (store: Store): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      return (...args: readonly unknown[]): unknown => {
        if (['create', 'append', 'remove', 'cut', 'release', 'steal'].includes(String(name)))
          written.push(String(name));
        return Reflect.apply(found, target, args);
      };
    },
  });

/** A store that cannot note a rematch while `disk` is full. */
const filling =
  (disk: { isFull: boolean }) =>
  (store: Store): Store =>
    new Proxy(store, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name);
        if (typeof found !== 'function') return found;
        return (...args: readonly unknown[]): unknown =>
          disk.isFull && name === 'append' && JSON.stringify(args).includes('rematch')
            ? Promise.reject(new Error('the disk is full'))
            : Reflect.apply(found, target, args);
      },
    });

const over = async ({ at }: Opened, token: string | undefined): Promise<void> => {
  expect((await house.ask(`${at}/messages`, { token, body: { _tag: 'Resign' } })).status).toBe(200);
};

describe('a rematch', () => {
  test('has the limits of opening, in a burst and by the number of tables that are open; others open theirs', async () => {
    const table = await openedWithin(house, { players: ['Ada', 'Bo'] });
    let { at } = table;
    let opened = 0;
    for (; opened < 40; opened++) {
      await over({ ...table, at }, table.tokens['Ada']);
      const { status, body } = await house.ask(`${at}/rematch`, { token: table.tokens['Bo'], method: 'POST' });
      if (status === 429) break;
      expect(status).toBe(201);
      at = `/api/tables/${String(body['id'])}`;
    }
    expect(opened).toBeLessThan(21);
    const { status } = await openedWithin(house, { players: ['Ada', 'Bo'] });
    expect(status).toBe(429);
    const elsewhere = { from: '192.0.2.9' };
    const again = await house.ask(`${at}/rematch`, { token: table.tokens['Ada'], method: 'POST', ...elsewhere });
    expect(again.status).toBe(201);
    await house.end();

    house = await within({ limits: { tablesPerAddress: 2 } });
    const one = await openedWithin(house, { players: ['Ada', 'Bo'] });
    await over(one, one.tokens['Ada']);
    await openedWithin(house, {});
    await openedWithin(house, {});
    expect((await house.ask(`${one.at}/rematch`, { token: one.tokens['Ada'], method: 'POST' })).status).toBe(429);
  });

  test('that several ask for at once is one table', async () => {
    const { at, tokens, links } = await openedWithin(house, { players: ['Ada', 'Bo'] });
    await over({ at } as Opened, tokens['Ada']);
    written = [];
    const all = await Promise.all(
      [tokens['Ada'], tokens['Bo'], links.host, tokens['Ada']].map((token) =>
        house.ask(`${at}/rematch`, { token, method: 'POST' }),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(all.map(({ body }) => body['id'])).size).toBe(1);
    expect(written.filter((one) => one === 'create')).toHaveLength(1);
  });

  test.each<StoreKind>(['sqlite', 'files', ...(hasPostgres ? ['postgres' as const] : [])])(
    'that three ask for three times each at once is one table (%s)',
    async (kind) => {
      await house.end();
      const postgres = kind === 'postgres' ? await cluster() : undefined;
      if (postgres !== undefined) process.env['DATABASE_URL'] = await postgres.database();
      house = await within({ through: watched, kind });
      const players = ['Ada', 'Bo', 'Cy'];
      const table = await openedWithin(house, { players, options: { players: 3 } }, { game: 'icetraders' });
      const { at, tokens } = table;
      await over(table, tokens['Bo']);
      written = [];
      const all = await Promise.all(
        [0, 1, 2]
          .flatMap(() => players)
          .map((name) => house.ask(`${at}/rematch`, { token: tokens[name], method: 'POST' })),
      );
      expect(all.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 8 }, () => 200), 201]);
      const ids = new Set(all.map(({ body }) => String(body['id'])));
      expect([ids.size, written.filter((one) => one === 'create').length]).toEqual([1, 1]);
      const looks = await Promise.all(
        players.map((name) => house.ask(`/api/tables/${[...ids][0]}`, { token: tokens[name] })),
      );
      expect(looks.map(({ body }) => [body['viewer'], body['players']])).toEqual([
        [1, ['Cy', 'Ada', 'Bo']],
        [2, ['Cy', 'Ada', 'Bo']],
        [0, ['Cy', 'Ada', 'Bo']],
      ]);
      await postgres?.end();
    },
    60_000,
  );

  test('that cannot be noted at the table before leaves no other table behind, and the next one to ask opens one', async () => {
    await house.end();
    const disk = { isFull: false };
    house = await within({ through: filling(disk), report: () => undefined });
    const table = await openedWithin(house, { players: ['Ada', 'Bo'] });
    await over(table, table.tokens['Ada']);
    const count = async (): Promise<number> =>
      (await house.tables.count('seating')) + (await house.tables.count('playing'));
    expect(await count()).toBe(0);
    const rematch = () => house.ask(`${table.at}/rematch`, { token: table.tokens['Ada'], method: 'POST' });
    disk.isFull = true;
    const failed = await Promise.all([rematch(), rematch(), rematch()]);
    expect(failed.every(({ status }) => status >= 500)).toBe(true);
    expect(await count()).toBe(0);
    disk.isFull = false;
    expect((await rematch()).status).toBe(201);
    expect((await rematch()).status).toBe(200);
    expect(await count()).toBe(1);
  });

  test('has the links of the table before: who had one has it still, who had none has none', async () => {
    const more = { access: { watching: 'invited' } };
    const table = await openedWithin(house, { players: ['Ada', 'Bo'] }, more);
    const { at, tokens, links } = table;
    const guest = String(
      (await house.ask(`${at}/players`, { token: links.watch, body: { player: 'Wim' } })).body['token'],
    );
    const gone = String(
      (await house.ask(`${at}/players`, { token: links.invite, body: { player: 'Ina' } })).body['token'],
    );
    const invite = String(
      (await house.ask(`${at}/links`, { token: links.host, body: { role: 'invite' } })).body['token'],
    );
    await over(table, tokens['Ada']);
    for (const token of [null, links.watch, links.invite, invite, guest, gone])
      expect([401, 403, 404]).toContain((await house.ask(`${at}/rematch`, { token, method: 'POST' })).status);
    const { status, body } = await house.ask(`${at}/rematch`, { token: links.host, method: 'POST' });
    expect([status, body['links']]).toEqual([201, { host: links.host }]);
    const next = `/api/tables/${String(body['id'])}`;
    const statuses = async (path: string): Promise<readonly number[]> =>
      Promise.all(
        [tokens['Ada'], tokens['Bo'], links.host, links.watch, invite, guest, gone, links.invite, null].map(
          async (token) => (await house.answer(path, { token })).status,
        ),
      );
    expect(await statuses(next)).toEqual([200, 200, 200, 200, 200, 200, 401, 401, 404]);
    expect((await house.ask(`${next}/links`, { token: links.host, body: { role: 'watch' } })).status).toBe(201);
    expect(await statuses(next)).toEqual([200, 200, 200, 401, 200, 404, 401, 401, 404]);
  });

  test('that a player asked for leaves the link of the host with the host', async () => {
    const table = await openedWithin(house, { players: ['Ada', 'Bo'] });
    await over(table, table.tokens['Ada']);
    const { body } = await house.ask(`${table.at}/rematch`, { token: table.tokens['Bo'], method: 'POST' });
    expect(Object.keys(body)).toEqual(['id']);
    const next = `/api/tables/${String(body['id'])}`;
    const renew = (token: string | undefined) => house.ask(`${next}/links`, { token, body: { role: 'watch' } });
    expect((await renew(table.tokens['Bo'])).status).toBe(403);
    expect((await renew(table.links.host)).status).toBe(201);
  });
});

describe('HEAD', () => {
  /** Everything that a request could leave behind, as far as the server counts it. */
  const state = () => ({ ...house.tables.present(), written: written.length });

  test('of every route leaves nothing behind, and says what GET says', async () => {
    const { id, tokens } = await openedWithin(house, { players: ['Ada', 'Bo'] });
    await over({ at: `/api/tables/${id}` } as Opened, tokens['Ada']);
    const paths = new Set(house.app.routes.map(({ path }) => path).filter((path) => !path.includes('*')));
    expect([...paths]).toContain('/api/tables/:id/events');
    for (const path of paths)
      for (const token of [undefined, tokens['Ada'], '0'.repeat(32)]) {
        const at = path.replace(':id', id).replace(':name', 'page.js');
        const before = state();
        const { status, body } = await house.answer(at, { method: 'HEAD', token });
        expect([path, body]).toEqual([path, null]);
        expect([path, state()]).toEqual([path, before]);
        const got = await house.answer(at, { token });
        await got.body?.cancel();
        expect([path, status]).toEqual([path, got.status]);
        expect([path, house.tables.present().listeners]).toEqual([path, 0]);
      }
  });

  test('for the events of a table keeps nobody from watching, and no table from making room', async () => {
    const { at } = await openedWithin(house, { players: ['Ada', 'Bo'] });
    for (let count = 0; count < 100; count++)
      expect((await house.answer(`${at}/events`, { method: 'HEAD', from: `192.0.2.${count}` })).status).toBe(200);
    expect(house.tables.present().listeners).toBe(0);
    const stream = await listened(house, at);
    expect(stream.status).toBe(200);
    await stream.leave();
    expect(await house.tables.remove(at.split('/').at(-1) ?? '')).toBe(true);
  });
});
