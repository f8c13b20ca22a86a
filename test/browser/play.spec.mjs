/**
 * Tests a whole game in a real browser, with measurements: the time between bots' moves, whether animations complete, whether announcements can be
 * heard, whether the board, the actions and the player's own strip fit on the first screen, how many Tab presses lead to the board, and the findings
 * of axe-core. Also does lessons by mouse and by keyboard, lets bots play to the end, and reviews a game. Bundles the sources itself.
 *
 * `PLAY_ONLY` is the id of a single game, and `PLAY_POSITIONS` the number of positions of each game to check on every screen (default 20).
 */
import { complaints, seriousIn } from '../../scripts/check/chromium.mjs';
import { expect, ok } from '../../scripts/check/consumer.mjs';
import { withPage } from './bundled.mjs';
import { test as base, pictures, screenshot } from './fixtures.mjs';
import { board, loaded, middleOf, page, shown } from './middle.mjs';
import { ending, lesson, lessonLooks, preview, review } from './study.mjs';

const ids = ['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian'].filter(
  (id) => process.env.PLAY_ONLY === undefined || id === process.env.PLAY_ONLY,
);

const screens = [
  [1280, 800],
  [1920, 1080],
  [390, 844],
];

/** The shortest allowed times between bots' moves and between announcements, in milliseconds. */
const [leastBeat, leastNews] = [350, 1000];

/** The smallest allowed share of animations that run to the end. */
const leastEnded = 0.95;

/** The number of bots' moves to watch. */
const watched = 12;

const program = `
import { definePlay, plays } from './src/web/play/index.ts';
import { german } from './src/face/german/index.ts';
definePlay(plays, [german]);
document.querySelector('rulehouse-play').worker = () => new Worker('/worker.js');
window.plays = plays;`;

const thinking = `
import { known } from './src/bots/index.ts';
import { serve } from './src/bots/worker/index.ts';
serve(self, known);`;

/** Everything that does not fit on the first screen. */
const layout = (tab) =>
  tab.evaluate(() => {
    const play = document.querySelector('rulehouse-play').shadowRoot;
    const inner = play.querySelector('rulehouse-board').shadowRoot;
    window.scrollTo(0, 0);
    const ends = {
      board: inner.querySelector('.board'),
      actions: inner.querySelector('.controls'),
      strip: play.querySelector('.strips.below'),
    };
    const over = Object.entries(ends).flatMap(([name, one]) =>
      one !== null && one.getBoundingClientRect().bottom > window.innerHeight + 1 ? [name] : [],
    );
    const [svg] = inner.querySelectorAll('svg');
    const { width, height, bottom } = svg.getBoundingClientRect();
    // If a game is shown in parts, the map is in view, and the other parts scroll next to it or below it.
    if (inner.querySelector('.parts, .beside') !== null) {
      if (bottom > ends.board.getBoundingClientRect().bottom + 1) over.push('the map is cut off');
      return { over, size: `${Math.round(width)}x${Math.round(height)}` };
    }
    const { clientHeight, scrollHeight, clientWidth, scrollWidth } = ends.board;
    if (scrollHeight > clientHeight + 1) over.push(`board scrolls ${scrollHeight} in ${clientHeight}`);
    if (scrollWidth > clientWidth + 1) over.push(`board scrolls ${scrollWidth} in ${clientWidth} across`);
    return { over, size: `${Math.round(width)}x${Math.round(height)}` };
  });

/** The number of positions of each game to check on every screen. */
const positions = Number(process.env.PLAY_POSITIONS ?? 20);

/** Gives the element a session with random moves, and a new one when a game is over; returns null when the next position is shown. */
const turnOn = (tab, id) =>
  tab.evaluate(async (wanted) => {
    const play = document.querySelector('rulehouse-play');
    const random = (below) => {
      window.drawn = (Math.imul(window.drawn ?? 11, 1664525) + 1013904223) >>> 0;
      return Math.floor((window.drawn / 2 ** 32) * below);
    };
    if (window.game === undefined || window.game.snapshot().end !== null) {
      const game = window.plays.find((one) => one.id === wanted);
      const around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };
      window.game = game.begin({ options: game.recommended, seed: random(1000) }, around);
      play.session = window.game;
    }
    const { ply } = window.game.snapshot();
    for (let tries = 0; tries < 100 && window.game.snapshot().ply === ply; tries++) {
      const { deciding, waiting } = window.game.snapshot();
      const mine = window.game.as(deciding.find((seat) => !waiting.some((one) => one.seat === seat)) ?? null);
      const { offers, move } = mine.snapshot();
      if (move !== null) mine.play();
      else if (offers.length > 0) mine.pick(offers[random(offers.length)]);
      if (window.game.snapshot().end !== null) break;
    }
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  }, id);

