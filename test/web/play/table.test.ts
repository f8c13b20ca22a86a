// @vitest-environment happy-dom
/** A table in the element: a session opened by the page, with clocks, requests, comments and a result. */
import { isRight, right } from 'fp-ts/Either';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { terrafexFace } from '../../../src/face/index.js';
import type { Terrafex } from '../../../src/games/terrafex/index.js';
import { definePlay, type PlayElement, terrafexPlay } from '../../../src/web/play/index.js';
import { toldOf } from '../../../src/web/play/table-game.js';
import { type Session, session } from '../../../src/web/session/index.js';
import { deadLine } from '../../kit/dead.js';

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
  const found = all('button').find((one) => one.textContent.replaceAll(/\s+/g, ' ').trim() === text);
  if (!(found instanceof HTMLElement)) expect.fail(`no button ${text}`);
  found.click();
};

const shown = async (wanted: () => unknown): Promise<void> => {
  await vi.waitFor(() => expect(wanted()).toBeTruthy());
};

/** Waits until the element has drawn what was just changed. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

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

test('a position that occurs for the third time has a button to claim a draw, with the reason', async () => {
  const before = session(terrafexFace, { seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  for (const move of deadLine) before.play(move);
  for (let more = 0; more < 7; more++) before.play(before.snapshot().moves[0]);
  const saved = before.save();
  expect(isRight(table.load(isRight(saved) ? saved.right : ''))).toBe(true);
  await drawn();
  expect(texts('button')).not.toContain('Claim a draw');
  table.play(table.snapshot().moves[0]);
  await shown(() => texts('button').includes('Claim a draw'));
  expect(texts('button')).not.toContain('Offer a draw');
  expect(texts('[role=status]')).toContain('This position has occurred three times.');
  press('Claim a draw');
  await shown(() => all('.result').length === 1);
  expect(texts('.result h2')).toEqual(['A draw was claimed, because a position occurred three times']);
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

test('a comment of somebody else is shown while the comments are not open, and one of the viewer is not', async () => {
  expect([texts('.toast'), all('.toast[role=status]').length]).toEqual([[''], 1]);
  table.as(1).comment('good luck');
  await shown(() => texts('.toast').join().includes('good luck'));
  expect(texts('.unread')).toEqual(['1']);
  press('Comments 1');
  await shown(() => texts('.toast').join() === '');
  const [field] = all('input[name=text]');
  if (!(field instanceof HTMLInputElement)) expect.fail();
  field.value = 'you too';
  all('.comment')[0]?.dispatchEvent(new Event('submit', { cancelable: true }));
  press('Moves');
  await drawn();
  expect(texts('.toast')).toEqual(['']);
});

test('a comment that could not be sent stays in its field, and so does a longer text', async () => {
  const seat = table.as(0);
  const sent: string[] = [];
  const comment = (text: string): ReturnType<typeof seat.comment> => {
    sent.push(text);
    return isSent ? seat.comment(text) : right(undefined);
  };
  let isSent = false;
  element.session = { ...seat, comment };
  await drawn();
  press('Comments');
  await shown(() => all('.comment').length === 1);
  const field = (): HTMLInputElement => {
    const [one] = all('input[name=text]');
    if (!(one instanceof HTMLInputElement)) expect.fail();
    return one;
  };
  const submit = (): unknown => all('.comment')[0]?.dispatchEvent(new Event('submit', { cancelable: true }));
  field().value = 'well played';
  field().dispatchEvent(new Event('input'));
  submit();
  table.play(table.snapshot().moves[0]);
  await drawn();
  expect([sent, field().value]).toEqual([['well played'], 'well played']);
  isSent = true;
  submit();
  await shown(() => all('.comments li').length === 1 && field().value === '');
  field().value = 'one';
  submit();
  await shown(() => all('.comments li').length === 2 && field().value === '');
});

test('a question that was declined is news until the next move; a withdrawn one is none', async () => {
  const declined = 'Your offer of a draw was declined.';
  press('Offer a draw');
  await shown(() => texts('.question').join().includes('You offer a draw.'));
  press('Withdraw');
  await shown(() => all('.question').length === 0);
  table.play(table.snapshot().moves[0]);
  press('Offer a draw');
  await shown(() => texts('.question').join().includes('You offer a draw.'));
  table.as(1).answerDraw(false);
  await shown(() => texts('.question').includes(declined));
  expect(all('.question').map((one) => one.getAttribute('role'))).toEqual(['status']);
  table.play(table.snapshot().moves[0]);
  await shown(() => all('.question').length === 0);
});

test('the request to take moves back that was declined is news, too', async () => {
  table.play(table.snapshot().moves[0]);
  const seat = table.as(0);
  element.session = { ...seat, snapshot: () => ({ ...seat.snapshot(), undo: question }) };
  let question: ReturnType<typeof seat.snapshot>['undo'] = { by: 0, ply: 0, agreed: [0], question: 1 };
  await shown(() => texts('.question').join().includes('You ask to go back'));
  question = null;
  table.comment('no');
  await shown(() => texts('.question').includes('Your request to take moves back was declined.'));
});

test('a seat is claimed by two presses', async () => {
  const seat = table.as(0);
  const claimed: number[] = [];
  element.session = {
    ...seat,
    snapshot: () => ({ ...seat.snapshot(), claims: { at: 1000, seats: [{ seat: 1, from: 500 }] } }),
    claim: (one) => {
      claimed.push(one);
      return right(undefined);
    },
  };
  await shown(() => texts('button').includes('Claim the seat of Bo'));
  press('Claim the seat of Bo');
  await shown(() => texts('button').includes('Yes, claim the seat of Bo'));
  press('No, wait');
  await shown(() => texts('button').includes('Claim the seat of Bo'));
  expect(claimed).toEqual([]);
  press('Claim the seat of Bo');
  await shown(() => texts('button').includes('Yes, claim the seat of Bo'));
  press('Yes, claim the seat of Bo');
  await shown(() => texts('button').includes('Claim the seat of Bo'));
  expect(claimed).toEqual([1]);
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
  // The heading may take two lines.
  expect(heading.join(' ')).toContain('The table stands still: players asked');
  expect(board?.shadowRoot?.querySelector(':is([role=button],[role=gridcell]):not([aria-disabled=true])')).toBeNull();
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
