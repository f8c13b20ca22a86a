/** What is cached about the map of Terra Mystica equals what would be computed without a cache. */
import { describe, expect, test } from 'vitest';
import { count } from '../../src/bots/evaluations/terra-mystica/worth.js';
import { playout, source } from '../../src/core/author.js';
import { game, type State } from '../../src/games/terra-mystica/index.js';
import { after } from './kit.js';

/** The same position with a new list of owners that no cache knows. */
const forgotten = (state: State): State => ({ ...state, owner: state.owner.slice() });

describe('counts of the map', () => {
  test.each([
    { players: 2 },
    {
      players: 3,
      'fire-and-ice-factions/ice': true,
      'fire-and-ice-factions/volcano': true,
      'fire-and-ice-factions/variable_v5': true,
    },
    { players: 5 },
  ])('are the same at every ply of random games: %j', (options) => {
    let compared = 0;
    for (const seed of [1, 2, 3]) {
      const plies: State[] = [];
      playout(game)(after(game, options, seed, 0), source(seed), 2000, ({ before }) => plies.push(before));
      // Ask for one seat at a time, because only the last question is remembered.
      for (const seat of plies[0]!.seats.keys())
        for (const state of plies) {
          expect(count(state, seat)).toEqual(count(forgotten(state), seat));
          compared++;
        }
    }
    expect(compared).toBeGreaterThan(500);
  });
});
