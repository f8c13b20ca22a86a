/**
 * Tests the editors in the form for a new game with a mouse in Chromium: a layout, a roster that is dragged together, shapes, and a set-up; that they
 * fit on a phone, and that axe-core finds nothing serious. Bundles the sources itself. Skipped if there is no Chromium.
 */

import { complaints, seriousIn } from '../../scripts/check/chromium.mjs';
import { expect } from '../../scripts/check/consumer.mjs';
import { withPage } from './bundled.mjs';
import { test as base } from './fixtures.mjs';
import { page } from './middle.mjs';

const program = `
import { definePlay, plays } from './src/web/play/index.ts';
import { german } from './src/face/german/index.ts';
definePlay(plays, [german]);`;

/** Opens the form of a game with all its editors. */
const formOf = async (browser, url, id, options) => {
  const tab = await browser.newPage(options);
  const errors = complaints(tab);
  await tab.goto(url);
  await tab.evaluate(
    ([game, language]) => {
      document.documentElement.lang = language;
      document.querySelector('rulehouse-play').game = game;
    },
    [id, options.locale ?? 'en'],
  );
  await tab.getByRole('button', { name: /^(New game|Neues Spiel)$/ }).click();
  await tab.locator('.editor').first().waitFor({ state: 'attached' });
  for (const summary of await tab.locator('.form details.group > summary').all()) await summary.click();
  for (const summary of await tab.locator('.editor summary').all()) await summary.click();
  return { tab, errors };
};

/** The JSON of an option as the form would send it. */
const valueOf = (tab, option) => tab.locator(`[name="option ${option}"]`).inputValue();

const begins = async (tab) => {
  await tab.getByRole('button', { name: 'Begin' }).click();
  await tab.locator('.form').waitFor({ state: 'detached' });
};

const layout = async (tab) => {
  await tab.getByRole('button', { name: 'Layout 2' }).click();
  await tab.getByRole('button', { name: /A small fire/ }).click();
  await tab.getByRole('button', { name: /A1: nothing/ }).click();
  await tab.keyboard.press('ArrowUp');
  await tab.keyboard.press('Enter');
  const value = await valueOf(tab, 'layout');
  expect(
    value.endsWith('/R1G2......G2/R1......."') || value.endsWith('/R1......G2/R1......."'),
    `the layout is ${value}`,
  );
  await begins(tab);
  expect(
    (await tab.locator('[data-square="a1"]').first().getAttribute('aria-label'))?.includes('small red') === true,
    'no fire on a1',
  );
};

const roster = async (tab) => {
  const editor = tab.locator('.editor').first();
  for (const wizard of [0, 1, 2, 3, 4])
    for (const size of ['Small', 'Medium', 'Large'])
      await editor.locator(`[title="${size} red pyramid"] .drag`).dragTo(editor.locator('.wizard').nth(wizard));
  const value = await valueOf(tab, 'lightRoster');
  expect(value === JSON.stringify(Array.from({ length: 5 }, () => 'R1R2R3')), `the roster is ${value}`);
  await begins(tab);
};

const shapes = async (tab) => {
  await tab.locator('.editor').first().getByRole('button', { name: 'X 1 Column 1' }).click();
  await tab.locator('.editor').first().getByRole('button', { name: 'kite', exact: true }).click();
  await tab.locator('.editor select').first().selectOption('columns');
  const value = await valueOf(tab, 'exxtra');
  expect(value === '{"columns":[1]}', `the cards are ${value}`);
  await begins(tab);
};

const setup = async (tab) => {
  await tab.getByRole('button', { name: 'Given' }).click();
  expect((await valueOf(tab, 'setup')).includes('SCORE1'), 'no set-up is given');
  await begins(tab);
};

const tasks = { terrafex: layout, toframenn: roster, transformartian: shapes, 'terra-mystica': setup };

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'de', bypassCSP: true };

const test = base.extend({
  url: [
    async ({}, use) => withPage(page, [{ name: 'play.js', contents: program, format: 'esm' }], use),
    { scope: 'worker' },
  ],
});

for (const [id, task] of Object.entries(tasks)) {
  test(`${id}: the editors work with a mouse`, async ({ browser, url }) => {
    const { tab, errors } = await formOf(browser, url, id, { viewport: { width: 1280, height: 900 } });
    await task(tab);
    expect(errors.length === 0, errors.join('\n'));
    await tab.close();
  });

  test(`${id}: the form fits on a phone, and axe-core finds nothing serious`, async ({ browser, url }) => {
    const { tab } = await formOf(browser, url, id, phone);
    const over = await tab.evaluate(() => {
      const form = document.querySelector('rulehouse-play')?.shadowRoot?.querySelector('.form');
      return form == null ? -1 : form.scrollWidth - form.clientWidth;
    });
    expect(over === 0, `the form is ${over} px wider than a phone`);
    const serious = await seriousIn(tab);
    expect(serious.length === 0, serious.join('\n'));
    await tab.close();
  });
}
