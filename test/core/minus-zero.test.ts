/** JSON text never needs -0, but programs can pass it: every codec refuses it and says so. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/core/index.js';
import { games } from '../../src/games/catalogue.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Every copy of a value in which one number is -0, with the path of that number. */
const withMinusZero = (value: Json, path: readonly string[] = []): readonly (readonly [Json, readonly string[]])[] => {
  if (typeof value === 'number') return [[-0, path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: readonly [string, Json]) =>
    withMinusZero(inner, [...path, key]).map(([changed, place]) => {
      const copy = Object.fromEntries(Object.entries(value).map(([k, old]) => [k, k === key ? changed : old]));
      return [Array.isArray(value) ? Object.values(copy) : copy, place] as const;
    }),
  );
};

describe('-0', () => {
  test.each(games.map(({ id }) => id))('%s: refused in options, states and moves, at its place, by its name', (id) => {
    games
      .find((any) => any.id === id)
      ?.open((game) => {
        const options = decode(game.options)({});
        if (isLeft(options)) throw new Error('default options');
        const start = game.setup(options.right, 1);
        if (isLeft(start)) throw new Error('a start');
        const move = game.legalMoves(start.right)[0];
        if (move === undefined) throw new Error('a move');
        let tried = 0;
        for (const [codec, value] of [
          [game.options, game.options.encode(options.right)],
          [game.state, game.state.encode(start.right)],
          [game.move, game.move.encode(move)],
        ] as const)
          for (const [changed, path] of withMinusZero(JSON.parse(JSON.stringify(value)) as Json)) {
            tried++;
            const read = decode<unknown, unknown>(codec)(changed);
            if (!isLeft(read)) throw new Error(`-0 was read at ${path.join('.')}`);
            expect(read.left.reason).toContain('-0');
          }
        expect(tried).toBeGreaterThan(2);
      });
  });
});
