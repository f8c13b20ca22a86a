/** Seats that leave tables of a server: a bot of the server plays on, also after a restart, and who left watches. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { source } from '../../../src/core/index.js';
import type { Room } from '../../../src/node/server/room.js';
import type { Tables } from '../../../src/node/server/tables.js';
import type { Event, Message, TableSpec } from '../../../src/table/index.js';
import { entrantOf, ok, openedAt, roomAt, tablesAt } from './tables-kit.js';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'rulehouse-leaving-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true });
});

const names = ['Ada', 'Bo', 'Cy'] as const;

/** A table of IceTraders at which people sit; bots of the server may take their places. */
const seated = async (tables: Tables, more: Partial<TableSpec>, people = 3): Promise<Room> => {
  const { room } = await openedAt(tables, 'icetraders', { options: { players: 3 }, seed: 4, leaving: 'bot', ...more });
  for (const [seat, name] of names.slice(0, people).entries()) ok(await room.admit(name, seat as 0, null));
  for (let seat = people; seat < 3; seat++) ok(await room.admitBot(seat as 0, entrantOf('random')));
  return room;
};

const leftIn = (room: Room) => room.table.look('spectators').left ?? [];

/** Waits until something holds at a table. */
const until = async (holds: () => boolean): Promise<void> => {
  for (let count = 0; !holds(); count++) {
    if (count > 2000) throw new Error('it never happened');
    await new Promise((go) => setTimeout(go, 5));
  }
};

const resign = (player: string): Message => ({ _tag: 'Resign', player });

/** Lets people play at random until the table is over. */
const playOut = async (room: Room, people: readonly string[]): Promise<void> => {
  const random = source(1);
  for (let count = 0; !room.table.isOver() && count < 1000; count++) {
    for (const player of people) {
      const viewer = room.table.viewerOf(player);
      const moves = room.table.legal(viewer);
      const move = moves[random.below(Math.max(1, moves.length))];
      const ply = room.table.look(viewer).sight?.ply ?? 0;
      if (move !== undefined) await room.table.say({ _tag: 'Move', player, ply, move });
    }
    await new Promise((go) => setTimeout(go, 1));
  }
};

describe('a table where bots play on', () => {
  test('the first bot of the server plays on for who resigned, and the record names it', async () => {
    const tables = await tablesAt(folder(), { bots: ['random', 'greedy'] });
    const room = await seated(tables, {});
    const heard: Event[] = [];
    const listen = (viewer: 0 | 1) =>
      room.table.listen(
        { viewer, who: '', hear: (event) => heard.push(event), rematch: () => {}, halted: () => {}, end: () => {} },
        () => room.table.viewerOf(names[viewer]) === viewer,
      );
    [0, 1].forEach((viewer) => listen(viewer as 0 | 1));
    expect((await room.table.say(resign('Ada'))).taken).toBe(true);
    await until(() => leftIn(room)[0]?.substitute === 'random (0)');
    expect(heard.map(({ _tag }) => _tag)).toEqual(expect.arrayContaining(['Left', 'Substituted']));
    // Who left hears nothing more as that seat.
    expect(room.table.listeners()).toHaveLength(1);
    expect([room.table.viewerOf('Ada'), room.table.isSeated('Ada')]).toEqual(['spectators', true]);
    await playOut(room, ['Bo', 'Cy']);
    expect(room.table.record()).toMatchObject({
      left: [{ seat: 0, reason: 'resignation', substitute: 'random (0)' }],
      result: { over: true },
    });
    await tables.close();
  });

  test('a restart between: the bot goes on, also when nobody had been named yet', async () => {
    const data = folder();
    const before = await tablesAt(data, { bots: [] });
    const room = await seated(before, { resigning: true });
    const { id } = room.table;
    await before.close();
    const first = await tablesAt(data, { bots: ['random'] });
    const again = await roomAt(first, id);
    await again.table.say(resign('Cy'));
    await until(() => leftIn(again)[0]?.substitute === 'random (2)');
    await first.close();
    const second = await tablesAt(data, { bots: ['greedy'] });
    const last = await roomAt(second, id);
    await until(() => !last.table.look('spectators').sight?.deciding.includes(2) || last.table.isOver());
    expect(leftIn(last)).toHaveLength(1);
    await playOut(last, ['Ada', 'Bo']);
    expect(last.table.record()?.left).toHaveLength(1);
    await second.close();
  });

  test('without a bot, and when no person is left, the game ends', async () => {
    const none = await tablesAt(folder(), { bots: [] });
    const alone = await seated(none, {});
    await alone.table.say(resign('Bo'));
    await until(() => alone.table.isOver());
    expect(alone.table.look('spectators').end).toMatchObject({ end: { seat: 1, places: [1, 3, 1] } });
    await none.close();
    const bots = await tablesAt(folder(), { bots: ['random'] });
    const room = await seated(bots, {}, 1);
    await room.table.say(resign('Ada'));
    await until(() => room.table.isOver());
    expect(room.table.look('spectators').end).toMatchObject({ end: { seat: 0, places: [3, 1, 1] } });
    await bots.close();
  });

  test('a claim: refused before its time, and then a bot plays on', async () => {
    let now = 1_000_000;
    const tables = await tablesAt(folder(), { bots: ['random'], now: () => now });
    const room = await seated(tables, { claim: { afterMs: 60_000 } });
    const claim: Message = { _tag: 'Claim', player: 'Bo', seat: 0, ply: 0 };
    expect((await room.table.say(claim)).refusal?.text).toBe('this seat can be claimed in 1 min');
    now += 60_000;
    expect((await room.table.say(claim)).taken).toBe(true);
    await until(() => leftIn(room)[0]?.substitute === 'random (0)');
    expect(leftIn(room)[0]?.reason).toBe('forfeit');
    await tables.close();
  });
});