/** Finds positions in which the board, the actions and the player's own strip do not fit on the first screen. */
const fits = async (browser, url, id) => {
  const wrong = new Set();
  for (const [width, height] of screens) {
    const tab = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await tab.goto(url);
    await shown(tab, id);
    for (let count = 0; count < positions; count++) {
      await turnOn(tab, id);
      const { over } = await layout(tab);
      for (const one of over) wrong.add(`${id}, ${width}x${height}: ${one}`);
    }
    await tab.close();
  }
  expect(wrong.size === 0, [...wrong].join('\n'));
};

/** Watches moves, animations and announcements from now on. */
const watch = (tab) =>
  tab.evaluate(() => {
    const play = document.querySelector('rulehouse-play').shadowRoot;
    const inner = play.querySelector('rulehouse-board').shadowRoot;
    /** @type {{ moves: number[], news: number[], ended: number, cancelled: number }} */
    const seen = { moves: [], news: [], ended: 0, cancelled: 0 };
    window.seen = seen;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const made = animate.apply(this, given);
      // A finished animation is cancelled again with the next picture, which does not count.
      let isOver = false;
      const over = (how) => () => {
        if (!isOver) seen[how]++;
        isOver = true;
      };
      made.addEventListener('finish', over('ended'));
      made.addEventListener('cancel', over('cancelled'));
      return made;
    };
    let count = play.querySelectorAll('.moves .step').length;
    const look = () => {
      const now = play.querySelectorAll('.moves .step').length;
      // Secret decisions are shown together, in one beat.
      if (now > count) seen.moves.push(performance.now());
      count = now;
    };
    new MutationObserver(look).observe(play, { childList: true, subtree: true });
    new MutationObserver(() => seen.news.push(performance.now())).observe(inner.querySelector('[aria-live]'), {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

const gaps = (times) => times.slice(1).map((time, index) => time - times[index]);

/** Watches a game between bots: a person must be able to follow it. */
const bots = async (tab) => {
  await tab.getByRole('button', { name: 'New game', exact: true }).click();
  const seats = tab.locator('.seat select');
  for (let seat = 0; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('random');
  await tab.getByRole('button', { name: 'Begin' }).click();
  await tab.locator('.moves').waitFor();
  await watch(tab);
  await tab.waitForFunction(
    (count) =>
      window.seen.moves.length > count ||
      document.querySelector('rulehouse-play').shadowRoot.querySelector('.result') !== null,
    watched,
    { timeout: 60_000 },
  );
  await tab.waitForTimeout(400);
  return tab.evaluate(() => window.seen);
};

/** The number of Tab presses until the board has the focus. */
const stops = async (tab) => {
  await tab.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  for (let count = 1; count < 10; count++) {
    await tab.keyboard.press('Tab');
    const isThere = await tab.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.localName === 'rulehouse-board',
    );
    if (isThere) return count - 1;
  }
  return 10;
};

/** Tests lessons, whole games and reviews. */
const studies = async (browser, url, id) => {
  const tab = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const errors = complaints(tab);
  await tab.goto(url);
  const { wrong, first } = await lesson(tab, id, 'mouse');
  // Doing one lesson by keyboard is enough, because all games use the same board.
  if (id === 'terrafex') {
    await tab.goto(url);
    wrong.push(...(await lesson(tab, id, 'keys')).wrong, ...(await preview(tab)));
  }
  const { wrong: endless, plies } = await ending(tab);
  wrong.push(...endless, ...(await lessonLooks(browser, url, id, seriousIn, pictures)));
  let figures = `the first move of the lesson took ${first} ms, a game between bots ended after ${plies} moves`;
  if (id === 'terrafex') {
    await loaded(tab, await middleOf(tab, id, 30));
    const { wrong: bad, took, task, count } = await review(tab, seriousIn, pictures, `${id}-review`);
    wrong.push(...bad);
    figures += `, 31 positions reviewed in ${took} ms, ${count} turning points, longest task ${task.toFixed(0)} ms`;
  }
  await tab.close();
  wrong.push(...errors);
  ok(`${id}: ${figures}`);
  expect(wrong.length === 0, wrong.join('\n'));
};

/** Use the median: on a busy machine one picture may be late, and then the next one follows early. */
const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? Infinity;

/** Tests cards for choices: on every screen, the first card and its button must be visible (on a phone, below the board). */
const dealt = async (browser, url, id) => {
  const wrong = [];
  for (const [width, height] of screens) {
    const tab = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await tab.goto(url);
    await shown(tab, id);
    const choose = tab.locator('.card button').first();
    await choose.waitFor();
    await tab.evaluate(() => window.scrollTo(0, 0));
    const [card, map] = [await choose.boundingBox(), await board(tab).locator('svg').first().boundingBox()];
    if (card.y + card.height > height) wrong.push(`${width}x${height}: the first card is below the first screen`);
    if (map.y + map.height > height) wrong.push(`${width}x${height}: with cards, the map is cut off off`);
    const before = await stops(tab);
    if (before > 3) wrong.push(`${width}x${height}: ${before} Tab stops before the board when there are cards`);
    // The map on which people build next stays in view when the card that was pressed is gone.
    await tab.evaluate(() => window.scrollTo(0, 0));
    const at = await choose.boundingBox();
    await tab.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
    await tab.waitForTimeout(1500);
    const scrolled = await tab.evaluate(() => window.scrollY);
    if (scrolled > 0) wrong.push(`${width}x${height}: choosing scrolls the page by ${scrolled}`);
    await tab.close();
  }
  expect(wrong.length === 0, wrong.join('\n'));
};

/** Watches a game between bots, and checks the board in the middle of a game. */
const gates = async (browser, url, id) => {
  const wrong = [];
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const errors = complaints(tab);
  await tab.goto(url);
  await shown(tab, id);
  const before = await stops(tab);
  if (before > 3) wrong.push(`${before} Tab stops before the board`);
  const { moves, news, ended, cancelled } = await bots(tab);
  const [beat, said] = [median(gaps(moves)), median(gaps(news))];
  if (beat < leastBeat) wrong.push(`bots move ${beat.toFixed(0)} ms apart`);
  if (said < leastNews) wrong.push(`announcements are ${said.toFixed(0)} ms apart`);
  // On a busy machine, one of a few animations may be cut off.
  if (cancelled > 1 && ended / (ended + cancelled) < leastEnded)
    wrong.push(`${ended} animations ended, ${cancelled} were cancelled`);
  const record = await middleOf(tab, id, 40);
  await tab.close();
  const sizes = [];
  for (const colorScheme of ['light', 'dark'])
    for (const [width, height] of screens) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        bypassCSP: true,
        reducedMotion: 'reduce',
      });
      const other = await context.newPage();
      await other.goto(url);
      await shown(other, id);
      await loaded(other, record);
      const { over, size } = await layout(other);
      if (colorScheme === 'light') sizes.push(`${size} at ${width}`);
      for (const one of over) wrong.push(`${width}x${height}: ${one}`);
      for (const one of await seriousIn(other)) wrong.push(`${width}, ${colorScheme}: ${one}`);
      await screenshot(other, `${id}-${width}-${colorScheme}`);
      await context.close();
    }
  wrong.push(...errors);
  const figures = `bots ${beat.toFixed(0)} ms apart, announcements ${said.toFixed(0)} ms, ${ended} of ${ended + cancelled} animations completed, ${before} Tab stops before the board, board ${sizes.join(', ')}`;
  ok(`${id}: ${figures}`);
  expect(wrong.length === 0, [...new Set(wrong)].join('\n'));
};

/** @type {Parameters<typeof withPage>[1]} */
const programs = [
  { name: 'play.js', contents: program, format: 'esm' },
  { name: 'worker.js', contents: thinking, format: 'iife' },
];

const test = base.extend({ url: [async ({}, use) => withPage(page, programs, use), { scope: 'worker' }] });

for (const id of ids) {
  test(`${id}: positions fit on the first screen`, ({ browser, url }) => fits(browser, url, id));

  test(`${id}: a lesson, and a game between bots to its end`, ({ browser, url }) => studies(browser, url, id));

  test(`${id}: a game between bots can be followed`, ({ browser, url }) => gates(browser, url, id));
}

if (ids.includes('terra-mystica'))
  test('terra-mystica: cards for choices', ({ browser, url }) => dealt(browser, url, 'terra-mystica'));
