import fc from 'fast-check';

/**
 * Properties draw the same examples in every run, so that a failure can be seen again. `FC_SEED=<number> npm test` draws
 * others; a failing property prints its seed.
 */
const seed = Number(process.env['FC_SEED'] ?? 20_261_120);
if (!Number.isInteger(seed)) throw new Error('FC_SEED must be a whole number');

fc.configureGlobal({ seed, numRuns: 100 });
