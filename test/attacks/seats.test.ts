/**
 * People who were not invited try to get a seat, on every route, in every role that a table knows. A route is open only to those whom the table's
 * access settings admit at that moment.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Look } from '../../src/table/index.js';
import { ok } from '../node/server/tables-kit.js';
import { type Opened, openedWithin, type Within, within } from './house.js';

let house: Within;
beforeAll(async () => {
  house = await within({ limits: { openings: 1_000_000, tablesPerAddress: 1_000_000, tables: 100_000 } });
});
afterAll(() => house.end());

/** A table that knows people of all kinds. Its first two seats are taken, and the third is free. */
interface Known extends Opened {
  readonly people: Readonly<Record<string, string | null>>;
}

const come = async ({ at }: Opened, token: string | null, player: string, seat: number | null): Promise<string> => {
  const { status, body } = await house.ask(`${at}/players`, { token, body: { player, seat } });
  return status === 201 ? String(body['token']) : '0'.repeat(32);
};

const anew = async ({ at }: Opened, host: string, role: string): Promise<string> =>
  String((await house.ask(`${at}/links`, { token: host, body: { role } })).body['token']);

const sit = ({ at }: Opened, token: string | null, seat: number | null) =>
  house.ask(`${at}/messages`, { token, body: { _tag: 'Sit', seat, belonging: null } });

const known = async (access: object): Promise<Known> => {
  const more = { game: 'icetraders', access };
  const table = await openedWithin(house, { options: { players: 4 } }, more);
  const { links } = table;
  const before = {
    'an invitation from before': links.invite,
    'a link to watch from before': links.watch,
    'a guest by an invitation from before': await come(table, links.invite, 'one', null),
    'a guest by a link to watch from before': await come(table, links.watch, 'two', null),
    'a player who stood up, by an invitation from before': await come(table, links.invite, 'three', 3),
  };
  await sit(table, before['a player who stood up, by an invitation from before'], null);
  const invite = await anew(table, links.host, 'invite');
  const watch = await anew(table, links.host, 'watch');
  const revoked = await come(table, invite, 'four', null);
  await house.ask(`${table.at}/links`, { token: revoked, body: { role: 'player', player: 'four' } });
  const people = {
    ...before,
    nobody: null,
    'a stranger': '1'.repeat(32),
    'the invitation': invite,
    'the link to watch': watch,
    'the link of the host': links.host,
    'a guest without a link': await come(table, null, 'five', null),
    'a guest by the link to watch': await come(table, watch, 'six', null),
    'a guest by the invitation': await come(table, invite, 'seven', null),
    'a guest whose token was revoked': revoked,
    'a player who sits': await come(table, invite, 'eight', 0),
    'a player who stood up': await come(table, invite, 'nine', 3),
  };
  await sit(table, people['a player who stood up'], null);
  await come(table, invite, 'ten', 1);
  return { ...table, people };
};

/** Who sits at seat 2, as the host sees it. */
const third = async ({ at, links }: Opened): Promise<string | null> =>
  ((await house.ask(at, { token: links.host })).body as unknown as Look).players[2] ?? null;

const doors: Readonly<Record<string, (table: Known, token: string | null) => Promise<unknown>>> = {
  players: ({ at }, token) => house.ask(`${at}/players`, { token, body: { player: 'newcomer', seat: 2 } }),
  messages: (table, token) => sit(table, token, 2),
  bots: ({ at }, token) => house.ask(`${at}/bots`, { token, body: { seat: 2, bot: 'random' } }),
};

const invited = ['the invitation', 'the link of the host'];
const guests = ['a guest by the invitation', 'a player who sits', 'a player who stood up'];

/** The people who get a seat through a route if seats are only for invited people. */
const lets: Readonly<Record<string, readonly string[]>> = {
  players: invited,
  messages: guests,
  bots: [...invited, ...guests],
};

/** People without a valid token. */
const strangers = [
  'a stranger',
  'an invitation from before',
  'a link to watch from before',
  'a guest whose token was revoked',
];

/** People with a name at the table and a valid token. */
const named = [
  ...guests,
  'a guest without a link',
  'a guest by the link to watch',
  'a guest by an invitation from before',
  'a guest by a link to watch from before',
  'a player who stood up, by an invitation from before',
];

/** People who can see a hidden table. */
const seeing = [...invited, ...guests, 'the link to watch', 'a guest by the link to watch'];

const mayPass = (door: string, person: string, seats: string, watching: string): boolean => {
  if (strangers.includes(person)) return false;
  if (watching === 'invited' && !seeing.includes(person)) return false;
  if (lets[door]?.includes(person) === true) return true;
  // If the seats are open to anyone, everybody at the table may sit down. Only players and invited people may seat bots.
  return seats === 'anyone' && (door === 'players' || (door === 'messages' && named.includes(person)));
};

describe.each(['invited', 'anyone'])('where seats are for %s', (seats) => {
  test.each(['invited', 'anyone'])(
    'and watching for %s, each door lets in those whom it should',
    {
      timeout: 60_000,
    },
    async (watching) => {
      const { people } = await known({ seats, watching });
      for (const door of Object.keys(doors))
        for (const person of Object.keys(people)) {
          const table = await known({ seats, watching });
          await doors[door]?.(table, table.people[person] ?? null);
          const isIn = (await third(table)) !== null;
          expect([door, person, isIn]).toEqual([door, person, mayPass(door, person, seats, watching)]);
        }
    },
  );
});

