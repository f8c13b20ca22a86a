/**
 * A sweep over all pages and their states: nothing that people see lies over something else, is cut or broken, or leaves its box. Every state is
 * measured at some widths, and with `SWEEP=all` at all of them, in both themes. Needs `npm run build` and `npm run docs`.
 *
 * `SWEEP_ONLY` is a part of the name of a test.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, ok, root } from '../../scripts/check/consumer.mjs';
import { test as base, screenshot, serving } from './fixtures.mjs';
import {
  embedding,
  games,
  openingOf,
  ownStates,
  playedTable,
  ready,
  seatingOf,
  served,
  tableStates,
} from './sweep.mjs';

const isWhole = process.env.SWEEP === 'all';

const widths = [320, 378, 390, 768, 1280, 1920];

const heightAt = (width) => (width < 700 ? 844 : width < 1000 ? 1024 : width < 1900 ? 800 : 1080);

const measure = readFileSync(join(root, 'test/browser/boxes.js'), 'utf8');

/** The widths at which a state is measured: all of them, or two that change from state to state. */
const widthsOf = (index) => (isWhole ? widths : [widths[index % widths.length], widths[(index + 3) % widths.length]]);

/** Measures a page at some widths; the faults have the name of the state. */
export const sweep = async (tab, name, index) => {
  const found = [];
  for (const width of widthsOf(index))
    for (const colorScheme of isWhole ? ['light', 'dark'] : [(index + width) % 2 === 0 ? 'light' : 'dark']) {
      await tab.setViewportSize({ width, height: heightAt(width) });
      await tab.emulateMedia({ colorScheme });
      // Boards fit themselves into their frames a little later.
      await tab.waitForTimeout(isWhole ? 250 : 200);
      if (!(await tab.evaluate(() => 'measureBoxes' in window))) await tab.addScriptTag({ content: measure });
      const faults = await tab.evaluate(() => window.measureBoxes());
      found.push(...faults.map((fault) => `${name}, ${width}, ${colorScheme}: ${fault}`));
      await screenshot(tab, `sweep-${name}-${width}-${colorScheme}`.replaceAll(/[^\w-]+/g, '-'));
    }
  return found;
};

/** @type {typeof base} */
const test = base.extend({
  url: [async ({}, use) => serving(root, 'dist', use), { scope: 'worker' }],
  folder: [
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'sweep-'));
      await use(data);
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const opened = async (browser, lang) => {
  const locale = lang === 'de' ? 'de-DE' : 'en-GB';
  const context = await browser.newContext({ locale, reducedMotion: 'reduce', bypassCSP: true });
  return { context, tab: await context.newPage() };
};

const nothingWrong = (found, what) => {
  expect(found.length === 0, `${found.length} faults:\n${found.join('\n')}`);
  ok(what);
};

for (const lang of ['en', 'de'])
  for (const [at, game] of games.entries())
    test(`own ${game} ${lang}`, async ({ browser, url }) => {
      const { context, tab } = await opened(browser, lang);
      const address = `${url}sweep.html`;
      await tab.route(address, (route) =>
        route.fulfill({ contentType: 'text/html', body: embedding(game, lang, url) }),
      );
      await tab.goto(address);
      await ready(tab);
      const found = [];
      for (const [index, [name, go]] of ownStates.entries())
        if (await go(tab)) found.push(...(await sweep(tab, `own ${game} ${lang} ${name}`, at + index)));
      await context.close();
      nothingWrong(found, `${game} in ${lang}: ${ownStates.length} states without a fault`);
    });

for (const lang of ['en', 'de'])
  test(`tables ${lang}`, async ({ browser, folder }) => {
    const server = await served(join(root, 'dist/cli/index.mjs'), join(folder, lang), 0, ['--limit', 'openings=1000']);
    const { context, tab } = await opened(browser, lang);
    const found = [];
    try {
      for (const [at, game] of games.entries()) {
        await openingOf(tab, server.url, game);
        found.push(...(await sweep(tab, `tables ${game} ${lang} opening`, at)));
        await seatingOf(tab, server.url, game);
        found.push(...(await sweep(tab, `tables ${game} ${lang} seating`, at + 1)));
        const table = await playedTable(server.url, game, game === 'terra-mystica' ? 30 : 10);
        await tab.goto('about:blank');
        await tab.goto(`${server.url}#table=${table.id}&token=${table.tokens[table.players[0]]}`);
        await ready(tab);
        await tab.waitForTimeout(500);
        for (const [index, [name, go]] of tableStates(server.url, table).entries())
          if (await go(tab)) found.push(...(await sweep(tab, `tables ${game} ${lang} ${name}`, at + index)));
      }
    } finally {
      await context.close();
      await server.end('SIGKILL');
    }
    nothingWrong(found, `tables in ${lang}: without a fault`);
  });

/** Pages of the site, one of each kind. */
const sitePages = [
  '',
  'learn/terrafex',
  'learn/terra-mystica',
  'learn/terra-mystica-factions',
  'rules/terrafex',
  'rules/icetraders',
  'reports/strength',
  'notation',
  'guide/gallery',
  'guide/board',
  'guide/commands',
  'guide/server',
  'play/ledger',
  'play/table',
  ...games.map((game) => `play/${game}`),
  'numbers',
  'laws',
  'changelog',
  'api/',
  'api/terrafex/',
];

test('site', async ({ browser, site }) => {
  const { context, tab } = await opened(browser, 'en');
  const found = [];
  for (const [index, page] of sitePages.entries()) {
    await tab.goto(`${site}${page}${page.endsWith('/') || page === '' ? '' : '.html'}`);
    await tab.waitForTimeout(400);
    found.push(...(await sweep(tab, `site ${page === '' ? 'home' : page}`, index)));
  }
  await context.close();
  nothingWrong(found, `${sitePages.length} pages of the site without a fault`);
});
