/** What JSR gets is what npm gets: the same version and entries. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

// Our own files.
const read = (name: string): Manifest => JSON.parse(readFileSync(name, 'utf8')) as Manifest;

/** Entries that npm alone has: for Node, and of a package that JSR has no types for; files that are built. */
const npmAlone = ['./match', './react', './bundles/*.js', './schemas/*.json', './package.json'];

test('jsr.json has the version and the entries of package.json (node scripts/build/jsr.mjs writes it)', () => {
  const [npm, jsr] = [read('package.json'), read('jsr.json')];
  expect(jsr.version).toBe(npm.version);
  expect(Object.keys(jsr.exports)).toEqual(Object.keys(npm.exports).filter((key) => !npmAlone.includes(key)));
  expect(Object.values(jsr.exports).filter((path) => !existsSync(String(path)))).toEqual([]);
});
