// @vitest-environment happy-dom
/** The list of moves: a block for each turn, with the colour of its seat, what it cost and gained, its places on the board, and a menu of players. */
import { isRight } from 'fp-ts/Either';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { source } from '../../../src/core/values/random.js';
import { german } from '../../../src/face/german/index.js';
import { game as rules } from '../../../src/games/terra-mystica/index.js';
import {
  definePlay,
  icetradersPlay,
  type PlayElement,
  type PlayGame,
  terrafexPlay,
  terraMysticaPlay,
} from '../../../src/web/play/index.js';
import { blocksOf, trailOf } from '../../../src/web/play/trail.js';
import type { AnySession } from '../../../src/web/session/any-session.js';

const around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

/** A game between people after some random moves. */
const played = (game: PlayGame, plies: number, names: readonly string[]): AnySession => {
  const options = game.id === 'terrafex' ? {} : { players: names.length };
  const seats = names.map((name) => ({ name }));
  const play = game.begin({ options: { ...game.recommended, ...options }, seats, seed: 8 }, around);
  goOn(play, plies, 3);
  return play;
};

/** Makes random moves until the game has the given number of moves. */
const goOn = (play: AnySession, plies: number, seed: number): void => {
  const random = source(seed);
  for (let tries = 0; tries < 20 * plies && play.snapshot().plies < plies; tries++) {
    const mine = play.as(play.snapshot().deciding[0] ?? null);
    const { offers, move } = mine.snapshot();
    if (move !== null) mine.play();
    else mine.pick(offers[random.below(offers.length)] ?? []);
  }
};

let element: (PlayElement & HTMLElement) | undefined;

beforeAll(() => {
  definePlay([terraMysticaPlay, terrafexPlay, icetradersPlay], [german]);
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});

