/**
 * A whole game in a real browser, with figures: how far apart bots move, whether animations run out, whether announcements can be heard, whether board, actions
 * and the own strip fit in the first screen, how often Tab is pressed before the board, and what axe-core finds. Lessons are gone through by mouse and by keys, bots play to the end, a game is looked back at. Bundles the sources itself. Says so and does nothing where there is no Chromium.
 *
 * `PLAY_ONLY` is the id of one game. `--pictures <folder>` keeps screenshots of the middle of each game.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { complaints, executablePath, seriousIn, serve, withBrowser } from './chromium.mjs';
import { expect, Failure, ok, root, trials } from './consumer.mjs';
import { ending, lesson, lessonLooks, preview, review } from './study.mjs';

const folder = process.argv.includes('--pictures') ? process.argv[process.argv.indexOf('--pictures') + 1] : undefined;

const ids = ['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian'].filter(
  (id) => process.env.PLAY_ONLY === undefined || id === process.env.PLAY_ONLY,
);

const screens = [
  [1280, 800],
  [1920, 1080],
  [390, 844],
];

/** Milliseconds: between moves of bots, and between announcements. */
const [leastBeat, leastNews] = [350, 1000];

/** The part of animations that run to their end. */
const leastEnded = 0.95;

/** How many moves of bots are watched. */
const watched = 12;

const program = `
import { definePlay, plays } from './src/play/index.ts';
import { german } from './src/german/index.ts';
definePlay(plays, [german]);
document.querySelector('rulehouse-play').worker = () => new Worker('/worker.js');
window.plays = plays;`;

