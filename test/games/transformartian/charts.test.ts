import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getOrElseW } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { catalogue, defaultOptions, game, type State, setup } from '../../../src/games/transformartian/index.js';

const { shapes: basicShapes } = defaultOptions;

const names = Object.keys(catalogue);

/** A thousand charts that differ in the shapes of the first three columns. */
const charts: readonly (readonly string[])[] = names
  .flatMap((a, i) =>
    names.slice(i + 1).flatMap((b, j) => names.slice(i + j + 2).map((c): readonly string[] => [a, b, c])),
  )
  .slice(0, 1000)
  .map((three) => [...three, ...names.filter((name) => !three.includes(name)).slice(0, 2)]);

const gameWith = (shapes: readonly string[], teams: 2 | 3): State =>
  getOrElseW((): never => expect.unreachable())(setup({ ...defaultOptions, shapes, teams, players: teams }, 1));

const texts = (state: State): readonly string[] => game.legalMoves(state).map(game.moveText.print);

const megabytesInUse = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc();');
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

describe('charts that the players chose', () => {
  it.each([2, 3] as const)('a thousand live games of %i teams with different charts take at most 40 MB', (teams) => {
    const before = megabytesInUse();
    const live = charts.map((shapes) => gameWith(shapes, teams));
    for (const state of live) expect(game.legalMoves(state).length).toBeGreaterThan(0);
    expect(megabytesInUse() - before).toBeLessThan(40);
    expect(live).toHaveLength(1000);
  });

  it('a chart that has been dropped is made again as it was', () => {
    const first = texts(gameWith(basicShapes, 2));
    for (const shapes of charts.slice(0, 500)) game.legalMoves(gameWith(shapes, 2));
    expect(texts(gameWith([...basicShapes], 2))).toEqual(first);
  });

  it('options with other shapes contradict a position, unless cards were drawn (TX-2.3): then the position says which', () => {
    const others = [...basicShapes.slice(0, 4), names.find((name) => !basicShapes.includes(name)) ?? ''];
    const given = { ...defaultOptions, shapes: others };
    expect(game.contradicted(given, gameWith(others, 2))).toBeUndefined();
    expect(game.contradicted(given, gameWith(basicShapes, 2))).toBe('shapes');
    expect(game.contradicted({ ...given, exxtra: { replace: 1 } }, gameWith(basicShapes, 2))).toBeUndefined();
  });
});
