import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
// Sessions load their bots on first use, so they are loaded here.
import '../src/bots/bot.js';
import '../src/bots/think.js';
import '../src/bots/worker/connect.js';

/**
 * Properties use the same examples in every run, so that failures are reproducible. `FC_SEED=<number> npm test` uses others; a failing property
 * prints its seed.
 */
const seed = Number(process.env['FC_SEED'] ?? 20_261_120);
if (!Number.isInteger(seed)) throw new Error('FC_SEED must be a whole number');

fc.configureGlobal({ seed, numRuns: 100 });

declare global {
  /** The function that the test build calls at every `list[index]!` of the sources (see test/kit/indexing.ts). */
  var __found: <A>(value: A | undefined, place: string) => A;
}

globalThis.__found = (value, place) => {
  if (value === undefined) throw new Error(place);
  return value;
};

/** Waits for at least 20 s unless a test asks for less by name: on a busy machine, the first draw of a board alone can take seconds. */
const { waitFor } = vi;
const waitPatiently: typeof waitFor = (holds, options) =>
  waitFor(holds, { timeout: 20_000, ...(typeof options === 'number' ? {} : options) });
// This file runs once for every file of tests in the same thread.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;

// Pages load parts of themselves on demand. A part that is still being loaded when a file has ended could not be loaded by any later file.
afterAll(() => vi.dynamicImportSettled());
