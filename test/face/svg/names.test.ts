/** The players of a picture: their names appear where the game would name its seats. */
import { expect, test } from 'vitest';
import { firstSeats, source } from '../../../src/core/index.js';
import { playout } from '../../../src/core/playing/playout.js';
import { german } from '../../../src/face/german/index.js';
import { finishSvg, svgElement, svgLabel, svgSheet, svgText } from '../../../src/face/index.js';
import {
  icetradersSvg,
  svg,
  type TerrafexSvgOptions,
  terrafexSvg,
  terraMysticaSvg,
  toframennSvg,
  transformartianSvg,
} from '../../../src/face/svg/index.js';
import { defaultOptions, game as icetraders } from '../../../src/games/icetraders/index.js';
import { game as terraMystica, defaultOptions as usual } from '../../../src/games/terra-mystica/index.js';
import { initial } from '../../../src/games/terrafex/index.js';
import { defaultOptions as plain, game as toframenn } from '../../../src/games/toframenn/index.js';
import { defaultOptions as shaped, game as transformartian } from '../../../src/games/transformartian/index.js';

const textsOf = (picture: string): readonly string[] =>
  Array.from(picture.matchAll(/<(?:text|title)\b[^>]*>([^<]*)/g), ([, text = '']) => text);

const started = <S>(start: { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: S }): S => {
  if (start._tag === 'Left') throw new Error('set-up refused');
  return start.right;
};

test('a player stands before the side that the game gives', () => {
  const texts = textsOf(svg(initial, { names: { White: 'Ada', Black: 'Ben' } }));
  expect(texts).toContain('Turn 1: Ada (White) to act');
  expect(texts).toContain('Terrafex, turn 1: Ada (White) to act');
  expect(texts.join()).toContain('Ben (Black)');
  const first = started(toframenn.setup(plain, 1));
  expect(textsOf(toframennSvg(first, { names: { Light: 'Ada' } })).join()).toContain('Ada (Light)');
});

test('no names leave the picture as it is', () => {
  expect(svg(initial, { names: {} })).toBe(svg(initial));
});

test("a numbered seat is shown by its player's name alone", () => {
  const start = started(icetraders.setup({ ...defaultOptions, players: 2 }, 1));
  const texts = textsOf(icetradersSvg(start, { names: { 'Seat 0': 'Ada' }, interactive: true }));
  expect(texts.join('|')).toMatch(/Ada/);
  expect(texts.join('|')).not.toMatch(/[Ss]eat 0/);
});

test('a description names the players, too, and players with names have badges that count from 1', () => {
  const start = started(icetraders.setup({ ...defaultOptions, players: 3 }, 1));
  const names = { 'Seat 0': 'Ada', 'Seat 1': 'Ben', 'Seat 2': 'Cleo' };
  const picture = icetradersSvg(start, { names });
  expect(/<desc>(.*?)<\/desc>/su.exec(picture)?.[1]).toMatch(/^Ada chooses its alignment.*Ben: alignment/su);
  const badgesOf = (text: string): readonly string[] => textsOf(text).filter((one) => /^\d$/.test(one));
  expect(badgesOf(picture).slice(-3)).toEqual(['1', '2', '3']);
  expect(badgesOf(icetradersSvg(start)).slice(-3)).toEqual(['0', '1', '2']);
});

test('names are told once, even if they are those of seats', () => {
  const texts = textsOf(svg(initial, { names: { White: 'Black', Black: 'White' } }));
  expect(texts).toContain('Turn 1: Black (White) to act');
});

test('names and language can be combined', () => {
  const texts = textsOf(svg(initial, { names: { White: 'Ada' }, catalogues: [german.games.terrafex] }));
  expect(texts).toContain('Ada (Weiß) am Zug');
});

test('long names are shortened, and hostile ones stay texts', () => {
  const texts = textsOf(svg(initial, { names: { White: 'A'.repeat(500) } }));
  expect(texts).toContain('Turn 1: AAAAAAAAAAA… (White) to act');
  expect(svg(initial, { names: { White: '<script>' } })).not.toContain('<script');
  const odd = svg(initial, { names: { White: '$& $1 "', '[': 'x' } });
  expect(odd).toContain('$&amp; $1 &quot;');
});

