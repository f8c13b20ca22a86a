/**
 * Plays every game by keyboard alone in a real browser: after each key press, something on the page must have the focus; after a pick, the button that
 * plays has it, and after a move the place that was picked last. Bundles the sources itself. Skipped if there is no Chromium.
 *
 * `KEYS_ONLY` is the id of a single game, and `KEYS_PLIES` the number of moves (default 12).
 */
import { complaints } from '../../scripts/check/chromium.mjs';
import { expect, ok } from '../../scripts/check/consumer.mjs';
import { withPage } from './bundled.mjs';
import { test as base } from './fixtures.mjs';
import { page, shown } from './middle.mjs';

const ids = ['icetraders', 'terra-mystica', 'terrafex', 'toframenn', 'transformartian'].filter(
  (id) => process.env.KEYS_ONLY === undefined || process.env.KEYS_ONLY === id,
);

const plies = Number(process.env.KEYS_PLIES ?? 12);

const program = `
import { definePlay, plays } from './src/web/play/index.ts';
import { german } from './src/face/german/index.ts';
definePlay(plays, [german]);
window.plays = plays;`;

/** Where the focus is: the innermost element that has it, through all shadow trees. */
const focus = (tab) =>
  tab.evaluate(() => {
    let active = document.activeElement ?? document.body;
    while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const places = active.getAttributeNames().filter((name) => name.startsWith('data-') && name !== 'data-piece');
    const place = places.map((name) => `${name}=${active.getAttribute(name)}`).join(' ');
    return { name: active.localName, kind: active.getAttribute('class') ?? '', place };
  });

/** Presses a key, and waits until the page has answered; the focus must not be lost. */
const press = async (tab, key) => {
  await tab.keyboard.press(key);
  await tab.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 20))));
  const now = await focus(tab);
  expect(now.name !== 'body' && now.name !== 'rulehouse-play', `after ${key}, ${now.name} has the focus`);
  return now;
};

/** Changes with every decision, also with one that waits for those of others. */
const ply = (tab) =>
  tab.evaluate(() => {
    const { ply: made, waiting } = window.game.snapshot();
    return `${made} ${waiting.length}`;
  });

/** Gives the element a game of people at one screen. */
const begin = (tab, id) =>
  tab.evaluate((wanted) => {
    const game = window.plays.find((one) => one.id === wanted);
    const around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };
    const options = game.hides ? { ...game.recommended, players: 2 } : game.recommended;
    window.game = game.begin({ options, seed: 5 }, around);
    const { deciding } = window.game.snapshot();
    document.querySelector('rulehouse-play').session = game.hides ? window.game.as(deciding[0]) : window.game;
  }, id);

/** Makes a move for the seats that the page does not show, so that the seat of the page has something to decide again. */
const others = (tab) =>
  tab.evaluate(() => {
    const shown = document.querySelector('rulehouse-play').session;
    for (let tries = 0; tries < 20 && shown.snapshot().moves.length === 0; tries++) {
      const { deciding, waiting } = window.game.snapshot();
      const open = deciding.find((seat) => !waiting.some((one) => one.seat === seat));
      if (open === undefined) return;
      const mine = window.game.as(open);
      mine.play(mine.snapshot().moves[0]);
    }
  });

/** Makes a move: the next place that can be picked, and Enter, until the move is made. Returns the number of keys. */
const move = async (tab, before) => {
  let last = '';
  for (let keys = 1; keys < 40; keys++) {
    const at = await focus(tab);
    const isOn = at.kind.includes('next') || at.name === 'button';
    const away = (await tab.locator('rulehouse-board .next').count()) > 0 ? 'PageDown' : 'Tab';
    const now = await press(tab, isOn ? 'Enter' : away);
    if (isOn && at.name !== 'button') last = at.place;
    if ((await ply(tab)) === before) continue;
    const [place = ''] = last.split(' ');
    const isGone = last === '' || (await tab.locator(`rulehouse-board [${place.replace('=', '="')}"]`).count()) === 0;
    expect(
      now.place.includes(place) || now.name === 'button' || isGone,
      `after the move, ${now.place} has the focus, not ${last}`,
    );
    return keys;
  }
  throw new Error('no move was made');
};

const test = base.extend({
  url: [
    async ({}, use) => withPage(page, [{ name: 'play.js', contents: program, format: 'esm' }], use),
    { scope: 'worker' },
  ],
});

for (const id of ids)
  test(`${id} by keys: the focus is never lost`, async ({ browser, url }) => {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const errors = complaints(tab);
    await tab.goto(url);
    await shown(tab, id);
    await begin(tab, id);
    await tab.locator('rulehouse-board [data-hit]').first().waitFor({ state: 'attached' });
    await tab.evaluate(() => {
      const board = document.querySelector('rulehouse-play').shadowRoot.querySelector('rulehouse-board');
      board.shadowRoot.querySelector('.pictures [tabindex="0"]').focus();
    });
    let [keys, made] = [0, 0];
    for (; made < plies; made++) {
      const before = await ply(tab);
      if (await tab.evaluate(() => window.game.snapshot().end !== null)) break;
      keys += await move(tab, before);
      await others(tab);
    }
    expect(errors.length === 0, errors.join('\n'));
    await tab.close();
    ok(`${id}: ${made} moves with ${keys} keys, and the focus was never lost`);
  });
