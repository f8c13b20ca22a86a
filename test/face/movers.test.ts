/** Pieces that move are shown as moving: the pieces of a move from one place to another are `Moved`, even if others are equal to them. */
import { isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/core/contract/game.js';
import { source } from '../../src/core/values/random.js';
import {
  applyChanges,
  type Change,
  type Face,
  icetradersFace,
  terrafexFace,
  toframennFace,
} from '../../src/face/index.js';
import * as icetraders from '../../src/games/icetraders/index.js';
import * as terrafex from '../../src/games/terrafex/index.js';
import * as toframenn from '../../src/games/toframenn/index.js';

/** Plays at random; passes on every move with its changes, and checks that the changes lead to the next picture. */
const play = <T extends GameTypes>(
  { game, changes, model }: Face<T>,
  options: T['Options'],
  seeds: number,
  see: (before: T['State'], move: T['Move'], all: readonly Change[], after: T['State']) => void,
): void => {
  for (let seed = 1; seed <= seeds; seed++) {
    const start = game.setup(options, seed);
    let state = isRight(start) ? start.right : expect.fail();
    const random = source(seed);
    for (let ply = 0; ply < 150; ply++) {
      const legal = game.legalMoves(state);
      const move = legal[random.below(Math.max(1, legal.length))];
      if (move === undefined) break;
      const after = game.applyLegal(state, move);
      const all = changes(state, move, after);
      expect(applyChanges(model(state), all)).toEqual(model(after));
      see(state, move, all, after);
      state = after;
    }
  }
};

const movedIn = (all: readonly Change[], from: string, to: string): readonly string[] =>
  all.flatMap((one) => (one._tag === 'Moved' && one.from.value === from && one.to.value === to ? [one.piece] : []));

/** The pieces on a place in the picture. */
const onPlace = <T extends GameTypes>({ model }: Face<T>, state: T['State'], key: string): readonly string[] =>
  model(state).pieces[key] ?? [];

describe('what goes is seen to go', () => {
  test('a glacier that melts, merges or is frozen to a forest, also beside its equal', () => {
    let met = 0;
    play(terrafexFace, terrafex.defaultOptions, 12, (before, move, all) => {
      if (move._tag !== 'MoveGlacier') return;
      const glacier = onPlace(terrafexFace, before, `square:${move.from}`).find((piece) => piece.startsWith('B'));
      expect(movedIn(all, move.from, move.to)).toContain(glacier);
      if (onPlace(terrafexFace, before, `square:${move.to}`).length > 0) met++;
    });
    expect(met).toBeGreaterThan(50);
  });

  test('a wizard as a whole, even past one with an equal pyramid', () => {
    let leaps = 0;
    play(toframennFace, toframenn.defaultOptions, 20, (before, move, all, after) => {
      if (move._tag !== 'MoveWizard' && move._tag !== 'FightDuel') return;
      const wizard = onPlace(toframennFace, before, `square:${move.from}`);
      if (onPlace(toframennFace, after, `square:${move.from}`).length > 0) return;
      const goals = all.flatMap((one) => (one._tag === 'Moved' && one.from.value === move.from ? [one.to.value] : []));
      expect(new Set(goals).size).toBe(1);
      expect([...movedIn(all, move.from, goals[0] ?? '')].sort()).toEqual([...wizard].sort());
      if (move._tag === 'FightDuel') leaps++;
    });
    expect(leaps).toBeGreaterThan(50);
  });

  test('a ship, even if it is lost where it arrives', () => {
    let moves = 0;
    play(icetradersFace, { ...icetraders.defaultOptions, players: 3 }, 60, (before, move, all) => {
      if (move._tag !== 'MoveShip') return;
      expect(movedIn(all, String(move.from), String(move.to))).toEqual([`${before.mover}${move.ship}`]);
      moves++;
    });
    expect(moves).toBeGreaterThan(20);
  });
});
