// @vitest-environment happy-dom
/** The server's page of a game whose code it does not have: after an undo that it missed, it shows what a new page shows. */
import { right } from 'fp-ts/Either';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { face as pigFace } from '../../../examples/pig/face.js';
import { type GameTypes, source } from '../../../src/core/index.js';
import { anyFace, type Face, terrafexFace } from '../../../src/face/index.js';
import { deciding, type Table } from '../../../src/table/index.js';
import { joinShown } from '../../../src/web/page/served-table.js';
import type { Server } from '../../../src/web/page/server.js';
import type { AnySession } from '../../../src/web/session/index.js';
import { choicesOf, patiently, plyOf } from '../../table/kit.js';
import { type House, houseOf } from '../../table/model/house.js';
import { type End, endOf, goodLine } from '../../table/model/line.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const table = 'abcdefghijklmnop';

const players = ['p0', 'p1'];

const settle = async (): Promise<void> => {
  for (let round = 0; round < 10; round++) await new Promise((resolve) => setImmediate(resolve));
};

/** What the server of a table answers to its page. */
const servedBy = <T extends GameTypes>(house: House<T>, player: string): Server =>
  ({
    addressOf: () => `http://localhost/api/tables/${table}`,
    shown: () => {
      const { view = '' } = house.hosted.look(house.hosted.viewerOf(player)).sight ?? {};
      return Promise.resolve(
        right({ view, standing: view, names: [], deciding: [], turnRule: '', picture: '', moves: [] }),
      );
    },
    told: async (_: string, __: string | null, from: number) => {
      const { text } = await house.answer({ path: `/told?from=${from}`, player, body: undefined, key: undefined });
      return right({ ...(JSON.parse(text) as object), score: null });
    },
  }) as unknown as Server;

const shownBy = (session: AnySession): object => {
  const { cause, times, ...shown } = session.snapshot();
  return { ...shown, history: session.history(), undone: cause === 'undone', running: times?.running };
};

/** The course of the game; it grows when moves are taken back, whether or not the others were asked. */
const courseIn = (stage: Table<GameTypes>['stage']): number => (stage._tag === 'Playing' ? stage.play.course : 0);

test.each([pigFace.game.id, terrafexFace.game.id])('%s', async (id) => {
  await (id === 'pig' ? anyFace(pigFace) : anyFace(terrafexFace)).open(async <T extends GameTypes>(face: Face<T>) => {
    const ends = new Map<string, End>();
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      const token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? '';
      return ends.get(token)?.fetch(input, init) ?? Promise.reject(new Error('nobody'));
    });
    let undone = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const house = houseOf(face, { players, seed });
      const random = source(seed);
      const joined = (player: string): { readonly session: AnySession; readonly end: End } => {
        const token = `${player}.${ends.size}`;
        const end = endOf(house, player, () => goodLine);
        ends.set(token, end);
        return { session: joinShown(servedBy(house, player), table, token, id), end };
      };
      const move = async (): Promise<void> => {
        const [seat = 0] = deciding(house.table());
        const text = patiently(house.table(), random, choicesOf(house.table(), seat)) ?? '';
        await house.hosted.say({ _tag: 'Move', player: players[seat] ?? '', ply: plyOf(house.table()), move: text });
      };
      const { session, end } = joined('p1');
      for (let count = 0; count < 3; count++) await move();
      await settle();
      end.breakOff();
      const before = house.table().stage;
      await house.hosted.say({ _tag: 'AskUndo', player: 'p0', ply: random.below(3) });
      await house.hosted.say({ _tag: 'AnswerUndo', player: 'p1', accept: true });
      const isBack = courseIn(house.table().stage) > courseIn(before);
      if (isBack) undone++;
      for (let count = random.below(4); count > 0; count--) await move();
      await vi.advanceTimersByTimeAsync(10_000);
      await settle();
      const fresh = joined('p1').session;
      await settle();
      expect(shownBy(session)).toEqual({ ...shownBy(fresh), undone: isBack });
      expect(session.history()).toHaveLength(plyOf(house.table()));
      expect(session.history().every(({ words }) => words !== null)).toBe(true);
      session.close();
      fresh.close();
      await house.hosted.close();
    }
    expect(undone).toBeGreaterThan(2);
  });
});
