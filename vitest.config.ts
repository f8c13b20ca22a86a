import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { safeIndexes } from './test/kit/indexing.js';

const src = fileURLToPath(new URL('./src', import.meta.url));

/** Where to write the results as JSON as well, for a script that counts them (see .ci/run). */
const jsonFile = process.env['TEST_JSON'];

/** What takes longest, a quarter of a minute and more. */
const long = [
  ...[
    'arena/own-games',
    'arena/redis',
    'arena/run',
    'arena/secrets',
    'attacks/programs-secrets',
    'attacks/two-servers',
    'bots/exact',
    'cli/cli',
    'docs/snippets',
    'protocol/zoo',
    'svg/laws',
  ],
  ...['core/corruption', 'terra-mystica/impossible', 'terra-mystica/ledgers', 'terra-mystica/reachable'],
];

/** Long files begin first: at the end no thread waits for another one. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(`test/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  plugins: [safeIndexes(src)],
  resolve: {
    // The public names, so that tests can run the examples of the documents against the sources.
    alias: [
      { find: /^rulehouse$/, replacement: `${src}/index.ts` },
      { find: /^rulehouse\/(.+)$/, replacement: `${src}/$1/index.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    // Games that `rulehouse new` has just written find their packages there, and the library is its sources for them too.
    server: { deps: { inline: [/\.cache\/templates\//] } },
    setupFiles: ['test/setup.ts'],
    pool: 'threads',
    // Files that run one after the other in a thread read the modules once: a third of the time of the whole.
    isolate: false,
    sequence: { sequencer: LongFirst },
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: jsonFile === undefined ? ['default'] : ['default', ['json', { outputFile: jsonFile }]],
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text', 'lcov'] },
  },
});
