/** Random play: a seed always gives the same game. */
import { isRight } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { playout, source } from '../../src/core/index.js';
import { games } from '../../src/games/catalogue.js';

test.each(games.map((any) => [any.id, any] as const))('%s: a seed gives the same game, watched or not', (_, any) => {
  any.open((game) => {
    const options = game.options.decode({});
    for (let seed = 1; seed <= 3; seed++) {
      const start = isRight(options) ? game.setup(options.right, seed) : options;
      if (!isRight(start)) throw new Error('no set-up');
      let plies = 0;
      const watched = playout(game)(start.right, source(seed), 60, () => plies++);
      expect(playout(game)(start.right, source(seed), 60)).toEqual(watched);
      expect(plies).toBeGreaterThan(0);
    }
  });
});
