/** Hidden decisions: moves are drawn, so that nobody can compute another seat's secret. */
import { isLeft } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { icetraders, mixtureOf, thinkNow } from '../../src/bots/index.js';
import { game, initial, type State } from '../../src/games/icetraders/index.js';
import { bot, thoughtOf } from './kit.js';

describe('the chances in a hidden decision', () => {
  const tried = [{ visits: 625 }, { visits: 16 }, { visits: 0 }];

  test.each([
    [0, [1, 0, 0]],
    [1, [625 / 641, 16 / 641, 0]],
    [2, [25 / 29, 4 / 29, 0]],
    [3, [5 / 7, 2 / 7, 0]],
  ])('mix=%i', (mix, chances) => {
    expect(mixtureOf(tried, mix)).toEqual(chances);
  });
});

/** The alignments that a bot chooses at the beginning, by seed. */
const alignments = (text: string, seeds: number): readonly string[] =>
  Array.from({ length: seeds }, (_, seed) =>
    game.moveText.print(thoughtOf(game, icetraders, text, initial, 0, seed).best),
  );

const placing: State = (() => {
  const read = game.position.parse('3 place 1 GGE +++ - 1:R1=;2:Y2=;3:R3=;4:G3=;5:Y3=;6:G2= -');
  if (isLeft(read)) throw new Error('no position');
  return read.right;
})();

describe.each(['ismcts:iterations=60', 'mcts:iterations=60'])('alignments by %s', (text) => {
  test('are not given away: another run of the same bot guesses them as seldom as the mixture says', () => {
    const seeds = 400;
    const chosen = alignments(text, seeds);
    const guess = thoughtOf(game, icetraders, `${text},mix=0`, initial, 0, 9999).best;
    const stated = mixtureOf(thoughtOf(game, icetraders, text, initial, 0, 9999).candidates, 3)[0]!;
    const hits = chosen.filter((one) => one === game.moveText.print(guess)).length / seeds;
    expect(stated).toBeLessThan(0.85);
    // Four standard errors.
    expect(Math.abs(hits - stated)).toBeLessThan(4 * Math.sqrt((stated * (1 - stated)) / seeds));
  });

  test('are given away with mix=0', () => {
    expect(new Set(alignments(`${text},mix=0`, 40)).size).toBe(1);
  });

  test('are the same for the same seed, however the thinking is divided', () => {
    const search = () =>
      bot(text)
        .sit(game, icetraders, 5)
        .look(game.view(some(0))(initial), 0);
    const [one, two] = [search(), search()];
    if (one === undefined || two === undefined) throw new Error('no search');
    one.step(20);
    expect(one.step(40)).toEqual(thinkNow(two, { iterations: 60 }));
  });

  test('open decisions are not drawn', () => {
    const seat = game.toMove(placing)[0]!;
    for (const seed of [1, 2, 3]) {
      const { best, candidates } = thoughtOf(game, icetraders, text, placing, seat, seed);
      expect(best).toBe(candidates[0]?.move);
    }
  });
});
