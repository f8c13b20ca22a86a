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

/** Pages of the site change their columns at more widths. */
const siteWidths = [320, 378, 390, 600, 768, 960, 1280, 1920];

const heightAt = (width) => (width < 700 ? 844 : width < 1000 ? 1024 : width < 1900 ? 800 : 1080);

const measure = readFileSync(join(root, 'test/browser/boxes.js'), 'utf8');

/** The widths at which a state is measured: all of them, or two that change from state to state. */
const widthsOf = (index, all) => (isWhole ? all : [all[index % all.length], all[(index + 3) % all.length]]);

/** Measures a page at some widths; the faults have the name of the state. */
export const sweep = async (tab, name, index, all = widths) => {
  const found = [];
  for (const width of widthsOf(index, all))
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

/** Pages of the site, one of each kind, and those on which something was once broken. */
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
  'guide/bot',
  'guide/environments',
  'arena/cup',
  'play/index',
  'play/ledger',
  'play/table',
  ...games.map((game) => `play/${game}`),
  'numbers',
  'laws',
  'changelog',
  'api/',
  'api/terrafex/',
];

/** Opens a page of the site. Browsers draw the chapters of a rule book only while somebody sees them; here they are all drawn. */
const opening = async (tab, site, page) => {
  await tab.goto(`${site}${page}${page.endsWith('/') || page === '' ? '' : '.html'}`);
  await tab.addStyleTag({ content: '.chapter{content-visibility:visible!important}' });
  await tab.waitForTimeout(400);
};

test('site', async ({ browser, site }) => {
  const { context, tab } = await opened(browser, 'en');
  const found = [];
  for (const [index, page] of sitePages.entries()) {
    await opening(tab, site, page);
    found.push(...(await sweep(tab, `site ${page === '' ? 'home' : page}`, index, siteWidths)));
  }
  await context.close();
  nothingWrong(found, `${sitePages.length} pages of the site without a fault`);
});

// ---- the sweep itself ----

/** Adds a style sheet to the page and to every shadow tree in it. */
const dressed = (tab, css) =>
  tab.evaluate((text) => {
    const add = (root) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const one of root.querySelectorAll('*')) if (one.shadowRoot) add(one.shadowRoot);
    };
    add(document);
  }, css);

/** Changes the first element of the board's shadow tree that a selector finds. */
const inBoard = (tab, selector, change) =>
  tab.evaluate(
    ([wanted, code]) => {
      const { shadowRoot } = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board');
      new Function('element', code)(shadowRoot.querySelector(wanted));
    },
    [selector, change],
  );

const after = async (tab) => {
  await tab.waitForTimeout(150);
  return (await tab.evaluate(() => window.measureBoxes())).join('\n');
};

