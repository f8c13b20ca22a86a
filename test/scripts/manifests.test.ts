/** The entries for npm and JSR match tsconfig.entries.json. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entries } from '../../scripts/build/entries.mjs';
import { exportsOf, jsrOf, type Manifest, typesVersionsOf } from '../../scripts/build/manifests.mjs';

// The manifest is our own file, so the cast is safe.
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

test('every entry has a source', () => {
  expect(entries.filter(({ source }) => !existsSync(source))).toEqual([]);
});

test('package.json and jsr.json have the entries (node scripts/build/manifests.mjs --write writes them)', () => {
  expect(manifest.exports).toEqual(exportsOf());
  expect(manifest.typesVersions).toEqual(typesVersionsOf());
  expect(JSON.parse(readFileSync('jsr.json', 'utf8'))).toEqual(jsrOf(manifest));
});

test('JSR has the same entries as npm, except those for Node and those without types there', () => {
  const npmAlone = ['./match', './react', './bundles/*.js', './schemas/*.json', './package.json'];
  const keys = Object.keys(jsrOf(manifest).exports);
  expect(keys).toEqual(Object.keys(manifest.exports).filter((key) => !npmAlone.includes(key)));
});
