/** The laws of a game in Node's test runner: three lines. */
import test from 'node:test';
import fc from 'fast-check';
import { game } from '../../examples/goofspiel/game.js';
import { lawsOf } from '../../src/laws/index.js';

for (const { name, property } of lawsOf(game, { maxPlies: 20, hides: true }))
  void test(name, () => {
    fc.assert(property, { numRuns: 20 });
  });
