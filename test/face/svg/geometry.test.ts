/** The positions of parts in pictures, for every game. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { playout } from '../../../src/core/playing/playout.js';
import { source } from '../../../src/core/values/random.js';
import { faces } from '../../../src/face/index.js';
import { geometry, svgOfText, terrafexSvg, terraMysticaSvg } from '../../../src/face/svg/index.js';
import { defaultOptions, game as terraMystica } from '../../../src/games/terra-mystica/index.js';
import { initial } from '../../../src/games/terrafex/index.js';

const at = (svg: string, kind: string, value: string) =>
  geometry(svg).spots.find(({ places }) => places.some((one) => one.kind === kind && one.value === value));

describe('geometry', () => {
  test.each(faces.map((any) => [any.id, any] as const))(
    '%s: every place that moves have lies in the picture',
    (id, any) => {
      const counts = any.open((face) => {
        const { game } = face;
        const options = game.options.decode({});
        const start = isLeft(options) ? undefined : game.setup(options.right, 3);
        if (start === undefined || isLeft(start)) expect.fail();
        let [found, missing] = [0, 0];
        playout(game)(start.right, source(4), 15, ({ before }) => {
          const view = game.position.print(before);
          const svg = svgOfText(id, view, { interactive: true });
          if (isLeft(svg)) expect.fail();
          const { width, height, spots } = geometry(svg.right);
          const keys = new Set(spots.flatMap(({ places }) => places.map(({ kind, value }) => `${kind}:${value}`)));
          for (const { centre, corners } of spots) {
            expect(corners.length).toBeGreaterThan(3);
            for (const { x, y } of [centre, ...corners]) {
              expect(x).toBeGreaterThan(-1);
              expect(y).toBeGreaterThan(-1);
              expect(x).toBeLessThan(width + 1);
              expect(y).toBeLessThan(height + 1);
            }
          }
          // A part of a move without a place in the picture is a button on the page.
          for (const { kind, value } of game.legalMoves(before).flatMap(face.parts))
            if (keys.has(`${kind}:${value}`)) found++;
            else missing++;
        });
        return { found, missing };
      });
      console.info(`${id}: ${counts.found} parts of moves have a spot, ${counts.missing} are buttons`);
      expect(counts.found).toBeGreaterThan(0);
    },
  );

  test('squares are in rows and columns as wide as the squares', () => {
    const svg = terrafexSvg(initial, { interactive: true });
    const [c5, d5, c4] = ['c5', 'd5', 'c4'].map((square) => at(svg, 'square', square)?.centre);
    expect(c5?.y).toBe(d5?.y);
    expect(c5?.x).toBe(c4?.x);
    expect((d5?.x ?? 0) - (c5?.x ?? 0)).toBeCloseTo((c4?.y ?? 0) - (c5?.y ?? 0));
  });

  test('hexes have six corners, and neighbours share two of them', () => {
    const start = terraMystica.setup(defaultOptions, 1);
    if (isLeft(start)) expect.fail();
    const svg = terraMysticaSvg(start.right, { interactive: true });
    const [a1, a2] = ['A1', 'A2'].map((hex) => at(svg, 'hex', hex)?.corners ?? []);
    expect(a1?.length).toBe(6);
    const near = (a1 ?? []).filter((one) => a2?.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 3));
    expect(near.length).toBe(2);
  });

  test.each([
    '',
    '<svg',
    '</g></g>',
    '<svg viewBox="x"><g data-a="b"><rect data-hit="" x="NaN"/></g>',
    '<g>'.repeat(1000),
  ])('what is not a picture of the library does no harm: %j', (text) => {
    expect(geometry(text).spots.length).toBeLessThan(2);
  });
});
