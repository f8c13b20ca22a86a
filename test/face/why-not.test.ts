/** Clicks that lead to no move are explained by the rule that the closest move breaks. */

import { isRight } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/core/contract/game.js';
import {
  choices,
  type Face,
  icetradersFace,
  terrafexFace,
  terraMysticaFace,
  toframennFace,
  transformartianFace,
  whyNot,
} from '../../src/face/index.js';
import { initial } from '../../src/games/terrafex/index.js';

/** A text such as `square a5, square c5` as places. */
const places = (text: string) =>
  text.split(', ').map((one) => {
    const [kind = '', value = ''] = one.split(' ');
    return { kind, value };
  });

const read = <T extends GameTypes>({ game }: Face<T>, text: string): T['State'] => {
  const state = game.position.parse(text);
  if (!isRight(state)) throw new Error(state.left.reason);
  return state.right;
};

const why = <T extends GameTypes>(face: Face<T>, view: T['State'] | T['View'], clicks: string): string => {
  const found = whyNot(face)(view, places(clicks));
  return isSome(found) ? found.value.refusal.rule : 'none';
};

describe('whyNot', () => {
  test.each([
    ['a glacier jumps', 'square a5, square c5', 'TF-7.2'],
    ['a forest is moved', 'square c5, square c6', 'TF-7.1'],
    ['a legal move', 'square a5, square b5', 'none'],
    ['the beginning of one', 'square a5', 'none'],
    ['no part of any move', 'pool G1', 'none'],
  ])('Terrafex: %s', (_, clicks, rule) => {
    expect(why(terrafexFace, initial, clicks)).toBe(rule);
  });

  test('a game that is over', () => {
    expect(why(terrafexFace, { ...initial, ending: 'glaciers' }, 'square a5')).toBe('TF-9.5');
  });

  const duel = 'play:L a8:R3* c7:B1* - - std,null,caster,-,-';

  test('Töframenn: a wizard of the other side, a step that is not a diagonal', () => {
    const state = read(toframennFace, duel);
    expect(why(toframennFace, state, 'square c7, square d6')).toMatch(/^TO-/);
    expect(why(toframennFace, state, 'square a8, square a7')).toMatch(/^TO-/);
  });

  test('the refusal is that of a move with these parts', () => {
    const found = whyNot(terrafexFace)(initial, places('square a5, square c5'));
    expect(isSome(found) ? found.value.moves : []).toEqual([{ _tag: 'MoveGlacier', from: 'a5', to: 'c5' }]);
  });

  test.each([terrafexFace, toframennFace, transformartianFace, icetradersFace, terraMysticaFace])(
    'explains exactly the picks with which no legal move begins: $game.id',
    (face: unknown) => {
      // Each face has its own types, but the law is the same for all.
      const { game, parts, tried } = face as Face<GameTypes>;
      const options = game.options.decode({});
      const start = isRight(options) ? game.setup(options.right, 3) : options;
      if (!isRight(start)) throw new Error('no set-up');
      let state = start.right;
      for (let ply = 0; ply < 6; ply++) {
        const legal = game.legalMoves(state);
        const prints = new Set(legal.map(game.moveText.print));
        for (const move of tried(state).filter((_, index) => index % 97 === ply)) {
          const clicks = parts(move);
          const explained = whyNot(face as Face<GameTypes>)(state, clicks);
          const open = choices(face as Face<GameTypes>)(state, clicks).moves.length > 0;
          expect(isSome(explained)).toBe(!open);
          if (isSome(explained)) expect(explained.value.refusal.rule in game.rules).toBe(true);
          if (prints.has(game.moveText.print(move))) expect(open).toBe(true);
        }
        const next = legal[(ply * 7) % legal.length];
        if (next === undefined) break;
        state = game.applyLegal(state, next);
      }
    },
    120_000,
  );
});
