/** An invented 21st faction: one record with existing tags, and no other change. */
import { isLeft } from 'fp-ts/Either';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Faction } from '../../../src/games/terra-mystica/tables/faction.js';

vi.mock('../../../src/games/terra-mystica/tables/factions/index.js', async (original) => {
  const real = await original<typeof import('../../../src/games/terra-mystica/tables/factions/index.js')>();
  const { common } = await import('../../../src/games/terra-mystica/tables/factions/common.js');
  const strangers: Faction = {
    ...common,
    id: 'strangers',
    title: 'Strangers',
    pack: 'base',
    board: 'red',
    start: { coins: 20, workers: 9, priests: 1, power: [5, 7], cults: [1, 1, 1, 1], vp: 20, vp2017: 20 },
    ground: { _tag: 'home', terrain: 'red' },
    digging: { _tag: 'priests', priests: 1, vp: 1 },
    perSpade: { _tag: 'vp', vp: 1 },
    skipping: { _tag: 'carpet', priests: 1, range: 1, maxRange: 3, vp: 2 },
    stronghold: { _tag: 'spades', spades: 2 },
    powerUse: { _tag: 'thrifty', discount: 1 },
    actions: [
      {
        space: 'ACTE',
        needs: 'nothing',
        often: 'always',
        price: { _tag: 'workers', workers: 2 },
        gain: { _tag: 'bridge' },
      },
      {
        space: 'ACTG',
        needs: 'stronghold',
        often: 'once',
        price: { _tag: 'free' },
        gain: { _tag: 'spades', spades: 2 },
      },
      {
        space: 'ACTN',
        needs: 'nothing',
        often: 'once',
        price: { _tag: 'power', power: 2 },
        gain: { _tag: 'sandstorm' },
      },
    ],
    passing: { _tag: 'temples', vp: 2 },
    linking: { _tag: 'river' },
    neighbours: { _tag: 'token', vp: 1 },
    exchange: { _tag: 'alchemy', coinsPerVp: 3 },
    dwellings: { _tag: 'three' },
  };
  return { ...real, factions: [...real.factions, strangers] };
});

// Other test files in this thread may have loaded the modules without the extra faction, and later files need them without it.
vi.resetModules();
afterAll(() => vi.resetModules());

const { applyLegal, check, defaultOptions, factions, game, legalMoves } = await import(
  '../../../src/games/terra-mystica/index.js'
);
const { validated } = await import('../../../src/games/terra-mystica/course/valid.js');
const { source } = await import('../../../src/core/index.js');

describe('a 21st faction', () => {
  test('plays to the end by its record alone', () => {
    expect(factions).toHaveLength(21);
    const met = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const start = game.setup({ ...defaultOptions, players: 3, 'maintain-player-order': true }, seed);
      if (isLeft(start)) throw new Error('set-up');
      const { below } = source(seed);
      let state = start.right;
      const [stranger] = legalMoves(state).filter((move) => game.moveText.print(move) === 'setup strangers');
      state = applyLegal(state, stranger!);
      for (let legal = legalMoves(state); legal.length > 0; legal = legalMoves(state)) {
        const move = legal[below(legal.length)]!;
        if (state.active === 0) met.add(game.moveText.print(move).split(' ').slice(0, 2).join(' '));
        expect(isLeft(check(move)(state))).toBe(false);
        state = applyLegal(state, move);
        const valid = validated(state);
        if (isLeft(valid)) throw new Error(valid.left.reason);
        expect(game.position.parse(game.position.print(state))).toEqual({ _tag: 'Right', right: state });
      }
      expect([state.phase, state.round]).toEqual(['end', 6]);
    }
    for (const move of ['action ACTE', 'action ACTN', 'dig 1', 'convert 3C']) expect([...met]).toContain(move);
  });
});
