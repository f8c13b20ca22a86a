/**
 * The site in a real browser: the home page plays against its bot, the ledger viewer replays its example, links with a position open it; what
 * axe-core finds in light and dark, icons that are squares, how wide pages are on a phone, and how high pages of the API are. Says so and does nothing where
 * there is no Chromium. `--pictures <folder>` keeps screenshots. Needs `npm run docs` first.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boards } from 'rulehouse/board';
import { complaints, executablePath, seriousIn, serve, withBrowser } from './chromium.mjs';
import { expect, Failure, ok, root, trials } from './consumer.mjs';
import { plays } from './plays.mjs';

const folder = process.argv.includes('--pictures') ? process.argv[process.argv.indexOf('--pictures') + 1] : undefined;

const pages = [
  ['home', ''],
  ...boards.map(({ id }) => [`play-${id}`, `play/${id}.html`]),
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

/** Pixels from the top at which the first code of the home page begins, at most. */
const firstCode = 900;

const ready = async (tab, name) => {
  if (name === 'home' || name.startsWith('play')) await tab.locator('rulehouse-board svg').first().waitFor();
  if (name !== 'ledger') return;
  await tab.getByRole('button', { name: 'An example' }).click();
  await tab.locator('#course').waitFor();
  await tab.locator('rulehouse-board svg').first().waitFor();
};

/** Icons of the theme without the picture that they are cut out by or filled with: they are squares. Runs in the page. */
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

/** Every page in one look: what is wrong with it. */
const inspect = async (browser, url, width, colorScheme) => {
  const wrong = [];
  for (const [name, path] of pages) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, bypassCSP: true });
    const tab = await context.newPage();
    const errors = complaints(tab);
    await tab.goto(url + path);
    await ready(tab, name);
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) wrong.push(`${name}: ${wide} pixels wide at ${width}`);
    wrong.push(
      ...[...new Set(await tab.evaluate(squares))].map((icon) => `${name}: the icon ${icon} is a square`),
      ...(await seriousIn(tab)).map((one) => `${name}, ${colorScheme}: ${one}`),
      ...errors.map((one) => `${name}: ${one}`),
    );
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      await tab.screenshot({
        path: join(folder, `${name}-${width}-${colorScheme}.png`),
        fullPage: !/^(?:rules|api|learn|factions|guide|tutorial)/.test(name),
      });
    }
    await context.close();
  }
  return wrong;
};

/** The home page: a move that its bot answers. */
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
  expect(/^White moves the glacier on a5 to b5/.test(before), `it was said: ${before}`);
  for (let tries = 0; tries < 60 && !/(?:^|\. )Black/.test(await board.locator('[aria-live]').innerText()); tries++) {
    const standing = await board.locator('.status').innerText();
    if (/^To move: White/.test(standing)) {
      // A button that goes on, else a place; whatever comes first.
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

/** A position in a link. */
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

/** Pixels that a page of the API may be high on a wide screen. */
const highest = 15_000;

/** The pages of the API: how high the highest is. They are printed whole, so their scripts are not waited for. */
const heights = async (browser, url) => {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
  const names = readdirSync(join(root, 'docs/.vitepress/dist/api'), { recursive: true, encoding: 'utf8' });
  const rows = [];
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    await tab.goto(`${url}api/${name}`);
    rows.push({ name, height: await tab.evaluate(() => document.documentElement.scrollHeight) });
  }
  await tab.close();
  const [top] = rows.toSorted((a, b) => b.height - a.height);
  expect(top.height <= highest, `api/${top.name} is ${top.height} pixels high`);
  ok(`${rows.length} pages of the API, the highest ${top.height} pixels (${top.name})`);
};

/** The list on the left shows the page that is read, however long it is. */
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
    expect(box !== null && box.y >= 0 && box.y + box.height <= 800, `${page}: its place on the left is not shown`);
    expect((await tab.evaluate(() => window.scrollY)) === 0, `${page}: the page is scrolled, too`);
  }
  await tab.close();
  ok(`${read.length} pages stand in sight in the list on the left`);
};

