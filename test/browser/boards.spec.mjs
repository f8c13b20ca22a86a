/**
 * Tests the bundled board in a real browser. First come the beginner's page and the React, Svelte and Vue pages in examples/, then random games of
 * every game, with all moves made by mouse, by drag and drop, by touch on a phone, and by keyboard. In every fifth position, each legal move must be reachable by
 * exactly one path. Skipped if there is no Chromium.
 *
 * `BOARD_GAMES` is the number of games per game (default 1), `BOARD_PLIES` their greatest length (default 30; `whole` plays every game to the end,
 * with the options that the site recommends), and `BOARD_ONLY` the id of a single game. `--pictures <folder>` saves screenshots. Needs `npm run
 * build` first.
 */
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { boards } from 'rulehouse/board';
import { build } from 'vite';
import { complaints } from '../../scripts/check/chromium.mjs';
import { expect, ok, root } from '../../scripts/check/consumer.mjs';
import { test as base, inFolder, screenshot, serving } from './fixtures.mjs';

const count = Number(process.env.BOARD_GAMES ?? 1);
const isWhole = process.env.BOARD_PLIES === 'whole';
const plies = isWhole ? Infinity : Number(process.env.BOARD_PLIES ?? 30);
const only = process.env.BOARD_ONLY;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>A board</title>
<link rel="icon" href="data:," />
<rulehouse-board></rulehouse-board>
<script type="module" src="/bundles/all.js"></script>
<script type="module" src="/driver.js"></script>`;

/** Confirms the move if the board asks for it; returns the number of actions. */
const confirmed = async (tab, confirm) => {
  if ((await tab.evaluate(() => window.rulehouse.made())) !== null) return 0;
  await confirm();
  return 1;
};

/** The sizes of small targets that were clicked directly, because others are too close for a hit area of 24 pixels. */
const crowded = [];

/** The parts of a move, with the kind of action before the first of them if it has to be chosen first. */
const behind = async (tab, parts) => {
  const deed = parts.length === 0 ? null : await tab.evaluate((one) => window.rulehouse.deedOf(one), parts[0]);
  return deed === null ? parts : [deed, ...parts];
};

/** Makes a move by clicks or taps; returns their number. */
const byPointer =
  (click, isTouch) =>
  async (tab, { parts }) => {
    let clicks = 0;
    for (const part of await behind(tab, parts)) {
      const point = await tab.evaluate((one) => window.rulehouse.pointOf(...one), [part, isTouch]);
      if (point === null) continue; // a part that all moves share needs no click
      if (!isTouch && point.size < 23.9) crowded.push(point.size);
      await click(tab, point);
      clicks++;
    }
    const confirm = async () => {
      const point = await tab.evaluate(() => window.rulehouse.pointOf(window.rulehouse.offered()));
      if (point !== null) await click(tab, point);
    };
    return clicks + (await confirmed(tab, confirm));
  };

const byMouse = byPointer((tab, { x, y }) => tab.mouse.click(x, y), false);

const byTouch = byPointer((tab, { x, y }) => tab.touchscreen.tap(x, y), true);

/** Drags the pointer in steps from one point to another. */
const drag = async ({ mouse }, from, to) => {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 4 });
  await mouse.up();
};

/** Makes a move by drag and drop where it leads from a piece to a place, otherwise by clicks; returns the number of actions. */
const byDrag = async (tab, move) => {
  const points = await tab.evaluate((parts) => window.rulehouse.dragOf(parts), move.parts);
  if (points === null) return byMouse(tab, move);
  await drag(tab, ...points);
  return { acts: 1 + (await byMouse(tab, { parts: move.parts.slice(2) })), drops: 1 };
};

const focus = (tab) => tab.evaluate(() => window.rulehouse.focused());

/** Presses a key as often as the page says, and then Enter; returns undefined if the target cannot be reached. */
const goTo = async (tab, where, away, key, selector) => {
  let keys = 0;
  for (; keys < 8 && (await focus(tab)) !== where; keys++) await tab.keyboard.press(away);
  const steps = await tab.evaluate(([kind, one]) => window.rulehouse.stepsTo(kind, one), [where, selector]);
  if (steps === null) return undefined;
  for (let step = 0; step < steps; step++) await tab.keyboard.press(key);
  if (!(await tab.evaluate((one) => window.rulehouse.isAt(one), selector))) return undefined;
  await tab.keyboard.press('Enter');
  return keys + steps + 1;
};

const toButton = (tab, selector) => goTo(tab, 'controls', 'Tab', 'ArrowRight', selector);

const toPlace = (tab, selector) => goTo(tab, 'board', 'Shift+Tab', 'PageDown', selector);

const byKeyboard = async (tab, { parts }) => {
  let keys = 0;
  for (const part of await behind(tab, parts)) {
    const [where, selector] = await tab.evaluate((one) => window.rulehouse.whereIs(one), part);
    if (where === 'forced') continue;
    const pressed = await (where === 'controls' ? toButton(tab, selector) : toPlace(tab, selector));
    expect(pressed !== undefined, `${part.kind} ${part.value} cannot be reached by keyboard`);
    keys += pressed;
  }
  const confirm = async () => expect((await toButton(tab, '.play')) !== undefined, 'cannot be confirmed by keyboard');
  return keys + (await confirmed(tab, confirm));
};

/** The options of the site. The runner cannot import `rulehouse/play` by its name, because it loads CommonJS that requires ES modules. */
const recommendedFor = async (id) => {
  const { plays } = await import(pathToFileURL(join(root, 'dist/web/play/index.js')).href);
  return plays.find((one) => one.id === id)?.recommended;
};

/** Plays one game; returns the counts. */
const game = async (tab, id, seed, make, isExplored) => {
  const options = isWhole ? await recommendedFor(id) : {};
  await tab.evaluate((given) => window.rulehouse.begin(...given), [id, seed, options]);
  const tally = { plies: 0, acts: 0, drops: 0, positions: 0, moves: 0, ended: 0 };
  for (; tally.plies < plies; tally.plies++) {
    if (isExplored && tally.plies % 5 === 0 && !(await tab.evaluate(() => window.rulehouse.over()))) {
      const { moves, wrong } = await tab.evaluate(() => window.rulehouse.explore());
      expect(wrong.length === 0, `${id}, seed ${seed}, ply ${tally.plies}:\n${wrong.slice(0, 5).join('\n')}`);
      tally.positions++;
      tally.moves += moves;
    }
    const move = await tab.evaluate(() => window.rulehouse.choose());
    if (move === null) {
      tally.ended = 1;
      break;
    }
    try {
      const made = await make(tab, move);
      tally.acts += typeof made === 'number' ? made : made.acts;
      tally.drops += typeof made === 'number' ? 0 : made.drops;
      const text = await tab.evaluate(() => window.rulehouse.settled().then(window.rulehouse.made));
      expect(text === move.text, `${move.text} was expected, but ${text} was made`);
    } catch (error) {
      error.message = `${id}, seed ${seed}, ply ${tally.plies}, ${move.text}: ${error.message}`;
      throw error;
    }
  }
  return tally;
};

const acts = { mouse: 'clicks', drag: 'drags and clicks', touch: 'taps', keyboard: 'keys' };

const sum = (tallies, key) => tallies.reduce((total, tally) => total + tally[key], 0);

/** Plays a game with one way of making moves. */
const way = async (tab, id, name, make, isExplored) => {
  const tallies = [];
  for (let seed = 1; seed <= count; seed++) tallies.push(await game(tab, id, seed, make, isExplored));
  const paths = isExplored
    ? `; ${sum(tallies, 'positions')} positions with ${sum(tallies, 'moves')} legal moves, one path to each`
    : '';
  const drops = sum(tallies, 'drops');
  if (name === 'drag') expect(drops > 0, 'no piece was dragged');
  ok(
    `${id} by ${name}: ${count} games, ${sum(tallies, 'ended')} to their end, ${sum(tallies, 'plies')} plies, ${sum(tallies, 'acts')} ${acts[name]}${drops > 0 ? `, ${drops} drags` : ''}${paths}`,
  );
};

/** The serious findings of axe-core. */
const findings = async (tab) => {
  await tab.addScriptTag({ content: axe.source });
  const { violations } = await tab.evaluate(() => window.axe.run());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`);
};

