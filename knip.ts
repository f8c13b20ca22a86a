import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/node/{cli,match}/index.ts',
    'src/bots/evaluations/{icetraders,terrafex,toframenn,transformartian}.ts',
    'src/bots/evaluations/terra-mystica/{economy,worth}.ts',
    'test/**/*.test{,-d}.ts',
    'test/laws/runner.ts',
    'test/trials/*.ts',
    'src/node/tournament/{match-worker,worker}.ts',
    'src/node/cli/learn/learn-worker.ts',
    'src/web/page/{embed,own,thinking}.ts',
    'scripts/**/*.mjs',
    'bench/*.mjs',
    'examples/**/*.{ts,js,svelte}',
    'test/browser/driver.js',
    'scripts/docs/offline-worker.js',
    'docs/.vitepress/{config.mts,theme/index.ts}',
    'research/**/*.mjs',
  ],
  // The tests of templates belong to the packages that are written from them.
  vitest: { entry: ['test/**/*.test.ts'] },
  project: [
    'src/**/*.ts',
    'test/**/*.ts',
    'scripts/**/*.mjs',
    'test/browser/*.mjs',
    'bench/**/*.mjs',
    'docs/.vitepress/**/*.{ts,mts,vue}',
    'examples/**/*.svelte',
    'research/**/*.mjs',
  ],
  ignoreExportsUsedInFile: {
    interface: true,
    type: true,
  },
  ignoreBinaries: ['redis-server', 'redis-cli', 'perl', 'mount', 'umount', 'setpriv', 'pgbouncer'],
  ignoreDependencies: ['effect', 'rollup', '@vitest/expect', 'chai', 'webpack'],
};

export default config;
