/**
 * Strangers use up what everybody at a table shares, so that nothing is left for invited people, players and bots. Each of these groups has its own
 * quota.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { skeletonOf } from '../../src/node/server/lookalike-names.js';
import type { Look } from '../../src/table/index.js';
import { act, type Message } from '../../src/table/index.js';
import { opened } from '../table/kit.js';
import { type Heard, listened, type Opened, openedWithin, settled, type Within, within } from './house.js';

let house: Within;
beforeAll(async () => {
  house = await within({ limits: { openings: 1_000_000, tablesPerAddress: 1_000_000, tables: 100_000 } });
});
afterAll(() => house.end());

const address = (number: number): string => `198.51.100.${number}`;

const come = (
  { at }: Opened,
  player: string,
  { token = null, seat = null, from }: { token?: string | null; seat?: number | null; from?: string },
) => house.ask(`${at}/players`, { token, body: { player, seat }, ...(from === undefined ? {} : { from }) });

/** Joins under ever new names until no more are accepted; returns how many were. */
const flooded = async (table: Opened, name: string, how: Parameters<typeof come>[2]): Promise<number> => {
  for (let count = 0; ; count++)
    if ((await come(table, `${name} number ${'x'.repeat(count % 7)}${count}`, how)).status !== 201) return count;
};

describe('names', () => {
  test.each(['invited', 'anyone'])(
    'where seats are for %s: strangers take theirs, and everybody else finds one',
    {
      timeout: 120_000,
    },
    async (seats) => {
      const table = await openedWithin(house, {}, { access: { seats } });
      const { links } = table;
      expect(await flooded(table, 'a', { from: address(1) })).toBe(20);
      expect((await come(table, 'a guest of another address', { from: address(2) })).status).toBe(201);
      let all = 21;
      for (let from = 3; from < 40; from++) all += await flooded(table, `b${from}`, { from: address(from) });
      expect(all).toBe(200);
      // One invited player brings fifty guests, all from one address.
      expect(await flooded(table, 'c', { token: links.invite, from: address(41) })).toBe(50);
      expect((await come(table, 'a watcher', { token: links.watch, from: address(1) })).status).toBe(201);
      expect((await come(table, 'Ada', { token: links.invite, seat: 0, from: address(1) })).body['refusal']).toBeNull();
      expect(
        (await house.ask(`${table.at}/bots`, { token: links.host, body: { seat: 1, bot: 'random' } })).status,
      ).toBe(200);
    },
  );

  test('if seats are open to everybody, there is a name left for whoever takes a seat', {
    timeout: 60_000,
  }, async () => {
    const table = await openedWithin(house, {}, { access: { seats: 'anyone' } });
    for (let from = 1; from < 12; from++) await flooded(table, `a${from}`, { from: address(from) });
    // Strangers also ask for seats that do not exist.
    expect((await come(table, 'one more', { seat: 5, from: address(60) })).status).toBe(409);
    for (const seat of [0, 1]) {
      const { status, body } = await come(table, `player ${seat}`, { seat, from: address(61) });
      expect([status, body['refusal']]).toEqual([201, null]);
    }
  });

  test('simultaneous requests count like consecutive ones', async () => {
    const table = await openedWithin(house, {});
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, count) => come(table, `one of many ${count}`, { from: address(1) })),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
  });

  test('of bots are not taken from them by people who have them already', async () => {
    const table = await openedWithin(house, {});
    for (const player of ['random (1)', 'random (1) 2', 'rаndom (1) 3'])
      await come(table, player, { from: address(1) });
    expect(
      (await house.ask(`${table.at}/bots`, { token: table.links.host, body: { seat: 1, bot: 'random' } })).status,
    ).toBe(200);
    const { players } = (await house.ask(table.at)).body as unknown as Look;
    expect(players[1]).toMatch(/^random \(1\) \d$/);
  });
});

test('places to watch are not taken by strangers from those who have a link, nor by those from players', async () => {
  const { at, links, tokens } = await openedWithin(house, { players: ['Ada', 'Bo'] });
  const streams: Heard[] = [];
  const listen = async (token: string | null, from: number): Promise<number> => {
    const stream = await listened(house, at, { token, from: address(from) });
    streams.push(stream);
    return stream.status;
  };
  for (const token of [null, links.watch])
    for (const from of [1, 2, 3]) for (let count = 0; count < 40; count++) await listen(token, from);
  expect(await listen(null, 4)).toBe(503);
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(128);
  expect(await listen(tokens['Ada'] ?? '', 1)).toBe(200);
  for (const stream of streams) await stream.leave();
  await settled();
  for (let count = 0; count < 70; count++) await listen(null, 1 + (count % 3));
  expect(await listen(null, 4)).toBe(503);
  for (const token of Object.values(links)) expect(await listen(token, 1)).toBe(200);
  for (const stream of streams) await stream.leave();
});

