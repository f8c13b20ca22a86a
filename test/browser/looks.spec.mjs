/**
 * Tests the pictures in a real browser as people see them during a game: in the middle of a game with the most seats, texts must be 11 pixels high on
 * every screen, and a phone must show the parts of a large game behind tabs and enlarge them with two fingers. Bundles the sources itself. Skipped if
 * there is no Chromium.
 *
 * `LOOKS_ONLY` is the id of a single game. `--pictures <folder>` saves screenshots, light and dark.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaints, seriousIn } from '../../scripts/check/chromium.mjs';
import { expect, ok, root } from '../../scripts/check/consumer.mjs';
import { withPage } from './bundled.mjs';
import { test as base, pictures, screenshot } from './fixtures.mjs';
import { loaded, middleOf, page, shown } from './middle.mjs';

/** The smallest allowed height of a text, in pixels. */
const least = 11;

/** The smallest allowed share of a wide screen for the map of Terra Mystica, below which all tiles have to be seen. */
const leastMap = 0.53;

/** The smallest allowed side of a touch target, in pixels. */
const finger = 40;

const screens = [
  [1920, 1080],
  [1280, 800],
  [390, 844],
];

/** Games with the most seats, at stages that show different parts. */
const trialsOf = [
  { id: 'terrafex', options: {}, plies: [40] },
  { id: 'transformartian', options: {}, plies: [40] },
  { id: 'transformartian', options: { players: 4 }, plies: [40] },
  { id: 'icetraders', options: { players: 2 }, plies: [40] },
  { id: 'icetraders', options: { players: 5 }, plies: [8, 60] },
  { id: 'toframenn', options: { build: 'stack' }, plies: [6, 20, 60] },
  { id: 'terra-mystica', options: { players: 2 }, plies: [60] },
  { id: 'terra-mystica', options: { players: 4 }, plies: [14, 150] },
  { id: 'terra-mystica', options: { players: 5 }, plies: [3, 150] },
].filter(({ id }) => process.env.LOOKS_ONLY === undefined || process.env.LOOKS_ONLY === id);

const program = `
import { definePlay, plays } from './src/web/play/index.ts';
import { german } from './src/face/german/index.ts';
definePlay(plays, [german]);
window.plays = plays;`;

/** Shows a game in the middle of play. */
const begun = async (tab, { id, options }, plies) => {
  await shown(tab, id);
  await loaded(tab, await middleOf(tab, id, plies, options));
  await tab.evaluate(() => window.scrollTo(0, 0));
};

/** The heights of all texts that are on the screen or can be scrolled to, smallest first, with the texts. */
const textsIn = (tab) =>
  tab.evaluate(() => {
    const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
    return [...inner.querySelectorAll('svg text')]
      .filter((text) => text.textContent.trim() !== '' && text.getClientRects().length > 0)
      .map((text) => {
        const { a, b } = text.getScreenCTM();
        return { height: Math.hypot(a, b) * parseFloat(getComputedStyle(text).fontSize), text: text.textContent };
      })
      .sort((one, other) => one.height - other.height);
  });

/** The share of the screen's width that the map takes. */
const mapShare = (tab) =>
  tab.evaluate(() => {
    const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
    return inner.querySelector('svg').getBoundingClientRect().width / window.innerWidth;
  });

/** What is not seen of a board that should be seen whole: the pixels that have to be scrolled, and the parts that end outside it. */
const unseen = (tab) =>
  tab.evaluate(() => {
    const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
    const board = inner.querySelector('.board');
    const frame = board.getBoundingClientRect();
    const hidden = board.scrollHeight - board.clientHeight;
    const parts = [...inner.querySelectorAll('svg')].map((one) => one.getBoundingClientRect());
    return [
      ...(hidden > 1 ? [`${hidden} pixels of the board are not seen`] : []),
      ...parts.flatMap(({ right, bottom }, index) =>
        right > frame.right + 1 || bottom > frame.bottom + 1 ? [`part ${index} is cut`] : [],
      ),
    ];
  });

/** The smallest side of the places on a board that can be picked with a finger. */
const smallestSquare = (tab) =>
  tab.evaluate(() => {
    const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
    return Math.min(
      ...[...inner.querySelectorAll('[data-square] > [data-hit]')].map((one) => one.getBoundingClientRect().width),
    );
  });

/** The stages at which a position has to be seen whole on a wide screen: everything but the choice of factions. */
const isWhole = ({ id, options }, plies, width) =>
  id === 'terra-mystica' && plies > 20 && (width >= 1900 || (width >= 1280 && options.players <= 4));

