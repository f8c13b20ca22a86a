/**
 * Tests the page of `rulehouse serve` in a real browser: two people in two browsers open a table of IceTraders, share a link, chat, take a move
 * back, and play to the end by clicks on their boards, while the server is killed with `kill -9` and restarted. Then the site plays on the
 * same server, which allows it. No page, and nothing sent to it, may ever contain information hidden from its player.
 */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRight, verifyRecord } from 'rulehouse';
import { game } from 'rulehouse/icetraders';
import { complaints, seriousIn } from '../../scripts/check/chromium.mjs';
import { expect, ok, root } from '../../scripts/check/consumer.mjs';
import { served, until } from '../../scripts/check/server.mjs';
import { rightOf } from '../../scripts/given.mjs';
import { inFolder, screenshot as saved, test } from './fixtures.mjs';

const screenshot = (tab, name) => saved(tab, name, { fullPage: true });

const command = join(root, 'dist/cli/index.mjs');

/** Everything that a page holds, including shadow trees, fields and the board's view. */
const whole = (tab) =>
  tab.evaluate(() => {
    const texts = [];
    const visit = (node) => {
      texts.push(node.innerHTML ?? '');
      for (const one of node.querySelectorAll('*')) {
        if (one.value !== undefined) texts.push(String(one.value));
        if (one.view !== undefined) texts.push(JSON.stringify([one.view, one.state, one.last, one.moves]));
        if (one.shadowRoot) visit(one.shadowRoot);
      }
    };
    visit(document.documentElement);
    return texts.join('\n');
  });

/** Opens a browser for a person; records everything sent to the page, and the errors it reports. */
const person = async (browser, seat) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tab = await context.newPage();
  /** @type {string[][]} */
  const [heard, asked, errors] = [[], [], []];
  tab.on('pageerror', (error) => errors.push(String(error)));
  // Violations of the content security policy are reported on the console. So is a server that is down, which is expected here.
  tab.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|ERR_/.test(message.text())) errors.push(message.text());
  });
  tab.on('request', (request) => asked.push(request.url()));
  tab.on('response', async (response) => {
    if (/\/api\/tables\/[^/]+$/.test(response.url())) heard.push(await response.text().catch(() => ''));
  });
  return { seat, context, tab, heard, asked, errors };
};

/** The list starts with the position before the first move, so subtract one. */
const movesOf = async ({ tab }) => Math.max(0, (await tab.locator('.moves .step').count()) - 1);

/** The elements on a board that can be clicked now; undo comes last. */
const open = 'rulehouse-board button.play, rulehouse-board button.choice, rulehouse-board .next';

const random = (seed) => {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
};

/** The buttons that keep a game going. */
const quiet =
  /^(?:Play: .*(?:builds?|pass|declin|gives up|places|picks|grows|trades|moves)|pass|build|decline|give up)/i;

/** Clicks once; returns true if there was something to click. */
const clickOnce = async ({ tab }, draw) => {
  const found = tab.locator(open);
  const count = await found.count();
  if (count === 0) return false;
  const texts = await found.evaluateAll((all) => all.map((one) => (one.localName === 'button' ? one.textContent : '')));
  const calm = texts.flatMap((text, index) => (quiet.test(text ?? '') ? [index] : []));
  const among = calm.length > 0 && draw(4) > 0 ? calm : texts.map((_, index) => index);
  const one = found.nth(among[draw(among.length)] ?? 0);
  // Targets overlap, and a real click hits the topmost one. Do not wait for targets that have disappeared.
  const soon = { timeout: 500 };
  await one.click(soon).catch(() => one.dispatchEvent('click', {}, soon).catch(() => undefined));
  return true;
};

/** Looks for the alignment of the other seat in everything sent to a page. */
const hiddenFrom = ({ seat, heard }) => {
  let looks = 0;
  for (const text of heard) {
    const { sight, end } = JSON.parse(text || '{}');
    if (!sight || end !== null) continue;
    const view = rightOf(game.viewText.parse(sight.view));
    if (view.revealed) continue;
    looks++;
    const other = view.alignments[1 - seat];
    expect(other === 'hidden' || other === 'unchosen', `seat ${seat} received the other seat's alignment: ${other}`);
  }
  return looks;
};

/** What the board of a page holds about the other seat, and what it draws. */
const boardOf = ({ tab }) =>
  tab.evaluate(() => {
    const board = document.querySelector('rulehouse-play')?.shadowRoot.querySelector('rulehouse-board');
    const view = board?.view ?? null;
    return view === null ? null : { alignments: view.alignments, revealed: view.revealed };
  });