/** The address of a rule leads to the rule, whatever pictures above it are loaded later. */
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

/** Pages whose tables a phone shows, or a desk: none of them is cut. */
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
      [...document.querySelectorAll('.vp-doc table')].map((one) => one.scrollWidth > one.clientWidth + 1),
    );
    count += found.length;
    if (found.includes(true)) cut.push(name);
  }
  await tab.close();
  expect(cut.length === 0, `tables are cut at ${width} pixels: ${cut.join(', ')}`);
  ok(`${count} tables of ${withTables.length} pages at ${width} pixels, none is cut`);
};

/** An example of a rule book: its link opens the position with its moves, those that are refused with their rules. */
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
    // One of each number of moves; all of them are read by the tests.
    const wanted = [...new Map(given.map((href) => [href.split('&move=').length, href])).values()];
    for (const href of wanted) {
      await tab.goto('about:blank');
      await tab.goto(url.replace(/\/$/, '') + href);
      await ready(tab, 'play');
      const said = new URLSearchParams(href.slice(href.indexOf('#') + 1)).getAll('move').length;
      // A game that is over opens on its result.
      await tab.getByRole('tab', { name: 'Moves' }).click();
      const items = tab.locator('.moves > li');
      const refused = await tab.locator('.tried').count();
      expect((await items.count()) - 1 + refused === said, `${href}: ${await items.count()} steps, ${refused} refused`);
      if (refused > 0) expect(/#[A-Z]+-\d/.test(await tab.locator('.tried a').first().getAttribute('href')), 'no rule');
      moves += said;
    }
  }
  expect(errors.length === 0, errors.join('\n'));
  await tab.close();
  ok(`${links} links of examples; of those opened, all ${moves} moves are in the list, or refused there by their rule`);
};

/** The site without its server: whoever has opened one page of play can play every game, against its bot. */
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
    // It takes over the page once it has kept everything.
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
  await tab.locator('.moves > li').nth(1).waitFor();
  // What a page would fetch ahead of a click on a link is away, and browsers say so.
  const wrong = errors.filter((error) => !/Failed to load resource/.test(error));
  expect(wrong.length === 0, wrong.join('\n'));
  await context.close();
  ok('installable, and every game is there without the server after one page of play');
};

const tryAll = () =>
  withBrowser(async (browser) => {
    expect(existsSync(join(root, 'docs/.vitepress/dist/index.html')), 'there is no site: run `npm run docs` first');
    const { server, url } = await serve(root, 'docs/.vitepress/dist');
    try {
      const wrong = [];
      // Everything that is wrong is told at once.
      const note = async (work) => {
        try {
          await work;
        } catch (error) {
          wrong.push(error.message);
        }
      };
      await note(home(browser, url));
      await note(offline(browser));
      await note(link(browser, url));
      await note(example(browser, url));
      await note(heights(browser, url));
      for (const width of [390, 1280]) await note(tables(browser, url, width));
      await note(bars(browser, url));
      await note(anchors(browser, url));
      for (const one of plays) await note(one(browser, url));
      const looks = [
        [1280, 'light'],
        [360, 'dark'],
        ...(folder === undefined
          ? []
          : [
              [1280, 'dark'],
              [390, 'light'],
            ]),
      ];
      wrong.push(...(await Promise.all(looks.map(([width, scheme]) => inspect(browser, url, width, scheme)))).flat());
      if (wrong.length > 0) throw new Failure(wrong.join('\n'));
      return `${pages.length} pages, light at 1280 and dark at 360 pixels: nothing serious, none too wide`;
    } finally {
      await server.close();
    }
  });

if (executablePath === undefined) console.log('site: no Chromium here, skipped');
else await trials('site', tryAll);
