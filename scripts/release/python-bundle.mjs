/**
 * Bundles the command for the Python package into `python/src/rulehouse/node`. Optional packages that the command loads on demand
 * (for tournaments over Redis, servers, and Parquet) stay external. Also writes the version of the npm package.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const root = 'python/src/rulehouse';
const folder = `${root}/node`;
for (const old of [folder, `${root}/docs`]) rmSync(old, { recursive: true, force: true });
cpSync('docs/rules', `${root}/docs/rules`, { recursive: true });

const absent = [
  'piscina',
  'ioredis',
  'bullmq',
  'hono',
  'libsql',
  'pg',
  'pino',
  'prom-client',
  '@hono/*',
  '@modelcontextprotocol/*',
  'openskill',
  'hyparquet*',
];
const { metafile } = await build({
  entryPoints: { 'cli/rulehouse': 'src/node/cli/index.ts' },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  chunkNames: 'cli/[name]-[hash]',
  minify: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  metafile: true,
  external: [...absent, 'fast-check'],
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  logLevel: 'warning',
});
// Copy the licences of the bundled packages.
for (const inside of ['commander', 'fp-ts', 'io-ts'])
  cpSync(`node_modules/${inside}/LICENSE`, `${folder}/licenses/${inside}.txt`);
cpSync('LICENSE', `${folder}/licenses/rulehouse.txt`);
const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
// The command reads its version from the package.json two folders above it.
writeFileSync(`${root}/package.json`, `${JSON.stringify({ name, version, license, type: 'module' })}\n`);
writeFileSync(
  `${root}/_version.py`,
  `"""The version of the package: that of the npm package."""\n\nversion = "${version}"\n`,
);
const bytes = Object.values(metafile.outputs).reduce((sum, one) => sum + one.bytes, 0);
console.log(`${folder}: ${Math.round(bytes / 1000)} kB, version ${version}`);
