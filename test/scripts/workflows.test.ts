/** The promise of `SECURITY.md` about the workflows: every action is pinned to a commit hash, with its version next to it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../.github/workflows/', import.meta.url);

test('every action of every workflow is pinned by hash', () => {
  const used = readdirSync(folder).flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:- )?uses:/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+){0,2}$/.test(line))).toEqual([]);
});

test('one version of an action is one commit', () => {
  const pins = readdirSync(folder).flatMap((name) =>
    Array.from(readFileSync(new URL(name, folder), 'utf8').matchAll(/uses: ([\w./-]+)@(\w+) # (\S+)/g), (found) => [
      `${found[1]?.split('/').slice(0, 2).join('/')} ${found[3]}`,
      found[2],
    ]),
  );
  const commits = new Map(pins.map(([version]) => [version, new Set<unknown>()]));
  for (const [version, commit] of pins) commits.get(version)?.add(commit);
  expect([...commits].filter(([, all]) => all.size > 1)).toEqual([]);
});