describe('comments', () => {
  test('of strangers leave some for those who watch by a link, and all for those who play', {
    timeout: 60_000,
  }, async () => {
    const { at, links, tokens } = await openedWithin(house, { players: ['Ada', 'Bo'] });
    const talker = async (player: string, token: string | null): Promise<string> =>
      String((await house.ask(`${at}/players`, { token, body: { player } })).body['token']);
    const talk = async (token: string): Promise<number> =>
      (await house.ask(`${at}/messages`, { token, body: { _tag: 'Comment', text: 'a word' } })).status;
    let said = 0;
    for (let count = 0; count < 12; count++) {
      const token = await talker(`stranger ${count}`, null);
      while ((await talk(token)) === 200) said++;
    }
    expect(said).toBe(800);
    expect(await talk(await talker('Wim', links.watch))).toBe(200);
    expect(await talk(tokens['Ada'] ?? '')).toBe(200);
  });

  test('of players before the game leave each player enough in it', () => {
    for (const count of [2, 5]) {
      let { table } = opened(icetraders, { options: { players: count } });
      const tell = (message: Message): boolean => {
        const acted = act(table, message, 0);
        ({ table } = acted);
        return acted.taken;
      };
      const repeat = (player: string): number => {
        let taken = 0;
        while (tell({ _tag: 'Comment', player, text: 'a word' })) taken++;
        return taken;
      };
      // One person keeps sitting down, talking and standing up under new names.
      let before = 0;
      for (let number = 0; number < 10; number++) {
        const player = `talker ${number}`;
        tell({ _tag: 'Sit', player, seat: 0, belonging: null });
        before += repeat(player);
        tell({ _tag: 'Sit', player, seat: null, belonging: null });
      }
      expect(before).toBe(600);
      const players = Array.from({ length: count }, (_, seat) => `player ${seat}`);
      for (const [seat, player] of players.entries()) tell({ _tag: 'Sit', player, seat: seat as 0, belonging: null });
      expect(table.stage._tag).toBe('Playing');
      for (const player of players) expect(repeat(player)).toBe(count === 2 ? 500 : 480);
    }
  });
});

describe('a name that looks like another one', () => {
  const alike: readonly (readonly [string, string])[] = [
    ['Ada', 'Ada\u034f'], // a joiner without effect
    ['Ada', 'A\ufe0fda'], // a variation selector without a variation
    ['Ada', 'Ada\u3164'], // a letter without a glyph
    ['Ada', 'Ada\u115f'],
    ['Ada', 'Ada\u180b'],
    ['Ada', 'Ada\u2800'], // a blank Braille pattern
    ['Ada', 'Ada\u00a0'],
    ['Ada L', 'Ada\u2003L'],
    ['Ada L', 'Ada  L'],
    ['Ada', '\uff21\uff44\uff41'], // full-width letters
    ['Ada', '\u{1d400}\u{1d41d}\u{1d41a}'], // mathematical letters
    ['Ada', 'ADA'],
    ['Zo\u00eb', 'Zoe\u0308'], // composed and decomposed
    ['Bob', 'B\u043eb'], // a Cyrillic letter among Latin ones
    ['Boo', 'B\u03bf\u03bf'], // Greek letters
    ['Coco', '\u0421\u043e\u0441\u043e'], // all Cyrillic
    ['HAT', '\u0397\u0391\u03a4'], // all Greek
    ['sexy', '\u0455\u0435\u0445\u0443'],
    ['Bill', 'BiII'],
    ['Bill', 'Bi11'],
    ['Bill', 'Bi||'],
    ['Bo0', 'BoO'],
    ['Tom', 'Torn'],
    ["D'Arcy", 'D\u2019Arcy'],
    ['Ann-Kay', 'Ann\u2010Kay'],
    ['Ada', '\u13aada'], // a Cherokee letter
    ['Ada', '\ua4eeda'], // a Lisu letter
  ];

  test.each(alike)('%s is not joined by %s, by any door, in either order', async (one, other) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const table = await openedWithin(house, {});
      const token = table.links.invite;
      const was = await come(table, first, { token });
      const is = await come(table, second, { token });
      // Some names are refused everywhere.
      expect([was.status, is.status].filter((status) => status === 201).length).toBeLessThan(2);
      const { status } = await openedWithin(house, { players: [first, second] });
      expect(status).toBe(400);
      const signed = await openedWithin(house, { players: [one] });
      expect((await come(signed, other, {})).status).toBe(409);
    }
  });

  test.each(['\u3164', '\u2800', '\u115f\u1160', '\u034f'])('%j cannot be seen, and is none', async (name) => {
    const table = await openedWithin(house, {});
    expect([400, 409]).toContain((await come(table, name, {})).status);
  });

  test('is not one that only resembles it; people of all languages have their names', async () => {
    const names = [
      'Ada',
      'Adah',
      'Zoë',
      'Zoe',
      'Łukasz',
      'Lukasz',
      'Иван',
      'Игорь',
      'Ελένη',
      'Νίκος',
      '山田太郎',
      '山田花子',
    ];
    const more = [
      '김철수',
      'יוסף',
      'محمد',
      'Kaʻahumanu',
      "O'Neil",
      'DJ Алексей',
      'Ян 2',
      'guest 1',
      'guest 2',
      'guest 12',
      '🙂',
      'ไทย',
    ];
    const table = await openedWithin(house, {});
    for (const [index, name] of [...names, ...more].entries())
      expect([name, (await come(table, name, { from: address(index + 1) })).status]).toEqual([name, 201]);
    expect(new Set([...names, ...more].map(skeletonOf)).size).toBe(names.length + more.length);
  });
});
