/** The states of the pages that the sweep visits, and the ways that lead to them. */
import { served, until } from '../../scripts/check/server.mjs';

/** Names as long as a server accepts: one with many words, one with a single word. */
const names = [
  'Maximiliane von Hohenzollern-Sigmaringen',
  'Donaudampfschifffahrtsgesellschaftskapit',
  'Cy',
  'Dee Featherstonehaugh-Cholmondeley',
];

export const games = ['terrafex', 'toframenn', 'transformartian', 'icetraders', 'terra-mystica'];

/** A page of one's own with a game, as an embedding page has it. */
export const embedding = (game, lang, address) => `<!doctype html><html lang="${lang}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>A page</title><link rel="icon" href="data:,">
<style>body{margin:0}rulehouse-play{height:100dvh}@media(max-width:899px){rulehouse-play{height:auto}}</style>
<script type="module" src="${address}page/embed.js"></script><main><rulehouse-play game="${game}"></rulehouse-play></main></html>`;

const play = 'rulehouse-play';

const board = (tab) => tab.locator(`${play} rulehouse-board`);

export const ready = (tab) => board(tab).locator('svg').first().waitFor({ state: 'attached' });

/** Clicks a button of the playing element that is found by its place, whatever its words are. */
const press = async (tab, place) => {
  const button = tab.locator(`${play} ${place}`).first();
  if ((await button.count()) === 0 || !(await button.isEnabled())) return false;
  await button.dispatchEvent('click');
  await tab.waitForTimeout(150);
  return true;
};

/** Opens everything that can be opened. */
const unfold = (tab) =>
  tab.evaluate(() => {
    const open = (root) => {
      for (const one of root.querySelectorAll('*')) {
        if (one.localName === 'details') one.open = true;
        if (one.shadowRoot) open(one.shadowRoot);
      }
    };
    open(document);
  });

const tabNamed = (name) => (tab) => press(tab, `#tab-${name}`);

/** The states of a page with a game of its own; each goes on from the one before it. False if a game does not have a state. */
/** @type {[string, (tab: import('@playwright/test').Page) => Promise<boolean>][]} */
export const ownStates = [
  ['start', async () => true],
  ['points', tabNamed('points')],
  ['rules', tabNamed('rules')],
  ['settings', tabNamed('settings')],
  ['plan', async (tab) => (await press(tab, '#tab-plan')) && (await press(tab, '#sheet button'))],
  ['moves', tabNamed('moves')],
  ['review', tabNamed('review')],
  [
    'form',
    async (tab) => {
      await press(tab, '.panel .bar button');
      await tab.locator(`${play} form.form`).waitFor();
      await tab.waitForTimeout(300);
      await unfold(tab);
      return true;
    },
  ],
];

const post = async (url, path, body, token) => {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`${url}api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
};

const get = async (url, path, token) => {
  const answer = await fetch(`${url}api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
};

const playersOf = { terrafex: 2, toframenn: 2, transformartian: 2, icetraders: 4, 'terra-mystica': 4 };

/** Opens a table whose game has begun, and makes some moves by lot. */
export const playedTable = async (url, game, plies, given = {}) => {
  const players = names.slice(0, playersOf[game]);
  const options = ['icetraders', 'terra-mystica'].includes(game) ? { players: players.length } : {};
  const spec = { options: { ...options, ...given }, players, seed: 5 };
  const { id, tokens } = await post(url, 'tables', { game, spec });
  let state = 7;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let made = 0; made < plies; ) {
    const { sight, end } = await get(url, `tables/${id}`, tokens[players[0]]);
    const seat = sight.deciding.find((one) => !sight.waiting.some((other) => other.seat === one));
    if (end !== null || seat === undefined) break;
    const token = tokens[players[seat]];
    const legal = await get(url, `tables/${id}/legal`, token);
    const { sight: own } = await get(url, `tables/${id}`, token);
    const move = legal[random(legal.length)];
    const message = { _tag: 'Move', ply: own.ply, course: own.course, move };
    const answer = await post(url, `tables/${id}/messages`, message, token);
    if (answer.taken !== true) throw new Error(`${game}: ${move} is refused: ${JSON.stringify(answer)}`);
    made++;
  }
  return { id, tokens, players };
};

/** Sends a message to a table as one of its players. */
export const said = (url, { id, tokens }, player, message) =>
  post(url, `tables/${id}/messages`, message, tokens[player]);

/** The states of a table whose game goes on, as its first player sees it. */
/** @type {(url: string, table: any) => [string, (tab: import('@playwright/test').Page) => Promise<boolean>][]} */
export const tableStates = (url, table) => [
  ['playing', async () => true],
  [
    'talk',
    async (tab) => {
      await said(url, table, table.players[1], {
        _tag: 'Comment',
        text: 'A long comment, with Rechtsschutzversicherungsgesellschaften and a great many words that go on and on.',
      });
      return press(tab, '#tab-talk');
    },
  ],
  ['points', tabNamed('points')],
  ['rules', tabNamed('rules')],
  ['settings', tabNamed('settings')],
  ['moves', tabNamed('moves')],
  ['past', async (tab) => (await press(tab, '.moves li:nth-child(2) button')) && (await tab.waitForTimeout(300), true)],
  ['now', async (tab) => press(tab, '.past .back')],
  [
    'asked',
    async (tab) => {
      await said(url, table, table.players[1], { _tag: 'OfferDraw' });
      await tab.locator(`${play} .question`).waitFor();
      return true;
    },
  ],
  [
    'ended',
    async (tab) => {
      await said(url, table, table.players[1], { _tag: 'Resign' });
      for (const player of table.players.slice(2)) await said(url, table, player, { _tag: 'Resign' });
      await until('the game is over', () => tab.locator(`${play} #tab-result`).count());
      await tab.waitForTimeout(300);
      return true;
    },
  ],
];

/** Opens the form for a new table, with everything that can be opened. */
export const openingOf = async (tab, url, game) => {
  await tab.goto(url);
  const menu = tab.locator('[name=game]').first();
  await menu.waitFor({ state: 'attached' });
  if ((await menu.evaluate((one) => one.localName)) === 'select') await menu.selectOption(game);
  else await tab.locator(`[name=game][value="${game}"]`).dispatchEvent('click');
  await tab.waitForTimeout(300);
  await unfold(tab);
};

/** A table with free seats, at which a person with a long name sits. */
export const seatingOf = async (tab, url, game) => {
  const seats = playersOf[game];
  const options = ['icetraders', 'terra-mystica'].includes(game) ? { players: seats } : {};
  const spec = { options, players: [names[0], ...Array.from({ length: seats - 1 }, () => null)] };
  const { id, tokens, links } = await post(url, 'tables', { game, spec });
  await tab.goto('about:blank');
  await tab.goto(`${url}#table=${id}&token=${tokens[names[0]]}&invite=${links.invite}`);
  await tab.locator('.seats').waitFor();
  await tab.waitForTimeout(300);
};

export { served };
