// @vitest-environment happy-dom
/** The end of a game: a bar for each seat, with a piece for each source of its points. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { source } from '../../../src/core/values/random.js';
import { german } from '../../../src/face/german/index.js';
import {
  definePlay,
  type PlayElement,
  type PlayGame,
  terrafexPlay,
  terraMysticaPlay,
} from '../../../src/web/play/index.js';

const around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

let element: (PlayElement & HTMLElement) | undefined;

beforeAll(() => {
  definePlay([terraMysticaPlay, terrafexPlay], [german]);
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});

afterEach(() => element?.remove());

const all = (selector: string): readonly HTMLElement[] => [
  ...(element?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** A game of two people after some random moves, which the first of them has resigned. */
const ended = async (game: PlayGame, plies: number, players: object): Promise<void> => {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const play = game.begin({ options: { ...game.recommended, ...players }, seats, seed: 8 }, around);
  const random = source(3);
  for (let tries = 0; tries < 20 * plies && play.snapshot().plies < plies; tries++) {
    const mine = play.as(play.snapshot().deciding[0] ?? null);
    const { offers, move } = mine.snapshot();
    if (move !== null) mine.play();
    else mine.pick(offers[random.below(offers.length)] ?? []);
  }
  const made = document.createElement('rulehouse-play');
  made.session = play.as(1);
  document.body.append(made);
  element = made;
  play.as(0).resign();
  await vi.waitFor(() => expect(all('.result')).toHaveLength(1));
};

test('each seat of Terra Mystica has a bar; the pieces of the longest fill it, and say source and points', async () => {
  await ended(terraMysticaPlay, 120, { players: 2 });
  expect(
    all('.bars small')
      .map(({ textContent }) => textContent)
      .toSorted(),
  ).toEqual(['Ada', 'Bo']);
  const sums = all('.bars div').map((bar) =>
    [...bar.querySelectorAll('span')]
      .map(({ title }) => Number(/: (\d+)$/.exec(title)?.[1]))
      .reduce((one, more) => one + more, 0),
  );
  const widths = all('.bars div').map((bar) =>
    [...bar.querySelectorAll('span')]
      .map(({ style }) => Number.parseFloat(style.inlineSize))
      .reduce((one, more) => one + more, 0),
  );
  const most = Math.max(...sums);
  expect(most).toBeGreaterThan(20);
  for (const [seat, width] of widths.entries()) expect(width).toBeCloseTo((100 * sums[seat]!) / most, 1);
});

test('the sources have words in the language of the page', async () => {
  await ended(terraMysticaPlay, 30, { players: 2 });
  const names = (): readonly string[] => all('.points tbody td:first-child').map(({ textContent }) => textContent);
  expect(names()).toContain('At the start');
  element?.remove();
  document.documentElement.lang = 'de';
  await ended(terraMysticaPlay, 30, { players: 2 });
  expect(names()).toContain('Zu Beginn');
  document.documentElement.lang = 'en';
});

test('a game whose points have no sources has no bars', async () => {
  await ended(terrafexPlay, 10, {});
  expect(all('.bars')).toHaveLength(0);
});
