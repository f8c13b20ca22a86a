/**
 * Tests the site in a real browser: plays against the bot on the home page, replays the example in the ledger viewer, and opens positions by link.
 * Also checks the findings of axe-core in light and dark, icons that are only squares, the width of pages on a phone, and the height of the API
 * pages.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { boards } from 'rulehouse/board';
import { complaints, seriousIn, serve } from '../../scripts/check/chromium.mjs';
import { expect, ok, root } from '../../scripts/check/consumer.mjs';
import { pictures, screenshot, test } from './fixtures.mjs';

/** @type {readonly (readonly [name: string, path: string])[]} */
const pages = [
  ['home', ''],
  ...boards.map(({ id }) => /** @type {const} */ ([`play-${id}`, `play/${id}.html`])),
  ['games', 'play/'],
  ['table', 'play/table.html'],
  ['ledger', 'play/ledger.html'],
  ['tutorial', 'tutorial/page.html'],
  ['guide', 'guide/server.html'],
  ['learn', 'learn/terra-mystica.html'],
  ['factions', 'learn/terra-mystica-factions.html'],
  ['rules', 'rules/terrafex.html'],
  ['api', 'api/terrafex/legalMoves.html'],
  ['api-move', 'api/terra-mystica/Move.html'],
  ['api-object', 'api/author/Game.html'],
  ['api-entry', 'api/terrafex/index.html'],
  ['report', 'arena/cup.html'],
];

/** The first code on the home page must begin within this many pixels from the top. */
const firstCode = 900;

const ready = async (tab, name) => {
  if (name === 'home' || name.startsWith('play')) await tab.locator('rulehouse-board svg').first().waitFor();
  if (name !== 'ledger') return;
  await tab.getByRole('button', { name: 'An example' }).click();
  await tab.locator('#course').waitFor();
  await tab.locator('rulehouse-board svg').first().waitFor();
};

/** Finds theme icons without their mask or background image, which look like squares. Runs in the page. */
const squares = () =>
  [
    ...document.querySelectorAll(
      '.vp-icon, [class^="vpi-"], [class*=" vpi-"], span[class*="DocSearch-"][class*="-Icon"]',
    ),
  ]
    .filter((icon) => {
      const { maskImage, backgroundImage } = getComputedStyle(icon);
      return !(icon.classList.contains('bg') ? backgroundImage : maskImage).startsWith('url("data:');
    })
    .map(({ className }) => className);

/** Opens a page in one look. */
const inspect = async (browser, url, name, path, width, colorScheme) => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, bypassCSP: true });
  const tab = await context.newPage();
  const errors = complaints(tab);
  await tab.goto(url + path);
  await ready(tab, name);
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
  const wrong = [
    ...(wide > width ? [`${wide} pixels wide at ${width}`] : []),
    ...[...new Set(await tab.evaluate(squares))].map((icon) => `the icon ${icon} is a square`),
    ...(await seriousIn(tab)),
    ...errors,
  ];
  const fullPage = !/^(?:rules|api|learn|factions|guide|tutorial)/.test(name);
  await screenshot(tab, `${name}-${width}-${colorScheme}`, { fullPage });
  await context.close();
  expect(wrong.length === 0, wrong.join('\n'));
};

/** Tests the home page: the bot answers a move. */
const home = async (browser, url) => {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const errors = complaints(tab);
  await tab.goto(url);
  await ready(tab, 'home');
  const { y = Infinity } = (await tab.locator('.vp-doc pre').first().boundingBox()) ?? {};
  expect(y <= firstCode, `the first code of the home page is ${y.toFixed(0)} pixels down`);
  const board = tab.locator('rulehouse-board');
  for (const square of ['a5', 'b5']) await board.locator(`[data-square="${square}"]`).first().click();
  const before = await board.locator('[aria-live]').innerText();
  expect(/^White moves the glacier on a5 to b5/.test(before), `the status is: ${before}`);
  for (let tries = 0; tries < 60 && !/(?:^|\. )Black/.test(await board.locator('[aria-live]').innerText()); tries++) {
    const standing = await board.locator('.status').innerText();
    if (/^To move: White/.test(standing)) {
      // Click a button that continues the move, or else the first place.
      const choice = board.locator('button.play, button.choice');
      const next = (await choice.count()) > 0 ? choice : board.locator('.next');
      if ((await next.count()) > 0) await next.first().click({ timeout: 3000 });
    }
    await tab.waitForTimeout(300);
  }
  expect(/(?:^|\. )Black/.test(await board.locator('[aria-live]').innerText()), 'the bot makes no move');
  expect(errors.length === 0, errors.join('\n'));
  await tab.close();
  ok(`home: the first code ${y.toFixed(0)} pixels down; the bot answers in its worker`);
};

