// @vitest-environment happy-dom
/** The keys of the play element: what changed since one's last turn, the other side of the board, and the sheet of all keys. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import {
  definePlay,
  icetradersPlay,
  type PlayElement,
  type PlayGame,
  terrafexPlay,
} from '../../../src/web/play/index.js';
import type { AnySession } from '../../../src/web/session/any-session.js';

const around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

let element: (PlayElement & HTMLElement) | undefined;

beforeAll(() => {
  definePlay([terrafexPlay, icetradersPlay], [german]);
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});

afterEach(() => element?.remove());

const rootOf = (): ShadowRoot => element?.shadowRoot ?? expect.fail('no element');

const board = (): HTMLElement => rootOf().querySelector<HTMLElement>('rulehouse-board') ?? expect.fail('no board');

/** A game between two people at one screen, after the given moves. */
const show = async (game: PlayGame, moves: readonly string[] = []): Promise<AnySession> => {
  const play = game.begin({ options: game.recommended, seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 8 }, around);
  for (const move of moves) expect(play.play(move)._tag).toBe('Right');
  const made = document.createElement('rulehouse-play');
  made.session = play.as(0);
  document.body.append(made);
  element = made;
  await vi.waitFor(() => board());
  return play;
};

/** Presses a key on an element; returns false if the page handles it. */
const press = (key: string, at: Element, more: KeyboardEventInit = {}): boolean =>
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more }));

const lines = (): readonly string[] =>
  [...rootOf().querySelectorAll('dialog li')].map(({ textContent }) => textContent);

test('F turns the board around, and back again', async () => {
  await show(terrafexPlay);
  expect(board().hasAttribute('turned')).toBe(false);
  expect(press('f', board())).toBe(false);
  await vi.waitFor(() => expect(board().hasAttribute('turned')).toBe(true));
  press('F', board(), { shiftKey: true });
  await vi.waitFor(() => expect(board().hasAttribute('turned')).toBe(false));
});

test('a key is left alone in a field, with Ctrl, Alt or Meta, and in a game whose board has no sides', async () => {
  await show(terrafexPlay);
  const field = document.createElement('input');
  rootOf().querySelector('.stage')?.append(field);
  expect(press('f', field)).toBe(true);
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    expect(press('f', board(), more)).toBe(true);
  element?.remove();
  await show(icetradersPlay);
  expect(press('f', board())).toBe(true);
});

test('K hides the coordinates of the board and shows them again, and the browser keeps that; a map without coordinates has no such key', async () => {
  window.localStorage.clear();
  await show(terrafexPlay);
  const stage = (): DOMTokenList | undefined => rootOf().querySelector('.place')?.classList;
  expect(board().shadowRoot?.querySelector('[part=name]')?.textContent).toBe('a');
  expect(stage()?.contains('names-auto')).toBe(true);
  press('k', board());
  await vi.waitFor(() => expect(stage()?.contains('names-off')).toBe(true));
  element?.remove();
  await show(terrafexPlay);
  expect(stage()?.contains('names-off')).toBe(true);
  press('k', board());
  await vi.waitFor(() => expect(stage()?.contains('names-on')).toBe(true));
  element?.remove();
  await show(icetradersPlay);
  expect(press('k', board())).toBe(true);
  window.localStorage.clear();
});

test('the settings have a menu for the coordinates, also at a table', async () => {
  window.localStorage.clear();
  await show(terrafexPlay);
  const made = element ?? expect.fail('no element');
  const slotted = document.createElement('div');
  slotted.slot = 'settings';
  made.append(slotted);
  made.theme = 'dark';
  await vi.waitFor(() => rootOf().querySelector<HTMLElement>('#tab-settings') ?? expect.fail('no settings'));
  rootOf().querySelector<HTMLElement>('#tab-settings')?.click();
  const menu = await vi.waitFor(() => rootOf().querySelector<HTMLSelectElement>('.names') ?? expect.fail('no menu'));
  menu.value = 'off';
  menu.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(rootOf().querySelector('.names-off')).not.toBeNull());
  window.localStorage.clear();
});

test('L marks what has changed since the last turn of the viewer, and hides it again', async () => {
  const play = await show(terrafexPlay, ['Ba5>b5']);
  for (let tries = 0; tries < 40 && play.history().at(-1)?.seat !== 1; tries++) {
    const mine = play.as(play.snapshot().deciding[0] ?? null);
    const { offers, move } = mine.snapshot();
    if (move !== null) mine.play();
    else mine.pick(offers[0] ?? []);
  }
  const marked = (): number => {
    const list: unknown = Reflect.get(board(), 'marked');
    return Array.isArray(list) ? list.length : 0;
  };
  await vi.waitFor(() => {
    press('l', board());
    expect(marked()).toBeGreaterThan(0);
  });
  press('l', board());
  await vi.waitFor(() => expect(marked()).toBe(0));
});

test('? lists the keys of the board and those of the element that do something', async () => {
  await show(terrafexPlay);
  expect(press('?', board())).toBe(false);
  await vi.waitFor(() => expect(lines().length).toBeGreaterThan(10));
  expect(lines()).toContain('F: turn the board around');
  expect(lines()).toContain('K: show the coordinates, or hide them');
  expect(lines()).toContain('?: these keys');
  element?.remove();
  await show(icetradersPlay);
  press('?', board());
  await vi.waitFor(() => expect(lines().length).toBeGreaterThan(10));
  expect(lines().join('\n')).not.toContain('F: ');
  expect(lines().join('\n')).not.toContain('K: ');
  expect(lines().join('\n')).not.toContain('L: ');
});
