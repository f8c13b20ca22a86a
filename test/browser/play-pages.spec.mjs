/** Tests the play pages and the ledger viewer of the site: does what people do on them, one thing after another. */
import { readFileSync } from 'node:fs';
import { complaints } from '../../scripts/check/chromium.mjs';
import { expect, ok } from '../../scripts/check/consumer.mjs';
import { until } from '../../scripts/check/server.mjs';
import { test } from './fixtures.mjs';

const board = (tab) => tab.locator('rulehouse-board');

const open = async (browser, url, page) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tab = await context.newPage();
  const errors = complaints(tab);
  await tab.goto(url + page);
  return { tab, close: async () => (expect(errors.length === 0, errors.join('\n')), await context.close()) };
};

const ready = (tab) => board(tab).locator('svg').first().waitFor({ state: 'attached' });

const button = (tab, name) => tab.getByRole('button', { name, exact: true });

const clipboard = (tab) => tab.evaluate(() => navigator.clipboard.readText());

/** Starts a new game with people at all seats; returns the number of seats. */
const allPeople = async (tab) => {
  await button(tab, 'New game').click();
  const seats = tab.locator('.seat select');
  const count = await seats.count();
  for (let seat = 0; seat < count; seat++) await seats.nth(seat).selectOption('person');
  await button(tab, 'Begin').click();
  await tab.locator('.moves').waitFor();
  return count;
};

/** Makes the next move by clicks. */
const move = async (tab) => {
  const steps = tab.locator('.moves .step');
  const before = await steps.count();
  for (let clicks = 0; clicks < 8 && (await steps.count()) === before; clicks++) {
    const play = board(tab).locator('button.play');
    await ((await play.count()) > 0 ? play : board(tab).locator('.next, button.choice')).first().dispatchEvent('click');
    await tab.waitForTimeout(30);
  }
  expect((await steps.count()) > before, 'no move was made');
};

/** Everything the element holds. A leaked secret would be in its view, its pictures, or its labels. */
const held = (tab) =>
  board(tab)
    .first()
    .evaluate((element) => ({
      view: element.view,
      state: element.state,
      text: document.body.innerText + element.getRootNode().textContent,
      shadow: element.shadowRoot.innerHTML,
    }));

/** Tests IceTraders on one screen: the curtain hides the board, and the hidden information is not in the page. */
const curtain = async (browser, url) => {
  const { tab, close } = await open(browser, url, 'play/icetraders.html');
  await ready(tab);
  const seats = await allPeople(tab);
  const said = tab.locator('.play .curtain');
  let looks = 0;
  const chosen = [];
  for (let seat = 0; seat < seats; seat++) {
    await said.waitFor();
    expect(!(await board(tab).isVisible()), 'the board is visible behind the curtain');
    const behind = await held(tab);
    // Behind the curtain, the page holds only what a spectator sees.
    const alignments = behind.view?.alignments ?? [];
    expect(
      alignments.every((one) => one === 'hidden' || one === 'unchosen'),
      `behind the curtain: ${alignments}`,
    );
    await said.getByRole('button').click();
    await board(tab).waitFor({ state: 'visible' });
    const { view } = await held(tab);
    for (const [other, one] of (view?.alignments ?? []).entries())
      expect(other === seat || one === 'hidden' || one === 'unchosen', `seat ${seat} sees that ${other} is ${one}`);
    looks += 2;
    const name = seat % 2 === 0 ? 'evil' : 'good';
    await board(tab)
      .locator('button.choice, .next')
      .filter({ hasText: new RegExp(`\\b${name}\\b`, 'i') })
      .first()
      .dispatchEvent('click');
    chosen.push(name);
    const texts = await tab.locator('.moves .step').allInnerTexts();
    expect(
      texts.every((text) => !/\b(?:good|evil)\b/i.test(text)),
      `the list reveals: ${texts.join(', ')}`,
    );
  }
  await said.waitFor();
  const { view } = await held(tab);
  expect(view === null || view.alignments.every((one) => one === 'hidden'), 'the page contains alignments');
  await close();
  ok(
    `IceTraders at one screen: ${seats} seats chose (${chosen.join(', ')}), ${looks} checks that no choice is visible to others`,
  );
};

