import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { entries } from './scripts/build/entries.mjs';
import { safeIndexes } from './test/kit/indexing.js';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Where to write the results as JSON as well, for a script that counts them (see .ci/run). */
const jsonFile = process.env['TEST_JSON'];

/** What takes longest, a quarter of a minute and more. */
const long = [
  ...[
    'node/tournament/own-games',
    'node/tournament/redis',
    'node/tournament/run',
    'node/tournament/secrets',
    'attacks/programs-secrets',
    'attacks/two-servers',
    'bots/exact',
    'node/cli/cli',
    'docs/snippets',
    'protocol/zoo',
    'face/svg/laws',
  ],
  ...[
    'core/corruption',
    'games/terra-mystica/impossible',
    'games/terra-mystica/ledgers',
    'games/terra-mystica/reachable',
  ],
];

/** Long files begin first: at the end no thread waits for another one. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(`test/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Tests of programs, servers and proxies, of documents, and of the published ledgers; everything else is a unit test. */
const system = [
  'test/{attacks,docs,examples,node,protocol,scripts,templates}/**/*.test.ts',
  'test/games/terra-mystica/ledgers.test.ts',
];

export default defineConfig({
  plugins: [safeIndexes(`${root}src`)],
  resolve: {
    // The public names, so that tests can run the examples of the documents against the sources.
    alias: entries.map(({ name, source }) => ({ find: new RegExp(`^${name}$`), replacement: root + source })),
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: system } },
      { extends: true, test: { name: 'system', include: system } },
    ],
    // Games that `rulehouse new` has just written find their packages there, and the library is its sources for them too.
    server: { deps: { inline: [/\.cache\/templates\//] } },
    setupFiles: ['test/setup.ts'],
    pool: 'threads',
    // Files that run one after the other in a thread read the modules once: a third of the time of the whole.
    isolate: false,
    sequence: { sequencer: LongFirst },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: jsonFile === undefined ? ['default'] : ['default', ['json', { outputFile: jsonFile }]],
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text', 'lcov'] },
  },
});
