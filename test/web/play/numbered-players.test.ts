// @vitest-environment happy-dom
/** Players without names: in games that have no words for their seats, people count them from 1. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { definePlay, terrafexPlay, transformartianPlay } from '../../../src/web/play/index.js';
import type { AnySession } from '../../../src/web/session/index.js';

beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});

afterEach(() => document.body.replaceChildren());

const shown = async (id: string, lang: string) => {
  definePlay([terrafexPlay, transformartianPlay], [german]);
  const element = document.createElement('rulehouse-play');
  for (const [name, value] of Object.entries({ game: id, lang })) element.setAttribute(name, value);
  document.body.append(element);
  return vi.waitFor(() => {
    const board = element.shadowRoot?.querySelector<HTMLElement & { readonly session: AnySession }>('rulehouse-board');
    const pictures = [...(board?.shadowRoot?.querySelectorAll('[aria-label]') ?? [])];
    const labels = pictures.map((one) => one.getAttribute('aria-label')).join('; ');
    expect(labels).not.toBe('');
    return {
      names: board!.session.snapshot().seats.map(({ name }) => name),
      labels,
      page: element.shadowRoot!.textContent.replaceAll(/\s+/g, ' '),
    };
  }, 5000);
};

test.for([
  ['en', 'Player 1 to move', ['Player 1', 'Player 2']],
  ['de', 'Spieler 1', ['Spieler 1', 'Spieler 2']],
] as const)('the players of Transformartian have numbers from 1, in %s', async ([lang, title, expected]) => {
  const { names, labels, page } = await shown('transformartian', lang);
  expect(names).toEqual(expected);
  expect(labels).toContain(title);
  expect(/(?:Seat|Platz|Spieler|Player) 0/.exec(`${labels} ${page}`)).toBeNull();
});

test('sides keep their names', async () => {
  expect((await shown('terrafex', 'en')).names).toEqual(['White', 'Black']);
});
