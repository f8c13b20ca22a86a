// @vitest-environment happy-dom
/** Two bundles on one page, each with a copy of the library: the elements show the games and languages of both. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

const board = () => import('../../../src/web/board/index.js');
const play = () => import('../../../src/web/play/index.js');
const languages = () => import('../../../src/face/german/index.js');

beforeAll(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});
afterEach(() => document.body.replaceChildren());

/** Another copy of the library: nothing of the modules that were loaded before is used again. */
const another = async <A>(load: () => Promise<A>): Promise<A> => {
  vi.resetModules();
  return load();
};

/** An element of a page, when it has shown something. */
const added = async (name: string, game: string, language = 'en'): Promise<HTMLElement> => {
  const element = document.createElement(name);
  element.lang = language;
  element.setAttribute('game', game);
  document.body.append(element);
  await vi.waitFor(() => expect(element.shadowRoot?.textContent ?? '').not.toBe(''));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return element;
};

const shownBy = async (name: string, game: string, language?: string): Promise<string> =>
  (await added(name, game, language)).shadowRoot?.textContent ?? '';

test('boards', { timeout: 60_000 }, async () => {
  const first = await another(board);
  first.defineBoard([first.terrafexBoard]);
  expect(await shownBy('rulehouse-board', 'icetraders')).toContain('no board for "icetraders"');
  const waiting = await added('rulehouse-board', 'icetraders');
  const inEnglish = await added('rulehouse-board', 'terrafex', 'de');
  expect(inEnglish.shadowRoot?.textContent).not.toContain('Weiß');
  const second = await another(board);
  expect(second).not.toBe(first);
  const { german } = await languages();
  second.defineBoard([second.icetradersBoard], [german]);
  // The board that was there before looks again.
  await vi.waitFor(() => expect(waiting.shadowRoot?.textContent).toContain('Seat 0 chooses'));
  expect(waiting.shadowRoot?.textContent).not.toContain('no board for');
  // So does the board whose language was missing.
  await vi.waitFor(() => expect(inEnglish.shadowRoot?.textContent).toContain('Weiß'));
  expect(await shownBy('rulehouse-board', 'icetraders', 'de')).not.toContain('no board for');
  expect(await shownBy('rulehouse-board', 'icetraders', 'de')).toContain('Platz');
  expect(await shownBy('rulehouse-board', 'terrafex')).not.toContain('no board for');
});

test('whole games, also those that are loaded on demand', { timeout: 60_000 }, async () => {
  const first = await another(play);
  const second = await another(play);
  // The second bundle defers a game before the first one registers the element.
  second.deferPlay({ toframenn: () => Promise.resolve(second.toframennPlay) });
  first.definePlay([first.terrafexPlay]);
  second.definePlay([]);
  const third = await another(play);
  third.deferPlay({ transformartian: () => Promise.resolve(third.transformartianPlay) });
  for (const game of ['terrafex', 'toframenn', 'transformartian'])
    expect(await shownBy('rulehouse-play', game)).not.toContain('no game');
  const waiting = await added('rulehouse-play', 'icetraders');
  expect(waiting.shadowRoot?.textContent).toContain('no game');
  third.definePlay([third.icetradersPlay]);
  await vi.waitFor(() => expect(waiting.shadowRoot?.querySelector('.strip')).not.toBeNull());
});
