/**
 * Writes jsr.json from package.json: the same entries and version, as sources. Left out are the entries for Node alone, whose programs are not published there, and
 * `react`, whose types come from npm. Part of `npm run release:version`; a test compares the two. `deno publish --dry-run --config jsr.json --allow-slow-types` tries it.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const { exports, license, peerDependencies, version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Entries of the package, by their sources. */
const entries = Object.entries(exports)
  .filter(([key, target]) => target.import?.node !== undefined && key !== './react')
  .map(([key]) => [key, key === '.' ? './src/index.ts' : `./src/${key.slice(2)}/index.ts`]);

const fpTs = (name) => [`fp-ts/${name}`, `npm:fp-ts@${peerDependencies['fp-ts']}/lib/${name}.js`];
const plain = (name) => [name, `npm:${name}@${peerDependencies[name]}`];

const manifest = {
  name: '@rulehouse/rulehouse',
  version,
  license,
  exports: Object.fromEntries(entries),
  imports: Object.fromEntries([
    ...['Either', 'Option', 'function'].map(fpTs),
    plain('fast-check'),
    plain('io-ts'),
    plain('lit'),
  ]),
  // The sources name the files that the build writes; publishing names those that are there.
  unstable: ['sloppy-imports'],
  compilerOptions: {
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'deno.ns'],
  },
  publish: {
    include: ['src', 'jsr.json', 'README.md', 'LICENSE'],
    exclude: ['cli', 'host', 'match', 'page', 'react', 'server', 'tournament'].map((room) => `src/${room}`),
  },
};
writeFileSync('jsr.json', `${JSON.stringify(manifest, null, 2)}\n`);
