/** A trick-taking game keeps every law: hands are hidden, moves depend on them, and nothing shows. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, face } from '../../examples/oh-hell/face.js';
import { game, type OhHell, redeal } from '../../examples/oh-hell/game.js';
import { isRight, playout, source } from '../../src/core/index.js';
import { lawsOf } from '../../src/laws/index.js';

describe('laws', () => {
  const laws = lawsOf<OhHell>(game, {
    options: fc.record({ players: fc.integer({ min: 2, max: 6 }), cards: fc.integer({ min: 1, max: 8 }) }),
    candidates: ['Bid 0', 'Bid 1', 'Bid 8', 'Play AS', 'Play 2C', 'Play TD'],
    hides: true,
    deals: true,
    redeal,
    wins: 'most',
    face,
    draw: (view, seat) => draw(view, { seat }),
    beside: ['bid'],
  });
  for (const { name, property } of laws) test(name, () => fc.assert(property, { numRuns: 60 }));
});

test('every trick is taken, and the points of a deal are those of the rules', () => {
  for (let seed = 0; seed < 2000; seed++) {
    const [players, cards] = [2 + (seed % 5), 1 + (seed % 8)];
    const start = game.setup({ players, cards }, seed);
    if (!isRight(start)) throw new Error('refused');
    const last = playout(game)(start.right, source(seed), 100);
    expect(last.taken.reduce((sum, one) => sum + one, 0)).toBe(cards);
    expect(game.score(last)).toEqual(last.taken.map((own, seat) => own + (own === last.bids[seat] ? 10 : 0)));
    expect(game.outcome(last)._tag).toBe('Some');
  }
});