/** A level that a reader chooses before the scripts of the page arrive, which are held back until then, must count. */
const early = async (browser, url) => {
  const tab = await browser.newPage();
  const held = [];
  let isHolding = true;
  await tab.route('**/*.js', (route) => (isHolding ? void held.push(route) : route.continue()));
  await tab.goto(`${url}play/`, { waitUntil: 'commit' });
  const level = tab.locator('.choose select');
  await level.selectOption('hard');
  isHolding = false;
  await Promise.all(held.map((route) => route.continue()));
  await tab.locator('.game-cards a[href$="#level=hard"]').first().waitFor();
  expect((await level.inputValue()) === 'hard', 'a level chosen early is taken back');
  await tab.close();
  ok('a level that is chosen before the scripts arrive counts');
};

/** Tests the way from home to a game against a bot of a chosen level, and back to it: each card is one link. */
const toAGame = async (browser, url) => {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const errors = complaints(tab);
  await tab.goto(url);
  await tab
    .locator('.game-cards li')
    .nth(2)
    .click({ position: { x: 20, y: 20 } });
  await ready(tab, 'play');
  expect(new URL(tab.url()).pathname.endsWith('/play/terrafex.html'), `a card of the home page leads to ${tab.url()}`);
  await tab.goto(`${url}play/`);
  await tab.locator('.choose select').selectOption('hard');
  expect((await tab.locator('.go-on').count()) === 0, 'there is a last game before one was played');
  await tab.locator('.game-cards li').nth(2).click();
  await ready(tab, 'play');
  const opponent = await tab.locator('rulehouse-play .kind').allInnerTexts();
  expect(/Bot: hard/.test(opponent.join()), `the players are ${opponent.join()}`);
  const now = await tab.locator('.five a[aria-current=page]').allInnerTexts();
  expect(now.join() === 'Terrafex' && (await tab.locator('.five a').count()) === 5, `the head marks ${now.join()}`);
  for (const square of ['a5', 'b5']) await tab.locator(`rulehouse-board [data-square="${square}"]`).first().click();
  await tab.locator('.moves .step').nth(1).waitFor();
  await tab.goto(`${url}play/`);
  await tab.locator('.go-on').click();
  await ready(tab, 'play');
  await tab.locator('.moves .step').nth(1).waitFor();
  const again = await tab.locator('rulehouse-play .kind').allInnerTexts();
  expect(/Bot: hard/.test(again.join()), `after coming back the players are ${again.join()}`);
  expect(errors.length === 0, errors.join('\n'));
  await tab.close();
  ok('a game against a bot in one click from home, in one more from the page of the games, and back to the last game');
};

/** Checks on phones that the head of a play page, with all five games, is not wider than the screen. */
const heads = async (browser, url) => {
  for (const width of [320, 390]) {
    const tab = await browser.newPage({ viewport: { width, height: 844 } });
    for (const { id } of boards) {
      await tab.goto(`${url}play/${id}.html`);
      await ready(tab, 'play');
      const ends = await tab
        .locator('.five a')
        .evaluateAll((links) => links.map((one) => one.getBoundingClientRect().right));
      expect(ends.length === 5 && ends.every((end) => end <= width), `${id}: links end at ${ends.join()} of ${width}`);
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
      expect(wide <= width, `${id} is ${wide} pixels wide at ${width}`);
    }
    await tab.close();
  }
  ok('the heads of the play pages fit on phones');
};

/** Tests a position in a link. */
const link = async (browser, url) => {
  const { game } = await import('rulehouse/terrafex');
  const { initial } = await import('rulehouse/terrafex');
  const [move] = game.legalMoves(initial);
  const position = game.position.print(game.applyLegal(initial, move));
  const tab = await browser.newPage();
  await tab.goto(`${url}play/terrafex.html#position=${encodeURIComponent(position)}`);
  await ready(tab, 'play');
  const shown = await tab.locator('rulehouse-board').evaluate((board) => JSON.stringify(board.state));
  expect(shown === JSON.stringify(game.applyLegal(initial, move)), 'the link opens another position');
  await tab.close();
  ok('a link opens its position');
};

