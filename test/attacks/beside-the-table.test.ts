/**
 * Attacks over HTTP from beside the table: people who have no seat there, or no right to one, try to get a seat, keep others out, or wear the server
 * down.
 */
import { type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundled, type Running, served } from '../node/server/kit.js';
import { say, send } from './kit.js';

let [file, folder, data] = ['', '', ''];
let server: Running;
beforeAll(async () => {
  ({ file, folder } = await bundled());
  data = mkdtempSync(join(tmpdir(), 'rulehouse-beside-'));
  server = await served(file, data);
});
afterAll(async () => {
  await server.end('SIGTERM');
  for (const one of [folder, data]) rmSync(one, { recursive: true });
});

type Tokens = Readonly<Record<string, string>>;

let from = 10;

/** Opens a table from a new address. */
const tableAt = async (spec: object, more: object = {}) => {
  from++;
  const { status, body } = await say(`${server.url}api/tables`, { game: 'terrafex', spec, ...more }, null, from);
  const url = `${server.url}api/tables/${String(body['id'])}`;
  return { status, body, url, tokens: (body['tokens'] ?? {}) as Tokens, links: (body['links'] ?? {}) as Tokens };
};

const bearer = (token: string): Readonly<Record<string, string>> => ({ authorization: `Bearer ${token}` });

const two = { players: ['Ada', 'Bo'] };

/** Opens an event stream and keeps it open; returns the status. */
const stream = (url: string, address: number, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ readonly status: number; readonly answer: IncomingMessage }>((resolve, reject) => {
    get(url, { headers, localAddress: `127.0.0.${address}`, agent: false }, (answer) => {
      answer.once('data', () => resolve({ status: answer.statusCode ?? 0, answer }));
      answer.on('error', () => undefined);
    }).on('error', reject);
  });

describe('a seat', () => {
  test('is not taken by a link to watch', async () => {
    const { url } = await tableAt({});
    expect((await say(`${url}/players`, { player: 'Eve', seat: 0 })).status).toBe(403);
    expect(JSON.parse((await send(url)).text)).toMatchObject({ players: [null, null] });
  });

  test('is not taken by the watch link, nor by the link of another table', async () => {
    const [one, other] = [await tableAt({}), await tableAt({})];
    const { watch = '', invite = '' } = one.links;
    expect((await say(`${one.url}/players`, { player: 'Eve', seat: 0 }, watch)).status).toBe(403);
    expect((await say(`${one.url}/players`, { player: 'Eve', seat: 0 }, other.links['invite'] ?? null)).status).toBe(
      401,
    );
    expect((await say(`${one.url}/players`, { player: 'Ada', seat: 0 }, invite)).status).toBe(201);
  });

  test('is not given to a bot by who only watches under a name', async () => {
    const { url } = await tableAt({});
    const { body } = await say(`${url}/players`, { player: 'Eve', seat: null });
    expect((await say(`${url}/bots`, { seat: 0, bot: 'random' }, String(body['token']))).status).toBe(403);
  });

  test('that a bot cannot take does not use up its name', async () => {
    const { url, links } = await tableAt({});
    const invite = links['invite'] ?? null;
    const seatBot = async (): Promise<number> => (await say(`${url}/bots`, { seat: 1, bot: 'random' }, invite)).status;
    const { body } = await say(`${url}/players`, { player: 'Bo', seat: 1 }, invite);
    expect(await seatBot()).toBe(409);
    const up = { _tag: 'Sit', seat: null, belonging: null };
    expect((await say(`${url}/messages`, up, String(body['token']))).status).toBe(200);
    expect(await seatBot()).toBe(200);
  });
});

