// @vitest-environment happy-dom
/** A page that names no game, or one that it does not have: the element says so and leaves the page alone until games are added. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { definePlay, terrafexPlay } from '../../../src/web/play/index.js';

beforeAll(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  definePlay([]);
});
afterEach(() => document.body.replaceChildren());

const shownWith = (game: string | null): Element => {
  const element = document.createElement('rulehouse-play');
  if (game !== null) element.setAttribute('game', game);
  document.body.append(element);
  return element;
};

/** A page that looks for its game without end never lets a timer run. */
const calm = (): Promise<void> => new Promise((next) => setTimeout(next, 20));

test('a page without a game is not busy', async () => {
  const element = shownWith(null);
  await calm();
  await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('Setting up'));
});

test('a game that the page does not have is looked for once, and again when games are added', async () => {
  const element = shownWith('terrafex');
  await calm();
  await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('no game "terrafex"'));
  definePlay([terrafexPlay]);
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('rulehouse-board')).not.toBeNull());
});
