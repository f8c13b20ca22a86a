/** Drafts: factions are drawn by their worth, so that every one of them occurs. */
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { draftWeight } from '../../src/bots/draft.js';
import { terraMystica, thinkNow } from '../../src/bots/index.js';
import { decode } from '../../src/core/index.js';
import { factions, game, type State } from '../../src/games/terra-mystica/index.js';
import { bot, thoughtOf } from './kit.js';

const startOf = (options: unknown, seed: number): State => {
  const read = decode(game.options)(options);
  const start = isRight(read) ? game.setup(read.right, seed) : undefined;
  if (start === undefined || isLeft(start)) throw new Error('no start');
  return start.right;
};

/** The factions that bots draft in a game. */
const draft = (text: string, options: unknown, seed: number): readonly number[] => {
  let state = startOf(options, seed);
  const players = state.seats.map((_, seat) => bot(text).sit(game, terraMystica, seed * 64 + seat));
  while (state.phase === 'faction') {
    const seat = game.toMove(state)[0]!;
    const search = players[seat]?.look(state, seat);
    if (search === undefined) throw new Error('no search');
    state = game.applyLegal(state, thinkNow(search, { iterations: 20 }).best);
  }
  return state.seats.map(({ faction }) => faction);
};

const drafts = (text: string, options: unknown): readonly number[] =>
  Array.from({ length: 100 }, (_, seed) => draft(text, options, seed)).flat();

describe('drafts', () => {
  test('an alternative that is worth less by the spread has half the weight', () => {
    expect([0, 10, 20].map((gap) => draftWeight(gap, 10))).toEqual([1, 0.5, 0.2]);
  });

  test.each(['greedy:by=1', 'plan', 'mcts'])('of 100 by %s contain every faction of the base game', (text) => {
    const base = [...factions.keys()].slice(0, 14);
    expect([...new Set(drafts(text, {}))].sort((a, b) => a - b)).toEqual(base);
  });

  test('of 100 contain every faction of Fire & Ice', () => {
    expect(new Set(drafts('plan', { map: 'fire-ice' })).size).toBe(factions.length);
  });

  test('better factions are drawn more often', () => {
    const all = drafts('plan', {});
    const { candidates } = thoughtOf(game, terraMystica, 'plan', startOf({}, 1), game.toMove(startOf({}, 1))[0]!);
    const drawn = (place: number): number => {
      const move = candidates.at(place)?.move;
      const state = move === undefined ? undefined : game.applyLegal(startOf({}, 1), move);
      const chosen = state?.seats.find(({ faction }) => faction >= 0)?.faction;
      return all.filter((one) => one === chosen).length;
    };
    expect(drawn(0)).toBeGreaterThan(2 * drawn(-1));
  });

  test.each(['greedy:by=1,spread=0', 'plan:spread=0'])('%s takes the best', (text) => {
    for (const seed of [1, 2, 3]) {
      const state = startOf({}, seed);
      const seat = game.toMove(state)[0]!;
      const { best, candidates } = thoughtOf(game, terraMystica, text, state, seat, seed);
      expect(best).toBe(candidates[0]?.move);
    }
  });

  test('the same seed drafts the same', () => {
    expect(draft('plan', {}, 7)).toEqual(draft('plan', {}, 7));
  });
});
