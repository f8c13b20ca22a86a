/** Halted tables, and a server that was unreachable, as a session shows them. */
import { isLeft } from 'fp-ts/Either';
import { afterEach, expect, test } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { terrafexFace } from '../../../src/face/index.js';
import type { Terrafex } from '../../../src/games/terrafex/index.js';
import { game } from '../../../src/games/terrafex/index.js';
import { act, type Look, look, open } from '../../../src/table/index.js';
import { join, type Session } from '../../../src/web/session/index.js';
import { newsIn } from '../../../src/web/session/table-halt.js';

const url = 'http://localhost/api/tables/abcdefghijklmnop';

const opened = open(game, { players: ['Ada', 'Bo'], clock: { _tag: 'Move', ms: 60_000 }, seed: 1 }, 0);
if (isLeft(opened)) throw new Error('not opened');
const { table } = act(opened.right.table, { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^c5' }, 0);
const now: Look = look(table, 0, 0);

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A server that sends these events over each connection, and accepts no message while it is away. */
const served = () => {
  const state = { events: [event('look', now)], isAway: false, asked: 0 };
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = (): Response => {
    const body = new ReadableStream<Uint8Array>({
      start: (one) => {
        controller = one;
        for (const text of state.events) one.enqueue(new TextEncoder().encode(text));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const fetcher = (input: string | URL | Request): Promise<Response> => {
    if (state.isAway) return Promise.reject(new Error('away'));
    const path = (input instanceof Request ? input.url : input.toString()).replace(url, '');
    if (path === '/events') return Promise.resolve(stream());
    if (path === '/messages') state.asked++;
    return Promise.resolve(new Response(JSON.stringify(path === '' ? now : { taken: true })));
  };
  return { state, fetcher, drop: () => controller?.close() };
};

let play: Session<Terrafex> | undefined;
afterEach(() => play?.close());

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 400; tries++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('that never happened');
};

test('a table that stands still says so and why, and nothing can be done there', async () => {
  const { state, fetcher } = served();
  state.events.push(event('halted', { text: 'players asked' }));
  const shown = join(terrafexFace, url, { fetch: fetcher });
  play = shown;
  await until(() => shown.snapshot().halted !== null);
  const { standing, halted, deciding, moves, offers, move, canUndo, times, end, view } = shown.snapshot();
  expect([standing, halted]).toEqual(['The table stands still: players asked', 'players asked']);
  expect([deciding, moves, offers, move, canUndo, times?.running, end]).toEqual([[], [], [], null, false, [], null]);
  expect(view).not.toBeNull();
  const asked = [
    shown.pick({ kind: 'square', value: 'a5' }),
    shown.play('Ba5>b5'),
    shown.undo(),
    shown.resign(),
    shown.offerDraw(),
    shown.comment('hello'),
  ];
  for (const done of asked)
    expect(done).toMatchObject({ left: { reason: 'this table stands still: players asked', path: [] } });
  expect(shown.whyNot({ kind: 'square', value: 'a5' })).toBeNull();
  expect(state.asked).toBe(0);
});

test('it is told in the language of the session, and goes on when it is repaired', async () => {
  const { state, fetcher, drop } = served();
  state.events.push(event('halted', { text: 'players asked' }));
  const shown = join(terrafexFace, url, { fetch: fetcher, catalogues: [german.games.terrafex] });
  play = shown;
  await until(() => shown.snapshot().halted !== null);
  expect(shown.snapshot().standing).toBe('Der Tisch steht still: players asked');
  state.events.pop();
  drop();
  await until(() => shown.snapshot().halted === null);
  expect(shown.snapshot().deciding).toEqual(now.sight?.deciding);
  expect(shown.snapshot().moves.length).toBeGreaterThan(0);
});

test('that the server could not be reached is withdrawn when it is back', async () => {
  const { state, fetcher, drop } = served();
  const shown = join(terrafexFace, url, { fetch: fetcher });
  play = shown;
  await until(() => shown.snapshot().view !== null);
  state.isAway = true;
  drop();
  shown.resign();
  await until(() => shown.snapshot().refused !== null);
  expect(shown.snapshot().refused).toMatchObject({ reason: 'the server cannot be reached' });
  state.isAway = false;
  await until(() => shown.snapshot().connection === 'connected');
  expect(shown.snapshot().refused).toBeNull();
});

test('what cannot be read of a halt is not shown', () => {
  expect(newsIn('{"text":"a"}', 'halted')).toEqual({ _tag: 'Halted', why: 'a' });
  expect(newsIn('{', 'look')).toEqual({ _tag: 'Unreadable' });
  for (const data of ['', '{', '{"text":1}', '[]', 'null'])
    expect(newsIn(data, 'halted')).toEqual({ _tag: 'Halted', why: 'the server does not say why' });
});
