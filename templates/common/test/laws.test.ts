import fc from 'fast-check';
import { lawsOf } from 'rulehouse/laws';
import { test } from 'vitest';
import { game, lawOptions } from '../src/laws.ts';

// The seed plays the same games every time. Another seed, here or in `npm run laws -- --seed 2`, plays others.
for (const { name, property } of lawsOf(game, lawOptions))
  test(name, { timeout: 60_000 }, () => fc.assert(property, { numRuns: 20, seed: 1 }));