describe('a token', () => {
  test("that is wrong is not silently treated as a spectator's", async () => {
    const { url } = await tableAt(two);
    for (const path of ['', '/legal', '/state', '/picture', '/record'])
      expect((await send(`${url}${path}`, { headers: bearer('0'.repeat(32)) })).status).toBe(401);
    expect((await send(`${url}/events`, { headers: bearer('0'.repeat(32)) })).status).toBe(401);
    for (const authorization of ['Bearer', 'Bearer x', 'Basic QWRhOg==', `Bearer ${'0'.repeat(33)}`])
      expect((await send(url, { headers: { authorization } })).status).toBe(401);
  });

  test('that was revoked gives no access, and its holder cannot revoke others', async () => {
    const { url, tokens } = await tableAt(two);
    const { Ada = '', Bo = '' } = tokens;
    expect((await say(`${url}/links`, { role: 'player', player: 'Ada' }, Bo)).status).toBe(403);
    expect((await say(`${url}/links`, { role: 'invite' }, Ada)).status).toBe(403);
    const { body, status } = await say(`${url}/links`, { role: 'player', player: 'Ada' }, Ada);
    expect(status).toBe(201);
    const move = { _tag: 'Move', ply: 0, move: 'G^c5' };
    expect((await say(`${url}/messages`, move, Ada)).status).toBe(401);
    expect((await say(`${url}/messages`, move, String(body['token']))).status).toBe(200);
  });

  test('of a replaced link takes no seat', async () => {
    const { url, links } = await tableAt({});
    const { body } = await say(`${url}/links`, { role: 'invite' }, links['host'] ?? '');
    expect((await say(`${url}/players`, { player: 'Eve', seat: 0 }, links['invite'] ?? '')).status).toBe(401);
    expect((await say(`${url}/players`, { player: 'Ada', seat: 0 }, String(body['token']))).status).toBe(201);
  });
});

describe('a table for friends', () => {
  test('is not there for others, whatever they ask', async () => {
    const { url, links, tokens } = await tableAt(two, { access: { watching: 'invited' } });
    for (const path of ['', '/legal', '/state', '/events', '/shown', '/record'])
      expect((await send(`${url}${path}`)).status).toBe(404);
    expect((await say(`${url}/players`, { player: 'Eve' })).status).toBe(404);
    for (const token of [links['watch'], links['invite'], links['host'], tokens['Ada']])
      expect((await send(url, { headers: bearer(token ?? '') })).status).toBe(200);
  });

  test('is not listed; a public one is, and its names cannot inject markup', async () => {
    const { body: hidden } = await tableAt({}, { access: { watching: 'invited' } });
    const { body: shown } = await tableAt(
      { players: ['<script>alert(1)</script>'] },
      { access: { listed: true, seats: 'anyone' } },
    );
    const { text } = await send(`${server.url}api/tables`);
    expect([text.includes(String(shown['id'])), text.includes(String(hidden['id']))]).toEqual([true, false]);
    const page = (await send(`${server.url}lobby`)).text;
    expect([page.includes(String(shown['id'])), page.includes('<script')]).toEqual([true, false]);
  });
});

