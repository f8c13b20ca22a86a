/** Limits and the configuration file: the guide describes each, and an invalid one is refused by name. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isLeft, printFault } from '../../../src/core/index.js';
import { readConfig, type ServeFlags } from '../../../src/node/server/config.js';
import { limitsWith, ok } from './tables-kit.js';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const guide = readFileSync(new URL('../../../docs/guide/operating.md', import.meta.url), 'utf8');

const flags: ServeFlags = { bot: [], allow: [], name: [], trustProxy: [], operator: [], limit: [] };

const written = (text: string): string => {
  const file = join(folder, 'server.json');
  writeFileSync(file, text);
  return file;
};

const wrong = (given: Partial<ServeFlags>): string => {
  const read = readConfig({ ...flags, ...given });
  return isLeft(read) ? printFault(read.left).replace(`${folder}/`, '') : 'fine';
};

test('the guide tells every limit with what it usually is', () => {
  const told = [...guide.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, name, value]) => [name, Number(value)]);
  expect(Object.fromEntries(told)).toEqual(limitsWith());
});

test('the configuration of the guide is accepted, and flags override it', () => {
  const file = written(/```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? '');
  const config = ok(readConfig({ ...flags, config: file, port: '0', limit: ['watchers=3'], bot: ['random'] }));
  expect(config).toMatchObject({
    port: 0,
    data: '/var/lib/rulehouse',
    names: ['games.example.org'],
    trustProxy: ['127.0.0.1'],
    log: 'json',
  });
  expect(config.limits).toEqual({ ...limitsWith(), tables: 5000, overDays: 365, watchers: 3 });
  expect(config.entrants.map(({ text }) => text)).toEqual(['random']);
});

test('what cannot be is refused with its name', () => {
  expect(wrong({ config: join(folder, 'none') })).toBe('none: no such file');
  expect(wrong({ config: written('{"prot":1}') })).toBe('server.json.prot: unknown key');
  expect(wrong({ config: written('{"limits":{"tables":0}}') })).toMatch(
    /^server\.json\.limits\.tables: 0 is not a whole number from 1/,
  );
  expect(wrong({ config: written('{') })).toMatch(/^server\.json: no JSON/);
  expect(wrong({ limit: ['everything=1'] })).toMatch(/^--limit: "everything" is not a limit; there are: tables,/);
  expect(wrong({ limit: ['tables'] })).toMatch(/^--tables: /);
  expect(wrong({ tables: '0' })).toMatch(/^--tables: /);
  expect(wrong({ limit: ['drainSeconds=3601'] })).toBe(
    '--limit drainSeconds: 3601 is not a whole number from 0 to 3600',
  );
  expect(wrong({ store: 'memory' })).toBe('--store: "memory" is not one of "sqlite", "postgres", "files"');
  expect(wrong({ log: 'loud' })).toMatch(/^--log: /);
  expect(wrong({ accountHeader: 'x'.repeat(2000) })).toMatch(/^--account-header: /);
  expect(wrong({ store: 'files', config: written('{"store":"memory"}') })).toMatch(/^server\.json\.store: /);
  expect(wrong({ config: written('{"operators":["me"]}') })).toBe(
    'server.json.operators: "me" is not an address, such as 127.0.0.1',
  );
  expect(wrong({ config: written('{"bots":["gready"]}') })).toMatch(/^server\.json\.bots: no bot "gready"/);
  expect(wrong({ config: written('{"trustProxy":["me"]}') })).toMatch(/^server\.json\.trustProxy: /);
  expect(wrong({ config: written('{"trustProxy":["me"]}'), trustProxy: ['you'] })).toMatch(/^--trust-proxy: "you"/);
  expect(wrong({ config: written('{}'), limit: ['x=1'] })).toMatch(/^--limit: /);
  expect(wrong({ config: written('{}'), port: 'x' })).toMatch(/^--port: /);
  expect(wrong({ operator: ['me'] })).toBe('--operator: "me" is not an address, such as 127.0.0.1');
});
