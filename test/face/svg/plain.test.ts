/** The picture of a game that has none: every legal move is a target, or every part if there is a face, and the laws of pictures hold. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game as goofspiel } from '../../../examples/goofspiel/game.js';
import { game as pig } from '../../../examples/pig/game.js';
import type { Game, GameTypes } from '../../../src/core/index.js';
import { terrafexFace } from '../../../src/face/index.js';
import { plainSvg } from '../../../src/face/svg/index.js';
import { initial, game as terrafex } from '../../../src/games/terrafex/index.js';
import { lawsOf } from '../../../src/laws/index.js';
import { walk } from '../../kit/play.js';

const texts = <T extends GameTypes>(game: Game<T>, options: T['Options']): void => {
  for (const state of walk(game, options, 3, 40).states)
    for (const seat of game.toMove(state)) {
      const picture = plainSvg(game, game.view({ _tag: 'Some', value: seat })(state), { seat, interactive: true });
      for (const move of game.legalMoves(state)) expect(picture).toContain(`data-move="${game.moveText.print(move)}"`);
    }
};

describe('a plain picture', () => {
  test('shows the moves of who decides, and of nobody else', () => {
    texts(pig, { players: 2, goal: 100 });
    texts(goofspiel, { players: 2, cards: 6 });
    expect(plainSvg(terrafex, initial, { seat: 1 })).not.toContain('data-move');
  });

  test('with a face it keeps GC-7.4', () => {
    const draw = (view: Parameters<typeof terrafex.board>[0], seat: 0 | 1 | 2 | 3 | 4 | 5): string =>
      plainSvg(terrafex, view, { seat }, terrafexFace.parts);
    const laws = lawsOf(terrafex, { face: terrafexFace, draw, maxPlies: 20 }).filter(({ rule }) => rule === 'GC-7.4');
    expect(laws).toHaveLength(1);
    for (const { property } of laws) fc.assert(property, { numRuns: 3 });
  });
});
