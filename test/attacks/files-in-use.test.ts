/**
 * Somebody removes, replaces or overwrites the files of a server while people play there: moves are refused, with the reason, until the operator
 * decides; nothing is written to the new files, and no acknowledged move is reported as stored when it is not.
 */
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundled, type Running, served } from '../node/server/kit.js';
import { openedAt, roomAt, tablesAt } from '../node/server/tables-kit.js';
import { say, send } from './kit.js';

const root = mkdtempSync(join(tmpdir(), 'rulehouse-files-in-use-'));
let [file, commands, data, db] = ['', '', '', ''];
let count = 0;
beforeAll(async () => {
  ({ file, folder: commands } = await bundled());
});
beforeEach(() => {
  data = join(root, String(count++));
  mkdirSync(data);
  db = join(data, 'tables.db');
});
afterAll(() => {
  for (const one of [root, commands]) rmSync(one, { recursive: true });
});

let running: readonly Running[] = [];
afterEach(() => Promise.all(running.map((one) => one.end('SIGKILL'))));

const start = async (): Promise<Running> => {
  const one = await served(file, data);
  running = [...running, one];
  return one;
};

/** A table on a server, and the answers to its first two moves. */
const tableAt = async ({ url }: Running) => {
  const { body } = await say(`${url}api/tables`, { game: 'terrafex', spec: { players: ['Ada', 'Bo'], seed: 1 } });
  const table = `${url}api/tables/${String(body['id'])}`;
  const { Ada = '' } = body['tokens'] as Readonly<Record<string, string>>;
  const move = (ply: number) => say(`${table}/messages`, { _tag: 'Move', ply, move: ['G^c5', 'Ba5>b5'][ply] }, Ada);
  return { id: String(body['id']), table, move };
};

const ready = async ({ url }: Running) => send(`${url}readyz`);

/** A database of another server. */
const foreign = async (): Promise<Buffer> => {
  const folder = join(root, `foreign-${count++}`);
  mkdirSync(folder);
  const other = await tablesAt(folder);
  await openedAt(other, 'terrafex', { players: ['Cy', 'Di'], seed: 2 });
  withSql('pragma wal_checkpoint(TRUNCATE)', join(folder, 'tables.db'));
  const bytes = readFileSync(join(folder, 'tables.db'));
  await other.close();
  return bytes;
};

/** A database that another program uses. */
const withSql = (text: string, at = db): void => {
  const other = new Libsql(at, { timeout: 5000 });
  other.exec(text);
  other.close();
};

const attacks: readonly (readonly [string, string, () => unknown])[] = [
  ['removes the file', 'tables.db was removed', () => rmSync(db)],
  ['removes the folder', 'tables.db was removed', () => rmSync(data, { recursive: true })],
  ['removes the log of the database', 'tables.db-wal was removed', () => rmSync(`${db}-wal`)],
  ['removes the index of the log', 'tables.db-shm was removed', () => rmSync(`${db}-shm`)],
  ['moves it away', 'tables.db was removed', () => renameSync(db, `${db}.old`)],
  [
    'moves another one there',
    'tables.db was replaced',
    async () => {
      writeFileSync(`${db}.new`, await foreign());
      renameSync(`${db}.new`, db);
    },
  ],
  ['copies another one over it', 'tables.db was overwritten', async () => writeFileSync(db, await foreign())],
  ['copies an older one over it', 'tables.db was overwritten', () => copyFileSync(join(data, 'backup.db'), db)],
  ['empties it', 'tables.db was overwritten', () => truncateSync(db)],
  ['appends to it', 'tables.db was overwritten', () => appendFileSync(db, 'something')],
  ['replaces what is in it', 'the content of the database was replaced', () => withSql('delete from holders')],
];