const all = (selector: string): readonly HTMLElement[] => [
  ...(element?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

const textOf = (one: Element): string => one.textContent.replaceAll(/\s+/g, ' ').trim();

const show = async (session: AnySession): Promise<void> => {
  const made = document.createElement('rulehouse-play');
  made.session = session;
  document.body.append(made);
  element = made;
  await vi.waitFor(() => expect(all('.moves > li').length).toBeGreaterThan(1));
};

afterEach(() => {
  element?.remove();
});

const positionAt = (play: AnySession, ply: number) => {
  const read = rules.position.parse(play.positionText(ply) ?? '');
  return isRight(read) ? read.right : expect.fail();
};

const names = { coins: 'C', workers: 'W', priests: 'P', bowl1: 'bowl I', bowl2: 'bowl II', bowl3: 'bowl III' } as const;

test('moves in a row by one seat are one block; the costs are the differences of the positions around it', async () => {
  const play = played(terraMysticaPlay, 90, ['Ada', 'Bo']);
  const blocks = blocksOf(play.history());
  expect(blocks.flatMap(({ moves }) => moves)).toEqual(play.history());
  expect(blocks.some(({ moves }) => moves.length > 1)).toBe(true);
  await show(play);
  await vi.waitFor(() => expect(all('.costs').length).toBeGreaterThan(3));
  const items = all('.moves > li').slice(1);
  expect(items).toHaveLength(blocks.length);
  for (const [index, { seat, from, moves }] of blocks.entries()) {
    const [before, after] = [positionAt(play, from), positionAt(play, from + moves.length)];
    const [was, is] = [before.seats[seat ?? -1], after.seats[seat ?? -1]];
    if (was === undefined || is === undefined) expect.fail();
    const paid = ([...Object.entries(names), ['vp', 'VP']] as const).flatMap(([field, word]) => {
      const by = is[field as 'vp'] - was[field as 'vp'];
      return by === 0 ? [] : [`${by > 0 ? '+' : '−'}${Math.abs(by)} ${word}`];
    });
    const costs = items[index]?.querySelector('.costs');
    expect(costs == null ? '' : textOf(costs)).toBe(paid.join(' '));
  }
  play.close();
});

test('at a table of a server the positions begin with what its viewer saw before the first move', async () => {
  const play = played(terraMysticaPlay, 30, ['Ada', 'Bo']);
  const start = played(terraMysticaPlay, 0, ['Ada', 'Bo']).snapshot();
  const recall = vi.fn(() => Promise.resolve(start));
  await show(Object.assign({ ...play, positionText: () => null }, { recall }));
  await vi.waitFor(() => expect(all('.costs').length).toBeGreaterThan(1));
  expect(recall).toHaveBeenCalledExactlyOnceWith(0);
  play.close();
});

test('later moves of a block do not name the player again, and each has an element of its own', async () => {
  const play = played(terraMysticaPlay, 90, ['Ada', 'Bo']);
  await show(play);
  const turn = all('.moves > li').find((one) => one.querySelectorAll('.step').length > 1) ?? expect.fail();
  const [first, ...others] = [...turn.querySelectorAll('.step')].map(textOf);
  expect(first).toMatch(/^(?:Ada|Bo) /);
  for (const other of others) expect(other).not.toMatch(/Ada|Bo/);
  play.close();
});

test('a block has the colour of its seat', async () => {
  const play = played(terraMysticaPlay, 60, ['Ada', 'Bo']);
  await show(play);
  const sides = new Set(all('.moves > li').map((one) => one.style.getPropertyValue('--side')));
  const { view } = play.snapshot();
  const colours = [0, 1].map((seat) => terraMysticaPlay.colour?.(view, seat));
  expect([...sides].sort()).toEqual(['', ...colours].sort());
  play.close();
});

test('one point is a point', async () => {
  const play = played(terrafexPlay, 12, ['Ada', 'Bo']);
  await show(play);
  await vi.waitFor(() => expect(all('.costs').length).toBeGreaterThan(0));
  for (const cost of all('.costs').map(textOf)) expect(cost).toMatch(/^[+−](?:1 point|(?:[02-9]|\d{2,}) points)$/);
  play.close();
});

test('the menu lists the moves of one player, with the numbers that they have in the game', async () => {
  const play = played(terrafexPlay, 9, ['Ada', 'Bo']);
  await show(play);
  expect(all('.step')).toHaveLength(10);
  const blocks = blocksOf(play.history());
  const [menu] = all('.whose');
  if (!(menu instanceof HTMLSelectElement)) expect.fail();
  expect([...menu.options].map(textOf)).toEqual(['All', 'Ada', 'Bo']);
  menu.value = '1';
  menu.dispatchEvent(new Event('change'));
  const own = blocks.filter(({ seat }) => seat === 1).map(({ from }) => String(from + 1));
  expect(own.length).toBeLessThan(blocks.length);
  await vi.waitFor(() => expect(all('.moves > li').map((one) => one.getAttribute('value'))).toEqual(['0', ...own]));
  play.close();
});

test('who points at a turn sees its places on the board, until the pointer leaves', async () => {
  const play = played(terrafexPlay, 4, ['Ada', 'Bo']);
  await show(play);
  const [board] = all('rulehouse-board');
  if (board === undefined) expect.fail();
  const marked = (): readonly unknown[] => Reflect.get(board, 'marked') as readonly unknown[];
  const block = blocksOf(play.history())[1] ?? expect.fail();
  const places = trailOf(terrafexPlay, play.positionText(0) ?? '') ?? expect.fail();
  places.follow(play.history());
  const wanted = places.places(block).map(({ kind, value }) => ({ kind, value }));
  expect(wanted.some(({ kind }) => kind === 'square')).toBe(true);
  await vi.waitFor(() => {
    all('.moves > li')[2]?.dispatchEvent(new Event('pointerenter'));
    return vi.waitFor(() => expect(marked()).toEqual(wanted), { timeout: 100 });
  });
  all('.moves > li')[2]?.dispatchEvent(new Event('pointerleave'));
  await vi.waitFor(() => expect(marked()).toEqual([]));
  play.close();
});

test('a game that hides something has no costs', async () => {
  const play = played(icetradersPlay, 8, ['Ada', 'Bo', 'Cy']);
  await show(play.as(0));
  expect(all('.costs')).toEqual([]);
  expect(all('.moves > li').length).toBeGreaterThan(3);
  play.close();
});

test('a trail forgets moves that were taken back, and follows those made in their place', () => {
  const play = played(terrafexPlay, 4, ['Ada', 'Bo']);
  const trail = trailOf(terrafexPlay, play.positionText(0) ?? '') ?? expect.fail();
  trail.follow(play.history());
  const before = play.history();
  play.undo(2);
  goOn(play, 6, 4);
  expect(play.history().slice(2, 4)).not.toEqual(before.slice(2));
  trail.follow(play.history());
  const [, , block] = blocksOf(play.history());
  const anew = trailOf(terrafexPlay, play.positionText(0) ?? '');
  anew?.follow(play.history());
  if (block === undefined) expect.fail();
  expect(trail.places(block)).toEqual(anew?.places(block));
  expect(trail.effects(block)).toEqual(anew?.effects(block));
  play.close();
});
