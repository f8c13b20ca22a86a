// @vitest-environment happy-dom
/** Tables of games that the page does not include: how it shows what their server sends, and the invitation to them. */
import { left, right } from 'fp-ts/Either';
import { afterEach, expect, test, vi } from 'vitest';
import type { Look } from '../../../src/table/index.js';
import { mount } from '../../../src/web/page/index.js';
import { joinShown } from '../../../src/web/page/served-table.js';
import type { Server, TableDescription } from '../../../src/web/page/server.js';

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
  halted = null;
});

const table = 'abcdefghijklmnop';

const lookWith = (view: string, moves: Look['moves'], more: Partial<Look> = {}): Look => ({
  ...{ game: 'hue', viewer: 0, players: ['Ada', 'Bo'], start: null, moves, times: null, undo: null, draw: null },
  ...{ comments: [], end: null, sight: { ply: moves.length, course: 1, view, deciding: [0], waiting: [] } },
  ...more,
});

const empty = lookWith('', [], { viewer: 'spectators', players: ['Ada', null], sight: null });

/** The current look of the table. */
let current: Look = empty;

/** Why the table is halted at the moment; null if it is not. */
let halted: string | null = null;

/** The events of a table: first a look, then a halt. */
const events = (): Response => {
  const halt = halted === null ? '' : `event: halted\ndata: ${JSON.stringify({ text: halted })}\n\n`;
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void =>
    controller.enqueue(new TextEncoder().encode(`event: look\ndata: ${JSON.stringify(current)}\n\n${halt}`));
  return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } });
};

/** Answers requests like a server. */
const answering = (answers: Readonly<Record<string, () => unknown>>): void => {
  vi.stubGlobal('fetch', (url: string) => {
    const path = url.replace('http://localhost/api/', '');
    const answer = answers[path.replace(/\?.*$/, '')];
    if (path.endsWith('/events')) return Promise.resolve(events());
    const status = answer === undefined ? 404 : 200;
    return Promise.resolve(new Response(JSON.stringify(answer?.() ?? {}), { status }));
  });
};

const servedBy = (told: (from: number) => TableDescription | null): Server =>
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

const moves: TableDescription['moves'] = [
  { seat: -1, text: null, words: null },
  { seat: 0, text: 'Lay R 0', words: 'Ada lays a red card' },
  { seat: 1, text: 'Lay G 0', words: 'Bo lays a green card' },
];

/** A session at the table; `told` sets what its server sends. */
const sitting = async (told: (from: number) => TableDescription | null) => {
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
  // A seat that has only a number gets no role next to the player's name.
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

test('a halted table says why, and nothing can be done there', async () => {
  current = lookWith('v', [null, 'Lay R 0']);
  halted = 'players asked';
  const session = await sitting((from) => ({ title: 'Hue', options: {}, moves: moves.slice(from), score: null }));
  await vi.waitFor(() => expect(session.snapshot().halted).toBe('players asked'));
  const { standing, deciding, offers, canUndo } = session.snapshot();
  expect([standing, deciding, offers, canUndo]).toEqual(['The table stands still: players asked', [], [], false]);
  for (const done of [session.pick([]), session.play('Lay R 0'), session.undo(), session.resign()])
    expect(done).toMatchObject({ left: { reason: 'this table stands still: players asked' } });
  session.close();
});

test('moves that were taken back are replaced as a whole, words and all, and the page says so', async () => {
  const before = ['Lay R 0', 'Lay G 0'].map((text, seat) => ({ seat, text, words: `${text} before` }));
  const after = ['Lay R 0', 'Lay G 0', 'Lay B 1'].map((text, index) => ({
    seat: 1 - (index % 2),
    text,
    words: `${text} after`,
  }));
  const inCourse = (course: number, made: typeof before): Look => {
    const look = lookWith(
      'v',
      made.map(({ text }) => text),
    );
    return { ...look, sight: look.sight && { ...look.sight, course } };
  };
  current = inCourse(1, before);
  let told = before;
  const session = await sitting((from) => ({ title: 'Hue', options: {}, moves: told.slice(from), score: null }));
  await vi.waitFor(() => expect(session.history()).toEqual(before));
  const sent: string[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(init.body);
    return Promise.resolve(new Response(JSON.stringify(url.endsWith('/messages') ? { taken: true } : current)));
  });
  [current, told] = [inCourse(3, after), after];
  session.play('Lay W 4');
  await vi.waitFor(() => expect(session.history()).toEqual(after));
  expect(sent.map((text): unknown => JSON.parse(text))).toEqual([{ _tag: 'Move', ply: 2, course: 1, move: 'Lay W 4' }]);
  expect(session.snapshot().cause).toBe('undone');
  session.close();
});

