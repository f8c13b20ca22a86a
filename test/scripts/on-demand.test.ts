/** The catalogue of games for Node.js is the same as in the sources, but loads each game when it is opened. */
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { asking, onDemand } from '../../scripts/build/on-demand.mjs';
import { games } from '../../src/games/catalogue.js';
import type { AnyGame } from '../../src/index.js';

const source = readFileSync('src/games/catalogue.ts', 'utf8');
const titles = new Map(games.map(({ id, title }) => [id, title]));

test('the same games by the same names, and none is loaded before it is opened', async () => {
  const { code } = await transform(
    onDemand(source, (id) => titles.get(id) ?? ''),
    { loader: 'ts', format: 'cjs' },
  );
  const asked: string[] = [];
  const require = (path: string): unknown => {
    if (path.includes('constant')) return { constant: Object.freeze };
    asked.push(path);
    return { game: path };
  };
  const module: { exports: { readonly games?: readonly AnyGame[] } } = { exports: {} };
  (runInThisContext(`(function (require, module) {${asking(code)}\n})`) as (...given: readonly unknown[]) => void)(
    require,
    module,
  );
  const made = module.exports.games ?? [];
  expect(made.map(({ id, title }) => ({ id, title }))).toEqual(games.map(({ id, title }) => ({ id, title })));
  expect(asked).toEqual([]);
  // In this test, each game is represented by its path.
  expect(made[2]?.open((game) => game as unknown)).toBe('./terrafex.cjs');
  expect(asked).toEqual(['./terrafex.cjs']);
});

test('a catalogue of another form is refused', () => {
  expect(() => onDemand('export const games = [];', () => '')).toThrow('an unexpected form');
});
