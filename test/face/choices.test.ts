/** Clicks lead to moves: what may be left out, which orders mean the same, and what is never done without the player. */
import { isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../src/core/contract/game.js';
import { playout } from '../../src/core/playing/playout.js';
import { source } from '../../src/core/values/random.js';
import {
  choices,
  clickedPlaces,
  type Face,
  icetradersFace,
  type Place,
  terrafexFace,
  transformartianFace,
} from '../../src/face/index.js';
import { initial } from '../../src/games/terrafex/index.js';

const at = (kind: string, value: string): Place => ({ kind, value });

const started = <T extends GameTypes>({ game }: Face<T>, options: unknown): T['State'] => {
  const decoded = game.options.decode(options);
  if (!isRight(decoded)) throw new Error('no options');
  const state = game.setup(decoded.right, 1);
  if (!isRight(state)) throw new Error(state.left.text);
  return state.right;
};

describe('choices', () => {
  const pick = choices(terrafexFace);
  const printed = (picked: readonly Place[]): readonly string[] =>
    pick(initial, picked).moves.map(terrafexFace.game.moveText.print);

  test('before the first click, every move remains and none is complete', () => {
    const { moves, complete, forced } = pick(initial, []);
    expect(moves.length).toBe(terrafexFace.game.legalMoves(initial).length);
    expect(complete).toBeNull();
    expect(forced).toEqual([]);
  });

  test('the only remaining move is not complete until all its parts are clicked', () => {
    const { complete, forced } = pick(initial, [at('square', 'c5')]);
    expect(complete).toBeNull();
    expect(forced.map(({ value }) => value)).toEqual(['grow-forest']);
    const all = pick(initial, [at('square', 'c5'), at('verb', 'grow-forest')]);
    expect(all.complete === null ? '' : terrafexFace.game.moveText.print(all.complete)).toBe('G^c5');
    expect(all.next).toEqual([]);
  });

  test('a click is taken back by asking without it', () => {
    expect(printed([at('square', 'a5')])).toEqual(['Ba5>a6', 'Ba5>b5', 'Ba5>a4']);
    expect(printed([])).toEqual(terrafexFace.game.legalMoves(initial).map(terrafexFace.game.moveText.print));
  });

  test.each([
    ['a square that is not on the board', [at('square', 'a9')]],
    ['a verb before its square where it is not forced', [at('verb', 'grow-forest')]],
    ['a click after the end', [at('square', 'a5'), at('square', 'b5'), at('square', 'c5')]],
    ['a kind that there is not', [at('__proto__', 'constructor')]],
  ])('%s leaves no move', (_, picked) => {
    expect(pick(initial, picked)).toEqual({ next: [], forced: [], moves: [], complete: null });
  });

  test('a forced part is understood without a click', () => {
    let tried = 0;
    const { game, parts } = transformartianFace;
    playout(game)(started(transformartianFace, {}), source(5), 30, ({ before, move }) => {
      const all = parts(move);
      for (const [index, left] of all.entries()) {
        const { forced } = choices(transformartianFace)(before, all.slice(0, index));
        if (!forced.some(({ kind, value }) => kind === left.kind && value === left.value)) continue;
        const short = all.filter((_, other) => other !== index);
        const { moves } = choices(transformartianFace)(before, short);
        expect(moves.map(game.moveText.print)).toContain(game.moveText.print(move));
        tried++;
      }
    });
    expect(tried).toBeGreaterThan(0);
  });

  const swapped = <T extends GameTypes>(face: Face<T>, options: unknown, plies: number, seed: number): number => {
    const { game, parts, orders } = face;
    let tried = 0;
    playout(game)(started(face, options), source(seed), plies, ({ before, move }) => {
      for (const order of orders?.(parts(move)) ?? []) {
        const { complete } = choices(face)(before, order);
        expect(complete === null ? '' : game.moveText.print(complete)).toBe(game.moveText.print(move));
        tried++;
      }
    });
    return tried;
  };

  test('the two squares of an exchange, the two pieces of a pick: either order means the same move', () => {
    expect(swapped(transformartianFace, {}, 40, 2)).toBeGreaterThan(10);
    expect(swapped(icetradersFace, { players: 3 }, 200, 2)).toBeGreaterThan(1);
  });
});

interface Fake {
  readonly parentElement: Fake | null;
  readonly getAttributeNames: () => readonly string[];
  readonly getAttribute: (name: string) => string | null;
}

const fake = (attributes: Readonly<Record<string, string>>, parentElement: Fake | null): Fake => ({
  parentElement,
  getAttributeNames: () => Object.keys(attributes),
  getAttribute: (name) => attributes[name] ?? null,
});

describe('clickedPlaces', () => {
  test('the innermost first, without what is not a place', () => {
    const square = fake({ 'data-square': 'c5', transform: 'translate(1 2)' }, fake({ class: 'board' }, null));
    const pyramid = fake({ 'data-piece': 'G2', role: 'button' }, square);
    expect(clickedPlaces(fake({ d: 'M0 0' }, pyramid))).toEqual([at('piece', 'G2'), at('square', 'c5')]);
    expect(clickedPlaces(null)).toEqual([]);
  });
});
