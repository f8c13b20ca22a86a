/** The bot `careful`: any legal move that does not lose at once. */
import { isSome } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { botOf, knownById, thinkNow } from '../../src/bots/index.js';
import { isLeft, type Seat } from '../../src/core/index.js';
import { defaultOptions, game, type State } from '../../src/games/icetraders/index.js';

const icetraders = knownById('icetraders')!;

/** Plays whole games of four seats, and counts the moves with which a seat puts itself out. */
const suicides = (text: string, games: number): { readonly moves: number; readonly own: number } => {
  const bot = botOf(text);
  if (isLeft(bot)) throw new Error(text);
  let [moves, own] = [0, 0];
  for (let seed = 1; seed <= games; seed++) {
    const start = game.setup({ ...defaultOptions, turnLimit: 40 }, seed);
    if (isLeft(start)) throw new Error('refused');
    let state: State = start.right;
    const players = [0, 1, 2, 3].map((seat) =>
      icetraders.open((_, knowledge) => bot.right.sit(game, knowledge as never, seed * 10 + seat)),
    );
    while (!isSome(game.outcome(state))) {
      const seat: Seat = game.toMove(state)[0]!;
      const search = players[seat]!.look(state, seat)!;
      const move = thinkNow(search, { iterations: 1 }).best;
      const next = game.applyLegal(state, move);
      moves++;
      if (next.standings[seat] !== 'living') own++;
      state = next;
    }
  }
  return { moves, own };
};

describe('careful', () => {
  test('a random seat often puts itself out, a careful one only where every move does', () => {
    const [random, careful] = [suicides('random', 20), suicides('careful', 20)];
    expect(random.own).toBeGreaterThan(40);
    expect(careful.own).toBeLessThan(random.own / 10);
    expect(careful.moves).toBeGreaterThan(1.5 * random.moves);
  });
});