describe('a request that is sent twice', () => {
  const key = { 'idempotency-key': 'one-and-the-same-key' };
  const post = (url: string, body: unknown, headers: Readonly<Record<string, string>>, address = 1) =>
    send(url, {
      ...{ method: 'POST', from: address, body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', ...headers },
    });

  test('is told that its move was taken, not that it comes too late; also after kill -9', async () => {
    const { url, tokens } = await tableAt(two);
    const headers = { ...bearer(tokens['Ada'] ?? ''), ...key };
    const move = { _tag: 'Move', ply: 0, move: 'G^c5' };
    expect((await post(`${url}/messages`, move, headers)).text).toBe('{"taken":true}');
    expect((await post(`${url}/messages`, move, headers)).text).toBe('{"taken":true,"repeated":true}');
    const { port } = new URL(server.url);
    await server.end('SIGKILL');
    server = await served(file, data, ['--port', port]);
    expect((await post(`${url}/messages`, move, headers)).text).toBe('{"taken":true,"repeated":true}');
    // One player's key must not work for another player or for another message.
    const other = { ...bearer(tokens['Bo'] ?? ''), ...key };
    expect((await post(`${url}/messages`, move, other)).status).toBe(409);
    expect((await post(`${url}/messages`, { _tag: 'Resign' }, headers)).status).toBe(409);
    expect(JSON.parse((await send(url)).text)).toMatchObject({ moves: ['G^c5'], end: null });
  });

  test('opens one table, and gives a player one token', async () => {
    const wanted = { game: 'terrafex', spec: {} };
    const [first, second] = [
      await post(`${server.url}api/tables`, wanted, key, 90),
      await post(`${server.url}api/tables`, wanted, key, 90),
    ];
    expect(second.text).toBe(first.text);
    // The same key counts as a different one if another client sends it.
    expect((await post(`${server.url}api/tables`, wanted, key, 91)).text).not.toBe(first.text);
    const { id, links } = JSON.parse(first.text) as { readonly id: string; readonly links: Tokens };
    const players = `${server.url}api/tables/${id}/players`;
    const sit = { player: 'Ada', seat: 0 };
    const own = { ...bearer(links['invite'] ?? ''), 'idempotency-key': 'a-key-that-only-ada-has' };
    const tokens = [await post(players, sit, own), await post(players, sit, own)].map(
      ({ text }) => (JSON.parse(text) as { readonly token?: string }).token,
    );
    expect(tokens[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(tokens[1]).toBe(tokens[0]);
    expect((await post(players, sit, { ...own, 'idempotency-key': 'a-key-of-somebody-else' })).status).toBe(409);
  });

  test('with a key that is none is refused', async () => {
    const { url, tokens } = await tableAt(two);
    for (const one of ['x', 'a'.repeat(65), 'with blanks in it', '{"at":1}"key"'])
      expect(
        (await post(`${url}/messages`, { _tag: 'Resign' }, { ...bearer(tokens['Ada'] ?? ''), 'idempotency-key': one }))
          .status,
      ).toBe(400);
  });
});

describe('a table that is opened', () => {
  const openTables = async (): Promise<number> => {
    const open = Number((JSON.parse((await send(`${server.url}readyz`)).text) as { readonly open?: number }).open);
    expect(open).toBeGreaterThan(0);
    return open;
  };

  test('with a bot that is not there, or a seat that is taken, leaves none behind', async () => {
    const before = await openTables();
    const wanted = [
      [{ seat: 1, bot: 'cmd:sh' }],
      [{ seat: 0, bot: 'random' }],
      [
        { seat: 1, bot: 'random' },
        { seat: 1, bot: 'greedy' },
      ],
      [{ seat: 5, bot: 'random' }],
    ];
    for (const bots of wanted)
      expect((await tableAt({ players: ['Ada'] }, { bots })).status).toBeGreaterThanOrEqual(400);
    expect(await openTables()).toBe(before);
  });

  test('repeatedly by one address leaves room for others', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 30; count++)
      statuses.add((await say(`${server.url}api/tables`, { game: 'terrafex' }, null, 99)).status);
    expect([...statuses].sort()).toEqual([201, 429]);
    expect((await tableAt({})).status).toBe(201);
  });
});

describe('a crowd', () => {
  test('of watchers does not lock a player out, nor one address the other watchers', { timeout: 30_000 }, async () => {
    const { url, tokens } = await tableAt(two);
    const streams = await Promise.all(
      Array.from({ length: 70 }, (_, index) => stream(`${url}/events`, 20 + (index % 7))),
    );
    const player = await stream(`${url}/events`, 1, bearer(tokens['Ada'] ?? ''));
    expect(player.status).toBe(200);
    for (const { answer } of [...streams, player]) answer.destroy();
    await pause(50);
    const one = await Promise.all(Array.from({ length: 40 }, () => stream(`${url}/events`, 30)));
    expect(one.filter(({ status }) => status === 200).length).toBeLessThan(40);
    const other = await stream(`${url}/events`, 31);
    expect(other.status).toBe(200);
    for (const { answer } of [...one, other]) answer.destroy();
  });

  test('of streams of one player has a limit', async () => {
    const { url, tokens } = await tableAt(two);
    const all = await Promise.all(
      Array.from({ length: 12 }, () => stream(`${url}/events`, 40, bearer(tokens['Ada'] ?? ''))),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(8);
    for (const { answer } of all) answer.destroy();
  });

  test('of half-open requests of one address does not lock everybody out', { timeout: 60_000 }, async () => {
    const { hostname, port } = new URL(server.url);
    const sockets: Socket[] = [];
    await Promise.all(
      Array.from(
        { length: 2100 },
        () =>
          new Promise<void>((resolve) => {
            const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.66' }, () => {
              socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
              resolve();
            });
            socket.on('error', () => resolve());
            sockets.push(socket);
          }),
      ),
    );
    await pause(100);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        send(`${server.url}healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    );
    for (const socket of sockets) socket.destroy();
    expect(answers).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('those who run a server', () => {
  test('see its figures; others do not, though a proxy asks for them', async () => {
    expect((await send(`${server.url}metrics`)).text).toContain('rulehouse_tables{state="playing"}');
    for (const headers of [{ 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }])
      expect((await send(`${server.url}metrics`, { headers })).status).toBe(403);
    expect((await send(`${server.url}healthz`)).status).toBe(200);
    expect((await send(`${server.url}readyz`)).status).toBe(200);
  });
});

describe('on the disk', () => {
  const opening = (id: string, lines: readonly string[]) => {
    const first = { at: 1000, game: 'terrafex', spec: { players: ['Ada', 'Bo'] } };
    return [`${id}.log.jsonl`, [JSON.stringify(first), ...lines, ''].join('\n')] as const;
  };
  const move = (ply: number, player: string, text: string): string =>
    JSON.stringify({ at: 2000 + ply, message: { _tag: 'Move', player, ply, move: text } });

  test('a line that no table has written costs what comes after it, not the table', async () => {
    const at = mkdtempSync(join(data, 'lines-'));
    const wrong: Readonly<Record<string, readonly string[]>> = {
      aaaaaaaaaaaaaaa1: [move(0, 'Ada', 'G^c5'), move(1, 'Bo', 'not a move')],
      aaaaaaaaaaaaaaa2: [move(0, 'Ada', 'G^c5'), 'nonsense'],
      aaaaaaaaaaaaaaa3: [move(0, 'Ada', 'G^c5'), '{"at":1,"message":{"_tag":"Tick"}}'],
      aaaaaaaaaaaaaaa4: [move(0, 'Ada', 'G^c5'), `{"at":1,"message":${'['.repeat(5000)}`],
    };
    for (const [id, lines] of Object.entries(wrong)) {
      const [name, text] = opening(id, lines);
      writeFileSync(join(at, name), text);
    }
    writeFileSync(join(at, 'aaaaaaaaaaaaaaa5.log.jsonl'), 'no table at all\n');
    const other = await served(file, at);
    for (const id of Object.keys(wrong)) {
      const { status, text } = await send(`${other.url}api/tables/${id}`);
      expect([status, (JSON.parse(text) as { readonly moves?: unknown }).moves]).toEqual([200, ['G^c5']]);
      const state = JSON.parse((await send(`${other.url}api/tables/${id}/state`)).text) as Readonly<
        Record<string, unknown>
      >;
      expect(state['halted']).toMatch(/^line 3 of its log cannot be played \(2.*read by rulehouse /);
    }
    expect((await send(`${other.url}api/tables/aaaaaaaaaaaaaaa5`)).text).toContain(
      'this table cannot be read: no JSON',
    );
    await other.end('SIGTERM');
  });

  test.skipIf(process.platform !== 'linux')('a hundred tables that are over do not hold a hundred files', async () => {
    const at = join(data, 'handles');
    mkdirSync(at);
    for (let count = 0; count < 100; count++) {
      const [name, text] = opening(`b${String(count).padStart(15, '0')}`, [
        JSON.stringify({ at: 2000, message: { _tag: 'Resign', player: 'Ada' } }),
      ]);
      writeFileSync(join(at, name), text);
    }
    const other = await served(file, at);
    expect(handlesOf(other.child)).toBeLessThan(60);
    await other.end('SIGTERM');
  });
});

const handlesOf = ({ pid }: ChildProcess): number => readdirSync(`/proc/${pid ?? 0}/fd`).length;

test.skipIf(process.platform !== 'linux')(
  'a clock of the machine that is set forward by an hour ends no game',
  async () => {
    const [jump, preload] = [join(data, 'jump'), join(data, 'jump.mjs')];
    writeFileSync(
      preload,
      `import { existsSync } from 'node:fs';
const now = Date.now;
Date.now = () => now() + (existsSync(${JSON.stringify(jump)}) ? 3_600_000 : 0);`,
    );
    const before = process.env['NODE_OPTIONS'];
    process.env['NODE_OPTIONS'] = `--import ${preload}`;
    const other = await served(file, join(data, 'clock'));
    if (before === undefined) delete process.env['NODE_OPTIONS'];
    else process.env['NODE_OPTIONS'] = before;
    const spec = { players: ['Ada', 'Bo'], clock: { _tag: 'Move', ms: 1_800_000 } };
    const { body } = await say(`${other.url}api/tables`, { game: 'terrafex', spec });
    const url = `${other.url}api/tables/${String(body['id'])}`;
    writeFileSync(jump, '');
    const { Ada = '', Bo = '' } = body['tokens'] as Tokens;
    expect((await say(`${url}/messages`, { _tag: 'Move', ply: 0, move: 'G^c5' }, Ada)).status).toBe(200);
    expect((await say(`${url}/messages`, { _tag: 'Comment', text: 'still here' }, Bo)).status).toBe(200);
    const look = JSON.parse((await send(url)).text) as {
      readonly end: unknown;
      readonly times: { readonly left: readonly number[] };
    };
    expect(look.end).toBeNull();
    expect(Math.min(...look.times.left)).toBeGreaterThan(900_000);
    await other.end('SIGTERM');
  },
);
