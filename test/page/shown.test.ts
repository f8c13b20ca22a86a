// @vitest-environment happy-dom
/** Tables of games that the page does not have: what their server tells of them, and the invitation to them. */
import { left, right } from 'fp-ts/Either';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../../src/page/index.js';
import type { Server, Told } from '../../src/page/server.js';
import { joinShown } from '../../src/page/shown.js';
import type { Look } from '../../src/table/index.js';

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

const table = 'abcdefghijklmnop';

const lookWith = (view: string, moves: Look['moves'], more: Partial<Look> = {}): Look => ({
  ...{ game: 'hue', viewer: 0, players: ['Ada', 'Bo'], start: null, moves, times: null, undo: null, draw: null },
  ...{ comments: [], end: null, sight: { ply: moves.length, view, deciding: [0], waiting: [] } },
  ...more,
});

const empty = lookWith('', [], { viewer: 'spectators', players: ['Ada', null], sight: null });

/** How the table looks at present. */
let current: Look = empty;

/** The events of a table: first a look. */
const events = (): Response => {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void =>
    controller.enqueue(new TextEncoder().encode(`event: look\ndata: ${JSON.stringify(current)}\n\n`));
  return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } });
};

/** Answers requests as a server does. */
const answering = (answers: Readonly<Record<string, () => unknown>>): void => {
  vi.stubGlobal('fetch', (url: string) => {
    const path = url.replace('http://localhost/api/', '');
    const answer = answers[path.replace(/\?.*$/, '')];
    if (path.endsWith('/events')) return Promise.resolve(events());
    const status = answer === undefined ? 404 : 200;
    return Promise.resolve(new Response(JSON.stringify(answer?.() ?? {}), { status }));
  });
};

const servedBy = (told: (from: number) => Told | null): Server =>
  ({
    addressOf: (id: string) => `http://localhost/api/tables/${id}`,
    shown: () =>
      Promise.resolve(
        right({
          ...{ view: current.sight?.view ?? '', standing: 'To move: Ada', names: ['Seat 0', 'Seat 1'] },
          ...{ deciding: [0], turnRule: 'HR-2.1', picture: '<svg/>', moves: [] },
        }),
      ),
    told: (_: string, __: string | null, from: number) => {
      const one = told(from);
      return Promise.resolve(one === null ? left({ text: 'too many requests', rule: null }) : right(one));
    },
  }) as unknown as Server;

const moves: Told['moves'] = [
  { seat: -1, text: null, words: null },
  { seat: 0, text: 'Lay R 0', words: 'Ada lays a red card' },
  { seat: 1, text: 'Lay G 0', words: 'Bo lays a green card' },
];

/** A session at the table; `told` says what its server tells. */
const sitting = async (told: (from: number) => Told | null) => {
  answering({});
  const session = joinShown(servedBy(told), table, null, 'hue');
  await vi.waitFor(() => expect(session.snapshot().view).not.toBeNull(), 4000);
  return session;
};

test('moves of everybody are in words, also those made before the page came, and the points are known', async () => {
  current = lookWith(
    'v',
    moves.map(({ text }) => text),
  );
  const session = await sitting((from) => ({ title: 'Hue', options: {}, moves: moves.slice(from), score: [3, 1] }));
  expect(session.history()).toEqual(moves);
  expect(session.snapshot().score).toEqual([3, 1]);
  // A seat that has only a number has no role beside the name of its player.
  expect(session.snapshot().seats.map(({ name, role }) => [name, role])).toEqual([
    ['Ada', ''],
    ['Bo', ''],
  ]);
  session.close();
});

test('words of another move are not taken, and without words the notation stays', async () => {
  current = lookWith('v', [null, 'Lay R 0', 'Lay B 0']);
  const session = await sitting((from) => ({ title: 'Hue', options: {}, moves: moves.slice(from), score: null }));
  expect(session.history().map(({ words }) => words)).toEqual([null, 'Ada lays a red card', null]);
  session.close();
  const other = await sitting(() => null);
  expect(other.history().map(({ text }) => text)).toEqual([null, 'Lay R 0', 'Lay B 0']);
  expect(other.snapshot().score).toBeNull();
  other.close();
});

test('an invitation says which game with which options it is for', async () => {
  current = empty;
  const option = { name: 'rounds', meaning: 'rounds of the game', values: '1 to 5', default: '3', rule: 'HR-1.1' };
  answering({
    games: () => ({ games: [{ id: 'hue', title: 'Hue Row', options: [option] }], bots: [] }),
    [`tables/${table}`]: () => empty,
    [`tables/${table}/told`]: () => ({ title: 'Hue Row', options: { rounds: 1, other: 'x' }, moves: [], score: null }),
  });
  location.hash = `#table=${table}`;
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const page = mount(root, { server: 'http://localhost/', site: null });
  await vi.waitFor(() => expect(root.querySelector('.seats')).not.toBeNull(), 4000);
  await vi.waitFor(() => expect(root.querySelector('h2')?.textContent).toBe('This table plays Hue Row'));
  const lines = Array.from(root.querySelectorAll('.chosen li'), ({ textContent }) => textContent);
  expect(lines).toEqual(['rounds of the game: 1', 'other: x']);
  page.close();
});
