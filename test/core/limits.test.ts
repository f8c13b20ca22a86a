import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { game as backgammon } from '../../examples/backgammon/game.js';
import { game as goofspiel } from '../../examples/goofspiel/game.js';
import { game as loveLetter } from '../../examples/love-letter/game.js';
import { game as ohHell } from '../../examples/oh-hell/game.js';
import { game as pig } from '../../examples/pig/game.js';
import { game as quoridor } from '../../examples/quoridor/game.js';
import { anyGame, decode, endsOf, type GameEnds, limitsFor, withLimits } from '../../src/core/index.js';
import { games } from '../../src/games/catalogue.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { game as transformartian } from '../../src/games/transformartian/index.js';

const all = [
  ...games,
  anyGame(backgammon),
  anyGame(goofspiel),
  anyGame(loveLetter),
  anyGame(ohHell),
  anyGame(pig),
  anyGame(quoridor),
];

const ends = (id: string, options: unknown): GameEnds =>
  all
    .find((any) => any.id === id)!
    .open((game) => {
      const read = decode(game.options)(options);
      if (isLeft(read)) throw new Error(`${id}: ${JSON.stringify(options)}`);
      return endsOf(game)(read.right);
    });

describe('every game says whether its games end', () => {
  test.each([
    ['icetraders', 'may-not-end'],
    ['terra-mystica', 'always'],
    ['terrafex', 'may-not-end'],
    ['toframenn', 'may-not-end'],
    ['transformartian', 'may-not-end'],
    ['backgammon', 'may-not-end'],
    ['goofspiel', 'always'],
    ['love-letter', 'always'],
    ['oh-hell', 'always'],
    ['pig', 'may-not-end'],
    ['quoridor', 'may-not-end'],
  ])('%s by its default options: %s', (id, wanted) => {
    expect(ends(id, {})).toBe(wanted);
  });

  test.each(games.map((any) => [any.id, any] as const))('%s ends with its limits', (id, any) => {
    any.open((game) => expect(ends(id, withLimits(game)({}))).toBe('always'));
  });
});

describe('set-up fills in what the options leave out', () => {
  test.each(all.map((any) => [any.id, any] as const))('%s', (_, any) => {
    any.open((game) => {
      const read = decode(game.options)({});
      if (isLeft(read)) throw new Error(read.left.reason);
      // A program without types can pass any object.
      const [bare, full] = [game.setup({}, 1), game.setup(read.right, 1)];
      if (isLeft(bare) || isLeft(full)) throw new Error(isLeft(bare) ? bare.left.text : 'refused');
      expect(game.position.print(bare.right)).toBe(game.position.print(full.right));
    });
  });
});

describe('the limits that hosts add', () => {
  test('one limit for each game of the library that may not end', () => {
    expect(limitsFor(icetraders)({})).toEqual({ turnLimit: 150 });
    expect(limitsFor(terrafex)({})).toEqual({ turnLimit: 100 });
    expect(limitsFor(toframenn)({})).toEqual({ quietLimit: 50 });
    expect(limitsFor(transformartian)({})).toEqual({ turnLimit: 200 });
  });

  test('whoever chooses a limit keeps it, even none', () => {
    expect(withLimits(terrafex)({ turnLimit: 0 })).toEqual({ turnLimit: 0 });
    expect(withLimits(terrafex)({ turnLimit: 7, layout: '2' })).toEqual({ turnLimit: 7, layout: '2' });
  });

  test('another limit that ends every game is enough', () => {
    expect(withLimits(toframenn)({ plyLimit: 99 })).toEqual({ plyLimit: 99 });
    expect(withLimits(terrafex)({ quietLimit: 5 })).toEqual({ quietLimit: 5, turnLimit: 100 });
  });

  test('nothing is added to options that cannot be read', () => {
    expect(withLimits(terrafex)({ nonsense: 1 })).toEqual({ nonsense: 1 });
    expect(withLimits(terrafex)(null)).toBe(null);
    expect(withLimits(terrafex)([])).toEqual([]);
  });
});
