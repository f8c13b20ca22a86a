/**
 * Tests the pages of examples/session in a real browser, from the packed package: Terrafex with custom graphics, Terrafex on a board, IceTraders on
 * one screen, and IceTraders on three separate screens with a real server that is killed during play. No move may be lost or doubled on any screen.
 * The server is killed twice, or as often as the environment variable `KILLS` says.
 */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { complaints } from '../../scripts/check/chromium.mjs';
import { expect, ok, root } from '../../scripts/check/consumer.mjs';
import { served, until } from '../../scripts/check/server.mjs';
import { test as base, inFolder, serving } from './fixtures.mjs';

const kills = Number(process.env.KILLS ?? 2);

const buildPages = async (folder) => {
  const pages = join(folder, 'pages');
  cpSync(join(root, 'examples', 'session'), pages, { recursive: true });
  const input = readdirSync(pages).filter((name) => name.endsWith('.html'));
  await build({
    root: pages,
    logLevel: 'error',
    configFile: false,
    build: { target: 'es2022', rollupOptions: { input: input.map((name) => join(pages, name)) } },
  });
  ok(`${input.length} pages are built by Vite`);
  return pages;
};

const open = async (browser, address) => {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const errors = complaints(tab);
  await tab.goto(address);
  return { tab, errors };
};

/** Tests custom graphics: a move by mouse, a refusal with its rule, undo, save, and load after reopening the page. */
const ownArt = async (browser, url) => {
  const { tab, errors } = await open(browser, `${url}index.html`);
  const square = (name) => tab.locator(`#board [data-square="${name}"]`).first();
  await square('a5').click();
  await square('c5').click();
  expect((await tab.locator('#refused').innerText()).startsWith('TF-7.2'), 'the refusal cites the wrong rule');
  await tab.locator('#play').click();
  await until('the bot answers', async () => /^To move: Ada/.test(await tab.locator('#standing').innerText()));
  await tab.locator('#save').click();
  const after = await tab.locator('#board').innerHTML();
  await tab.reload();
  expect((await tab.locator('#board').innerHTML()) !== after, 'the page continues where it stopped');
  await tab.locator('#load').click();
  expect((await tab.locator('#board').innerHTML()) === after, 'another position was loaded');
  await tab.locator('#undo').click();
  expect((await tab.locator('#board').innerHTML()) !== after, 'nothing is taken back');
  expect(errors.length === 0, errors.join('\n'));
  await tab.close();
  ok('Terrafex with custom graphics: a move, a bot, a refusal, undo, save and load');
};

/** Tests the board: a move by mouse, the bot's answer, undo, save and load. */
const onBoard = async (browser, url) => {
  const { tab, errors } = await open(browser, `${url}board.html`);
  const board = tab.locator('rulehouse-board');
  const status = () => board.locator('.status').innerText();
  expect((await status()) === 'To move: Ada', `the status is ${await status()}`);
  const plies = () => tab.evaluate(() => document.querySelector('rulehouse-board').session.snapshot().ply);
  const isMine = async () => /^To move: Ada/.test(await status());
  await board.locator('[data-square="c5"]').first().click();
  await board.locator('button.play').click();
  // The turn continues until a fire is selected; then it is the bot's turn.
  for (let clicks = 0; clicks < 20 && (await isMine()); clicks++) {
    const next = board.locator('button.play, button.choice, .next');
    await next.first().dispatchEvent('click');
  }
  await until('the bot answers', isMine);
  expect((await plies()) >= 2, 'the bot made no move');
  await tab.locator('#save').click();
  const played = await plies();
  await tab.locator('#undo').click();
  expect((await plies()) < played, 'nothing is taken back');
  await tab.locator('#load').click();
  expect((await plies()) === played, 'nothing is loaded');
  expect(errors.length === 0, errors.join('\n'));
  await tab.close();
  ok('Terrafex on a board: a move, a bot, undo, save and load');
};