const press = (tab, square) => tab.locator(`rulehouse-board [data-square="${square}"]`).first().click();

/** The beginner's page from examples, on a phone. */
const newcomer = async (browser, url) => {
  const tab = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const errors = complaints(tab);
  await tab.goto(`${url}newcomer/`);
  await tab.locator('rulehouse-board svg').first().waitFor();
  await press(tab, 'a5');
  await press(tab, 'c5');
  expect((await tab.locator('rulehouse-board [role=alert]').innerText()).startsWith('TF-7.2'), 'TF-7.2 was not cited');
  // Watch every frame, because on a busy machine an animation may end before this script can query it.
  await tab.evaluate(() => {
    window.moving = [];
    const look = () => {
      for (const { effect } of document.querySelector('rulehouse-board').shadowRoot.getAnimations())
        window.moving.push(effect.getTiming().duration);
      requestAnimationFrame(look);
    };
    look();
  });
  await press(tab, 'a5');
  await press(tab, 'b5');
  await tab.waitForFunction(() => window.moving.length > 0);
  const moving = await tab.evaluate(() => [...new Set(window.moving)]);
  expect(
    moving.every((duration) => duration <= 300),
    `animations of ${moving} ms`,
  );
  await press(tab, 'c5');
  await tab.locator('rulehouse-board .play').click();
  // The previous announcement must have had time to be heard.
  await tab
    .locator('rulehouse-board [aria-live]')
    .filter({ hasText: 'grows the forest' })
    .waitFor({ state: 'attached' });
  const news = await tab.locator('rulehouse-board [aria-live]').innerText();
  expect(/^\w+ grows the forest on c5\. /.test(news), `the announcement is: ${news}`);
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
  expect(wide <= 360, `the page is ${wide} pixels wide on a phone`);
  const serious = await findings(tab);
  expect(serious.length === 0, serious.join('\n'));
  expect(errors.length === 0, errors.join('\n'));
  await tab.close();
  ok(
    `the newcomer's page: played by touch at 360 pixels, TF-7.2 cited, moves of ${Math.max(...moving)} ms, axe-core finds nothing serious`,
  );
};