/** The faults that people saw once, each put back into a page on which the sweep finds nothing. */
const plants = [
  {
    name: 'the options of a new game are wider than their form',
    game: 'terrafex',
    state: 'form',
    width: 390,
    plant: (tab) =>
      dressed(
        tab,
        'fieldset{min-inline-size:min-content!important}.option select{flex:none!important;max-inline-size:none!important;min-inline-size:30rem!important}',
      ),
    found: /outside its fieldset|outside its form|scrolls sideways: form/,
  },
  {
    name: 'two texts of a picture lie over each other',
    game: 'terra-mystica',
    state: 'rules',
    width: 1280,
    plant: (tab) =>
      inBoard(tab, 'svg text', 'element.after(Object.assign(element.cloneNode(true), { textContent: "Accept" }))'),
    found: /text over text: .*Accept/,
  },
  {
    name: 'a pill is narrower than its text',
    game: 'icetraders',
    state: 'rules',
    width: 1280,
    plant: (tab) =>
      inBoard(
        tab,
        '[data-seat] rect[rx="9.5"]',
        'element.setAttribute("x", Number(element.getAttribute("x")) + 20); element.setAttribute("width", 40)',
      ),
    found: /wider than its pill/,
  },
  {
    name: 'tabs break inside words',
    game: 'terra-mystica',
    state: 'rules',
    width: 378,
    plant: (tab) =>
      dressed(tab, '.tab{overflow-wrap:anywhere!important;font-size:16px!important;max-inline-size:3rem!important}'),
    found: /broken: .* in button/,
  },
  {
    name: 'the strength of a bot is cut',
    game: 'icetraders',
    state: 'rules',
    width: 1280,
    plant: (tab) =>
      dressed(
        tab,
        '.what{display:block!important;min-inline-size:0!important;max-inline-size:3rem!important}.kind{display:block;overflow:hidden;text-overflow:ellipsis}',
      ),
    found: /cut: "Bot: beginner"/,
  },
  {
    name: 'numbers and heads of a table break',
    game: 'terrafex',
    state: 'points',
    width: 1280,
    plant: (tab) =>
      tab.evaluate(() => {
        const table = document.createElement('table');
        table.innerHTML = '<tr><th>workers</th><td>96.3</td></tr>';
        table.style.cssText = 'inline-size:2.6rem;table-layout:fixed;overflow-wrap:anywhere';
        document.querySelector('main').prepend(table);
      }),
    found: /broken: "workers"[\s\S]*broken: "96\.3"/,
  },
  {
    name: 'an icon is a filled square',
    game: 'terrafex',
    state: 'rules',
    width: 1280,
    plant: (tab) =>
      tab.evaluate(() => {
        const icon = Object.assign(document.createElement('span'), { className: 'vp-icon DocSearch-Search-Icon' });
        icon.style.cssText = 'display:inline-block;width:16px;height:16px;background:currentColor';
        document.querySelector('main').prepend(icon);
      }),
    found: /an icon without a picture/,
  },
  {
    name: 'moves are notation, bots are texts for programs, and options have the words of another',
    game: 'terrafex',
    state: 'rules',
    width: 1280,
    plant: (tab) =>
      tab.evaluate(() => {
        const words = 'An earlier edition of them, in place of variable_v5';
        const option = `<label class="option"><span>${words}</span></label>`;
        document
          .querySelector('main')
          .insertAdjacentHTML(
            'afterbegin',
            `<ol class="moves"><li><button class="step">pick:R2B1</button></li></ol><select><option>mcts:iterations=30</option></select><form>${option}${option}</form>`,
          );
      }),
    found: /a bot without a name[\s\S]*a move without words|a move without words[\s\S]*a bot without a name/,
  },
];

/** The same for pages of the site: a style sheet puts each fault back. */
const sitePlants = [
  {
    name: 'heads of rows in a report break inside words',
    page: 'arena/cup',
    width: 390,
    css: 'tbody th{overflow-wrap:anywhere!important;max-inline-size:42vw!important}',
    found:
      /broken: "Töframenn," in th[\s\S]*broken: "IceTraders," in th|broken: "IceTraders," in th[\s\S]*broken: "Töframenn," in th/,
  },
  {
    name: 'a name on a card is broken',
    page: '',
    width: 600,
    css: '.vp-doc .game-cards{grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))!important}',
    found: /broken: "Transformartian" in strong/,
  },
  {
    name: 'code is one letter wide',
    page: '',
    width: 960,
    css: '.vp-doc .first{grid-template-columns:minmax(0,30rem) minmax(0,1fr)!important}',
    found: /too narrow: pre/,
  },
  {
    name: 'long code in a text is broken inside a name',
    page: 'guide/environments',
    width: 320,
    css: 'code wbr{display:none!important}',
    found: /broken: "[^"]+" in code/,
  },
];

for (const { name, page, width, css, found } of sitePlants)
  test(`planted: ${name}`, async ({ browser, site }) => {
    const { context, tab } = await opened(browser, 'en');
    await tab.setViewportSize({ width, height: heightAt(width) });
    await opening(tab, site, page);
    await tab.addScriptTag({ content: measure });
    const before = await after(tab);
    expect(before === '', `there are faults before one is planted: ${before}`);
    await tab.addStyleTag({ content: css });
    const faults = await after(tab);
    expect(found.test(faults), `the sweep does not find it; it says: ${faults}`);
    await context.close();
    ok(`the sweep finds that ${name}`);
  });

for (const { name, game, state, width, plant, found } of plants)
  test(`planted: ${name}`, async ({ browser, url }) => {
    const { context, tab } = await opened(browser, 'en');
    await tab.setViewportSize({ width, height: heightAt(width) });
    const address = `${url}planted.html`;
    await tab.route(address, (route) => route.fulfill({ contentType: 'text/html', body: embedding(game, 'en', url) }));
    await tab.goto(address);
    await ready(tab);
    const go = ownStates.find(([one]) => one === state)?.[1];
    await go?.(tab);
    await tab.addScriptTag({ content: measure });
    const before = await after(tab);
    expect(before === '', `there are faults before one is planted: ${before}`);
    await plant(tab);
    const faults = await after(tab);
    expect(found.test(faults), `the sweep does not find it; it says: ${faults}`);
    await context.close();
    ok(`the sweep finds that ${name}`);
  });