test('a name for no seat at all changes nothing', () => {
  expect(svg(initial, { names: { '': 'Ada' } })).toBe(svg(initial));
  expect(svg(initial, { names: { Nobody: 'Ada' } })).toBe(svg(initial));
});

test('names are cut between letters, and leave out what no file may hold', () => {
  const faces = textsOf(svg(initial, { names: { White: '\u{1F600}'.repeat(30) } }));
  expect(faces).toContain(`Turn 1: ${'\u{1F600}'.repeat(11)}… (White) to act`);
  expect(textsOf(svg(initial, { names: { White: 'A\u0000d\u001Ba\uD800' } }))).toContain('Turn 1: Ada (White) to act');
});

test('of two seats that begin alike each has its own player', () => {
  const label = svgLabel('Red and Red Ace', 0, 0);
  const picture = finishSvg(svgElement('svg', {}, label), { names: { Red: 'Ada', 'Red Ace': 'Ben' } });
  expect(textsOf(svgText(picture))).toEqual(['Ada (Red) and Ben (Red Ace)']);
});

test('factions and their players stand together', () => {
  const start = started(terraMystica.setup({ ...usual, players: 2 }, 3));
  const later = playout(terraMystica)(start, source(3), 30);
  const names = Object.fromEntries(
    firstSeats(2).map((seat) => [terraMystica.seatName(seat, later), ['Ada', 'Ben'][seat] ?? '']),
  );
  const texts = textsOf(terraMysticaSvg(later, { names }));
  for (const [role, name] of Object.entries(names)) expect(texts).toContain(`${name} (${role})`);
});

test('a picture of an author has them too', () => {
  const about = { title: 'Nim', description: '' };
  const picture = svgSheet(
    90,
    about,
    { text: 'Left to move', note: '' },
    { names: { Left: 'Ada' } },
    svgLabel('Left', 0, 0),
  );
  expect(textsOf(svgText(picture))).toEqual(['Nim', 'Ada (Left) to move', 'Ada (Left)']);
  const bare = svgElement('svg', {}, svgLabel('Left', 0, 0));
  expect(svgText(finishSvg(bare, { names: { Left: 'Ada' } }))).toContain('Ada');
});

test('a game that people ended says how, and shows no seat as the next to move', () => {
  const told = 'Ada resigned: the game is over';
  const ended = { standing: told, names: { White: 'Ada', Black: 'Ben' } };
  const pictures = [
    svg(initial, ended),
    toframennSvg(started(toframenn.setup(plain, 1)), ended),
    transformartianSvg(started(transformartian.setup(shaped, 1)), ended),
    icetradersSvg(started(icetraders.setup({ ...defaultOptions, players: 2 }, 1)), ended),
    terraMysticaSvg(started(terraMystica.setup(usual, 1)), ended),
    terraMysticaSvg(started(terraMystica.setup(usual, 1)), { ...ended, part: 'seats' }),
    svgText(svgSheet(90, { title: '', description: '' }, { text: 'Ada to move', note: '' }, ended)),
  ];
  for (const picture of pictures) {
    expect(textsOf(picture)).toContain(told);
    expect(picture).not.toMatch(/\bto (?:move|act)\b/i);
  }
  // A part next to the board keeps its title.
  const table: TerrafexSvgOptions = { ...ended, part: 'table' };
  expect(textsOf(terrafexSvg(initial, table))).toContain('Actions and pool');
});

test('a medium is named by where it is and by its colour, and not by a letter', () => {
  const start = started(transformartian.setup(shaped, 1));
  expect(transformartianSvg(start, { interactive: true })).toContain('aria-label="at home: medium red"');
  const told = transformartianSvg(start, { interactive: true, catalogues: [german.games.transformartian] });
  expect(/aria-label="(?:at home|medium)/.exec(told)).toBeNull();
  expect(/aria-label="zu Hause: [^"]*"/.exec(told)?.[0]).toBe('aria-label="zu Hause: mittlere rote Pyramide"');
});
