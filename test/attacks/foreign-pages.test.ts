/**
 * Pages of other sites that make their visitors' browsers send requests: unwanted tables appear, as many as the limits of the visitor's address
 * allow. The headers that a browser adds are enough to refuse such requests; without a preflight request, a browser never sends JSON.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundled, type Running, served } from '../node/server/kit.js';
import { type Asked, say, send } from './kit.js';

let [folder, data, id, token] = ['', '', '', ''];
let server: Running;
beforeAll(async () => {
  const made = await bundled();
  ({ folder } = made);
  data = mkdtempSync(join(folder, 'tables-'));
  server = await served(made.file, data, ['--store', 'files', '--allow', 'https://site.example']);
  const { body } = await say(`${server.url}api/tables`, { game: 'terrafex', spec: { players: ['Ada', 'Bo'] } });
  id = body['id'] as string;
  ({ Ada: token = '' } = body['tokens'] as Record<string, string>);
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
});

const tables = (): number => readdirSync(data).filter((name) => name.endsWith('.log.jsonl')).length;

/** Every route that changes something, with a body that it accepts. */
const doors = (): readonly (readonly [path: string, body: unknown])[] => [
  ['api/tables', { game: 'terrafex' }],
  [`api/tables/${id}/players`, { player: 'Eve' }],
  [`api/tables/${id}/bots`, { seat: 0, bot: 'random' }],
  [`api/tables/${id}/messages`, { _tag: 'Comment', text: 'hello' }],
];

/** The answers of all routes to requests with these headers. */
const answers = async (headers: Readonly<Record<string, string>>, from: number): Promise<readonly number[]> => {
  const authorization = `Bearer ${token}`;
  const asked = (body: unknown): Asked => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization, ...headers },
    body: JSON.stringify(body),
    from,
  });
  return Promise.all(doors().map(async ([path, body]) => (await send(`${server.url}${path}`, asked(body))).status));
};

const everywhere = (status: number): readonly number[] => doors().map(() => status);

describe('a page of another site', () => {
  test.each([
    ['a form', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
    ['a form of a browser that says where it is', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
    ['a script', { origin: 'https://evil.example' }],
    [
      'a script that names itself and is told apart',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['a page without an origin', { origin: 'null' }],
    ['a page of another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page of another port, as browsers see it', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }],
    ['a page in a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a site whose name begins like one that is allowed', { origin: 'https://site.example.evil.example' }],
    ['a site that is allowed over TLS only', { origin: 'http://site.example' }],
    ['a page that says no sensible thing', { origin: 'x', 'sec-fetch-site': 'elsewhere' }],
  ])('%s changes nothing', async (_, headers) => {
    const before = tables();
    expect(await answers(headers, 2)).toEqual(everywhere(403));
    expect(tables()).toBe(before);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    'text/json',
    '',
  ])('what a form sends is not JSON: "%s"', async (type) => {
    const before = tables();
    expect(await answers({ 'content-type': type }, 3)).toEqual(everywhere(415));
    expect(tables()).toBe(before);
  });

  test('may read where it is allowed, and learns nothing about the permission', async () => {
    const { status } = await send(`${server.url}api/games`, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(status).toBe(200);
  });
});

describe('whoever may ask', () => {
  const host = (): string => new URL(server.url).host;

  test.each([
    ['a program', () => ({})],
    ['the page of the server', () => ({ origin: `http://${host()}`, 'sec-fetch-site': 'same-origin' })],
    ['the page in a browser that says nothing of sites', () => ({ origin: `http://${host()}` })],
    [
      'the page behind a proxy that keeps its name to itself',
      () => ({ origin: 'https://play.example', 'sec-fetch-site': 'same-origin' }),
    ],
    [
      'the page behind a proxy that tells it, in a browser that says nothing of sites',
      () => ({ origin: 'https://play.example', 'x-forwarded-host': 'play.example, inner.example' }),
    ],
    ['a site that is allowed', () => ({ origin: 'https://site.example', 'sec-fetch-site': 'cross-site' })],
    ['whoever writes the type with its letters', () => ({ 'content-type': 'Application/JSON; charset=utf-8' })],
  ])('%s', async (_, headers) => {
    // A name can be taken only once, and a bot cannot take an occupied seat, so only the table refuses these requests.
    const [opened, , , said] = await answers(headers(), 4);
    expect([opened, said]).toEqual([201, 200]);
  });
});
