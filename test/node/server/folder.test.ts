/** Folders for tables: created level by level, and refused with a reason if they cannot be created. */
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore, type StoreKind } from '../../../src/node/server/open-store.js';

const root = mkdtempSync(join(tmpdir(), 'rulehouse-folder-'));
afterAll(() => rmSync(root, { recursive: true }));

const opened = (kind: StoreKind, folder: string) =>
  openStore(kind, folder, { broughtIn: () => undefined, lost: () => undefined });

test('a folder is made with all that is missing above it, for its owner only', async () => {
  const folder = join(root, 'of', 'tables');
  const store = await opened('files', folder);
  if (store._tag === 'Left') throw new Error(store.left.reason);
  await store.right.close();
  expect([folder, join(root, 'of')].map((one) => statSync(one).mode & 0o777)).toEqual([0o700, 0o700]);
});

test.each(['sqlite', 'files'] as const)('%s: a file is not a folder, nor is there one in it', async (kind) => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  expect(await opened(kind, file)).toMatchObject({ left: { path: [file], reason: 'is not a folder' } });
  const below = join(file, 'tables');
  expect(await opened(kind, below)).toMatchObject({ left: { path: [file], reason: 'is not a folder' } });
});

test.skipIf(!existsSync('/proc/self'))('a file system that takes no folders is refused at once', async () => {
  const folder = '/proc/rulehouse/tables';
  expect(await opened('sqlite', folder)).toMatchObject({
    left: { path: ['/proc/rulehouse'], reason: 'no folder can be made there' },
  });
});
