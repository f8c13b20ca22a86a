import { isRight } from 'fp-ts/Either';
import { describe, expect, test, vi } from 'vitest';
import { source } from '../../../src/core/values/random.js';
import { german } from '../../../src/face/german/index.js';
import { games } from '../../../src/games/catalogue.js';
import { english } from '../../../src/web/play/english.js';
import { type Around, type PlayGame, plays } from '../../../src/web/play/index.js';
import { linkTo, readLink } from '../../../src/web/play/link.js';
import { Match } from '../../../src/web/play/match.js';
import { fieldsOf, optionsIn } from '../../../src/web/play/options.js';

const around: Around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

/** Plays a game at random to its end; returns the number of moves. */
const playedOut = (game: PlayGame, seed: number, most: number): number => {
  const { play } = new Match(game, { options: game.recommended, seed }, around);
  const random = source(seed);
  while (play.snapshot().end === null && play.snapshot().ply < most) {
    const { deciding, waiting } = play.snapshot();
    const seat = deciding.find((one) => !waiting.some((done) => done.seat === one)) ?? null;
    const mine = play.as(seat);
    // Play a whole game by picking places, as people do.
    while (mine.snapshot().offers.length > 0 && mine.snapshot().move === null) {
      const { offers } = mine.snapshot();
      const before = play.snapshot();
      mine.pick(offers[random.below(offers.length)] ?? []);
      if (play.snapshot() !== before) break;
    }
    if (mine.snapshot().move !== null) mine.play();
  }
  return play.snapshot().ply;
};

describe('games of the library', () => {
  test.each(plays.map((game) => [game.id, game] as const))('%s has options that its rules take', (_, game) => {
    const play = game.begin({ options: game.recommended, seed: 1 }, around);
    expect(play.snapshot().fault).toBeNull();
    expect(play.snapshot().view).not.toBeNull();
    for (const { bot } of game.levels) expect(isRight(play.sit(0, { bot }))).toBe(true);
    play.close();
  });

  test.each(plays.filter(({ id }) => id !== 'terra-mystica').map((game) => [game.id, game] as const))(
    '%s ends with the limits that are recommended',
    (_, game) => {
      const plies = playedOut(game, 3, 3000);
      expect(plies).toBeGreaterThan(20);
      expect(plies).toBeLessThan(3000);
    },
  );

  test.each(plays.map((game) => [game.id, game] as const))('%s begins with the person in the first game', (_, game) => {
    const play = game.begin({ options: game.recommended, seed: game.firstSeed }, around);
    expect(play.snapshot().deciding).toContain(0);
    play.close();
  });

  test('a game of the element borrows the worker that all its games share', async () => {
    const [told, ended] = [vi.fn(), vi.fn()];
    const worker = () => ({ postMessage: told, addEventListener: () => undefined, terminate: ended });
    const [game] = plays;
    if (game === undefined) expect.fail();
    const bots = Array.from({ length: 2 }, () => ({ bot: 'random' }));
    const play = game.begin({ options: game.recommended, seed: 1, seats: bots }, { ...around, worker });
    expect(play.snapshot().fault).toBeNull();
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    play.close();
    expect(ended).not.toHaveBeenCalled();
  });

  test('every game is there', () => {
    expect(plays.map(({ id }) => id)).toEqual(games.map(({ id }) => id).toSorted());
  });
});

describe('the form of options', () => {
  const byName = (id: string) => {
    const game = plays.find((one) => one.id === id);
    if (game === undefined) expect.fail();
    const fields = fieldsOf(game.optionInfo, game.recommended);
    return { game, field: (name: string) => fields.find((one) => one.name === name), fields };
  };

  test('values are choices in words, never JSON', () => {
    const all = plays.flatMap(({ id }) => byName(id).fields.map((field) => ({ id, ...field })));
    for (const { choices } of all) {
      expect(choices).not.toHaveLength(1);
      for (const { words } of choices) expect(words).not.toMatch(/[{}[\]"]/);
    }
    const typed = all.filter(({ choices, range }) => choices.length === 0 && range === null);
    expect(typed.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'terra-mystica setup',
      'terrafex layout',
      'toframenn lightRoster',
      'toframenn darkRoster',
      ...['shapes', 'exxtra', 'levels', 'grid'].map((name) => `transformartian ${name}`),
    ]);
    expect(
      byName('terra-mystica')
        .field('map')
        ?.choices.map(({ words }) => words),
    ).toEqual(['play.value.map.original', 'play.value.map.fire-ice', 'play.value.map.fire-ice-2']);
    expect(byName('terra-mystica').field('players')?.choices.length).toBe(4);
  });

  test('every value that is a word has a text, and every text is that of a value', () => {
    const words = plays
      .flatMap(({ id }) => byName(id).fields)
      .flatMap(({ choices }) => choices.map((one) => one.words));
    expect(words.filter((one) => !one.startsWith('play.') && !/^\d+$/.test(one))).toEqual([]);
    const keys = Object.keys(english.texts).filter((key) => key.startsWith('play.value.'));
    expect([...new Set(words.filter((one) => one.startsWith('play.value.')))].sort()).toEqual(keys.toSorted());
  });

  test('limits that make a game end are preset', () => {
    expect(byName('terrafex').field('turnLimit')).toMatchObject({ usual: '100' });
    expect(byName('toframenn').field('quietLimit')).toMatchObject({ usual: '50', range: [0, 9999] });
    expect(byName('icetraders').field('turnLimit')).toMatchObject({ usual: '150', range: [0, 9999] });
  });

  test('what is as the game has it is left out', () => {
    const { game } = byName('toframenn');
    const texts = new Map([
      ['quietLimit', '50'],
      ['pool', '"nine"'],
      ['nullDuels', 'false'],
      ['plyLimit', ''],
    ]);
    expect(optionsIn(game.optionInfo, texts)).toEqual({ quietLimit: 50, nullDuels: false });
  });
});

describe('links', () => {
  test('a whole game round-trips', () => {
    const link = { start: 'a b/c #2', moves: ['G^c5', 'Ba5>b5'] };
    expect(readLink(linkTo(link))).toEqual({ ...link, ply: null });
    expect(readLink('')).toBeNull();
    expect(readLink('#position=x&ply=3')).toEqual({ start: 'x', moves: [], ply: 3 });
  });
});

test('German has every text of the element', () => {
  const keys = Object.keys(english.texts);
  expect(Object.keys(german.others.texts).filter((key) => key.startsWith('play.'))).toEqual(keys);
});
