// @vitest-environment happy-dom
/** Boards on the page use the language of the page, also in their pictures. */
import { right } from 'fp-ts/Either';
import { afterEach, expect, test, vi } from 'vitest';
import { arrive } from '../../../src/web/page/screen.js';
import type { Server } from '../../../src/web/page/server.js';
import { wordsFor } from '../../../src/web/page/words.js';

afterEach(() => document.documentElement.removeAttribute('lang'));

/** The texts in the pictures of a board on a page that has opened a table. */
const pictured = async (lang: string): Promise<string> => {
  document.documentElement.setAttribute('lang', lang);
  // A stub with only the calls that the page makes before somebody sits down.
  const server = {
    gameAt: () => Promise.resolve(right('terrafex')),
    addressOf: () => 'no address of a table',
  } as Partial<Server> as Server;
  await arrive(server, 'A', null, wordsFor(lang), () => true, true);
  const board = document.createElement('rulehouse-board');
  board.setAttribute('game', 'terrafex');
  document.body.replaceChildren(board);
  await vi.waitFor(() => expect(board.shadowRoot?.querySelector('svg')).not.toBeNull());
  return Array.from(board.shadowRoot?.querySelectorAll('text') ?? [], (one) => one.textContent).join('\n');
};

test('a German page has German pictures, another one English pictures', async () => {
  const german = await pictured('de');
  expect(german).toMatch(/Vorrat/);
  expect(german).not.toMatch(/\b(?:Pool|Turn|points|Trackers|Selected)\b/);
  expect(await pictured('en')).toMatch(/Pool/);
});
