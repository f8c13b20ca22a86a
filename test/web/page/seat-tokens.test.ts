// @vitest-environment happy-dom
/** The address bar of a table's page never holds the token of a seat: it is kept by the browser, so copying the address only invites. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../../../src/web/page/index.js';
import { keepToken, keptToken } from '../../../src/web/page/seat-tokens.js';

const table = 'AAAAAAAAAAAAAAAA';
const [mine, yours, invite] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
const server = 'http://localhost/';

/** The tokens with which the page asked for the table, in order. */
let asked: (string | null)[] = [];

const answered = (path: string): unknown => {
  if (path === 'games') return { games: [], bots: [] };
  if (path === `tables/${table}/players`) return { token: mine, refusal: null };
  return { game: 'hue', viewer: 0, players: ['Ada', null], moves: [], comments: [], sight: null, end: null };
};

/** Opens the page of the server with the present address; the result closes it. */
const opened = (): { readonly root: HTMLElement; readonly close: () => void } => {
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const page = mount(root, { server, site: null });
  return { root, close: () => page.close() };
};

const goes = async (fragment: string): Promise<void> => {
  location.hash = fragment;
  await new Promise((resolve) => setTimeout(resolve, 20));
};

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const path = url.replace(/^.*\/api\//, '');
    const said = new Headers(init?.headers).get('authorization');
    if (path === `tables/${table}`) asked = [...asked, said === null ? null : said.replace('Bearer ', '')];
    return Promise.resolve(new Response(JSON.stringify(answered(path))));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  location.hash = '';
});

test('a personal link is kept, and its token leaves the address', async () => {
  location.hash = `#table=${table}&token=${mine}`;
  const entries = history.length;
  const page = opened();
  await vi.waitFor(() => expect(asked).toContain(mine));
  expect(location.hash).toBe(`#table=${table}`);
  expect(history.length).toBe(entries);
  page.close();
});

test('a page that is loaded again has its seat, and so has a new tab of the same browser', async () => {
  location.hash = `#table=${table}&token=${mine}`;
  opened().close();
  for (const isNewTab of [false, true]) {
    if (isNewTab) sessionStorage.clear();
    asked = [];
    const page = opened();
    await vi.waitFor(() => expect(asked).toContain(mine));
    expect(asked).not.toContain(null);
    page.close();
  }
});

test('another browser with the copied address has no seat; with the personal link it has one', async () => {
  location.hash = `#table=${table}&token=${mine}&invite=${invite}`;
  opened().close();
  expect(location.hash).toBe(`#table=${table}&invite=${invite}`);
  sessionStorage.clear();
  localStorage.clear();
  const guest = opened();
  await vi.waitFor(() => expect(asked).toContain(null));
  expect(asked.at(-1)).toBeNull();
  await goes(`#table=${table}&token=${mine}`);
  await vi.waitFor(() => expect(asked.at(-1)).toBe(mine));
  expect(location.hash).toBe(`#table=${table}`);
  guest.close();
});

test('two tabs of a browser that have different seats keep them', () => {
  keepToken(server, table, mine);
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.clear();
  keepToken(server, table, yours);
  expect(keptToken(server, table)).toBe(yours);
  // Back in the first tab, whose storage the second one does not share.
  sessionStorage.setItem(key, mine);
  expect(keptToken(server, table)).toBe(mine);
});

test('tokens are kept for each server and table, and nothing else is read as a token', () => {
  keepToken(server, table, mine);
  expect(keptToken('http://localhost', table)).toBe(mine);
  expect(keptToken('http://localhost/other/', table)).toBeNull();
  expect(keptToken(server, 'B'.repeat(16))).toBeNull();
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) storage.setItem(key, '<script>');
  expect(keptToken(server, table)).toBeNull();
});

test('where a browser keeps nothing, the address keeps the token, because the seat would be lost', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  location.hash = `#table=${table}&token=${mine}`;
  const page = opened();
  await vi.waitFor(() => expect(asked).toContain(mine));
  expect(location.hash).toContain(mine);
  page.close();
});
