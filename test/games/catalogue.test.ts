/**
 * The catalogue is the list of the games. Every other list adds one thing to each game: a face, an encoding, a lesson. Layers do not know what is
 * added above them, so each has its list; all must name the games of the catalogue, in its order.
 */
import { expect, test } from 'vitest';
import { about } from '../../docs/.vitepress/about.js';
import { parlours } from '../../docs/.vitepress/theme/games/index.js';
import { gameIds } from '../../scripts/build/entries.mjs';
import { known } from '../../src/bots/index.js';
import { encodings } from '../../src/environment/index.js';
import { german } from '../../src/face/german/index.js';
import { faces } from '../../src/face/index.js';
import { svgOfText } from '../../src/face/svg/index.js';
import { games } from '../../src/games/catalogue.js';
import { boards } from '../../src/web/board/index.js';
import { gamesLater } from '../../src/web/play/games/later.js';
import { plays } from '../../src/web/play/index.js';
import { lessons } from '../../src/web/play/lessons/index.js';

const ids = games.map(({ id }) => id);

const lists: Readonly<Record<string, readonly string[]>> = {
  entries: gameIds,
  faces: faces.map(({ id }) => id),
  'German texts': Object.keys(german.games),
  bots: known.map(({ id }) => id),
  encodings: encodings.map(({ id }) => id),
  boards: boards.map(({ id }) => id),
  'games to play': plays.map(({ id }) => id),
  'games to load': Object.keys(gamesLater),
  lessons: lessons.map(({ game }) => game),
  'games of the site': Object.keys(parlours),
  'descriptions on the site': Object.keys(about),
};

test.each(Object.keys(lists))('the list of %s has the games of the catalogue, in its order', (name) => {
  expect(lists[name]).toEqual(ids);
});

test('the games of the catalogue are sorted by their ids, without repetition', () => {
  expect(ids).toEqual([...new Set(ids)].sort());
});

test.each(games)('a text of $id is drawn', ({ id }) => {
  expect(JSON.stringify(svgOfText(id, ''))).not.toContain('no pictures');
});
