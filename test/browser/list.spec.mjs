/**
 * Tests a public list in a real browser: the built command `arena site` writes it from two small tournaments, and its pages are opened from disk and
 * from a server, at desktop and phone widths, light and dark. Checks the findings of axe-core, whether a page is wider than its window, and whether
 * games can be replayed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { complaints, seriousIn } from '../../scripts/check/chromium.mjs';
import { expect, ok, root, run } from '../../scripts/check/consumer.mjs';
import { test as base, inFolder, screenshot, serving } from './fixtures.mjs';

/** @type {readonly (readonly [width: number, height: number])[]} */
const screens = [
  [1280, 800],
  [390, 844],
];

const bots = (...names) => names.map((name) => ({ name, text: name === 'greed@1' ? 'greedy' : 'random' }));

const games = [
  { game: 'terrafex', options: { turnLimit: 8, layout: '2' } },
  { game: 'toframenn', options: { quietLimit: 10 } },
  { game: 'transformartian', options: { turnLimit: 20 } },
  { game: 'icetraders', options: { players: 3, turnLimit: 15 }, bots: 3 },
  { game: 'terra-mystica', options: { players: 3 }, bots: 3 },
];

/** Names that try to break the layout of a page. */
const long = 'a bot whose name goes on and on as far as a name may go@1.0';

const specs = {
  spring: { name: 'Spring', games, bots: bots('chance', 'greed@1', long), blocks: 1 },
  summer: { name: 'Summer', games, bots: bots('chance', 'greed@1', 'greed@2'), blocks: 2, seed: 50 },
};

/** Plays the tournaments and writes their list. */
const writeList = (folder) => {
  const command = join(root, 'dist', 'cli', 'index.mjs');
  const rulehouse = (what, ...args) => run(what, folder, process.execPath, [command, ...args]);
  for (const [name, spec] of Object.entries(specs)) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...spec, adjudication: { plies: 400 } }));
    rulehouse('arena run', 'arena', 'run', `${name}.json`, '--out', name);
  }
  return rulehouse('arena site', 'arena', 'site', ...Object.keys(specs), '--out', 'list', '--games', '1').trim();
};

/** A page of each kind, and a game of each kind to replay. */
const pagesOf = (list) => {
  const watch = readdirSync(join(list, 'watch'));
  const shown = games.map(({ game }) =>
    watch.find((name) => readFileSync(join(list, 'watch', name), 'utf8').includes(`game="${game}"`)),
  );
  return [
    'index.html',
    ...readdirSync(join(list, 'games')).map((name) => `games/${name}`),
    ...readdirSync(join(list, 'bots')).map((name) => `bots/${name}`),
    ...shown.map((name) => `watch/${name}`),
  ];
};

/** Steps through a game, from the end to the start and then one move forward. */
const lookThrough = async (tab) => {
  const play = tab.locator('rulehouse-play');
  await play.locator('rulehouse-board svg').first().waitFor();
  await play
    .getByRole('tab', { name: 'Moves' })
    .or(play.getByRole('button', { name: 'Moves' }))
    .first()
    .click();
  const steps = play.locator('.moves .step');
  const count = await steps.count();
  if (count < 2) return 'has no moves';
  await steps.nth(0).focus();
  await tab.keyboard.press('Enter');
  await play.locator('.moves > li:first-child > button[aria-current]').waitFor();
  await steps.nth(1).click();
  await play.locator('.moves > li:nth-child(2) > button[aria-current]').waitFor();
  return '';
};

const widths = (tab) => tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The problems of a page. */
const faultsOf = async (context, address, name, isLooked) => {
  const tab = await context.newPage();
  const errors = complaints(tab);
  await tab.goto(address);
  const wrong = [];
  if (isLooked) {
    const said = await lookThrough(tab).catch((error) => String(error).slice(0, 200));
    if (said !== '') wrong.push(said);
  }
  const over = await widths(tab);
  if (over > 0) wrong.push(`is ${over} pixels wider than the window`);
  wrong.push(...(await seriousIn(tab)), ...errors);
  await screenshot(tab, name, { fullPage: !isLooked });
  await tab.close();
  return wrong;
};

/** Opens pages below an address, in one look. */
const tryPages = async (browser, base, pages, colorScheme, width, height) => {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  const wrong = [];
  for (const page of pages) {
    const name = `${page.replaceAll('/', '-').slice(0, 40)}-${width}-${colorScheme}`;
    const faults = await faultsOf(context, `${base}${page}`, name, page.startsWith('watch'));
    wrong.push(...faults.map((one) => `${page}: ${one}`));
  }
  await context.close();
  expect(wrong.length === 0, wrong.join('\n'));
};

const test = base.extend({
  folder: [
    async ({}, use) =>
      inFolder((folder) => {
        ok(writeList(folder));
        return use(join(folder, 'list'));
      }),
    { scope: 'worker' },
  ],
});

test('the list has all its pages', ({ folder }) => {
  expect(pagesOf(folder).length > 10, 'pages are missing');
});

for (const colorScheme of ['light', 'dark'])
  for (const screen of screens) {
    const name = `${screen.join('x')}, ${colorScheme}`;

    test(`pages from disk: ${name}`, ({ browser, folder }) =>
      tryPages(browser, `${pathToFileURL(folder)}/`, pagesOf(folder), colorScheme, ...screen));

    test(`pages from a server: ${name}`, ({ browser, folder }) => {
      const pages = ['index.html', ...pagesOf(folder).filter((page) => page.startsWith('watch'))];
      return serving(folder, '.', (url) => tryPages(browser, url, pages, colorScheme, ...screen));
    });
  }
