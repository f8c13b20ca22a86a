/** Exact play: endgames whose values are found by exhaustive search. `EXACT_ENDINGS=200` tries 200 endgames of each game; the default is lower. */
import { describe, expect, test } from 'vitest';
import { type Knowledge, terrafex, toframenn } from '../../src/bots/index.js';
import type { Game, GameTypes } from '../../src/core/index.js';
import { game as terrafexGame } from '../../src/games/terrafex/index.js';
import { game as toframennGame } from '../../src/games/toframenn/index.js';
import { beforeEnd, type Ending, endingOf, thoughtOf } from './kit.js';

const wanted = Number(process.env['EXACT_ENDINGS'] ?? 50);

/** The given number of endgames, by seed. */
const endings = <T extends GameTypes>(
  game: Game<T>,
  at: (seed: number) => T['State'] | undefined,
): readonly Ending<T>[] => {
  const found: Ending<T>[] = [];
  for (let seed = 0; found.length < wanted && seed < 100 * wanted; seed++) {
    const state = at(seed);
    const ending = state === undefined ? undefined : endingOf(game, state);
    if (ending !== undefined) found.push(ending);
  }
  return found;
};

interface Score {
  readonly right: number;
  readonly wrongProofs: number;
  readonly proofs: number;
}

const words: Readonly<Record<string, number>> = { win: 1, draw: 0.5, loss: 0 };

const scoreOf = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  text: string,
  all: readonly Ending<T>[],
): Score => {
  let [right, wrongProofs, proofs] = [0, 0, 0];
  for (const { state, seat, best, worth } of all) {
    const found = thoughtOf(game, knowledge, text, state, seat);
    if (worth.get(game.moveText.print(found.best)) === best) right++;
    for (const { move, proven } of found.candidates) {
      if (proven === null) continue;
      proofs++;
      if (words[proven] !== worth.get(game.moveText.print(move))) wrongProofs++;
    }
  }
  return { right, wrongProofs, proofs };
};

const exactness = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  at: (seed: number) => T['State'] | undefined,
): void => {
  describe(`${game.id}: endings`, () => {
    const all = endings(game, at);

    test('there are as many as are wanted', () => {
      expect(all.length).toBe(wanted);
    });

    test('alphabeta makes a best move in every one, and what it proves is true', () => {
      const score = scoreOf(game, knowledge, 'alphabeta', all);
      expect({ ...score, proofs: score.proofs > wanted }).toEqual({ right: wanted, wrongProofs: 0, proofs: true });
    });

    test.each([10_000, 300])(
      'mcts makes a best move in nearly every one, and what it proves is true: %i',
      (iterations) => {
        const score = scoreOf(game, knowledge, `mcts:iterations=${iterations}`, all);
        console.log(game.id, iterations, JSON.stringify(score), 'of', wanted);
        expect(score.wrongProofs).toBe(0);
        expect(score.proofs).toBeGreaterThan(0);
        expect(score.right / wanted).toBeGreaterThanOrEqual(iterations === 10_000 ? 0.98 : 0.8);
      },
    );
  });
};

// Positions a few random plies before the turn limit.
exactness(terrafexGame, terrafex, (seed) =>
  beforeEnd(terrafexGame, { layout: seed % 2 === 0 ? '1' : '2', turnLimit: 6 + (seed % 9) }, seed, 2 + (seed % 6)),
);

exactness(toframennGame, toframenn, (seed) =>
  beforeEnd(
    toframennGame,
    { plyLimit: 30 + (seed % 40), pool: seed % 2 === 0 ? 'nine' : 'four' },
    seed,
    2 + (seed % 4),
  ),
);