/** What each screen of the page shows of the game. */
const screensOf = (tab) =>
  tab.evaluate(() =>
    Array.from(document.querySelectorAll('rulehouse-board'), ({ session }) => {
      const { ply, end, moves, connection, sending, viewer } = session.snapshot();
      const texts = session.history().map(({ text }) => text);
      return { ply, over: end !== null, moves: moves.length, connection, sending, viewer, texts };
    }),
  );

/** Clicks once on the board of the deciding seat: on a button if there is one, otherwise on a place. */
const clickOn = async (tab, seat, count) => {
  const board = tab.locator('rulehouse-board').nth(seat);
  const found = board.locator('button.play, button.choice, .next');
  const all = await found.count();
  if (all > 0) await found.nth(count % all).dispatchEvent('click');
};

const hiddenScreens = async (browser, folder, url, data) => {
  const { origin } = new URL(url);
  const command = join(folder, 'node_modules', 'rulehouse', 'dist', 'cli', 'index.mjs');
  const allowed = ['--allow', origin];
  let server = await served(command, data, 0, allowed);
  const { port } = new URL(server.url);
  let [killed, clicks, tables, moves] = [0, 0, 0, 0];
  /** Plays one game to the end, or until the server has been killed often enough. */
  const playOne = async () => {
    const { tab } = await open(browser, `${url}server.html?server=${encodeURIComponent(server.url)}`);
    await until('three screens', async () => (await screensOf(tab)).filter((one) => one.moves > 0).length > 0);
    const begun = clicks;
    const known = [];
    for (let longest = 0; clicks - begun < 500 && (killed < kills || longest < 12); ) {
      const screens = await screensOf(tab);
      if (screens.every(({ over }) => over)) break;
      for (const [seat, one] of screens.entries())
        if (one.moves > 0 && !one.sending) await clickOn(tab, seat, clicks++ * 7);
      // Kill the server while moves are being sent.
      if (killed < kills && clicks - begun > ((killed % 4) + 1) * 4) {
        await server.end('SIGKILL');
        server = await served(command, data, port, allowed);
        killed++;
        await until('every screen has reconnected', async () =>
          (await screensOf(tab)).every(({ connection, sending }) => connection === 'connected' && !sending),
        );
      }
      const now = await screensOf(tab);
      longest = Math.max(longest, ...now.map(({ ply }) => ply));
      // Moves already seen must stay the same on every screen. A move that is secret on one screen may be visible on another.
      for (const { texts } of now)
        for (const [index, text] of texts.entries()) {
          const before = known[index];
          expect(before == null || text === null || before === text, `move ${index} was ${before} and is ${text}`);
          known[index] = before ?? text;
        }
    }
    await until('all screens agree', async () => {
      const plies = (await screensOf(tab)).map(({ ply, sending }) => (sending ? -1 : ply));
      return new Set(plies).size === 1 && plies[0] >= 0;
    });
    const [first] = await screensOf(tab);
    expect(first.ply >= known.length, `${known.length} moves were seen, but there are ${first.ply}`);
    moves += first.ply;
    tables++;
    await tab.close();
  };
  try {
    while (killed < kills || tables === 0) await playOne();
    ok(
      `IceTraders on three separate screens: ${tables} tables, ${moves} moves by ${clicks} clicks, ${killed} kills with -9, no move lost or doubled`,
    );
  } finally {
    await server.end('SIGTERM');
  }
};

/** The address of the built pages. */
const test = base.extend({
  url: [async ({ installed }, use) => serving(await buildPages(installed), 'dist', use), { scope: 'worker' }],
});

test('Terrafex with custom graphics', ({ browser, url }) => ownArt(browser, url));

test('Terrafex on a board', ({ browser, url }) => onBoard(browser, url));

test('IceTraders on three separate screens, while the server is killed', ({ browser, installed, url }) =>
  inFolder((data) => hiddenScreens(browser, installed, url, data)));
