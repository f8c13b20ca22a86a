/**
 * Tests in a real browser what people do with the mouse and with keys around a board: they enlarge it with Ctrl and the wheel or with `+`, move the
 * enlarged board, see all of it again by a double click or `0`, and press the letters of the whole game. Bundles the sources itself. Skipped if there is no Chromium.
 */
import { complaints } from '../../scripts/check/chromium.mjs';
import { expect, ok } from '../../scripts/check/consumer.mjs';
import { withPage } from './bundled.mjs';
import { test as base } from './fixtures.mjs';
import { page, shown } from './middle.mjs';

const program = `
import { definePlay, terrafexPlay } from './src/web/play/index.ts';
import { german } from './src/face/german/index.ts';
definePlay([terrafexPlay], [german]);`;

/** The board's frame: how wide the picture in it is, and how far it is scrolled. */
const frame = (tab) =>
  tab.evaluate(() => {
    const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
    const main = inner.querySelector('.main');
    const { x, y, width, height } = main.getBoundingClientRect();
    const drawn = Number(main.style.getPropertyValue('--zoom') || 1);
    return { x, y, width, height, drawn, left: main.scrollLeft, top: main.scrollTop, page: devicePixelRatio };
  });

/** The middle of an empty square well inside the frame, where a drag moves the board instead of a piece. */
const ground = async (tab) => {
  const found = await tab.evaluate(() => {
    const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
    const box = inner.querySelector('.main').getBoundingClientRect();
    const isInside = (x, y) => x > box.left + 100 && x < box.right - 20 && y > box.top + 80 && y < box.bottom - 20;
    const middles = [...inner.querySelectorAll('.main [data-square]:not(:has([data-piece]))')]
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    return middles.find(([x, y]) => isInside(x, y)) ?? null;
  });
  expect(found !== null, 'there is no empty square in view');
  return found;
};

/** Tests the wheel, a drag and a double click. */
const byMouse = async (tab) => {
  const { x, y, width, height, page: before } = await frame(tab);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await tab.mouse.move(middleX, middleY);
  await tab.mouse.wheel(0, -100);
  await tab.waitForTimeout(200);
  expect((await frame(tab)).drawn === 1, 'a wheel alone enlarges the board');
  await tab.keyboard.down('Control');
  for (let times = 0; times < 4; times++) await tab.mouse.wheel(0, -60);
  await tab.keyboard.up('Control');
  await tab.waitForTimeout(300);
  const large = await frame(tab);
  expect(large.drawn > 1.5, `Ctrl and the wheel enlarge the board ${large.drawn} times`);
  expect(large.page === before, 'Ctrl and the wheel enlarge the page');
  expect(Math.abs(large.width - width) < 2, 'the frame of an enlarged board changes its size');
  const [fromX, fromY] = await ground(tab);
  await tab.mouse.move(fromX, fromY);
  await tab.mouse.down();
  await tab.mouse.move(fromX - 40, fromY - 30, { steps: 4 });
  await tab.mouse.move(fromX - 90, fromY - 60, { steps: 4 });
  await tab.mouse.up();
  await tab.waitForTimeout(300);
  const moved = await frame(tab);
  expect(moved.left - large.left > 50, `a drag moves the board by ${moved.left - large.left} pixels`);
  // A double click on a square that can be picked picks it and takes the pick back, so this one is on the edge of the board.
  const edge = await tab.evaluate(() => {
    const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
    const label = inner.querySelector('.main [part=name]');
    label.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = label.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await tab.mouse.dblclick(edge.x, edge.y);
  await tab.waitForTimeout(200);
  expect((await frame(tab)).drawn === 1, 'after a double click the board is not seen as a whole');
};

/** Puts the focus on the first target of the board. */
const focus = (tab) =>
  tab.evaluate(() => {
    const board = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board');
    board.shadowRoot.querySelector('.pictures [tabindex="0"]').focus();
  });

/** Tests `+`, `-`, `0`, and the letters of the whole game. */
const byKeys = async (tab) => {
  await focus(tab);
  for (const [key, wanted] of [
    ['+', 1.5],
    ['+', 2.25],
    ['-', 1.5],
    ['0', 1],
  ]) {
    await tab.keyboard.press(String(key));
    const { drawn } = await frame(tab);
    expect(Math.abs(drawn - Number(wanted)) < 0.01, `after ${key} the board is enlarged ${drawn} times`);
  }
  const board = tab.locator('rulehouse-board');
  const top = () =>
    tab.evaluate(() => {
      const inner = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').shadowRoot;
      return inner.querySelector('[data-square=a1]').getBoundingClientRect().top;
    });
  const before = await top();
  await tab.keyboard.press('f');
  await tab.waitForTimeout(300);
  expect((await top()) < before, 'F does not turn the board around');
  await tab.keyboard.press('f');
  await tab.waitForTimeout(300);
  const names = board.locator('[part=name]');
  expect(await names.first().isVisible(), 'the board has no coordinates');
  await tab.keyboard.press('k');
  await tab.waitForTimeout(200);
  expect(!(await names.first().isVisible()), 'K does not hide the coordinates');
  await tab.keyboard.press('k');
  await tab.waitForTimeout(200);
  expect(await names.first().isVisible(), 'K does not show the coordinates again');
  for (const square of ['a5', 'b5']) await board.locator(`[data-square="${square}"]`).first().click();
  const marked = () =>
    tab.evaluate(
      () => document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').marked.length,
    );
  await focus(tab);
  await tab.keyboard.press('l');
  await tab.waitForTimeout(300);
  await tab.keyboard.press('l');
  await tab.waitForTimeout(300);
  expect((await marked()) === 0, 'L does not hide its marks again');
  await tab.keyboard.press('?');
  const sheet = tab.locator('rulehouse-play dialog');
  await sheet.waitFor();
  const lines = await sheet.locator('li').allInnerTexts();
  for (const letter of ['F', 'K', 'L', '?', '+'])
    expect(
      lines.some((line) => line.startsWith(letter)),
      `the sheet of keys has no ${letter}`,
    );
  await tab.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return lines.length;
};

/** Opens a game, and uses it as people do. */
const used = async (browser, url) => {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const errors = complaints(tab);
  await tab.goto(url);
  await shown(tab, 'terrafex');
  await tab.locator('rulehouse-board .next').first().waitFor({ state: 'attached' });
  await tab.waitForTimeout(1000);
  await byMouse(tab);
  const lines = await byKeys(tab);
  expect(errors.length === 0, errors.join('\n'));
  await tab.close();
  ok(`Ctrl and the wheel, a drag, a double click, + − 0, the letters F, K and L; ? lists ${lines} keys`);
};

/** @type {Parameters<typeof withPage>[1]} */
const programs = [{ name: 'play.js', contents: program, format: 'esm' }];

const test = base.extend({ url: [async ({}, use) => withPage(page, programs, use), { scope: 'worker' }] });

test('a board is enlarged and moved, and the letters work', ({ browser, url }) => used(browser, url));