/** The frameworks with an example. */
const frameworks = ['react', 'svelte', 'vue'];

/** A page of a framework: it passes states to the element and receives a move made by clicks. */
const framework = async (browser, url, name) => {
  const tab = await browser.newPage({ viewport: { width: 900, height: 900 } });
  const errors = complaints(tab);
  await tab.goto(`${url}${name}/`);
  const board = tab.locator('rulehouse-board');
  await board.locator('svg').first().waitFor();
  const news = board.locator('[aria-live]');
  const before = await board.evaluate((one) => JSON.stringify(one.state));
  for (let clicks = 0; clicks < 12 && (await news.innerText()) === ''; clicks++) {
    const play = board.locator('button.play');
    const next = board.locator('.next, button.choice');
    await ((await play.count()) > 0 ? play : next).first().dispatchEvent('click');
    await tab.waitForTimeout(50);
  }
  expect((await news.innerText()) !== '', `no move was made in the ${name} page`);
  expect(
    (await board.evaluate((one) => JSON.stringify(one.state))) !== before,
    `the ${name} page still shows the old position`,
  );
  expect((await board.locator('[data-mark=last]').count()) > 0, `the ${name} page does not mark the last move`);
  expect(errors.length === 0, errors.join('\n'));
  await tab.close();
};

