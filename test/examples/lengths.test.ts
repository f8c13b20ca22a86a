/** Every game of the examples and of the library says whether its games end, so that no host has to guess. */
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { game as backgammon } from '../../examples/backgammon/game.js';
import { game as goofspiel } from '../../examples/goofspiel/game.js';
import { game as loveLetter } from '../../examples/love-letter/game.js';
import { game as ohHell } from '../../examples/oh-hell/game.js';
import { game as pig } from '../../examples/pig/game.js';
import { game as quoridor } from '../../examples/quoridor/game.js';
import { anyGame, decode, endsOf, type Game, type GameTypes, withLimits } from '../../src/core/index.js';
import { games } from '../../src/games/catalogue.js';

const all = [
  ...[backgammon, goofspiel, loveLetter, ohHell, pig, quoridor].map((game) => anyGame(game as never)),
  ...games,
];

/** Whether games end with the default options, and with the limits that hosts add. */
const saidBy = <T extends GameTypes>(game: Game<T>): readonly string[] =>
  [{}, withLimits(game)({})].map((json) => {
    const options = decode(game.options)(json);
    return isLeft(options) ? 'refused' : endsOf(game)(options.right);
  });

test.each(all)('$id says whether its games end, and a limit is known where they need not', ({ open }) => {
  const [plain, limited] = open(saidBy);
  expect(['always', 'may-not-end']).toContain(plain);
  expect(['always', 'may-not-end']).toContain(limited);
  if (plain === 'always') expect(limited).toBe('always');
});

test('with the limits of hosts, every game of the library ends', () => {
  for (const { id, open } of games) expect([id, open(saidBy)[1]]).toEqual([id, 'always']);
});