/** True if a target that can be picked is in view, or if nothing on the board can be picked. */
const isReachable = (tab) =>
  tab.evaluate(() => {
    const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
    const board = inner.querySelector('.board').getBoundingClientRect();
    const boxes = [...inner.querySelectorAll('.next > [data-hit]')]
      .filter((one) => one.closest('.part[hidden]') === null)
      .map((one) => one.getBoundingClientRect());
    return boxes.length === 0 || boxes.some(({ top, bottom }) => top >= board.top && bottom <= board.bottom);
  });

const tabs = (tab) => tab.locator('rulehouse-board [role=tab]');

/** The smallest text of a game on a screen, over all tabs. */
const smallest = async (tab, name) => {
  const count = await tabs(tab).count();
  const found = [];
  for (let index = 0; index < Math.max(1, count); index++) {
    if (count > 0) await tabs(tab).nth(index).click();
    found.push(...(await textsIn(tab)).slice(0, 1));
    await screenshot(tab, count > 0 ? `${name}-${index}` : name);
  }
  return found.toSorted((one, other) => one.height - other.height)[0];
};

/** Checks a game on every screen: nothing may be too small. */
const readable = async (browser, url, game) => {
  /** @type {string[][]} */
  const [wrong, sizes] = [[], []];
  for (const [width, height] of screens)
    for (const colorScheme of pictures === undefined ? ['light'] : ['light', 'dark']) {
      const tab = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
      for (const plies of game.plies) {
        await tab.goto(url);
        const name = `${game.id}-${game.options.players ?? 2}-${plies}-${width}-${colorScheme}`;
        await begun(tab, game, plies);
        if (!(await isReachable(tab))) wrong.push(`${name}: no target is in view`);
        const { height: size, text } = await smallest(tab, name);
        sizes.push(`${size.toFixed(1)} at ${width}`);
        const share = await mapShare(tab);
        if (isWhole(game, plies, width) && width === 1920 && share < leastMap)
          wrong.push(`${name}: the map takes ${(100 * share).toFixed(1)} % of the width`);
        if (isWhole(game, plies, width)) wrong.push(...(await unseen(tab)).map((text) => `${name}: ${text}`));
        const square = width < 700 && game.id === 'transformartian' ? await smallestSquare(tab) : finger;
        if (square < finger) wrong.push(`${name}: a square is ${square.toFixed(1)} pixels wide`);
        if (size < least - 0.005) wrong.push(`${name}: "${text}" is ${size.toFixed(2)} pixels high`);
      }
      await tab.close();
    }
  const figures = `${game.id}, ${JSON.stringify(game.options)}: smallest text ${sizes.join(', ')}`;
  expect(wrong.length === 0, wrong.join('\n'));
  ok(figures);
};

// ---- the phone ----

/** The state of the visible part: its size, its scroll position, the size of the page, and the targets. */
const view = (tab) =>
  tab.evaluate(() => {
    const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
    const part = inner.querySelector('.part:not([hidden])');
    const { x, y, width, height } = part.getBoundingClientRect();
    const hexes = [...part.querySelectorAll('[data-hex] > [data-hit]')].map((one) => one.getBoundingClientRect().width);
    return {
      x,
      y,
      width,
      height,
      drawn: part.querySelector('svg').getBoundingClientRect().width,
      left: part.scrollLeft,
      top: part.scrollTop,
      page: window.visualViewport?.scale,
      scrolled: window.scrollY,
      hex: Math.min(...hexes),
      picked: inner.querySelectorAll('[aria-selected=true]').length,
    };
  });

/** A gesture: fingers move from one place to another in several steps. */
const gesture = async (client, fingers, steps = 8) => {
  const at = (part) =>
    fingers.map(([from, to], id) => ({
      id,
      x: from[0] + (to[0] - from[0]) * part,
      y: from[1] + (to[1] - from[1]) * part,
    }));
  const send = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', at(0));
  for (let step = 1; step <= steps; step++) await send('touchMove', at(step / steps));
  await send('touchEnd', []);
};

const tap = async (client, place) => {
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: place[0], y: place[1] }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Waits until scrolling has stopped. */
const still = (tab) => tab.waitForTimeout(350);

