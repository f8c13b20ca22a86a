// @vitest-environment happy-dom
/** Before a game begins, the page offers its free seats only to those who can take them. */
import { isRight } from 'fp-ts/Either';
import { afterEach, expect, test, vi } from 'vitest';
import { game as terrafex } from '../../../src/games/terrafex/index.js';
import { look, open } from '../../../src/table/index.js';
import { mount } from '../../../src/web/page/index.js';

const table = 'AAAAAAAAAAAAAAAA';

const seen = (): string => {
  const opened = open(terrafex, { players: ['Ada', null], seed: 3 }, 0);
  if (!isRight(opened)) throw new Error(opened.left.reason);
  return JSON.stringify(look(opened.right.table, 'spectators', 0));
};

/** The events of a table at which nothing happens. */
const events = (): Response => {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void =>
    controller.enqueue(new TextEncoder().encode(`event: look\ndata: ${seen()}\n\n`));
  return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } });
};

/** Opens the page of a server whose table tells its state in the given way; the result is what the page shows beside the free seat. */
const shownAt = async (fragment: string, state: object): Promise<{ readonly text: string; readonly forms: number }> => {
  vi.stubGlobal('fetch', (url: string) => {
    const path = url.replace(/^.*\/api\//, '');
    if (path.endsWith('/events')) return Promise.resolve(events());
    const answers: Readonly<Record<string, unknown>> = {
      games: { games: [], bots: [] },
      [`tables/${table}/state`]: state,
    };
    const said = answers[path.replace(/\?.*/, '')];
    return Promise.resolve(new Response(said === undefined ? seen() : JSON.stringify(said)));
  });
  location.hash = fragment;
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const page = mount(root, { server: 'http://localhost/', site: null });
  await vi.waitFor(() => expect(root.querySelector('.seats')).not.toBeNull());
  // The answer about the state of the table follows.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const shown = { text: root.textContent.replaceAll(/\s+/g, ' '), forms: root.querySelectorAll('.free input').length };
  page.close();
  return shown;
};

const access = (seats: string) => ({ state: 'seating', moves: 0, halted: null, rematch: null, access: { seats } });

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  location.hash = '';
});

test('a link to watch offers no seat that the server would refuse', async () => {
  const { text, forms } = await shownAt(`#table=${table}`, access('invited'));
  expect(forms).toBe(0);
  expect(text).toContain('Only those who have the link of the table can take a seat.');
  expect(text).not.toContain('Sit here');
});

test('the link of the table, and a table open to anyone, offer the free seat', async () => {
  for (const [fragment, seats] of [
    [`#table=${table}&invite=${'c'.repeat(32)}`, 'invited'],
    [`#table=${table}`, 'anyone'],
  ] as const) {
    const { text, forms } = await shownAt(fragment, access(seats));
    expect(forms).toBe(1);
    expect(text).toContain('Sit here');
    expect(text).not.toContain('Only those who have');
  }
});

test('a server that does not say who may sit down is asked by a click', async () => {
  const { text } = await shownAt(`#table=${table}`, { error: { text: 'no such route', rule: null } });
  expect(text).toContain('Sit here');
});