test('what chance alone has decided is not taken back', async () => {
  const told = (from: number): TableDescription => ({
    title: 'Hue',
    options: {},
    moves: moves.slice(from),
    score: null,
  });
  current = lookWith('v', [null]);
  const session = await sitting(told);
  await vi.waitFor(() => expect(session.history()[0]?.seat).toBe(-1));
  expect(session.snapshot().canUndo).toBe(false);
  session.close();
  current = lookWith('v', [null, 'Lay R 0']);
  const other = await sitting(told);
  await vi.waitFor(() => expect(other.history()[1]?.seat).toBe(0));
  expect(other.snapshot().canUndo).toBe(true);
  other.close();
});

test('nobody is asked to sit down at a table that stands still before its game', async () => {
  [current, halted] = [empty, 'the server closes'];
  answering({
    games: () => ({ games: [{ id: 'hue', title: 'Hue Row', options: [] }], bots: [] }),
    [`tables/${table}`]: () => empty,
  });
  location.hash = `#table=${table}`;
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const page = mount(root, { server: 'http://localhost/', site: null });
  await vi.waitFor(() => expect(root.textContent).toContain('This table stands still: the server closes'), 4000);
  expect(root.querySelector('.seats, .turn, form')).toBeNull();
  page.close();
});

test.each([
  [null, 'never', ['Clock: no clock', 'Taking back: never']],
  [
    { _tag: 'Fischer', ms: 5_430_000, increment: 5000 },
    'own',
    ['Clock: 90 min 30 s, and 5 s a move', "Taking back: one's own move, until it is answered"],
  ],
  [
    { _tag: 'Fischer', ms: 60_000, increment: 0 },
    'agreement',
    ['Clock: 1 min for the whole game', "Taking back: if all agree; freely within one's own turn"],
  ],
  [{ _tag: 'Delay', ms: 7_200_000, delay: 3000 }, 'else', ['Clock: 2 h, and 3 s of each move free']],
  [
    { _tag: 'Move', ms: 6500 },
    'own',
    ['Clock: 6 s for each move', "Taking back: one's own move, until it is answered"],
  ],
  [{ _tag: 'Days', days: 3 }, 'never', ['Clock: days for each move: 3', 'Taking back: never']],
  [{ _tag: 'Moon', ms: 1 }, 'never', ['Taking back: never']],
])('the clock %j and the undo rule are shown before somebody sits down', async (clock, undo, said) => {
  current = empty;
  answering({
    games: () => ({ games: [{ id: 'hue', title: 'Hue Row', options: [] }], bots: [] }),
    [`tables/${table}`]: () => empty,
    [`tables/${table}/told`]: () => ({ title: 'Hue Row', options: {}, moves: [], score: null, clock, undo }),
  });
  location.hash = `#table=${table}`;
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const page = mount(root, { server: 'http://localhost/', site: null });
  await vi.waitFor(() => expect(root.querySelector('.chosen')).not.toBeNull(), 4000);
  expect(Array.from(root.querySelectorAll('.chosen li'), ({ textContent }) => textContent)).toEqual(said);
  page.close();
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