/** Tests gestures: two fingers, one finger, a double tap, and a finger next to the map. */
const byTouch = async (tab, client) => {
  const before = await view(tab);
  const middle = [before.x + before.width / 2, before.y + Math.min(before.height, 280) / 2];
  const [x, y] = middle;
  await gesture(client, [
    [
      [x - 40, y],
      [x - 100, y],
    ],
    [
      [x + 40, y],
      [x + 100, y],
    ],
  ]);
  await still(tab);
  const large = await view(tab);
  expect(Math.abs(large.drawn / before.drawn - 2.5) < 0.2, `two fingers enlarge ${large.drawn / before.drawn} times`);
  expect(large.page === 1, 'two fingers on the map enlarge the page');
  expect(large.picked === before.picked, 'two fingers pick something');
  expect(large.hex >= finger, `the hexes of the enlarged map have only ${large.hex} pixels`);
  await gesture(client, [
    [
      [x, y],
      [x - 90, y - 60],
    ],
  ]);
  await still(tab);
  const moved = await view(tab);
  expect(moved.left - large.left > 50, `one finger moves the map by ${moved.left - large.left}`);
  expect(moved.picked === before.picked, 'a finger that moves the map picks something');
  await tap(client, [x, y]);
  await tab.waitForTimeout(80);
  await tap(client, [x, y]);
  await still(tab);
  const reset = await view(tab);
  expect(
    Math.abs(reset.drawn - before.drawn) < 1,
    `after a double tap the map is ${reset.drawn} wide instead of ${before.drawn}`,
  );
  await gesture(client, [
    [
      [x, y],
      [x, y - 200],
    ],
  ]);
  await still(tab);
  const away = await view(tab);
  expect(away.scrolled > reset.scrolled + 50, 'a finger on the map does not scroll the page');
  await tab.evaluate(() => window.scrollTo(0, 0));
  return large;
};

/** Tests that buttons and keys do the same as fingers. */
const byButtons = async (tab) => {
  const before = await view(tab);
  const [larger, smaller] = ['larger', 'smaller'].map((name) => tab.locator(`rulehouse-board button.${name}`));
  await larger.focus();
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Enter');
  const large = await view(tab);
  expect(large.drawn > 2 * before.drawn && large.hex >= finger, `the button enlarges to ${large.drawn}`);
  await smaller.focus();
  for (let times = 0; times < 3; times++) await tab.keyboard.press('Enter');
  expect(Math.abs((await view(tab)).drawn - before.drawn) < 1, 'the button does not reset the map');
  await tabs(tab).first().focus();
  const names = [];
  for (let index = 0; index < (await tabs(tab).count()); index++) {
    names.push(await tab.locator('rulehouse-board [role=tab][aria-selected=true]').innerText());
    const [seen, chosen] = await tab.evaluate(() => {
      const { shadowRoot } = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board');
      const panels = [...shadowRoot.querySelectorAll('[role=tabpanel]')].filter((one) => one.checkVisibility());
      return [panels.map((one) => one.getAttribute('aria-labelledby')), shadowRoot.activeElement?.id];
    });
    expect(seen.length === 1 && seen[0] === chosen, `the tab ${chosen} shows ${seen}`);
    await tab.keyboard.press('ArrowRight');
  }
  return names;
};

/** Tests Terra Mystica on a phone. */
const phone = async (browser, url) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const tab = await context.newPage();
  const errors = complaints(tab);
  await tab.goto(url);
  await begun(tab, { id: 'terra-mystica', options: { players: 5 } }, 150);
  const client = await context.newCDPSession(tab);
  const { hex } = await byTouch(tab, client);
  const names = await byButtons(tab);
  const serious = await seriousIn(tab);
  await context.close();
  expect(serious.length === 0, serious.join('\n'));
  expect(errors.length === 0, errors.join('\n'));
  ok(
    `Terra Mystica on a phone: tabs ${names.join(', ')}; two fingers enlarge the map to hexes of ${hex.toFixed(0)} pixels, one finger moves it, a double tap resets it; buttons and keys do the same`,
  );
};

/** Puts a head above the game, as high as that of the play pages of the site. */
const below = (tab) =>
  tab.evaluate(() =>
    document
      .querySelector('rulehouse-play')
      .insertAdjacentHTML('beforeend', '<nav slot="head" style="block-size:44px">A site</nav>'),
  );

const spoken = (tab, lang) =>
  tab.evaluate((one) => {
    document.documentElement.lang = one;
  }, lang);

