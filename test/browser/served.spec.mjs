/**
 * Tests that a table of a server is as good as a game on the page: the way in, earlier positions, whose turn it is, comments that were not read, and
 * what people can do when the game is over. The focus is never lost. Needs `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, ok, root } from '../../scripts/check/consumer.mjs';
import { until } from '../../scripts/check/server.mjs';
import { test as base } from './fixtures.mjs';
import { playedTable, ready, said, served } from './sweep.mjs';

/** @type {typeof base} */
const test = base.extend({
  url: [
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'served-'));
      const server = await served(join(root, 'dist/cli/index.mjs'), data, 0);
      await use(server.url);
      await server.end('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const opened = async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tab = await context.newPage();
  const errors = [];
  tab.on('pageerror', (error) => errors.push(String(error)));
  return { context, tab, errors };
};

/** The place of the focus: a name of the deepest element that has it. */
const focused = (tab) =>
  tab.evaluate(() => {
    let one = document.activeElement;
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
    return one?.localName ?? 'nothing';
  });

const hasFocus = async (tab, when) => {
  const place = await focused(tab);
  expect(!['body', 'nothing', 'rulehouse-play'].includes(place), `${when} the focus is at ${place}`);
};

test('a game against bots is two clicks away, and a friend is invited in three', async ({ browser, url }) => {
  const { context, tab, errors } = await opened(browser);
  await tab.goto(url);
  await tab.locator('[name=game][value=toframenn]').click();
  await tab.getByRole('button', { name: 'Play against bots' }).click();
  await ready(tab);
  expect((await tab.title()).includes('Töframenn with'), `the title is ${await tab.title()}`);
  // From the page of a table it is two clicks, too.
  await tab.getByRole('link', { name: 'Your games' }).click();
  await tab.getByRole('button', { name: 'Invite a friend' }).click();
  await tab.getByRole('button', { name: 'Copy', exact: true }).first().click();
  const link = await tab.evaluate(() => navigator.clipboard.readText());
  expect(/#table=[\w-]{16}&invite=[0-9a-f]{32}$/.test(link), `the link is ${link}`);
  await tab.getByRole('link', { name: 'rulehouse' }).click();
  const own = tab.locator('.own-games li');
  await own.first().waitFor();
  expect((await own.count()) === 2, 'not both tables are in the list');
  await tab
    .getByRole('button', { name: /off this list/ })
    .first()
    .click();
  await until('a table is off the list', async () => (await own.count()) === 1);
  expect(errors.length === 0, errors.join('\n'));
  await context.close();
  ok('against bots in two clicks, a friend in three, and both tables are remembered');
});

test('a bot is seated by a button and not by going through a menu, and has a name', async ({ browser, url }) => {
  const { context, tab } = await opened(browser);
  await tab.goto(url);
  await tab.locator('[name=game][value=terrafex]').check();
  await tab.getByRole('button', { name: 'Invite a friend' }).click();
  const menu = tab.locator('.seats select').first();
  await menu.focus();
  for (let times = 0; times < 4; times++) await tab.keyboard.press('ArrowDown');
  await tab.waitForTimeout(300);
  expect((await tab.locator('.seats li', { hasText: 'free' }).count()) === 1, 'a key seated a bot');
  await hasFocus(tab, 'in the menu');
  const choices = await menu.locator('option').allInnerTexts();
  expect(choices.join() === 'random,beginner,easy,medium,hard,best', `the bots are ${choices}`);
  await tab.getByRole('button', { name: 'Seat this bot' }).click();
  await ready(tab);
  expect((await tab.locator('.strip', { hasText: 'best bot (1)' }).count()) === 1, 'the bot has no name');
  await context.close();
  ok('bots by strength, seated by a button');
});

test('earlier positions of a game with secrets, as the seat saw them', async ({ browser, url }) => {
  const { context, tab, errors } = await opened(browser);
  const table = await playedTable(url, 'icetraders', 12);
  await tab.goto(`${url}#table=${table.id}&token=${table.tokens[table.players[0]]}`);
  await ready(tab);
  const viewOf = () =>
    tab.evaluate(() =>
      JSON.stringify(document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board').view),
    );
  const present = await viewOf();
  await tab.locator('.moves .step').nth(6).click();
  await until('an earlier position is shown', async () => (await viewOf()) !== present);
  const then = JSON.parse(await viewOf());
  expect(
    then.alignments.every((one, seat) => seat === 0 || one === 'hidden' || one === 'unchosen'),
    `an earlier position tells ${then.alignments}`,
  );
  expect((await tab.locator('.past').innerText()).startsWith('Move 6 of 12'), 'the page does not say which move it is');
  await tab.locator('.moves').focus();
  for (const [key, ply] of [
    ['ArrowLeft', 5],
    ['Home', 0],
    ['ArrowRight', 1],
  ]) {
    await tab.keyboard.press(String(key));
    await until(`${key} shows move ${ply}`, async () =>
      (await tab.locator('.past').innerText()).startsWith(`Move ${ply} of 12`),
    );
    await hasFocus(tab, `after ${key}`);
  }
  // The game goes on meanwhile, and the earlier position stays.
  await said(url, table, table.players[1], { _tag: 'Comment', text: 'are you there?' });
  await until(
    'an unread comment is counted',
    async () => (await tab.locator('.unread').allInnerTexts()).join() === '1',
  );
  await tab.getByRole('button', { name: 'Back to the game' }).focus();
  await tab.keyboard.press('Enter');
  await until('the present position is shown', async () => (await viewOf()) === present);
  await hasFocus(tab, 'back at the game');
  await tab.locator('#tab-talk').click();
  expect((await tab.locator('.unread').count()) === 0, 'a comment that was read is still counted');
  expect(errors.length === 0, errors.join('\n'));
  await context.close();
  ok('earlier positions by clicks and keys, with nothing that the seat did not see');
});

test('the title, the icon and a notice say whose turn it is, and who is there', async ({ browser, url }) => {
  const [ada, bo] = [await opened(browser), await opened(browser)];
  await ada.tab.addInitScript(() => {
    const notices = [];
    class Fake {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      constructor(title) {
        notices.push(title);
      }
    }
    Object.assign(window, { Notification: Fake, notices });
    Object.defineProperty(document, 'hidden', { get: () => window.isAway === true });
  });
  const table = await playedTable(url, 'terrafex', 0);
  const [first, second] = table.players;
  await ada.tab.goto(`${url}#table=${table.id}&token=${table.tokens[first]}`);
  await bo.tab.goto(`${url}#table=${table.id}&token=${table.tokens[second]}`);
  await ready(ada.tab);
  await ready(bo.tab);
  const icon = () => ada.tab.locator('link[rel=icon]').getAttribute('href');
  expect((await ada.tab.title()).startsWith('● Your turn – Terrafex with '), `the title is ${await ada.tab.title()}`);
  expect((await icon())?.includes('circle') === true, 'the icon has no dot');
  expect(!(await bo.tab.title()).includes('Your turn'), 'the other title says it is their turn');
  await ada.tab.getByRole('button', { name: 'Sounds and notices: off' }).first().click();
  await hasFocus(ada.tab, 'after the bell');
  const move = async (player) => {
    const headers = { authorization: `Bearer ${table.tokens[player]}` };
    const { sight } = await (await fetch(`${url}api/tables/${table.id}`, { headers })).json();
    const [text] = await (await fetch(`${url}api/tables/${table.id}/legal`, { headers })).json();
    if (text === undefined) return false;
    await said(url, table, player, { _tag: 'Move', ply: sight.ply, course: sight.course, move: text });
    return true;
  };
  await ada.tab.evaluate(() => Object.assign(window, { isAway: true }));
  // One turn of each.
  while (await move(first));
  await until('it is no longer their turn', async () => !(await ada.tab.title()).includes('Your turn'));
  expect((await icon())?.includes('circle') === false, 'the icon still has a dot');
  while (await move(second));
  await until('it is their turn again', async () => (await ada.tab.title()).includes('Your turn'));
  const notices = await ada.tab.evaluate(() => window.notices);
  expect(notices.length === 1 && notices[0].includes('Your turn'), `the notices are ${notices}`);
  await ada.tab.evaluate(() => Object.assign(window, { isAway: false }));
  await ada.tab.reload();
  await until('the other is said to be here', async () =>
    (
      await ada.tab
        .locator('.here')
        .innerText()
        .catch(() => '')
    ).startsWith('Here: '),
  );
  await Promise.all([ada.context.close(), bo.context.close()]);
  ok('title, icon, one notice for each turn, and who is here');
});

test('when a game is over there are a rematch, a review, the record and a new table', async ({ browser, url }) => {
  const [ada, bo] = [await opened(browser), await opened(browser)];
  const table = await playedTable(url, 'terrafex', 6);
  const [first, second] = table.players;
  await ada.tab.goto(`${url}#table=${table.id}&token=${table.tokens[first]}`);
  await bo.tab.goto(`${url}#table=${table.id}&token=${table.tokens[second]}`);
  await ready(ada.tab);
  await ready(bo.tab);
  await said(url, table, second, { _tag: 'Resign' });
  for (const { tab } of [ada, bo]) await tab.locator('.result').waitFor();
  await bo.tab.getByRole('button', { name: 'Review' }).first().click();
  await bo.tab.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await bo.tab.getByRole('button', { name: 'Back to the table' }).click();
  await bo.tab.locator('.result').waitFor();
  await bo.tab.locator('#tab-settings').click();
  await bo.tab.locator('[slot=settings] select').selectOption('dark');
  expect((await bo.tab.locator('rulehouse-play').getAttribute('theme')) === 'dark', 'the theme has not changed');
  await ada.tab.getByRole('button', { name: 'Rematch' }).click();
  await until('the rematch is shown', async () => !ada.tab.url().includes(table.id));
  await ready(ada.tab);
  await bo.tab.reload();
  await bo.tab.getByRole('link', { name: 'Go to the rematch' }).click();
  await until('the other is there, too', async () => bo.tab.url() === ada.tab.url());
  await ready(bo.tab);
  for (const { errors } of [ada, bo]) expect(errors.length === 0, errors.join('\n'));
  await Promise.all([ada.context.close(), bo.context.close()]);
  ok('a rematch for both, a review, settings');
});
