import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { entries } from './scripts/build/entries.mjs';
import { safeIndexes } from './test/kit/indexing.js';

const root = fileURLToPath(new URL('.', import.meta.url));

/** A file for the results as JSON, for a script that counts them (see .ci/run). */
const jsonFile = process.env['TEST_JSON'];

/** The slowest files, which take a quarter of a minute or more. */
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
    'table/model/model',
    'table/model/faults',
    'web/session/away',
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

/** Starts slow files first, so that no thread has to wait for another at the end. */
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

/** Tests that need a window in which no other file has registered elements. */
const alone = ['test/web/board/bundles.test.ts'];

export default defineConfig({
  plugins: [safeIndexes(`${root}src`)],
  resolve: {
    // The public names, so that tests can run the documents' examples against the sources.
    alias: entries.map(({ name, source }) => ({ find: new RegExp(`^${name}$`), replacement: root + source })),
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: [...system, ...alone] } },
      { extends: true, test: { name: 'system', include: system } },
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
    ],
    // Games just created by `rulehouse new` find packages there, and use the sources as the library.
    server: { deps: { inline: [/\.cache\/templates\//] } },
    setupFiles: ['test/setup.ts'],
    pool: 'threads',
    // Files that run in the same thread load the modules only once, which saves a third of the time.
    isolate: false,
    sequence: { sequencer: LongFirst },
    // Tests that start programs spend about half of their time waiting, so there is one worker more than cores.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: jsonFile === undefined ? ['default'] : ['default', ['json', { outputFile: jsonFile }]],
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text', 'lcov'] },
  },
});