describe.each(attacks)('somebody %s', (_, reason, attack) => {
  test('and moves are refused, with the reason; readyz says so; nothing is written', async () => {
    const server = await start();
    const { move, table } = await tableAt(server);
    withSql('pragma wal_checkpoint(PASSIVE)');
    copyFileSync(db, join(data, 'backup.db'));
    expect((await move(0)).status).toBe(200);
    expect((await ready(server)).status).toBe(200);
    await attack();
    const refused = await move(1);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([503, expect.stringContaining(reason) as string]);
    const unready = await ready(server);
    expect([unready.status, unready.text]).toEqual([503, expect.stringContaining(reason) as string]);
    // The table can still be read, and shows nothing of the refused moves.
    expect((JSON.parse((await send(table)).text) as { readonly moves: unknown }).moves).toEqual(['G^c5']);
    const bytes = (): Buffer | undefined => {
      try {
        return readFileSync(db);
      } catch {
        return undefined;
      }
    };
    const before = bytes();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await move(1)).status).toBe(503);
    expect((await ready(server)).status).toBe(503);
    await server.end('SIGTERM');
    if (reason.startsWith('tables.db was')) expect(bytes()).toEqual(before);
  });
});

test('if somebody puts the file back, everything continues', async () => {
  const server = await start();
  const { move } = await tableAt(server);
  expect((await move(0)).status).toBe(200);
  renameSync(db, `${db}.old`);
  expect((await move(1)).status).toBe(503);
  renameSync(`${db}.old`, db);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await ready(server)).status).toBe(200);
  expect((await move(1)).status).toBe(200);
  await server.end('SIGTERM');
});

test('who puts another file there, and starts the server anew, has decided, too: that file is whole', async () => {
  const server = await start();
  const { move } = await tableAt(server);
  expect((await move(0)).status).toBe(200);
  writeFileSync(db, await foreign());
  expect((await move(1)).status).toBe(503);
  await server.end('SIGTERM');
  const again = await start();
  expect(again.greeting).toMatch(/^1 tables/);
  const other = new Libsql(db, { timeout: 5000 });
  expect(other.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
  other.close();
  await again.end('SIGTERM');
});

test('two servers of one file take each other for nobody else, whatever they write', { timeout: 60_000 }, async () => {
  const both = [await start(), await start()];
  const tables = await Promise.all(Array.from({ length: 8 }, (_, index) => tableAt(both[index % 2] ?? both[0]!)));
  for (let count = 0; count < 12; count++) {
    for (const { move, table } of tables) {
      if (count < 2) expect((await move(count)).status).toBe(200);
      else expect((await send(table)).status).toBe(200);
    }
    withSql('pragma wal_checkpoint(PASSIVE)');
  }
  for (const server of both) expect((await ready(server)).status).toBe(200);
  for (const server of both) await server.end('SIGTERM');
});

describe.each(['log', 'keys'])('tables in files, of which somebody changes the %s of one', (name) => {
  test.each(['removes', 'replaces', 'appends'])('%s it: that table is refused, others continue', async (how) => {
    const report = (): void => undefined;
    const tables = await tablesAt(data, { kind: 'files', report });
    const two = { players: ['Ada', 'Bo'], seed: 1 };
    const { room } = await openedAt(tables, 'terrafex', two);
    const other = await openedAt(tables, 'terrafex', two);
    const move = { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^c5' } as const;
    const changed = join(data, `${room.table.id}.${name}.jsonl`);
    const before = readFileSync(changed);
    if (how === 'removes') rmSync(changed);
    if (how === 'replaces') {
      writeFileSync(`${changed}.other`, before);
      renameSync(`${changed}.other`, changed);
    }
    if (how === 'appends') appendFileSync(changed, '{}\n');
    await expect(room.table.say(move)).rejects.toThrow(/was removed, replaced or changed by somebody else/);
    expect(tables.unready()).toContain('by somebody else');
    expect((await (await roomAt(tables, other.room.table.id)).table.say(move)).taken).toBe(true);
    await tables.close();
  });
});
