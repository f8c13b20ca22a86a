/** What a release asks of its maintainer, and what depends on the answers. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf, fieldsOf, readmeOf } from '../../scripts/release/release.mjs';

const repository = 'https://github.com/someone/rulehouse';

test('an address that is missing or is none is named', () => {
  expect(faultsOf({ repository: '', site: '' })).toEqual([expect.stringContaining('repository is ""')]);
  expect(faultsOf({ repository: 'github.com/x', site: 'x' })).toHaveLength(2);
  expect(faultsOf({ repository, site: '' })).toEqual([]);
  expect(faultsOf({ repository, site: 'https://example.org/rulehouse/' })).toEqual([]);
});

test('the fields of the manifests follow', () => {
  expect(fieldsOf({ repository, site: '' })).toEqual({
    repository: { type: 'git', url: `git+${repository}.git` },
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
  });
  expect(fieldsOf({ repository, site: 'https://example.org/' }, 'create-rulehouse')).toMatchObject({
    repository: { directory: 'create-rulehouse' },
    homepage: 'https://example.org/',
  });
});

test('the README links to the site, or else to the repository; rewriting it changes nothing', () => {
  const readme = readFileSync('README.md', 'utf8');
  const site = 'https://example.org/rulehouse/';
  for (const stated of [
    { repository, site: '' },
    { repository, site },
  ]) {
    const once = readmeOf(stated, readme);
    expect(once).not.toMatch(/\]\(docs|src="docs/);
    expect(readmeOf(stated, once)).toBe(once);
  }
  const first = readmeOf({ repository, site: '' }, readme);
  expect(first).toContain(`${repository}/blob/main/docs/tutorial/page.md)`);
  expect(first).toContain(`"${repository}/raw/main/docs/public/pictures/terrafex.svg"`);
  const later = readmeOf({ repository, site }, first);
  expect(later).toContain('(https://example.org/rulehouse/tutorial/page.html)');
  expect(later).toContain('[nine words](https://example.org/rulehouse/guide/concepts.html)');
  expect(later).toContain('"https://example.org/rulehouse/pictures/terrafex.svg"');
  expect(readmeOf({ repository: '', site: '' }, readme)).toBe(readme);
});

test('the release fails until the manifests match', () => {
  const { repository: stated } = JSON.parse(readFileSync('scripts/release/release.json', 'utf8')) as {
    repository: string;
  };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release/release.mjs'], { encoding: 'utf8' });
  expect(status).toBe(stated === '' ? 1 : 0);
  if (stated === '') expect(stderr).toContain('no provenance');
});

test('every job runs fixed versions of actions, and the release asks before it builds', () => {
  const release = readFileSync('.github/workflows/release.yml', 'utf8');
  expect(release.indexOf('npm run release:check')).toBeGreaterThan(0);
  expect(release.indexOf('npm run release:check')).toBeLessThan(release.indexOf('npm ci'));
});
