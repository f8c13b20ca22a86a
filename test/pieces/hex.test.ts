import { describe, expect, test } from 'vitest';
import { type HexPlace, hexAt, hexDistance, hexKey, hexLeaps, hexSteps } from '../../src/pieces/hex.js';

const origin: HexPlace = { row: 4, x: 8 };

/** Every place near the origin where a hex can stand: row and doubled column are both even or both odd. */
const places: readonly HexPlace[] = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 17 }, (__, x) => ({ row, x })).filter(({ x }) => (x + row) % 2 === 0),
).flat();

const keysAt = (steps: readonly HexPlace[]): readonly number[] => steps.map((step) => hexKey(hexAt(origin, step)));

const ascending = (keys: readonly number[]): readonly number[] => keys.toSorted((a, b) => a - b);

describe('hexes in offset rows', () => {
  test('the steps lead to the six hexes at a distance of one', () => {
    const near = places.filter((place) => hexDistance(origin, place) === 1);
    expect(near).toHaveLength(6);
    expect(ascending(keysAt(hexSteps))).toEqual(ascending(near.map(hexKey)));
  });

  test('the leaps lead to the six hexes at a distance of two that have two neighbours in common with the hex', () => {
    const common = (place: HexPlace): number =>
      hexSteps.filter((step) => hexDistance(hexAt(origin, step), place) === 1).length;
    const across = places.filter((place) => hexDistance(origin, place) === 2 && common(place) === 2);
    expect(across).toHaveLength(6);
    expect(ascending(keysAt(hexLeaps))).toEqual(ascending(across.map(hexKey)));
  });

  test('steps go clockwise from the upper right, leaps from straight up', () => {
    expect(hexSteps[0]).toEqual({ row: -1, x: 1 });
    expect(hexLeaps[0]).toEqual({ row: -2, x: 0 });
    for (const steps of [hexSteps, hexLeaps]) {
      // Turn a sixth clockwise; in these units, a row is one and a half columns high.
      const turned = ({ row, x }: HexPlace): HexPlace => ({ row: (row + x) / 2, x: (x - 3 * row) / 2 });
      for (const [index, step] of steps.entries()) expect(turned(step)).toEqual(steps[(index + 1) % steps.length]);
    }
  });

  test('a step goes down by its rows and to the right by its columns', () => {
    expect(hexAt(origin, { row: 2, x: -4 })).toEqual({ row: 6, x: 4 });
    expect(hexAt(origin, { row: -1, x: 3 })).toEqual({ row: 3, x: 11 });
  });

  test('a distance is the least number of steps', () => {
    const found = new Map([[hexKey(origin), 0]]);
    let edge = [origin];
    for (let distance = 1; distance <= 4; distance++) {
      edge = edge.flatMap((place) =>
        hexSteps
          .map((step) => hexAt(place, step))
          .filter((next) => !found.has(hexKey(next)) && found.set(hexKey(next), distance).size > 0),
      );
    }
    for (const place of places) {
      const distance = found.get(hexKey(place));
      if (distance !== undefined) expect(hexDistance(origin, place)).toBe(distance);
    }
    expect(found.size).toBe(1 + 6 + 12 + 18 + 24);
  });

  test('a key stands for one place, also a little outside of the board', () => {
    const all = Array.from({ length: 260 }, (_, row) =>
      Array.from({ length: 260 }, (__, x) => ({ row: row - 4, x: x - 4 })),
    ).flat();
    expect(new Set(all.map(hexKey)).size).toBe(all.length);
  });
});