/** Tests Terrafex for two on one screen: moves, the list of moves, undo, options, analysis, and saving and loading by record and link. */
const whole = async (browser, url) => {
  const { tab, close } = await open(browser, url, 'play/terrafex.html');
  await ready(tab);
  await allPeople(tab);
  const stateOf = async () => JSON.stringify((await held(tab)).state);
  const seen = [await stateOf()];
  for (let count = 0; count < 6; count++) {
    await move(tab);
    seen.push(await stateOf());
  }
  expect(new Set(seen).size === seen.length, 'two moves gave the same position');
  const steps = tab.locator('.moves .step');
  for (const [index, state] of seen.entries()) {
    await steps.nth(index).click();
    await until(`the board shows step ${index}`, async () => (await stateOf()) === state);
    expect((await steps.nth(index).getAttribute('aria-current')) === 'step', `step ${index} is not marked`);
  }
  // A link to a step and a record must each restore the same game.
  await button(tab, 'Copy link').click();
  const link = await clipboard(tab);
  await button(tab, 'Copy record').click();
  const record = await clipboard(tab);
  const [download] = await Promise.all([tab.waitForEvent('download'), button(tab, 'Save record').click()]);
  const file = await download.path();
  expect(readFileSync(file, 'utf8') === record, 'the saved record differs from the copied one');
  const other = await open(browser, url, link.slice(url.length));
  await ready(other.tab);
  await until('the link opens the position', async () => JSON.stringify((await held(other.tab)).state) === seen.at(-1));
  await other.tab
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await until('the record is loaded', async () => (await other.tab.locator('.moves .step').count()) === seen.length);
  expect(JSON.stringify((await held(other.tab)).state) === seen.at(-1), 'the record leads to another position');
  await button(other.tab, 'Copy record').click();
  expect((await clipboard(other.tab)) === record, 'the record has changed');
  await other.tab.locator('input[type=file]').setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record.replace(/"moves":\["[^"]*"/, '"moves":["Ba1>h8"')),
  });
  await other.tab.locator('.problem').waitFor();
  expect(
    /TF-\d/.test(await other.tab.locator('.problem').innerText()),
    'the message for a bad record does not cite its rule',
  );
  await other.close();
  // Playing on from an earlier step drops the moves after it.
  await steps.nth(2).click();
  await until('the board shows step 2', async () => (await stateOf()) === seen[2]);
  const choices = board(tab).locator('.next');
  expect((await choices.count()) > 0, 'nothing can be played from an earlier step');
  await steps.nth(6).click();
  await until('the board shows the end', async () => (await stateOf()) === seen[6]);
  await button(tab, 'Take back').click();
  await until(
    'a move is taken back',
    async () => (await steps.nth(seen.length - 2).getAttribute('aria-current')) === 'step',
  );
  expect((await stateOf()) === seen.at(-2), 'undo leads to another position');
  await button(tab, 'Analyse').click();
  await tab.locator('.lines tbody tr').first().waitFor();
  const lines = await tab.locator('.lines tbody tr').count();
  await button(tab, 'New game').click();
  await tab.locator('[name="option turnLimit"]').fill('99999');
  await button(tab, 'Begin').click();
  await tab.locator('.problem').waitFor();
  expect(
    /TF-2\.5/.test(await tab.locator('.problem').innerText()),
    'the message for a bad option does not cite its rule',
  );
  await tab.locator('[name="option turnLimit"]').fill('0');
  await tab.locator('[name="option push"]').selectOption('1');
  await button(tab, 'Begin').click();
  await until('a new game', async () => (await steps.count()) === 1);
  expect((await held(tab)).state.settings.push === 1, 'the option has no effect');
  await close();
  ok(
    `Terrafex at one screen: ${seen.length} positions by the list of moves, links and records saved and loaded, undo, ${lines} lines of analysis, options with TF-2.5`,
  );
};

/** Tests the ledger viewer: rows, decisions, points and differences. */
const ledger = async (browser, url) => {
  const { tab, close } = await open(browser, url, 'play/ledger.html');
  await button(tab, 'An example').click();
  await tab.locator('#course').waitFor();
  await ready(tab);
  const rows = tab.locator('.rows button');
  const count = await rows.count();
  const stateOf = async () => JSON.stringify((await held(tab)).state);
  const seen = new Set();
  for (let row = 0; row < count; row += 20) {
    await rows.nth(row).click();
    expect((await rows.nth(row).getAttribute('aria-current')) === 'step', `row ${row} is not marked`);
    seen.add(await stateOf());
  }
  expect(seen.size > 5, 'rows show the same position');
  const points = await tab.locator('.rows em').count();
  expect(points > 10, `only ${points} rows have points`);
  const bars = await tab.locator('.bars').count();
  // If a figure is wrong, the difference is reported, with a button that leads to its row.
  const text = await tab.locator('textarea').inputValue();
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => /\t\d+ VP\t/.test(line));
  await tab.locator('textarea').fill(
    lines
      .with(
        at,
        lines[at].replace(/(\d+) VP/, (_, number) => `${Number(number) + 1} VP`),
      )
      .join('\n'),
  );
  await button(tab, 'Replay').click();
  const jump = tab.locator('td button').first();
  await jump.waitFor();
  await jump.click();
  const marked = tab.locator('.rows button[aria-current]');
  expect((await marked.locator('strong').count()) > 0, 'the row with the difference is not shown');
  await close();
  ok(
    `ledger viewer: ${count} rows, points at ${points} of them, ${bars} stacked bars; a wrong figure leads to its row`,
  );
};

/** Tests Transformartian at the width of a phone: the whole picture is visible, and its targets are large enough. */
const phone = async (browser, url) => {
  const tab = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await tab.goto(`${url}play/transformartian.html`);
  await ready(tab);
  await tab.waitForTimeout(300);
  const found = await board(tab)
    .first()
    .evaluate((element) => {
      const [svg] = element.shadowRoot.querySelectorAll('svg');
      const sizes = [...element.shadowRoot.querySelectorAll('[data-square] [data-hit], [data-medium] [data-hit]')].map(
        (hit) => {
          const { width, height } = hit.getBoundingClientRect();
          return Math.min(width, height);
        },
      );
      return { room: element.clientWidth, width: svg.getBoundingClientRect().width, least: Math.min(...sizes) };
    });
  await tab.close();
  expect(found.width <= found.room + 1, `the picture is ${found.width} pixels wide, but the space is ${found.room}`);
  expect(found.least >= 23.9, `a target has only ${found.least} pixels`);
  ok(`Transformartian in ${found.room} pixels: the picture fits, targets of at least ${found.least.toFixed(1)}`);
};

test('IceTraders on one screen: no choice is visible to others', ({ browser, site }) => curtain(browser, site));

test('Terrafex on one screen', ({ browser, site }) => whole(browser, site));

test('the ledger viewer', ({ browser, site }) => ledger(browser, site));

test('Transformartian at the width of a phone', ({ browser, site }) => phone(browser, site));
