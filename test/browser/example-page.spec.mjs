/**
 * Tests the example page from the packed package in a real browser: builds it with Vite in an empty folder, plays in Chromium, and follows the
 * link of a refusal to the rule on the documentation site.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { complaints } from '../../scripts/check/chromium.mjs';
import { expect, ok, root } from '../../scripts/check/consumer.mjs';
import { screenshot, serving, test } from './fixtures.mjs';

const buildPage = async (folder) => {
  cpSync(join(root, 'examples', 'browser'), join(folder, 'page'), { recursive: true });
  await build({ root: join(folder, 'page'), logLevel: 'error', configFile: false });
  ok('the example page is built by Vite');
};

/** Plays on the page like a person. */
const play = async (page, url, site) => {
  const errors = complaints(page);
  await page.addInitScript((address) => {
    document.addEventListener('readystatechange', () => (document.documentElement.dataset.site = address));
  }, site);
  await page.goto(url);
  const buttons = page.locator('#moves button');
  const before = await page.locator('#board svg').innerHTML();
  await page.locator('[data-square="a5"]').first().click();
  await page.locator('[data-square="b5"]').first().click();
  expect((await buttons.first().innerText()).startsWith('Play: White moves'), 'two clicks do not make a move');
  await buttons.first().click();
  const after = await page.locator('#board svg').innerHTML();
  expect(after !== before, 'the board is the same after a move');
  await page.locator('#save').click();
  await page.reload();
  await page.locator('#load').click();
  expect((await page.locator('#board svg').innerHTML()) === after, 'the loaded board is different');
  while (await page.locator('#undo').isEnabled()) {
    await page.locator('#undo').click();
    if ((await page.locator('#board svg').innerHTML()) === before) break;
  }
  await page.locator('[data-square="c5"]').first().click();
  await buttons.first().click();
  await page.locator('[data-square="c5"]').first().click();
  expect((await page.locator('#reason').innerText()).startsWith('TF-3.3'), 'the refusal cites the wrong rule');
  await screenshot(page, 'page');
  expect(errors.length === 0, errors.join('\n'));
  ok('play, save, load and undo work; a refusal cites TF-3.3');
};

/** Follows the link in the refusal. */
const follow = async (page) => {
  await page.locator('#reason a').click();
  await page.waitForURL(/#TF-3\.3$/);
  const rule = page.locator('[id="TF-3.3"]');
  await rule.waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  const top = await rule.evaluate((node) => node.getBoundingClientRect().top);
  const height = await page.evaluate(() => window.innerHeight);
  expect(top >= 0 && top < height, `the rule is at ${top} of ${height}`);
  await screenshot(page, 'rule');
  ok(`the link leads to ${new URL(page.url()).pathname}#TF-3.3, in view`);
};

test('the example page is built by Vite, can be played, and leads to the rule of a refusal', async ({
  browser,
  installed,
  site,
}) => {
  await buildPage(installed);
  await serving(join(installed, 'page'), 'dist', async (url) => {
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
    await play(page, url, site);
    await follow(page);
  });
});
