/**
 * Measures how long a board of Terra Mystica with five seats takes from one position to the next in Chromium (rules, drawing, patching, style and
 * layout), over consecutive plies in the middle of a game, on a screen of 1,280 pixels. Prints the median and the 90th percentile; this is a
 * benchmark, not a test. Bundles the sources itself.
 */

import { complaints, executablePath, withBrowser } from '../scripts/check/chromium.mjs';
import { withPage } from '../test/browser/bundled.mjs';

/** The number of plies before the measurement and during it, and the number of its first plies that only warm up the browser. */
const [before, plies, warm] = [100, 120, 20];

const page = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<style>body { margin: 0 } rulehouse-board { display: block; width: 1200px; height: 760px }</style>
<script type="module" src="/board.js"></script><rulehouse-board game="terra-mystica" fit></rulehouse-board>`;

const contents = `
import { boards, defineBoard } from './src/web/board/index.ts';
import { playout } from './src/core/playing/playout.ts';
import { source } from './src/core/values/random.ts';
import { game } from './src/games/terra-mystica/index.ts';
defineBoard(boards);
window.positions = () => {
  const begun = game.setup(game.options.decode({ players: 5 }).right, 5);
  const random = source(7);
  const texts = [];
  for (let ply = 0, state = begun.right; ply < ${before + plies}; ply++) {
    state = playout(game)(state, random, 1);
    if (ply >= ${before}) texts.push(game.position.print(state));
  }
  return texts;
};
const { port1, port2 } = new MessageChannel();
/** Waits for the next task: all effects of a position are complete by then. */
const task = () => new Promise((done) => { port1.onmessage = done; port2.postMessage(0); });
window.redraw = async (texts) => {
  const board = document.querySelector('rulehouse-board');
  const times = [];
  for (const text of texts) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    const begin = performance.now();
    board.setAttribute('position', text);
    await task();
    for (const svg of board.shadowRoot.querySelectorAll('svg')) svg.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  return times;
};`;

const measured = async (browser, url) => {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const errors = complaints(tab);
  await tab.goto(url);
  await tab.waitForFunction(() => window.positions !== undefined);
  const texts = await tab.evaluate(() => window.positions());
  const times = (await tab.evaluate((given) => window.redraw(given), texts)).slice(warm);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  times.sort((one, other) => one - other);
  const [median, most] = [0.5, 0.9].map((part) => times[Math.floor(times.length * part)].toFixed(1));
  console.log(
    `Terra Mystica, five seats, ${times.length} plies: median ${median} ms from one position to the next, 90 % within ${most}`,
  );
};

if (executablePath === undefined) console.log('redraw-bench: skipped, because there is no Chromium');
else
  await withBrowser((browser) =>
    withPage(page, [{ name: 'board.js', contents, format: 'esm' }], (url) => measured(browser, url)),
  );
