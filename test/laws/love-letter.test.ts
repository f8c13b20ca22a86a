/** A game with hidden hands keeps every law, and views show no card that is not theirs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, face } from '../../examples/love-letter/face.js';
import { game, type LoveLetter, redeal } from '../../examples/love-letter/game.js';
import { isRight, none, playout, some, source } from '../../src/core/index.js';
import { lawsOf } from '../../src/laws/index.js';

describe('laws', () => {
  const laws = lawsOf<LoveLetter>(game, {
    options: fc.record({ players: fc.integer({ min: 2, max: 4 }) }),
    candidates: [
      '1 1 8',
      '1 0 2',
      '2 1 -',
      '2 - -',
      '3 0 -',
      '4 - -',
      '5 0 -',
      '5 1 -',
      '6 1 -',
      '7 - -',
      '8 - -',
      '1 - -',
      '4 1 -',
    ],
    hides: true,
    deals: true,
    redeal,
    wins: 'most',
    face,
    draw: (view, seat) => draw(view, { seat }),
    beside: ['name'],
  });
  for (const { name, property } of laws) test(name, () => fc.assert(property, { numRuns: 100 }));
});

test('10,000 rounds end, and are won by the rules of hands and sums', () => {
  for (let seed = 0; seed < 10_000; seed++) {
    const start = game.setup({ players: 2 + (seed % 3) }, seed);
    if (!isRight(start)) throw new Error('refused');
    const last = playout(game)(start.right, source(seed), 60);
    expect(game.outcome(last)._tag).toBe('Some');
  }
});

test('a seat sees its own hand, what it was shown, and no deck', () => {
  const state = game.position.parse('5678 1 234 15/4 3/2 / - 0');
  expect(state).toMatchObject({ _tag: 'Left' });
  const read = game.position.parse('15346 1 125 27/8 11/34 1/ - 0');
  if (!isRight(read)) throw new Error(JSON.stringify(read.left));
  expect(game.viewText.print(game.view(some(0))(read.right))).toBe('????? ? 125 27/8 11/34 1/ - 0');
  expect(game.viewText.print(game.view(some(1))(read.right))).toBe('????? ? 125 ??/8 11/34 1/ - 0');
  expect(game.viewText.print(game.view(none)(read.right))).toBe('????? ? 125 ??/? 11/34 1/ - 0');
});
