/** Clients that were away while moves were taken back: they show what a new client shows, and say that moves were taken back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { face as pigFace } from '../../../examples/pig/face.js';
import { type GameTypes, source } from '../../../src/core/index.js';
import { type AnyFace, anyFace, type Face, faces, icetradersFace } from '../../../src/face/index.js';
import { deciding, type Message } from '../../../src/table/index.js';
import { join } from '../../../src/web/session/index.js';
import { choicesOf, patiently, plyOf } from '../../table/kit.js';
import { shownBy } from '../../table/model/alike.js';
import { houseOf } from '../../table/model/house.js';
import { endOf, goodLine } from '../../table/model/line.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => vi.useRealTimers());

const settle = async (): Promise<void> => {
  for (let round = 0; round < 10; round++) await new Promise((resolve) => setImmediate(resolve));
};

const names = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'];

/** A table with a client at each seat and one without a seat. The players also act without their clients, as if from elsewhere. */
const watched = async <T extends GameTypes>(face: Face<T>, seed: number) => {
  const players = names.slice(0, houseOf(face, {}).hosted.look('spectators').players.length);
  const house = houseOf(face, { players, seed });
  const random = source(seed);
  const say = async (said: Message): Promise<boolean> => (await house.hosted.say(said)).taken;
  const joined = (player: string | undefined) => {
    const end = endOf(house, player, () => goodLine);
    const session = join(face, 'http://localhost/api/tables/AAAAAAAAAAAAAAAA', { token: '0', fetch: end.fetch });
    return { player, end, session };
  };
  const clients = [...players, undefined].map(joined);
  await settle();
  const move = async (): Promise<void> => {
    const table = house.table();
    const seats = deciding(table);
    const seat = seats[random.below(Math.max(1, seats.length))];
    const text = seat === undefined ? undefined : patiently(table, random, choicesOf(table, seat));
    if (seat === undefined || text === undefined) return;
    await say({ _tag: 'Move', player: players[seat] ?? '', ply: plyOf(table), move: text });
  };
  /** Goes back by up to so many moves, if no secret is in the way; or takes back a waiting decision. */
  const back = async (most: number): Promise<boolean> => {
    const ply = Math.max(0, plyOf(house.table()) - random.below(most + 1));
    const player = players[random.below(players.length)] ?? '';
    if (!(await say({ _tag: 'AskUndo', player, ply }))) return false;
    for (const other of players) if (other !== player) await say({ _tag: 'AnswerUndo', player: other, accept: true });
    return true;
  };
  return { house, clients, joined, move, back, random };
};

const all: readonly AnyFace[] = [...faces, anyFace(pigFace)];

test.each(all.map((any) => [any.id, any] as const))(
  'a client that missed an undo at %s shows what a new one shows',
  async (_, any) => {
    const counted = await any.open(async (face) => {
      const counts = { undone: 0, compared: 0, told: 0 };
      for (let seed = 1; seed <= 4; seed++) {
        const { house, clients, joined, move, back, random } = await watched(face, seed);
        for (let round = 0; round < 6 && house.hosted.look('spectators').end === null; round++) {
          for (let moves = random.below(4); moves >= 0; moves--) await move();
          await settle();
          const away = clients.filter(() => random.below(2) === 0);
          for (const { end } of away) end.breakOff();
          await settle();
          const courseBefore = house.hosted.look('spectators').sight?.course;
          for (let turns = 1 + random.below(2); turns > 0; turns--) {
            if (await back(4)) counts.undone++;
            for (let moves = random.below(5); moves > 0; moves--) await move();
          }
          const course = house.hosted.look('spectators').sight?.course;
          await vi.advanceTimersByTimeAsync(20_000);
          await settle();
          for (const { player, session } of clients) {
            expect(session.snapshot().connection).toBe('connected');
            const fresh = joined(player).session;
            await settle();
            expect(shownBy(session)).toEqual(shownBy(fresh));
            expect(session.history().length).toBe(session.snapshot().ply);
            expect(session.history().every(({ seat }) => seat !== null)).toBe(true);
            counts.compared++;
            fresh.close();
          }
          // Clients that were there while moves were taken back were told when it happened, and have seen other moves since.
          if (course !== courseBefore)
            for (const { session } of away) {
              expect(session.snapshot().cause).toBe('undone');
              counts.told++;
            }
        }
        for (const { session } of clients) session.close();
        await house.hosted.close();
      }
      return counts;
    });
    expect(counted.undone).toBeGreaterThan(3);
    expect(counted.told).toBeGreaterThan(3);
    expect(counted.compared).toBeGreaterThan(30);
  },
);

test('picks stay while another seat takes a waiting decision back; after a move they are gone', async () => {
  const players = ['p0', 'p1'];
  const house = houseOf(icetradersFace, { players, options: { players: 2 }, seed: 2 });
  const say = async (said: Message): Promise<void> => {
    expect((await house.hosted.say(said)).taken).toBe(true);
    await settle();
  };
  const end = endOf(house, 'p1', () => goodLine);
  const session = join(icetradersFace, 'http://localhost/api/tables/AAAAAAAAAAAAAAAA', {
    ...{ token: '0', fetch: end.fetch, confirm: 'always' },
  });
  await settle();
  const [first] = session.snapshot().offers;
  if (first === undefined) throw new Error('nothing can be picked');
  session.pick(first);
  const picked = session.snapshot().picked;
  expect(picked).toHaveLength(1);
  await say({ _tag: 'Move', player: 'p0', ply: 0, move: 'good' });
  await say({ _tag: 'AskUndo', player: 'p0', ply: 0 });
  expect(session.snapshot()).toMatchObject({ cause: 'undone', waiting: [], picked });
  await say({ _tag: 'Move', player: 'p0', ply: 0, move: 'good' });
  await say({ _tag: 'Move', player: 'p1', ply: 0, move: 'evil' });
  expect(session.snapshot()).toMatchObject({ ply: 2, cause: 'played', picked: [] });
  session.close();
  await house.hosted.close();
});
