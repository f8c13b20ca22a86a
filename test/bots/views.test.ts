/** A bot knows no more than its seat sees: whatever is hidden, the same view and the same seed give the same move. */
import { none, some } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { icetraders, thinkNow } from '../../src/bots/index.js';
import type { Seat } from '../../src/core/index.js';
import { game, type State } from '../../src/games/icetraders/index.js';
import { after, bot } from './kit.js';

const move = (text: string, state: State, seat: Seat): string => {
  const player = bot(text).sit(game, icetraders, 5);
  const search = player.look(game.view(some(seat))(state), seat);
  return search === undefined ? 'nothing' : game.moveText.print(thinkNow(search, { iterations: 60 }).best);
};

/** Other states that look the same to a seat. */
const truths = (state: State, seat: Seat): readonly State[] => {
  const seen = game.viewText.print(game.view(some(seat))(state));
  return [1, 2, 3, 4, 5, 6]
    .map((seed) => game.determinize(game.view(some(seat))(state), seed))
    .filter((other) => game.viewText.print(game.view(some(seat))(other)) === seen);
};

describe('icetraders: views', () => {
  test.each(['random', 'greedy', 'flat', 'mcts', 'ismcts', 'alphabeta'])(
    '%s makes the same move whatever is hidden',
    (text) => {
      let [compared, different] = [0, 0];
      for (let seed = 0; seed < 24; seed++) {
        const state = after(game, { players: 3 + (seed % 3), turnLimit: 100 }, seed, 2 + seed * 2);
        const seat = game.toMove(state)[0];
        if (seat === undefined) continue;
        const own = move(text, state, seat);
        for (const other of truths(state, seat)) {
          if (game.position.print(other) !== game.position.print(state)) different++;
          expect(move(text, other, seat)).toBe(own);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(60);
      expect(different).toBeGreaterThan(40);
    },
  );

  test('nothing is proven if something is hidden', () => {
    const state = after(game, { players: 3 }, 3, 12);
    const seat = game.toMove(state)[0] ?? 0;
    expect(game.viewText.print(game.view(none)(state))).toContain('?');
    const search = bot('mcts')
      .sit(game, icetraders, 5)
      .look(game.view(some(seat))(state), seat);
    expect(search?.step(500).candidates.every(({ proven }) => proven === null)).toBe(true);
  });

  test('a belief may be handed in: the search thinks about what it says', () => {
    const state = after(game, { players: 3 }, 3, 12);
    const seat = game.toMove(state)[0] ?? 0;
    let asked = 0;
    const search = bot('ismcts')
      .sit(game, icetraders, 5)
      .look(game.view(some(seat))(state), seat, (view, random) => {
        asked++;
        return game.determinize(view, random.below(2));
      });
    expect(search?.step(50).iterations).toBe(50);
    expect(asked).toBe(50);
  });
});