/** The greatest allowed height of an API page on a wide screen, in pixels. */
const highest = 15_000;

/** The number of pages that are measured. */
const longestPages = 100;

/** Measures the heights of the longest API pages, those of the largest files. Their content is static, so scripts are off. */
const heights = async (browser, url) => {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
  const folder = join(root, 'docs/.vitepress/dist/api');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.html'));
  const sized = names.map((name) => ({ name, size: statSync(join(folder, name)).size }));
  const rows = [];
  for (const { name } of sized.toSorted((a, b) => b.size - a.size).slice(0, longestPages)) {
    await tab.goto(`${url}api/${name}`);
    rows.push({ name, height: await tab.evaluate(() => document.documentElement.scrollHeight) });
  }
  await tab.close();
  const [top] = rows.toSorted((a, b) => b.height - a.height);
  expect(top.height <= highest, `api/${top.name} is ${top.height} pixels high`);
  ok(`${rows.length} of ${names.length} pages of the API, the highest ${top.height} pixels (${top.name})`);
};

/** The sidebar must show the current page, however long it is. */
const bars = async (browser, url) => {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const read = [
    ['api/author/zonesBy.html', '.reference-bar [aria-current="page"]'],
    ['api/terra-mystica/townTiles.html', '.reference-bar [aria-current="page"]'],
    ['reports/attacks.html', '.VPSidebarItem.is-active > .item'],
  ];
  for (const [page, current] of read) {
    await tab.goto(url + page);
    const place = tab.locator(current).last();
    await place.waitFor();
    await tab.waitForTimeout(300);
    const box = await place.boundingBox();
    expect(box !== null && box.y >= 0 && box.y + box.height <= 800, `${page}: its entry in the sidebar is not visible`);
    expect((await tab.evaluate(() => window.scrollY)) === 0, `${page}: the page itself was scrolled`);
  }
  await tab.close();
  ok(`${read.length} pages are visible in the sidebar`);
};

/** The address of a rule must lead to the rule, even if pictures above it load later. */
const anchors = async (browser, url) => {
  const rules = ['TF-7.2', 'TMY-9.3', 'IT-8.4', 'TO-7.5', 'TX-6.4'];
  for (const width of [390, 1280])
    for (const rule of rules) {
      const tab = await browser.newPage({ viewport: { width, height: 800 } });
      await tab.goto(`${url}r/${rule}/`);
      const place = tab.locator(`[id="${rule}"]`);
      await place.waitFor({ state: 'attached' });
      await tab.waitForLoadState('networkidle');
      const top = await place.evaluate((one) => one.getBoundingClientRect().top);
      expect(top > 0 && top < 400, `r/${rule} at ${width} pixels: the rule is ${top.toFixed(0)} pixels from the top`);
      await tab.close();
    }
  ok(`${rules.length} permanent addresses lead to their rules, at 390 and 1280 pixels`);
};