const thinking = `
import { known } from './src/bots/index.ts';
import { serve } from './src/bots/worker/index.ts';
serve(self, known);`;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>A game</title>
<link rel="icon" href="data:," />
<style>body { margin: 0 } rulehouse-play { height: 100dvh } @media (max-width: 899px) { rulehouse-play { height: auto } }</style>
<script type="module" src="/play.js"></script>
<main><rulehouse-play></rulehouse-play></main>`;

/** Positions in the middle of a game, as links: some plies at random. */
const middleOf = (tab, id, plies) =>
  tab.evaluate(
    ([wanted, count]) => {
      const game = window.plays.find((one) => one.id === wanted);
      const around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };
      const play = game.begin({ options: game.recommended, seed: 5 }, around);
      let state = 7;
      const random = (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      for (let tries = 0; play.snapshot().ply < count && tries < count * 20; tries++) {
        if (play.snapshot().end !== null) break;
        const { deciding, waiting } = play.snapshot();
        const mine = play.as(deciding.find((seat) => !waiting.some((one) => one.seat === seat)) ?? null);
        const { offers, move } = mine.snapshot();
        if (move !== null) mine.play();
        else if (offers.length > 0) mine.pick(offers[random(offers.length)]);
      }
      return play.save();
    },
    [id, plies],
  );

const board = (tab) => tab.locator('rulehouse-board');

const shown = async (tab, id) => {
  await tab.waitForFunction(() => customElements.get('rulehouse-play') !== undefined);
  await tab.evaluate((game) => document.querySelector('rulehouse-play').setAttribute('game', game), id);
  await board(tab).locator('svg').first().waitFor();
};

/** Continues the game of a record, as a person loads it. */
const loaded = async (tab, record) => {
  await tab
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await tab.waitForTimeout(400);
  const reveal = tab.locator('.curtain button');
  if ((await reveal.count()) > 0) await reveal.click();
  await board(tab).locator('svg').first().waitFor();
};

/** What does not fit in the first screen. */
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
    // Of a game in parts the map is in view, and the other parts scroll beside it or below.
    if (inner.querySelector('.parts') !== null) {
      if (bottom > ends.board.getBoundingClientRect().bottom + 1) over.push('the map is cut');
      return { over, size: `${Math.round(width)}x${Math.round(height)}` };
    }
    const { clientHeight, scrollHeight, clientWidth, scrollWidth } = ends.board;
    if (scrollHeight > clientHeight + 1) over.push(`board scrolls ${scrollHeight} in ${clientHeight}`);
    if (scrollWidth > clientWidth + 1) over.push(`board scrolls ${scrollWidth} in ${clientWidth} across`);
    return { over, size: `${Math.round(width)}x${Math.round(height)}` };
  });

/** Watches moves, animations and announcements from here on. */
const watch = (tab) =>
  tab.evaluate(() => {
    const play = document.querySelector('rulehouse-play').shadowRoot;
    const inner = play.querySelector('rulehouse-board').shadowRoot;
    const seen = { moves: [], news: [], ended: 0, cancelled: 0 };
    window.seen = seen;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const made = animate.apply(this, given);
      // One that has ended is cancelled once more with the next picture: that takes nothing from it.
      const over = (how) => () => made.isOver !== true && ((made.isOver = true), seen[how]++);
      made.addEventListener('finish', over('ended'));
      made.addEventListener('cancel', over('cancelled'));
      return made;
    };
    let count = play.querySelectorAll('.moves > li').length;
    const look = () => {
      const now = play.querySelectorAll('.moves > li').length;
      // Decisions that are made in secret are shown together, in one beat.
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

/** Bots alone at the table: what a person who looks on can follow. */
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

/** How often Tab is pressed until the focus is on the board. */
const stops = async (tab) => {
  await tab.evaluate(() => document.activeElement?.blur());
  for (let count = 1; count < 10; count++) {
    await tab.keyboard.press('Tab');
    const isThere = await tab.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.localName === 'rulehouse-board',
    );
    if (isThere) return count - 1;
  }
  return 10;
};

/** Lessons, whole games and looking back: everything that is wrong with them. */
const studies = async (browser, url, id) => {
  const tab = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const errors = complaints(tab);
  await tab.goto(url);
  const { wrong, first } = await lesson(tab, id, 'mouse');
  // One lesson by keys alone is enough: boards are the same for all games.
  if (id === 'terrafex') {
    await tab.goto(url);
    wrong.push(...(await lesson(tab, id, 'keys')).wrong, ...(await preview(tab)));
  }
  const { wrong: endless, plies } = await ending(tab);
  wrong.push(...endless, ...(await lessonLooks(browser, url, id, seriousIn, folder)));
  let figures = `first move of the lesson after ${first} ms, a game of bots ends after ${plies} moves`;
  if (id === 'terrafex') {
    await loaded(tab, await middleOf(tab, id, 30));
    const { wrong: bad, took, task, count } = await review(tab, seriousIn, folder, `${id}-review`);
    wrong.push(...bad);
    figures += `, 31 positions looked back at in ${took} ms, ${count} turning points, longest task ${task.toFixed(0)} ms`;
  }
  await tab.close();
  wrong.push(...errors);
  if (wrong.length === 0) ok(`${id}: ${figures}`);
  else console.log(`  ${id}: ${figures}`);
  return wrong.map((one) => `${id}: ${one}`);
};

/** Half of the gaps are longer: on a busy machine one picture comes late, and the next one, in time, is close behind it. */
const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? Infinity;

/** One game: everything that is wrong with it. */
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
  const share = ended + cancelled === 0 ? 1 : ended / (ended + cancelled);
  if (share < leastEnded) wrong.push(`${ended} animations ended, ${cancelled} were cancelled`);
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
      if (folder !== undefined) {
        mkdirSync(folder, { recursive: true });
        await other.screenshot({ path: join(folder, `${id}-${width}-${colorScheme}.png`) });
      }
      await context.close();
    }
  wrong.push(...errors);
  const figures = `bots ${beat.toFixed(0)} ms apart, announcements ${said.toFixed(0)} ms, ${ended} of ${ended + cancelled} animations ran out, ${before} Tab stops before the board, board ${sizes.join(', ')}`;
  if (wrong.length === 0) ok(`${id}: ${figures}`);
  else console.log(`  ${id}: ${figures}`);
  return [...new Set(wrong)].map((one) => `${id}: ${one}`);
};

const tryAll = () =>
  withBrowser(async (browser) => {
    const site = mkdtempSync(join(tmpdir(), 'play-'));
    await build({
      stdin: { contents: program, resolveDir: root },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      splitting: false,
      target: 'es2022',
      outfile: join(site, 'play.js'),
      logLevel: 'error',
    });
    await build({
      stdin: { contents: thinking, resolveDir: root },
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      outfile: join(site, 'worker.js'),
      logLevel: 'error',
    });
    writeFileSync(join(site, 'index.html'), page);
    const { server, url } = await serve(site, '.');
    try {
      const wrong = [];
      for (const id of ids) wrong.push(...(await studies(browser, url, id)), ...(await gates(browser, url, id)));
      if (wrong.length > 0) throw new Failure(wrong.join('\n'));
      expect(ids.length > 0, 'no game was tried');
      return `${ids.length} games at ${screens.map((screen) => screen.join('x')).join(', ')}, light and dark`;
    } finally {
      await server.close();
      rmSync(site, { recursive: true, force: true });
    }
  });

if (executablePath === undefined) console.log('play: no Chromium here, skipped');
else await trials('play', tryAll);