/** The marks of a board in forced colours: their lines must differ, not only their colours. */
const forced = async (browser, url) => {
  const tab = await browser.newPage({ viewport: { width: 900, height: 900 }, forcedColors: 'active' });
  await tab.goto(`${url}newcomer/`);
  await tab.locator('rulehouse-board svg').first().waitFor();
  const shapeOf = async (name) => {
    const lines = await tab.evaluate(
      (one) =>
        [
          ...(document
            .querySelector('rulehouse-board')
            .shadowRoot.querySelector(`[data-mark=${one}]`)
            ?.querySelectorAll('rect, path') ?? []),
        ].map((line) => [getComputedStyle(line).strokeWidth, getComputedStyle(line).strokeDasharray]),
      name,
    );
    expect(lines.length > 0, `there is no mark for ${name}`);
    return `${name} ${JSON.stringify(lines)}`;
  };
  const picture = (name) => screenshot(tab, `forced-colours-${name}`);
  await press(tab, 'a5');
  const marks = [await shapeOf('picked'), await shapeOf('next')];
  await picture('picked');
  for (const square of ['b5', 'c5']) await press(tab, square);
  await tab.locator('rulehouse-board .play').click();
  marks.push(await shapeOf('last'));
  await picture('last');
  const shapes = marks.map((mark) => mark.replace(/^\w+ /, ''));
  expect(new Set(shapes).size === shapes.length, `marks look the same in forced colours: ${shapes.join(' ')}`);
  await tab.close();
  ok(
    `in forced colours, the last move, the next places and the picked places have different lines: ${marks.join('; ')}`,
  );
};

/** Builds the page of a framework into a folder. */
const buildPage = (name, outDir) => {
  const page = join(root, 'examples', `board-${name}`);
  const config = join(page, 'vite.config.js');
  return build({
    root: page,
    base: './',
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
    configFile: existsSync(config) ? config : false,
  });
};

const buildSite = async (folder) => {
  cpSync(join(root, 'dist', 'bundles'), join(folder, 'bundles'), { recursive: true });
  cpSync(join(root, 'test', 'browser', 'driver.js'), join(folder, 'driver.js'));
  writeFileSync(join(folder, 'index.html'), page);
  cpSync(join(root, 'examples', 'board'), join(folder, 'newcomer'), { recursive: true });
  cpSync(join(root, 'dist', 'bundles'), join(folder, 'newcomer', 'rulehouse', 'bundles'), { recursive: true });
  for (const name of frameworks) await buildPage(name, join(folder, name));
};

/** The address of the pages with boards. */
const test = base.extend({
  url: [
    async ({}, use) =>
      inFolder(async (folder) => {
        await buildSite(folder);
        await serving(folder, '.', use);
      }),
    { scope: 'worker' },
  ],
});

test("the newcomer's page, by touch", ({ browser, url }) => newcomer(browser, url));

test('marks in forced colours', ({ browser, url }) => forced(browser, url));

for (const name of frameworks)
  test(`a page of ${name} passes states to the element and receives its moves`, ({ browser, url }) =>
    framework(browser, url, name));

const [desk, phone] = [
  { viewport: { width: 900, height: 900 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
];

for (const { id } of boards.filter((one) => only === undefined || one.id === only))
  for (const { name, make, isExplored, screen } of [
    { name: 'mouse', make: byMouse, isExplored: true, screen: desk },
    { name: 'drag', make: byDrag, isExplored: false, screen: desk },
    { name: 'touch', make: byTouch, isExplored: false, screen: phone },
    { name: 'keyboard', make: byKeyboard, isExplored: false, screen: desk },
  ])
    test(`${id} by ${name}`, async ({ browser, url }) => {
      const tab = await browser.newPage({ ...screen, reducedMotion: 'reduce' });
      const errors = complaints(tab);
      await tab.goto(url);
      await tab.waitForFunction(() => window.rulehouse !== undefined);
      await way(tab, id, name, make, isExplored);
      expect(errors.length === 0, errors.join('\n'));
      await tab.close();
    });