/** Checks on a phone or a wide screen that no table is cut off: a table that is wider than the page scrolls in its own box. */
const tables = async (browser, url, width) => {
  const tab = await browser.newPage({ viewport: { width, height: 800 } });
  const names = readdirSync(join(root, 'docs/.vitepress/dist'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !/^(?:source|r|arena|play)\//.test(name),
  );
  const withTables = names.filter((name) =>
    readFileSync(join(root, 'docs/.vitepress/dist', name), 'utf8').includes('<td data-label'),
  );
  const cut = [];
  let count = 0;
  for (const name of withTables) {
    await tab.goto(url + name);
    const found = await tab.evaluate(() =>
      [...document.querySelectorAll('.vp-doc table')].map(
        (one) =>
          one.getBoundingClientRect().right > innerWidth ||
          (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'auto'),
      ),
    );
    count += found.length;
    if (found.includes(true)) cut.push(name);
  }
  await tab.close();
  expect(cut.length === 0, `tables are cut off at ${width} pixels: ${cut.join(', ')}`);
  ok(`${count} tables of ${withTables.length} pages at ${width} pixels, none is cut off`);
};

/** Tests the examples of a rule book: their links open the position with its moves, and refused moves show their rules. */
const example = async (browser, url) => {
  const tab = await browser.newPage();
  const errors = complaints(tab);
  let [links, moves] = [0, 0];
  for (const { id } of boards) {
    const html = readFileSync(join(root, `docs/.vitepress/dist/rules/${id}.html`), 'utf8');
    const found = [...html.matchAll(/href="([^"]*#position=[^"]*)"/g)].map(([, href]) => href.replaceAll('&amp;', '&'));
    const given = found.filter((href) => href.includes('&move='));
    expect(given.length > 0, `no example of ${id} has moves`);
    links += found.length;
    // Test one example for each number of moves; the unit tests read all of them.
    const wanted = [...new Map(given.map((href) => [href.split('&move=').length, href])).values()];
    for (const href of wanted) {
      await tab.goto('about:blank');
      await tab.goto(url.replace(/\/$/, '') + href);
      await ready(tab, 'play');
      const said = new URLSearchParams(href.slice(href.indexOf('#') + 1)).getAll('move').length;
      // If the game is over, the page opens on the result.
      await tab.getByRole('tab', { name: 'Moves' }).click();
      const items = tab.locator('.moves .step');
      const refused = await tab.locator('.tried').count();
      expect((await items.count()) - 1 + refused === said, `${href}: ${await items.count()} steps, ${refused} refused`);
      if (refused > 0) expect(/#[A-Z]+-\d/.test(await tab.locator('.tried a').first().getAttribute('href')), 'no rule');
      moves += said;
    }
  }
  expect(errors.length === 0, errors.join('\n'));
  await tab.close();
  ok(`${links} links in examples; in those opened, all ${moves} moves are listed, or refused with their rules`);
};

/** Tests the site without its server: after visiting one play page, every game can be played against its bot. */
const offline = async (browser) => {
  const { server, url } = await serve(root, 'docs/.vitepress/dist');
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  const errors = complaints(tab);
  await tab.goto(`${url}play/terrafex.html`);
  await ready(tab, 'play');
  const manifest = await tab.evaluate(async () => {
    const { href } = document.querySelector('link[rel=manifest]');
    const read = await (await fetch(href)).json();
    const icons = await Promise.all(read.icons.map(async ({ src }) => (await fetch(new URL(src, href))).ok));
    return { display: read.display, start: new URL(read.start_url, href).pathname, isWhole: icons.every(Boolean) };
  });
  expect(manifest.display === 'standalone' && manifest.isWhole, `the manifest is ${JSON.stringify(manifest)}`);
  await tab.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The worker takes control of the page when it has stored everything.
    while (navigator.serviceWorker.controller === null) await new Promise((go) => setTimeout(go, 50));
  });
  await server.close();
  for (const id of ['terrafex', 'toframenn', 'transformartian', 'icetraders', 'terra-mystica']) {
    await tab.goto(`${url}play/${id}.html`);
    await ready(tab, 'play');
  }
  await tab.goto(new URL(manifest.start, url).href);
  await ready(tab, 'play');
  for (const square of ['a5', 'b5']) await tab.locator(`rulehouse-board [data-square="${square}"]`).first().click();
  await tab.locator('.moves .step').nth(1).waitFor();
  // Prefetching of links fails without the server, and browsers report that.
  const wrong = errors.filter((error) => !/Failed to load resource/.test(error));
  expect(wrong.length === 0, wrong.join('\n'));
  await context.close();
  ok('the site is installable, and after one play page every game works without the server');
};

test('home', ({ browser, site }) => home(browser, site));

test('without its server', ({ browser, site: _built }) => offline(browser));

test('a level chosen early', ({ browser, site }) => early(browser, site));

test('from home to a game', ({ browser, site }) => toAGame(browser, site));

test('the heads of play pages', ({ browser, site }) => heads(browser, site));

test('a position in a link', ({ browser, site }) => link(browser, site));

test('the examples of rule books', ({ browser, site }) => example(browser, site));

test('the heights of the API pages', ({ browser, site }) => heights(browser, site));

for (const width of [390, 1280]) test(`tables at ${width} pixels`, ({ browser, site }) => tables(browser, site, width));

test('the sidebar', ({ browser, site }) => bars(browser, site));

test('the addresses of rules', ({ browser, site }) => anchors(browser, site));

/** @type {readonly (readonly [width: number, scheme: 'light' | 'dark'])[]} */
const looks = [
  [1280, 'light'],
  [360, 'dark'],
];

/** @type {typeof looks} */
const moreLooks = [
  [1280, 'dark'],
  [390, 'light'],
];

for (const [name, path] of pages)
  for (const [width, scheme] of pictures === undefined ? looks : [...looks, ...moreLooks])
    test(`the page ${name}, ${scheme} at ${width} pixels`, ({ browser, site }) =>
      inspect(browser, site, name, path, width, scheme));