/** Tests the bar of actions on a phone: two lines of whole words and, if the phone is held sideways, beside the map, which is seen as a whole. */
const actions = async (browser, url, lang) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
  ]) {
    const tab = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await tab.goto(url);
    await spoken(tab, lang);
    await below(tab);
    await begun(tab, { id: 'terra-mystica', options: { players: 4 } }, 40);
    const { deeds, map, texts } = await tab.evaluate(() => {
      const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
      const buttons = [...inner.querySelectorAll('[data-deed]')];
      const linesOf = (text) => new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      const range = document.createRange();
      return {
        deeds: buttons.map((one) => one.getBoundingClientRect()),
        map: inner.querySelector('.part svg').getBoundingClientRect(),
        texts: buttons.map((one) => {
          range.selectNodeContents(one);
          return { text: one.textContent, lines: linesOf(range), wide: one.scrollWidth > one.clientWidth };
        }),
      };
    });
    const name = `${lang}, ${width} x ${height}`;
    const broken = texts.filter(({ text, lines, wide }) => wide || lines > text.split(' ').length);
    expect(broken.length === 0, `${name}: cut or broken: ${JSON.stringify(broken)}`);
    const lines = new Set(deeds.map(({ top }) => Math.round(top)));
    expect(deeds.length === 10, `${name}: ${deeds.length} kinds of actions`);
    expect(width > height || lines.size === 2, `${name}: the actions are in ${lines.size} lines`);
    const isSeen = deeds.every(({ right, bottom }) => right <= width && bottom <= height);
    expect(isSeen && map.bottom <= height, `${name}: actions or map end outside the window`);
    expect(width < height || map.height > 0.85 * height, `${name}: the map is ${map.height} pixels high`);
    const isBeside = deeds.every(({ left }) => left >= map.right);
    expect(isBeside === width > height, `${name}: the actions are ${isBeside ? '' : 'not '}beside the map`);
    await tab.close();
  }
  ok(`the actions of Terra Mystica on a phone (${lang}): two lines, or beside the whole map`);
};

/** The windows of usual desktops, on which a table of four is seen whole. */
const desktops = [
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 1080],
];

const recordIn = (name) => readFileSync(join(root, `test/browser/positions/${name}.json`), 'utf8');

/**
 * Late positions of a game between good bots: the seats have many tiles, and offers of power wait. The German sentences about two offers take a third
 * line, for which the lowest window has no room.
 */
const late = { en: ['many-tiles', 'many-offers'], de: ['many-tiles'] };

/** What is wrong with the board as it is now seen: parts that are not seen whole, and texts that are too small. */
const wrongNow = async (tab) => {
  const [{ height: size, text }] = await textsIn(tab);
  const isSmall = size < least - 0.005;
  return [...(await unseen(tab)), ...(isSmall ? [`"${text}" is ${size.toFixed(2)} pixels high`] : [])];
};

/** Where the map lies. */
const mapOf = (tab) =>
  tab.evaluate(() => {
    const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
    const { left, top, width } = inner.querySelector('.main svg').getBoundingClientRect();
    return [left, top, width].map(Math.round).join(' ');
  });

/** Tests a table of four below the head of a play page: everything but the log is seen without scrolling, and no click moves the map. */
const whole = async (browser, url, lang) => {
  const tab = await browser.newPage({ reducedMotion: 'reduce' });
  await tab.goto(url);
  await below(tab);
  await shown(tab, 'terra-mystica');
  const middle = await middleOf(tab, 'terra-mystica', 150, { players: 4 });
  const wrong = [];
  for (const [name, record] of [['random', middle], ...late[lang].map((one) => [one, recordIn(one)])]) {
    await loaded(tab, record);
    await spoken(tab, lang);
    for (const [width, height] of desktops) {
      await tab.setViewportSize({ width, height });
      await tab.waitForTimeout(300);
      wrong.push(...(await wrongNow(tab)).map((text) => `${lang}, ${name}, ${width} x ${height}: ${text}`));
      await screenshot(tab, `whole-${name}-${width}-${lang}`);
      const [before, target] = [await mapOf(tab), tab.locator('rulehouse-board [data-hex].next > [data-hit]').first()];
      if ((await target.count()) === 0) continue;
      await target.click({ force: true });
      await tab.waitForTimeout(200);
      const after = await mapOf(tab);
      if (after !== before) wrong.push(`${lang}, ${name}, ${width} x ${height}: a click moves the map`);
      await tab.keyboard.press('Escape');
    }
  }
  await tab.close();
  expect(wrong.length === 0, wrong.join('\n'));
  ok(`four at Terra Mystica (${lang}) are seen whole on ${desktops.length} desktops`);
};

/** @type {Parameters<typeof withPage>[1]} */
const programs = [{ name: 'play.js', contents: program, format: 'esm' }];

const test = base.extend({ url: [async ({}, use) => withPage(page, programs, use), { scope: 'worker' }] });

for (const game of trialsOf)
  test(`${game.id} ${JSON.stringify(game.options)}: every text can be read`, ({ browser, url }) =>
    readable(browser, url, game));

for (const lang of ['en', 'de'])
  test(`the actions of Terra Mystica on a phone, ${lang}`, ({ browser, url }) => actions(browser, url, lang));

for (const lang of ['en', 'de'])
  test(`four at Terra Mystica are seen whole on usual desktops, ${lang}`, ({ browser, url }) =>
    whole(browser, url, lang));

test('Terra Mystica on a phone', ({ browser, url }) => phone(browser, url));