test('a hidden table is there for a guest only as long as the link holds by which the guest came', async () => {
  const table = await known({ watching: 'invited' });
  for (const [person, token] of Object.entries(table.people)) {
    const isSeen = seeing.includes(person) && !strangers.includes(person);
    expect([person, (await house.ask(table.at, { token })).status === 200]).toEqual([person, isSeen]);
  }
});

test('a name in a list from an earlier release, which does not record how people came, is not an invitation', async () => {
  const { tables, ask } = house;
  const { createHash } = await import('node:crypto');
  const token = 'ab'.repeat(16);
  const hash = createHash('sha256').update(token).digest('hex');
  const access = { seats: 'invited', watching: 'anyone', listed: false } as const;
  const line = JSON.stringify({ player: 'Eve', hash, bot: null });
  const { room } = ok(await tables.create('terrafex', {}, access, [line]));
  const at = `/api/tables/${room.table.id}`;
  expect((await ask(`${at}/messages`, { token, body: { _tag: 'Sit', seat: 0, belonging: null } })).status).toBe(403);
  expect((await ask(`${at}/messages`, { token, body: { _tag: 'Comment', text: 'hello' } })).status).toBe(200);
});

test('an account that came as a guest sits down when it is invited, and keeps its name', async () => {
  const signed = await within({ accounts: true });
  const { at, links } = await openedWithin(signed, {}, {}, { account: 'Ada' });
  const body = { seat: 0 };
  expect((await signed.ask(`${at}/players`, { account: 'Bo', body: {} })).status).toBe(201);
  expect((await signed.ask(`${at}/players`, { account: 'Bo', body })).status).toBe(403);
  const sitting = { _tag: 'Sit', seat: 0, belonging: null };
  expect((await signed.ask(`${at}/messages`, { account: 'Bo', body: sitting })).status).toBe(403);
  const { status, body: said } = await signed.ask(`${at}/players`, { account: 'Bo', token: links.invite, body });
  expect([status, said['refusal']]).toEqual([201, null]);
  // No other account can use this name, with or without an invitation.
  for (const token of [null, links.invite])
    expect((await signed.ask(`${at}/players`, { account: 'Eve', token, body: { player: 'Bo' } })).status).toBe(400);
  await signed.end();
});

describe('the link of a player', () => {
  test('can be replaced only by the player: not by the host, seated or not, before, during and after the game', async () => {
    const table = await openedWithin(house, {});
    const { at, links } = table;
    const ada = await come(table, links.invite, 'Ada', 0);
    const refused = async (): Promise<void> => {
      for (const token of [links.host, links.invite, links.watch, null, ada])
        for (const player of ['Bo', null])
          expect((await house.ask(`${at}/links`, { token, body: { role: 'player', player } })).status).toBe(403);
      expect((await house.ask(at, { token: bo })).status).toBe(200);
    };
    let bo = await come(table, links.invite, 'Bo', null);
    await refused();
    await sit(table, bo, 1);
    await refused();
    const own = await house.ask(`${at}/links`, { token: bo, body: { role: 'player', player: 'Bo' } });
    expect(own.status).toBe(201);
    bo = String(own.body['token']);
    await house.ask(`${at}/messages`, { token: bo, body: { _tag: 'Resign' } });
    await refused();
  });

  test('can be replaced by only one of two people who have it at the same time', async () => {
    const { at, tokens } = await openedWithin(house, { players: ['Ada', 'Bo'] });
    const body = { role: 'player', player: 'Ada' };
    const both = await Promise.all([1, 2, 3].map(() => house.ask(`${at}/links`, { token: tokens['Ada'], body })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
  });

  test('and those of the host are made anew a hundred times, each for itself', { timeout: 60_000 }, async () => {
    const { at, tokens, links } = await openedWithin(house, { players: ['Ada', 'Bo'] });
    const times = async (role: string, token: string | undefined, player: string | null): Promise<number> => {
      for (let count = 0; count < 200; count++) {
        const made = await house.ask(`${at}/links`, { token, body: { role, player } });
        if (made.status !== 201) return count;
        if (role === 'player' || role === 'host') token = String(made.body['token']);
      }
      return 200;
    };
    expect(await times('player', tokens['Ada'], 'Ada')).toBe(100);
    expect(await times('watch', links.host, null)).toBe(100);
    expect(await times('invite', links.host, null)).toBe(100);
    expect(await times('player', tokens['Bo'], 'Bo')).toBe(100);
  });
});

test('one key of two players gives two tokens; one key for two tables is refused', async () => {
  const { at, links } = await openedWithin(house, {});
  const key = 'the-same-key-for-everybody';
  const token = async (player: string): Promise<string> =>
    String((await house.ask(`${at}/players`, { token: links.invite, key, body: { player } })).body['token']);
  const [ada, bo] = [await token('Ada'), await token('Bo')];
  expect(ada).not.toBe(bo);
  expect(await token('Ada')).toBe(ada);
  for (const [player, own] of [
    ['Ada', ada],
    ['Bo', bo],
  ] as const) {
    const { status } = await house.ask(`${at}/links`, { token: own, body: { role: 'player', player } });
    expect(status).toBe(201);
  }
  const open = (game: string) => house.ask('/api/tables', { key, from: '192.0.2.77', body: { game } });
  const [first, again, other] = [await open('terrafex'), await open('terrafex'), await open('toframenn')];
  expect([first.status, again.body, other.status]).toEqual([201, first.body, 409]);
});
