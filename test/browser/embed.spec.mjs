/**
 * Tests embedding a game in a page with one line, from the packed package: a new game, a record loaded from an address, a page in German, and an
 * address without a record.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRight, writeRecord } from 'rulehouse';
import { defaultOptions, game, initial, legalMoves } from 'rulehouse/terrafex';
import { complaints, seriousIn } from '../../scripts/check/chromium.mjs';
import { expect, pack } from '../../scripts/check/consumer.mjs';
import { rightOf } from '../../scripts/given.mjs';
import { test as base, inFolder, screenshot, serving } from './fixtures.mjs';

const script = '<script type="module" src="package/dist/page/embed.js"></script>';

const page = (lang, line, head = '') =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8">${head}<meta name="viewport" content="width=device-width"><title>A page</title><link rel="icon" href="data:,"><main><h1>Anybody</h1>\n${line}\n</main></html>`;

const lines = {
  game: ['en', `${script}<rulehouse-play game="terrafex"></rulehouse-play>`],
  record: ['en', `${script}<rulehouse-play src="game.json"></rulehouse-play>`],
  german: ['de', `${script}<rulehouse-play game="toframenn"></rulehouse-play>`],
  // A page whose security policy allows only styles from its own files.
  strict: [
    'en',
    `${script}<rulehouse-play game="terrafex"></rulehouse-play>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data:">`,
  ],
  older: ['en', `${script}<rulehouse-play game="terrafex"></rulehouse-play>`],
  missing: ['en', `${script}<rulehouse-play src="nowhere.json"></rulehouse-play>`],
};

/** Makes the browser behave as if it could not adopt style sheets. */
const withoutSheets = () => {
  Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
  Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets');
};

const shown = async (browser, url, name, look) => {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  if (name === 'older') await tab.addInitScript(withoutSheets);
  const errors = complaints(tab);
  const loaded = [];
  tab.on('response', (response) => loaded.push(response.url()));
  await tab.goto(`${url}${name}.html`);
  await look(tab, loaded);
  await screenshot(tab, `embed-${name}`);
  const wrong = errors.filter((error) => !/404/.test(error));
  expect(wrong.length === 0, `${name}: ${wrong.join('\n')}`);
  const findings = name === 'missing' ? [] : await seriousIn(tab);
  expect(findings.length === 0, `${name}: ${findings.join('\n')}`);
  await tab.close();
};

const board = (tab) => tab.locator('rulehouse-board');

const looks = {
  game: async (tab, loaded) => {
    for (const square of ['a5', 'b5']) await board(tab).locator(`[data-square="${square}"]`).first().click();
    await tab.locator('.moves .step').nth(1).waitFor();
    const others = loaded.filter((one) => /terra-mystica|icetraders|toframenn|transformartian|german/.test(one));
    expect(others.length === 0, `a page with Terrafex loads ${others.join(', ')}`);
  },
  record: async (tab) => {
    await board(tab).locator('svg').first().waitFor();
    expect((await tab.locator('.moves .step').count()) === 3, 'the record has other moves');
    await tab.locator('.moves button').first().click();
    await tab.locator('.moves [aria-current]', { hasText: 'The start' }).waitFor();
    // The bot thinks in the worker that belongs to the file.
    await tab.getByRole('button', { name: 'Analyse', exact: true }).click();
    await tab.locator('table.lines tbody tr').first().waitFor();
    expect(tab.workers().length === 1, `${tab.workers().length} workers`);
    // A move here drops the two later moves of the record, until they are restored.
    for (const square of ['a5', 'b5']) await board(tab).locator(`[data-square="${square}"]`).first().click();
    const restore = tab.getByRole('button', { name: 'Bring back the 2 dropped moves' });
    await restore.waitFor();
    expect((await tab.locator('.moves .step').count()) === 2, 'the moves of the record are still listed');
    await restore.click();
    await tab.locator('.moves .step').nth(2).waitFor();
    expect((await restore.count()) === 0, 'the moves are restored, but the button is still there');
  },
  german: async (tab) => {
    await board(tab).locator('svg').first().waitFor();
    await tab.getByRole('button', { name: 'Neues Spiel' }).waitFor();
  },
  strict: async (tab) => {
    await board(tab).locator('svg').first().waitFor();
    const looks = await board(tab).evaluate(({ shadowRoot }) => {
      const style = (selector) => getComputedStyle(shadowRoot.querySelector(selector));
      return [
        style('.next > [data-hit]').strokeDasharray,
        style('svg').display,
        shadowRoot.querySelector('svg').style.colorScheme,
      ];
    });
    expect(
      looks[0] !== 'none' && looks[1] === 'block' && looks[2] !== '',
      `the board has no style: ${looks.join(' ')}`,
    );
    const dressed = await board(tab).evaluate(async (one) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.contentDocument?.body.append(document.adoptNode(one));
      await new Promise((done) => setTimeout(done, 50));
      const display = frame.contentWindow?.getComputedStyle(one.shadowRoot.querySelector('.line')).display;
      frame.remove();
      return display;
    });
    expect(dressed === 'grid', `a board in another document has no style: ${dressed}`);
    await tab.reload();
    await board(tab).locator('svg').first().waitFor();
    const focused = () => tab.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent?.trim());
    const press = async (name, next) => {
      await tab.getByRole('button', { name, exact: true }).focus();
      await tab.keyboard.press('Enter');
      await tab.waitForTimeout(100);
      const now = await focused();
      expect(now === next, `after ${name} the focus is on ${now}`);
    };
    await press('Resign', 'No, play on');
    await press('Yes, resign', 'Result');
    await board(tab)
      .getByText(/resigned: the game is over/)
      .first()
      .waitFor();
    await tab.getByRole('button', { name: 'New game', exact: true }).first().focus();
    await tab.keyboard.press('Enter');
    await tab.waitForTimeout(100);
    const isInForm = await tab.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.closest('form') !== null,
    );
    expect(isInForm === true, 'the focus is not in the form for a new game');
  },
  older: async (tab) => {
    await board(tab).locator('svg').first().waitFor();
    const display = await board(tab).evaluate(
      ({ shadowRoot }) => getComputedStyle(shadowRoot.querySelector('.line')).display,
    );
    expect(display === 'grid', `without adopted sheets the board has no style: ${display}`);
  },
  missing: (tab) => tab.getByText('No record comes from nowhere.json').waitFor(),
};

/** Writes a record with two moves. */
const example = () => {
  const [first] = legalMoves(initial);
  const [second] = legalMoves(game.applyLegal(initial, first));
  const record = writeRecord(game)(defaultOptions, null, initial, [first, second]);
  expect(isRight(record), 'the record could not be written');
  return JSON.stringify(rightOf(record));
};

/** Unpacks the package into a folder, and writes the pages beside it. */
const writePages = (folder) => {
  execFileSync('tar', ['-xzf', pack(folder), '-C', folder]);
  for (const [name, [lang, line, head]] of Object.entries(lines))
    writeFileSync(join(folder, `${name}.html`), page(lang, line, head));
  writeFileSync(join(folder, 'game.json'), example());
};

const test = base.extend({
  url: [
    async ({}, use) =>
      inFolder((folder) => {
        writePages(folder);
        return serving(folder, '.', use);
      }),
    { scope: 'worker' },
  ],
});

for (const [name, look] of Object.entries(looks))
  test(`one line on a page: ${name}`, ({ browser, url }) => shown(browser, url, name, look));
