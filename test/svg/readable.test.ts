/** Text can be read where a picture is as wide as a telephone: nine pixels at 360. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/core/codec.js';
import type { Game, GameTypes } from '../../src/core/game.js';
import { game as icetraders } from '../../src/icetraders/index.js';
import { type Drawable, svg } from '../../src/svg/index.js';
import { game as terrafex } from '../../src/terrafex/index.js';
import { game as toframenn } from '../../src/toframenn/index.js';
import { game as transformartian } from '../../src/transformartian/index.js';
import { walk } from '../kit/play.js';
import { textHeights, read } from './kit.js';

const readable = <T extends GameTypes & { readonly State: Drawable; readonly View: Drawable }>(
  game: Game<T>,
  variants: readonly unknown[],
): void => {
  test(`${game.id}: every text is at least 14 units high in a picture 560 wide`, () => {
    for (const [seed, variant] of variants.entries()) {
      const options = decode(game.options)(variant);
      if (isLeft(options)) throw new Error(JSON.stringify(options.left));
      const { states } = walk(game, options.right, seed, 120);
      for (const state of states.filter((_, index) => index % 10 === 0 || index === states.length - 1)) {
        const tree = read(svg(state));
        expect(tree.attributes['viewBox']).toMatch(/^0 0 560 /);
        const heights = textHeights(tree);
        expect(heights.length).toBeGreaterThan(10);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(13.999);
      }
    }
  });
};

describe('text at 360 pixels', () => {
  readable(terrafex, [{}, { layout: '2', push: 1 }, {}]);
  readable(toframenn, [{}, { build: 'stack' }, { table: 'limited', pool: 'four' }]);
  readable(transformartian, [{}, { players: 3, teams: 3 }, { players: 4 }]);
  readable(icetraders, [{ players: 2 }, { players: 3 }, { players: 5 }]);
});
