/**
 * The model of a table: people, clocks and bots on lossy lines. `MODEL_STEPS` is the number of steps for each game, `MODEL_GAME` names one game. A failure
 * prints its seed and its path; `FC_SEED` and `MODEL_PATH` repeat it, and `MODEL_SHRINK=1` looks for a shorter one.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { face as loveLetterFace } from '../../../examples/love-letter/face.js';
import { anyFace, faces } from '../../../src/face/index.js';
import { actsOf } from './acts.js';
import { settings } from './settings.js';
import { type Counts, runOf } from './world.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => vi.useRealTimers());

const most = Number(process.env['MODEL_STEPS'] ?? 1000);

const [only, path] = [process.env['MODEL_GAME'], process.env['MODEL_PATH']];

const all = [...faces, anyFace(loveLetterFace)].filter(({ id }) => only === undefined || id === only);

test.each(all.map((any) => [any.id, any] as const))(
  '%s keeps its laws, whatever happens on the way',
  async (_, any) => {
    const counts: Counts = { steps: 0, acts: 0, taken: 0, undone: 0, quiet: 0, ended: 0 };
    const run = any.open((face) =>
      fc.asyncProperty(fc.scheduler(), settings, actsOf(80), async (scheduler, setting, acts) => {
        if (counts.steps >= most) return;
        const now = await runOf(face, scheduler, setting, acts);
        for (const name of ['steps', 'acts', 'taken', 'undone', 'quiet', 'ended'] as const) counts[name] += now[name];
      }),
    );
    await fc.assert(run, {
      ...{ numRuns: Math.ceil(most / 20), endOnFailure: process.env['MODEL_SHRINK'] === undefined },
      ...(path === undefined ? {} : { path }),
    });
    console.info(`${any.id}: ${JSON.stringify(counts)}`);
    if (path !== undefined) return;
    expect(counts.steps).toBeGreaterThanOrEqual(most);
    expect(counts.taken).toBeGreaterThan(most / 100);
    expect(counts.quiet).toBeGreaterThan(0);
  },
  60_000 + most * 100,
);
