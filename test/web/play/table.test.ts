// @vitest-environment happy-dom
/** A table in the element: a session opened by the page, with clocks, requests, comments and a result. */
import { isRight } from 'fp-ts/Either';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { terrafexFace } from '../../../src/face/index.js';
import type { Terrafex } from '../../../src/games/terrafex/index.js';
import { definePlay, type PlayElement, terrafexPlay } from '../../../src/web/play/index.js';
import { toldOf } from '../../../src/web/play/table-game.js';
import { type Session, session } from '../../../src/web/session/index.js';

let element: PlayElement & HTMLElement;
let table: Session<Terrafex>;

beforeAll(() => {
  definePlay([terrafexPlay], [german]);
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});
afterEach(() => {
  element.remove();
  table.close();
  document.documentElement.removeAttribute('lang');
});

const all = (selector: string): readonly Element[] => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];

const texts = (selector: string): readonly string[] =>
  all(selector).map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim());

const press = (text: string): void => {
  const found = all('button').find((one) => one.textContent.trim() === text);
  if (!(found instanceof HTMLElement)) expect.fail(`no button ${text}`);
  found.click();
};

const shown = async (wanted: () => unknown): Promise<void> => {
  await vi.waitFor(() => expect(wanted()).toBeTruthy());
};

beforeEach(async () => {
  table = session(terrafexFace, {
    seats: [{ name: 'Ada' }, { name: 'Bo' }],
    clock: { _tag: 'Fischer', ms: 3_700_000, increment: 5000 },
  });
  // `definePlay` has defined this element.
  element = document.createElement('rulehouse-play');
  element.session = table.as(0);
  document.body.append(element);
  await shown(() => all('.strip').length === 2);
});

test('seats have names, clocks and what they do; whoever looks is called so', () => {
  expect(texts('.strip strong')).toEqual(['Bo', 'Ada']);
  expect(texts('.kind')).toEqual(['Black', 'White, You']);
  expect(texts('.state')).toEqual(['', 'Decides']);
  expect(texts('.clock')).toEqual([expect.stringMatching(/^1:01:4\d$/), expect.stringMatching(/^1:01:4\d$/)]);
  expect(texts('[role=tab]')).toEqual(['Moves', 'Plan', 'Comments', 'Points', 'Rules']);
  expect(texts('button')).not.toContain('New game');
});

test('moves are listed, but cannot be clicked: a server shows only the current position', async () => {
  const [move] = table.snapshot().moves;
  expect(isRight(table.play(move))).toBe(true);
  await shown(() => all('.moves > li').length === 2);
  expect(all('.moves button')).toEqual([]);
  expect(all('.moves [aria-current]')).toHaveLength(1);
});

test('the offer of a draw is answered, and a game that people end says how', async () => {
  table.as(1).offerDraw();
  await shown(() => texts('.question').join().includes('Bo offers a draw.'));
  press('Decline');
  await shown(() => all('.question').length === 0);
  press('Resign');
  await shown(() => texts('button').includes('Yes, resign'));
  press('No, play on');
  await shown(() => texts('button').includes('Resign'));
  expect(table.snapshot().end).toBeNull();
  press('Resign');
  await shown(() => texts('button').includes('Yes, resign'));
  press('Yes, resign');
  await shown(() => all('.result').length === 1);
  expect(texts('.result h2')).toEqual(['Ada resigned']);
  expect(texts('.result p')).toEqual(['Bo wins.']);
});

test('comments are sent and read, letter by letter', async () => {
  press('Comments');
  await shown(() => all('.comment').length === 1);
  const [field] = all('input[name=text]');
  if (!(field instanceof HTMLInputElement)) expect.fail();
  field.value = ' good <b>luck</b> ';
  all('.comment')[0]?.dispatchEvent(new Event('submit', { cancelable: true }));
  await shown(() => all('.comments li').length === 1);
  expect(texts('.comments li')[0]).toContain('good <b>luck</b>');
});

test('a spectator is asked nothing, and has no strip below', async () => {
  element.session = table.as(null);
  table.as(1).offerDraw();
  await shown(() => all('.strips.below .strip').length === 0);
  expect(all('.question')).toEqual([]);
  expect(texts('button')).not.toContain('Resign');
});

test('at a halted table nothing can be requested, offered or commented', async () => {
  await shown(() => texts('button').includes('Offer a draw'));
  const seat = table.as(0);
  const still = (): ReturnType<typeof seat.snapshot> => ({
    ...seat.snapshot(),
    ...{
      halted: 'players asked',
      standing: 'The table stands still: players asked',
      deciding: [],
      moves: [],
      offers: [],
    },
  });
  element.session = { ...seat, snapshot: still };
  await shown(() => texts('.state').every((text) => text === ''));
  expect(texts('button').filter((text) => /draw|Resign|back/.test(text))).toEqual([]);
  expect(texts('[role=tab]')).toEqual(['Moves', 'Comments', 'Points', 'Rules']);
  press('Comments');
  await shown(() => all('.comments').length === 1);
  expect(all('.comment')).toEqual([]);
  const board = element.shadowRoot?.querySelector('rulehouse-board');
  const standing = (): string => board?.shadowRoot?.textContent ?? '';
  await shown(() => standing().includes('The table stands still: players asked'));
  const heading = Array.from(board?.shadowRoot?.querySelectorAll('svg text') ?? [], ({ textContent }) => textContent);
  expect(heading).toContain('The table stands still: players asked');
  expect(board?.shadowRoot?.querySelector('[role=button]:not([aria-disabled=true])')).toBeNull();
});

test('a move is asked back only if there is one', async () => {
  const asked = (): Element | undefined =>
    all('.undo button').find((one) => one.textContent.trim() === 'Ask to take back');
  await shown(() => asked());
  expect(asked()?.hasAttribute('disabled')).toBe(true);
  const [move] = table.snapshot().moves;
  table.play(move);
  await shown(() => asked()?.hasAttribute('disabled') === false);
  const seat = table.as(0);
  // The turn of seat 0 goes on, so nobody has to be asked.
  const slip = (): Element | undefined =>
    all('.bar > button').find((one) => one.textContent.trim() === 'Take my last move back');
  element.session = seat;
  await shown(() => slip());
  slip()?.dispatchEvent(new MouseEvent('click'));
  await shown(() => table.snapshot().ply === 0 && slip() === undefined);
  table.play(move);
  // Only chance has decided so far, as the session reports.
  element.session = { ...seat, snapshot: () => ({ ...seat.snapshot(), canUndo: false }) };
  await shown(() => asked()?.hasAttribute('disabled') === true);
});

test('whoever opened the session closes it', () => {
  element.remove();
  const [move] = table.snapshot().moves;
  expect(isRight(table.play(move))).toBe(true);
});

test("for a game that the page does not include, it shows the session's words", () => {
  const told = toldOf(table, undefined);
  expect(told).toMatchObject({ id: 'terrafex', title: 'Terrafex', hides: true, sources: null, lesson: null });
  expect(told.teams(null)).toEqual([]);
  expect(toldOf(table, terrafexPlay)).toBe(terrafexPlay);
});