const secretIn = async (one) => {
  const held = await boardOf(one);
  if (held === null || held.revealed) return 0;
  const other = held.alignments[1 - one.seat];
  expect(
    other === 'hidden' || other === 'unchosen',
    `the page of seat ${one.seat} contains the other seat's alignment: ${other}`,
  );
  return 1;
};

/** Opens a table on the page, and gives the second seat to the other person by link. */
const sitDown = async (one, url) => {
  const { tab } = one;
  await tab.goto(url);
  await tab.locator('[name=game][value=icetraders]').check();
  await tab.locator('[name="option players"]').selectOption('2');
  await tab.getByText('More settings').click();
  await tab.getByText('Options of the game').click();
  await tab.locator('[name="option turnLimit"]').fill('30');
  await tab.locator('select[name=clock]').selectOption('long');
  await screenshot(tab, 'table-opening');
  await tab.getByRole('button', { name: 'Open a table' }).click();
  const seats = tab.locator('.seats li');
  await seats.nth(1).locator('input[name=player]').fill('Bo');
  await seats.nth(1).getByRole('button', { name: 'Make a link' }).click();
  const link = await seats.nth(1).locator('.link input').inputValue();
  await seats.nth(0).locator('input[name=player]').fill('Ada');
  await screenshot(tab, 'table-seats');
  await seats.nth(0).getByRole('button', { name: 'Sit here' }).click();
  expect(/#table=[\w-]{16}&token=[0-9a-f]{32}$/.test(link), `the link is ${link}`);
  return link;
};

const button = ({ tab }, name) => tab.getByRole('button', { name, exact: true });

/** Two people chat at a table. */
const talk = async (ada, bo) => {
  for (const { tab } of [ada, bo]) await tab.getByRole('tab', { name: 'Comments' }).click();
  await bo.tab.getByLabel('Say').fill('good <b>luck</b>');
  await button(bo, 'Send').click();
  await ada.tab.getByText('Bo: good <b>luck</b>').waitFor();
  await button(bo, 'Offer a draw').click();
  await ada.tab.getByText('Bo offers a draw.').waitFor();
  await button(ada, 'Decline').click();
  await bo.tab.getByText('You offer a draw.').waitFor({ state: 'detached' });
  await button(ada, 'Resign').click();
  await button(ada, 'No, play on').click();
  for (const { tab } of [ada, bo]) await tab.getByRole('tab', { name: 'Moves' }).click();
};

/** One player asks to take back the last move: the other accepts, the rules of the table forbid it, or the player's own turn still goes on. */
const takeBack = async (one, other) => {
  const before = await movesOf(one);
  await button(one, 'Ask to take back').click();
  const asked = other.tab.getByText(/asks to go back to before move/);
  const refused = one.tab.locator('rulehouse-board [role=alert]:not(:empty)');
  const isBack = async () => (await movesOf(one)) === before - 1;
  await until(
    'an answer to the question',
    async () => (await asked.count()) + (await refused.count()) > 0 || (await isBack()),
  );
  if (await isBack()) return 'taken back';
  if ((await asked.count()) === 0) return 'refused';
  await button(other, 'Agree').click();
  await until('a move is taken back', isBack);
  return 'taken back';
};

/** Kills the server with `kill -9` and restarts it with the same data and port. Both pages must report this and continue on their own. */
const kill = async (server, data, people) => {
  const before = await Promise.all(people.map(movesOf));
  const { port } = new URL(server.url);
  await server.end('SIGKILL');
  for (const { tab } of people) await tab.getByText('Connection lost, trying again').waitFor();
  await screenshot(people[0].tab, 'table-lost');
  const again = await served(command, data, port);
  for (const { tab } of people)
    await tab.getByText('Connection lost, trying again').waitFor({ state: 'detached', timeout: 20_000 });
  await Promise.all(
    people.map((one, index) => until('the moves are still there', async () => (await movesOf(one)) >= before[index])),
  );
  return again;
};

/** Two people play. */
const play = async (browser, data) => {
  let server = await served(command, data, 0);
  const [ada, bo] = await Promise.all([person(browser, 0), person(browser, 1)]);
  const people = [ada, bo];
  const link = await sitDown(ada, server.url);
  await bo.tab.goto(link);
  for (const { tab } of people) await tab.locator('rulehouse-board svg').first().waitFor();
  await talk(ada, bo);
  const draw = random(2);
  /** @type {{ clicks: number, kills: number, pages: number, undone: string[] }} */
  const counts = { clicks: 0, kills: 0, pages: 0, undone: [] };
  const over = () => ada.tab.locator('.result').count();
  for (let idle = 0; (await over()) === 0; ) {
    let clicked = false;
    for (const one of [bo, ada]) {
      if (!(await clickOnce(one, draw))) continue;
      clicked = true;
      counts.clicks++;
      counts.pages += (await secretIn(ada)) + (await secretIn(bo));
    }
    const made = await movesOf(ada);
    const isWaiting = (await ada.tab.getByText('has decided').count()) > 0;
    // Kill the server once while one decision waits for the other, and once in the middle of the game.
    if (
      (counts.kills === 0 && (isWaiting || made >= 3)) ||
      (counts.kills === 1 && made >= 12) ||
      (counts.kills === 2 && made >= 30)
    ) {
      server = await kill(server, data, people);
      counts.kills++;
      if (counts.kills === 2) counts.undone.push(await takeBack(ada, bo));
    }
    if (made === 16) await screenshot(ada.tab, 'table-play');
    idle = clicked ? 0 : idle + 1;
    if (idle > 0) await ada.tab.waitForTimeout(50);
    expect(idle < 100, 'nobody can continue');
  }
  await bo.tab.locator('.result').waitFor();
  await screenshot(ada.tab, 'table-end');
  const looks = hiddenFrom(ada) + hiddenFrom(bo);
  expect(
    looks > 20 && counts.pages > 20 && counts.kills > 0,
    `${looks} looks, ${counts.pages} pages, ${counts.kills} kills`,
  );
  const [download] = await Promise.all([ada.tab.waitForEvent('download'), button(ada, 'Save record').click()]);
  const record = JSON.parse(readFileSync(await download.path(), 'utf8'));
  const verified = verifyRecord(game)(record);
  expect(isRight(verified), 'the record is invalid');
  await ada.tab.getByRole('tab', { name: 'Moves' }).click();
  expect(record.moves.length === (await movesOf(ada)), 'the record has other moves than the page');
  expect(
    record.comments.some(({ text }) => text === 'Bo: good <b>luck</b>'),
    'the comment is lost',
  );
  for (const { tab, errors, asked } of people) {
    expect(errors.length === 0, errors.join('\n'));
    const findings = await seriousIn(tab);
    expect(findings.length === 0, findings.join('\n'));
    const [token = ''] = await tab.evaluate(() => Object.values(sessionStorage));
    expect(/^[0-9a-f]{32}$/.test(token), 'the page has no token');
    expect(!tab.url().includes('token'), `the address bar has a token: ${tab.url()}`);
    const said = asked.filter((url) => url.replace(/#.*$/, '').includes(token));
    expect(said.length === 0, `a token is in an address: ${said[0]}`);
    expect(!server.printed().includes(token), 'the server printed a token');
    for (const name of readdirSync(data))
      expect(!readFileSync(join(data, name), 'utf8').includes(token), `a token is in ${name}`);
  }
  ok(
    `two browsers, IceTraders to its end: ${record.moves.length} moves by ${counts.clicks} clicks, ${counts.kills} kills with -9, ${looks} views and ${counts.pages} pages without the other's alignment; an undo was ${counts.undone.join(', ')}`,
  );
  await Promise.all(people.map(({ context }) => context.close()));
  await server.end('SIGTERM');
};

/** Compares two tables: the viewer's decisions are the same, but the other seat has another alignment. The pages must be identical. */
const indifferent = async (browser, { url }) => {
  const post = async (path, body, token) => {
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const table = async (alignment) => {
    const spec = { options: { players: 2 }, players: ['Ada', 'Bo'], seed: 7 };
    const { id, tokens } = await post('tables', { game: 'icetraders', spec });
    await post(`tables/${id}/messages`, { _tag: 'Move', ply: 0, move: alignment }, tokens.Bo);
    const one = await person(browser, 0);
    await one.tab.goto(`${url}#table=${id}&token=${tokens.Ada}`);
    await one.tab.locator('rulehouse-board svg').first().waitFor();
    return { ...one, id, tokens };
  };
  const tables = [await table('good'), await table('evil')];
  let compared = 0;
  const compare = async () => {
    // Ignore ids and tokens, which are random, and the random marker of the page's library. Also ignore the last announcement, which depends on how many events
    // arrive together; the list of moves contains all of them.
    const pages = () =>
      Promise.all(
        tables.map(async ({ tab, id, tokens }) =>
          (await whole(tab))
            .replaceAll(id, '')
            .replaceAll(tokens.Ada, '')
            .replaceAll(/lit\$\d+\$/g, '')
            .replaceAll(/(part="news" aria-live="polite">)[^<]*/g, '$1'),
        ),
      );
    // One page may learn of a move before the other, so retry; a difference caused by the alignment would remain.
    let [a, b] = await pages();
    for (let again = 0; a !== b && again < 50; again++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      [a, b] = await pages();
    }
    const at = [...a].findIndex((letter, index) => letter !== b[index]);
    const [here, there] = [a, b].map((text) => text.slice(Math.max(0, at - 80), at + 80));
    expect(a === b, `a page depends on the other seat's alignment: ${here} | ${there}`);
    compared++;
  };
  await compare();
  for (let ply = 0; ply < 6; ply++) {
    for (const { tab, id, tokens } of tables) {
      // Bo passes at both tables if possible, so that the games go on: a finished game has no secrets.
      const legal = await fetch(`${url}api/tables/${id}/legal`, { headers: { authorization: `Bearer ${tokens.Bo}` } });
      const moves = await legal.json();
      const move = moves.find((text) => text === 'pass') ?? moves[0];
      const at = await (await fetch(`${url}api/tables/${id}`)).json();
      if (move !== undefined) await post(`tables/${id}/messages`, { _tag: 'Move', ply: at.sight.ply, move }, tokens.Bo);
      // Compare the pages only when they have received everything, so that both tables have the same history.
      const look = await fetch(`${url}api/tables/${id}`, { headers: { authorization: `Bearer ${tokens.Ada}` } });
      const { moves: made, sight } = await look.json();
      const count = () => movesOf({ tab });
      const heard = (least) => until('the page receives the moves', async () => (await count()) >= least);
      await heard(made.length);
      if (!sight.deciding.includes(0)) continue;
      await tab.locator(open).first().waitFor();
      for (let clicks = 0; clicks < 20 && (await count()) === made.length; clicks++) {
        const pass = tab.locator(open).filter({ hasText: 'pass' });
        const next = (await pass.count()) > 0 ? pass : tab.locator(open);
        if ((await next.count()) > 0) await next.first().dispatchEvent('click');
        await tab.waitForTimeout(200);
      }
      await heard(made.length + 1);
    }
    await compare();
  }
  await Promise.all(tables.map(({ context }) => context.close()));
  ok(`${compared} pages are identical whether the other seat is good or evil`);
};

/** Tests the site's page with a server that allows it, and with one that does not. */
const fromSite = async (browser, site, data) => {
  const server = await served(command, data, 0, ['--allow', new URL(site).origin]);
  const closed = await served(command, mkdtempSync(join(data, 'closed-')), 0);
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
    const errors = complaints(tab);
    await tab.goto(`${site}play/table.html`);
    await tab.getByLabel('Address of the server').fill(server.url);
    await tab.getByRole('button', { name: 'Go there' }).click();
    await tab.locator('[name=game][value=terrafex]').check();
    await tab.getByRole('button', { name: 'Open a table' }).click();
    const seats = tab.locator('.seats li');
    await seats.nth(0).locator('input[name=player]').fill('Ada');
    await seats.nth(0).getByRole('button', { name: 'Sit here' }).click();
    await seats.nth(1).locator('select').selectOption('random');
    await seats.nth(1).getByRole('button', { name: 'Seat this bot' }).click();
    const board = tab.locator('rulehouse-board');
    await board.locator('svg').first().waitFor();
    await board.locator('[data-square="a5"]').first().click();
    await board.locator('[data-square="c5"]').first().click();
    const refusal = board.locator('[role=alert]');
    expect((await refusal.innerText()).startsWith('TF-7.2'), 'TF-7.2 was not cited');
    expect(
      /rules\/terrafex.*#TF-7\.2$/.test((await refusal.locator('a').getAttribute('href')) ?? ''),
      'no link to the rule',
    );
    await board.locator('[data-square="a5"]').first().click();
    await board.locator('[data-square="b5"]').first().click();
    await until('a move is made', async () => (await movesOf({ tab })) > 0);
    expect(errors.length === 0, errors.join('\n'));
    const findings = await seriousIn(tab);
    expect(findings.length === 0, findings.join('\n'));
    await screenshot(tab, 'table-site');
    await tab.close();
    const other = await browser.newPage();
    await other.goto(`${site}play/table.html#server=${encodeURIComponent(closed.url)}`);
    await other.getByText('the server cannot be reached').waitFor();
    await other.close();
    ok('the page of the site plays on a server that allows it, and reports one that does not');
  } finally {
    await Promise.all([server.end('SIGTERM'), closed.end('SIGTERM')]);
  }
};

test('two people play IceTraders while the server is killed', ({ browser }) => inFolder((data) => play(browser, data)));

test("a page does not depend on the other seat's alignment", ({ browser }) =>
  inFolder(async (data) => {
    const server = await served(command, data, 0);
    try {
      await indifferent(browser, server);
    } finally {
      await server.end('SIGTERM');
    }
  }));

test('the page of the site plays on a server that allows it, and reports one that does not', ({ browser, site }) =>
  inFolder((data) => fromSite(browser, site, data)));
