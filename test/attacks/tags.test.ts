/** Tables with the maximum number of tags: the names of the players are tags of the record, too, so there must be room for them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decode, gameRecord, isLeft, isRight, printFault, recordTags, verifyRecord } from '../../src/core/index.js';
import { gameById } from '../../src/index.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { say, send } from './kit.js';

let folder = '';
let server: Running;
beforeAll(async () => {
  const made = await bundled();
  ({ folder } = made);
  server = await served(made.file, mkdtempSync(join(folder, 'tables-')));
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
});

const tags = (count: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`tag${number}`, 'x']));

const games = [
  ['terrafex', 2, {}],
  ['icetraders', 3, { players: 3 }],
  ['transformartian', 4, { players: 4 }],
  ['terra-mystica', 5, { players: 5 }],
  ['transformartian', 6, { players: 6 }],
] as const;

let from = 2;

describe.each(games)('%s with %i seats', (game, seats, options) => {
  const players = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);

  test.each([62, 63, 64])('%i tags: the record of a game that is over can be had', async (count) => {
    from++;
    const spec = { options, players, tags: tags(count) };
    const opened = await say(`${server.url}api/tables`, { game, spec }, null, from);
    expect(opened.status).toBe(201);
    const at = `${server.url}api/tables/${opened.body['id'] as string}`;
    const { 'Player 0': token = '' } = opened.body['tokens'] as Record<string, string>;
    expect((await say(`${at}/messages`, { _tag: 'Resign' }, token, from)).status).toBe(200);
    const { status, text } = await send(`${at}/record`, { from });
    expect(status).toBe(200);
    const record: unknown = JSON.parse(text);
    const verified = gameById(game)?.open((one) => isRight(verifyRecord(one)(record)));
    expect(verified).toBe(true);
    const read = decode(gameRecord)(record);
    expect(isRight(read) && Object.keys(read.right.tags)).toHaveLength(count + seats);
  });
});

test('given tags of seats are replaced with the names of the players', async () => {
  const given = { ...tags(64), seat0: 'Eve', seat1: 'Eve', seat5: 'nobody' };
  const opened = await say(`${server.url}api/tables`, {
    game: 'terrafex',
    spec: { players: ['Ada', 'Bo'], tags: given },
  });
  const at = `${server.url}api/tables/${opened.body['id'] as string}`;
  const { Ada: token = '' } = opened.body['tokens'] as Record<string, string>;
  await say(`${at}/messages`, { _tag: 'Resign' }, token);
  const record = JSON.parse((await send(`${at}/record`)).text) as { readonly tags: Readonly<Record<string, string>> };
  expect(record.tags).toEqual({ ...given, seat0: 'Ada', seat1: 'Bo' });
});

test('more than 64 others are too many, at a table and in a record', async () => {
  const refused = await say(`${server.url}api/tables`, { game: 'terrafex', spec: { tags: tags(65) } });
  expect(refused).toMatchObject({ status: 400, body: { error: { text: 'spec.tags: more than 64 tags' } } });
  const seats = Object.fromEntries(Array.from({ length: 6 }, (_, seat) => [`seat${seat}`, 'x']));
  const reasonOf = (u: unknown): string => {
    const read = decode(recordTags)(u);
    return isLeft(read) ? printFault(read.left) : 'fine';
  };
  expect(reasonOf({ ...tags(64), ...seats })).toBe('fine');
  expect(reasonOf({ ...tags(65), ...seats })).toBe('more than 64 tags');
  expect(reasonOf({ ...tags(64), seat6: 'x' })).toBe('more than 64 tags');
});
