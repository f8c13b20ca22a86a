// @vitest-environment happy-dom
/** The form for a new game offers that a bot plays on for those who leave, and the screen is handed only to those who stay. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { definePlay, icetradersPlay, type PlayElement } from '../../../src/web/play/index.js';

let element: PlayElement & HTMLElement;

beforeAll(() => {
  definePlay([icetradersPlay], [german]);
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});
afterEach(() => {
  element.remove();
  document.documentElement.removeAttribute('lang');
});

const all = (selector: string): readonly HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const texts = (selector: string): readonly string[] =>
  all(selector).map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
const shown = (wanted: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(wanted()).toBe(true), { timeout: 5000 });
const press = async (text: string): Promise<void> => {
  await shown(() => texts('button').includes(text));
  all('button')
    .find((one) => one.textContent.trim() === text)
    ?.click();
};
const choose = (select: HTMLElement | undefined, value: string): void => {
  if (!(select instanceof HTMLSelectElement)) expect.fail('no list');
  select.value = value;
  select.dispatchEvent(new Event('change'));
};

const opened = async (language: string): Promise<void> => {
  document.documentElement.lang = language;
  element = document.createElement('rulehouse-play');
  element.game = 'icetraders';
  document.body.append(element);
  await press(language === 'de' ? 'Neues Spiel' : 'New game');
  await shown(() => all('form').length > 0);
};

test.each([
  ['en', ['A bot plays on', 'The game ends']],
  ['de', ['Ein Bot spielt weiter', 'Das Spiel endet']],
])('%s: the form asks what happens when somebody leaves a game of three, not of two', async (language, words) => {
  await opened(language);
  choose(all('select[name$="players"]')[0], '2');
  await shown(() => all('select[name="seat"]').length === 2);
  expect(all('select[name="leaving"]')).toEqual([]);
  choose(all('select[name$="players"]')[0], '3');
  await shown(() => all('select[name="leaving"]').length === 1);
  expect(texts('select[name="leaving"] option')).toEqual(words);
});

test('who resigns is followed by a bot, and the screen goes to those who stay', async () => {
  await opened('en');
  choose(all('select[name$="players"]')[0], '3');
  await shown(() => all('select[name="seat"]').length === 3);
  for (const one of all('select[name="seat"]')) choose(one, 'person');
  await press('Begin');
  await shown(() => all('form').length === 0);
  await press(texts('button').find((one) => /ready|show|am /i.test(one)) ?? expect.fail(texts('button').join(' | ')));
  await press('Resign');
  await press('Yes, resign');
  await shown(() => texts('.kind').join().includes('a bot plays on'));
  expect(all('.result')).toEqual([]);
});
