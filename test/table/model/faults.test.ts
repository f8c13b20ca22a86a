/** The model finds the old faults when they are put back. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { terrafexFace } from '../../../src/face/index.js';
import { type Terrafex } from '../../../src/games/terrafex/index.js';
import { actsOf } from './acts.js';
import { faults } from './faults.js';
import { settings } from './settings.js';
import { runOf } from './world.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => vi.useRealTimers());

test.each(Object.entries(faults<Terrafex>()))(
  '%s: found, and found again by its seed',
  async (_, { fault, law }) => {
    const run = fc.asyncProperty(fc.scheduler(), settings, actsOf(80), async (scheduler, setting, acts) => {
      await runOf(terrafexFace, scheduler, setting, acts, fault);
    });
    const found = await fc.check(run, { numRuns: 300, endOnFailure: true });
    expect([found.failed, String(found.errorInstance)]).toEqual([true, expect.stringContaining(law)]);
    const { seed, counterexamplePath } = found;
    const again = await fc.check(run, { seed, path: counterexamplePath ?? '', endOnFailure: true });
    expect([again.numRuns, String(again.errorInstance)]).toEqual([1, String(found.errorInstance)]);
  },
  120_000,
);
