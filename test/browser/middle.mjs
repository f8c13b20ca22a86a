/** A page with the playing element, and games in the middle of play, for the scripts that check them. */

/** The HTML of the page. It loads `play.js`, which sets `window.plays`. */
export const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>A game</title>
<link rel="icon" href="data:," />
<style>body { margin: 0 } rulehouse-play { height: 100dvh } @media (max-width: 899px) { rulehouse-play { height: auto } }</style>
<script type="module" src="/play.js"></script>
<main><rulehouse-play></rulehouse-play></main>`;

/** The record of a game after some random plies. */
export const middleOf = (tab, id, plies, options = {}) =>
  tab.evaluate(
    ([wanted, count, given]) => {
      const game = window.plays.find((one) => one.id === wanted);
      const around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };
      const play = game.begin({ options: { ...game.recommended, ...given }, seed: 5 }, around);
      let state = 7;
      const random = (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      for (let tries = 0; play.snapshot().ply < count && tries < count * 20; tries++) {
        if (play.snapshot().end !== null) break;
        const { deciding, waiting } = play.snapshot();
        const mine = play.as(deciding.find((seat) => !waiting.some((one) => one.seat === seat)) ?? null);
        const { offers, move } = mine.snapshot();
        if (move !== null) mine.play();
        else if (offers.length > 0) mine.pick(offers[random(offers.length)]);
      }
      const saved = play.save();
      return saved._tag === 'Right' ? saved.right : null;
    },
    [id, plies, options],
  );

export const board = (tab) => tab.locator('rulehouse-board');

export const shown = async (tab, id) => {
  await tab.waitForFunction(() => customElements.get('rulehouse-play') !== undefined);
  await tab.evaluate((game) => document.querySelector('rulehouse-play').setAttribute('game', game), id);
  await board(tab).locator('svg').first().waitFor();
};

/** Chooses a file if there is an input for it; returns false if there is none yet. */
const chosen = async (tab, file) => {
  try {
    await tab.locator('input[type=file]').setInputFiles(file, { timeout: 1500 });
    return true;
  } catch {
    return false;
  }
};

/** Loads a record and continues its game, as a person does. */
export const loaded = async (tab, record) => {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  // If factions must be chosen, their cards replace the moves, and return after each move of a bot.
  for (let tries = 0; tries < 20; tries++) {
    const choose = tab.locator('.card button.main').first();
    const moves = tab.locator('#tab-moves');
    await ((await moves.count()) > 0 ? moves : choose).click();
    if (await chosen(tab, file)) break;
  }
  await tab.waitForTimeout(400);
  const reveal = tab.locator('.curtain button');
  if ((await reveal.count()) > 0) await reveal.click();
  await board(tab).locator('svg').first().waitFor();
};
