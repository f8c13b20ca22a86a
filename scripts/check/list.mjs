/**
 * Tests a public list in a real browser: the built command `arena site` writes it from two small tournaments, and its pages are opened from disk and
 * from a server, at desktop and phone widths, light and dark. Checks the findings of axe-core, whether a page is wider than its window, and whether
 * games can be replayed. Skipped if there is no Chromium. Needs `npm run build` first. `--pictures <folder>` saves screenshots.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { complaints, executablePath, seriousIn, serve, withBrowser } from './chromium.mjs';
import { expect, Failure, ok, root, run, trials } from './consumer.mjs';

const pictures = process.argv.includes('--pictures') ? process.argv[process.argv.indexOf('--pictures') + 1] : undefined;

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
  const steps = play.locator('.moves > li > button');
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
  if (pictures !== undefined) await tab.screenshot({ path: join(pictures, `${name}.png`), fullPage: !isLooked });
  await tab.close();
  return wrong;
};

/** Opens all pages below an address. */
const tryPages = async (browser, base, pages) => {
  const wrong = [];
  for (const colorScheme of ['light', 'dark'])
    for (const [width, height] of screens) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
      for (const page of pages) {
        const name = `${page.replaceAll('/', '-').slice(0, 40)}-${width}-${colorScheme}`;
        const faults = await faultsOf(context, `${base}${page}`, name, page.startsWith('watch'));
        wrong.push(...faults.map((one) => `${page} at ${width}, ${colorScheme}: ${one}`));
      }
      await context.close();
    }
  return wrong;
};

const tryAll = () =>
  withBrowser(async (browser) => {
    const folder = mkdtempSync(join(tmpdir(), 'list-'));
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
    const list = join(folder, 'list');
    ok(writeList(folder));
    const pages = pagesOf(list);
    const { server, url } = await serve(folder, 'list');
    try {
      const wrong = [
        ...(await tryPages(browser, `${pathToFileURL(list)}/`, pages)),
        ...(await tryPages(browser, url, ['index.html', ...pages.filter((page) => page.startsWith('watch'))])),
      ];
      if (wrong.length > 0) throw new Failure(wrong.join('\n'));
      expect(pages.length > 10, 'pages are missing');
      return `${pages.length} pages at ${screens.map((screen) => screen.join('x')).join(', ')}, light and dark, from disk and from a server`;
    } finally {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

if (executablePath === undefined) console.log('list: skipped, because there is no Chromium');
else await trials('list', tryAll);
