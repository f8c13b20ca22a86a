import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const src = fileURLToPath(new URL('./src', import.meta.url));

/** Where to write the results as JSON as well, for a script that counts them (see .ci/run). */
const jsonFile = process.env['TEST_JSON'];

/** Tests that put another module into the place of one of ours. */
const replacing = ['test/terra-mystica/stranger.test.ts'];

export default defineConfig({
  resolve: {
    // The public names, so that tests can run the examples of the documents against the sources.
    alias: [
      { find: /^rulehouse$/, replacement: `${src}/index.ts` },
      { find: /^rulehouse\/(.+)$/, replacement: `${src}/$1/index.ts` },
    ],
  },
  test: {
    projects: [
      // Files that run one after the other in a thread read the modules once: a third of the time of the whole.
      { extends: true, test: { name: 'together', include: ['test/**/*.test.ts'], exclude: replacing, isolate: false } },
      { extends: true, test: { name: 'alone', include: replacing } },
    ],
    setupFiles: ['test/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: jsonFile === undefined ? ['default'] : ['default', ['json', { outputFile: jsonFile }]],
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text', 'lcov'] },
  },
});
