// @vitest-environment happy-dom
/** A board whose code that is loaded later cannot be loaded, for instance because the network is down. */
import { beforeAll, expect, test, vi } from 'vitest';
import { terrafexFace } from '../../../src/face/index.js';
import { session } from '../../../src/web/session/index.js';
import { stillBoards } from './kit.js';

vi.mock('../../../src/web/board/moving.js', () => {
  throw new Error('the network is down');
});
vi.mock('../../../src/web/board/answers.js', () => {
  throw new Error('the network is down');
});

beforeAll(stillBoards);

test('is played by clicks, and says that it has no answer', async () => {
  const held = session(terrafexFace, { seed: 1 });
  const board = Object.assign(document.createElement('rulehouse-board'), { session: held });
  document.body.append(board);
  await vi.waitFor(() => expect(board.shadowRoot?.querySelector('[data-square]')).not.toBeNull());
  const place = board.shadowRoot?.querySelector('[data-square="c5"]');
  place?.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
  const news = board.shadowRoot?.querySelector('.news');
  await vi.waitFor(() => expect(news?.textContent).toContain('The answer cannot be loaded now'));
  place?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  board.shadowRoot?.querySelector<HTMLElement>('.controls .play')?.click();
  expect(held.history().map(({ text }) => text)).toEqual(['G^c5']);
});
