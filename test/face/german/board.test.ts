// @vitest-environment happy-dom
/** German as people see it: on a board in a German page, and in a session. */
import { afterEach, expect, test } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { terrafexFace } from '../../../src/face/index.js';
import { defineBoard, terrafexBoard } from '../../../src/web/board/index.js';
import { session } from '../../../src/web/session/index.js';

const due = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};

afterEach(() => document.documentElement.removeAttribute('lang'));

const clicked = async (places: readonly string[]): Promise<ShadowRoot> => {
  document.body.innerHTML = '<rulehouse-board game="terrafex" confirm="always"></rulehouse-board>';
  await due();
  const inside = document.querySelector('rulehouse-board')?.shadowRoot;
  if (inside === null || inside === undefined) expect.fail();
  for (const place of places) {
    inside.querySelector(place)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await due();
  }
  return inside;
};

test('a board on a German page: moves, buttons, refusals', async () => {
  defineBoard([terrafexBoard], [german]);
  document.documentElement.lang = 'de-CH';
  const inside = await clicked(['[data-square="c5"]']);
  const buttons = Array.from(inside.querySelectorAll('button'), ({ textContent }) => textContent);
  expect(buttons).toContain('Spielen: Weiß lässt den Wald auf c5 wachsen');
  expect(buttons).toContain('Zurücknehmen: Feld c5');
  const refused = await clicked(['[data-square="a5"]', '[data-square="c5"]']);
  expect(refused.querySelector('.refusal')?.textContent).toContain('TF-7.2: die beiden Felder sind nicht benachbart');
});

test('a board on a page of another language is English', async () => {
  document.documentElement.lang = 'fr';
  const inside = await clicked(['[data-square="c5"]']);
  expect(inside.querySelector('button.play')?.textContent).toBe('Play: White grows the forest on c5');
});

test('a session offers and refuses in German', () => {
  const held = session(terrafexFace, { catalogues: [german.games.terrafex] });
  const [first] = held.snapshot().offers;
  expect(first?.label).toMatch(/^Feld [a-h][1-8]$/);
  expect(held.snapshot().standing).toBe('Am Zug: Weiß');
  held.pick({ kind: 'square', value: 'c5' });
  expect(held.snapshot().move?.words ?? '').toBe('Weiß lässt den Wald auf c5 wachsen');
  expect(held.say({ key: 'it is for Black, Ada to decide', params: {} })).toBe(
    'Die Entscheidung liegt bei: Schwarz, Ada',
  );
});
