/** Shapes of Transformartian that lack one large, and their contours. */
import { describe, expect, test } from 'vitest';
import { transformartianSvg } from '../../src/face/svg/index.js';
import { contour } from '../../src/face/transformartian/contour.js';
import { nearShapes } from '../../src/face/transformartian/near.js';
import { defaultOptions, game, squares } from '../../src/games/transformartian/index.js';
import { placements } from '../../src/games/transformartian/shapes.js';
import { at, walk } from '../kit/play.js';

const squaresIn = (placed: number): readonly number[] =>
  squares.flatMap((_, index) => ((placed >> index) & 1 ? [index] : []));

describe('shapes that lack one large', () => {
  test('TX-1.8: all placements of the chart with four larges of one colour, and no others', () => {
    let met = 0;
    for (const players of [2, 3] as const)
      for (const state of walk(game, { ...defaultOptions, players, teams: players }, players, 60).states) {
        const { grid, settings } = state;
        const expected = settings.shapes.flatMap((shape, column) =>
          placements(shape, 5, grid.length / 5).flatMap((placed) => {
            const all = squaresIn(placed);
            return [0, 1, 2, 3, 4, 5].flatMap((colour) => {
              const lacking = all.filter((square) => grid[square] !== colour);
              return lacking.length === 1 ? [`${'RYBGPO'[colour]!}${column + 1}:${lacking[0]!}`] : [];
            });
          }),
        );
        const found = nearShapes(state);
        expect(found.map(({ colour, column, lacks }) => `${colour}${column + 1}:${lacks}`).sort()).toEqual(
          expected.sort(),
        );
        for (const { squares: all } of found) expect(all).toHaveLength(5);
        const drawn = [...transformartianSvg(state).matchAll(/data-near="(\w\d)"/g)];
        expect(drawn).toHaveLength(expected.length);
        met += expected.length;
      }
    expect(met).toBeGreaterThan(50);
  });

  test('a shape that is shown lacks nothing', () => {
    const state = at(game)(
      'YBRYR/BBBRY/GBRPR/GGGPP/YYGPP 3 PR 00000/00000/00000/00000/00000 0,0 2:2 X,+,Z,I,W 5,3,1 61 pi 0',
    );
    expect(nearShapes(state).filter(({ colour, column }) => colour === 'B' && column === 1)).toEqual([]);
  });
});

test('a contour is closed around squares that share sides, and around each that does not', () => {
  const ends = (d: string): Readonly<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      const key = `${x} ${y}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  };
  const cells = [
    [0, 0],
    [1, 0],
    [1, 1],
    [3, 3],
  ] as const;
  const found = ends(contour(cells, 50, 5));
  expect(new Set(Object.values(found))).toEqual(new Set([2]));
  expect(found['5 5']).toBe(2);
  expect(found['155 155']).toBe(2);
});
