/** The reference server: a game of IceTraders that survives `kill -9`, bots at a table, and refusals. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { game as icetraders } from '../../../src/games/icetraders/index.js';
import { type GameRecord, isRight, source, verifyRecord } from '../../../src/index.js';
import type { Event, Look } from '../../../src/table/index.js';
import { bundled, type Running, served } from './kit.js';

let [file, folder] = ['', ''];
const data = mkdtempSync(join(tmpdir(), 'rulehouse-tables-'));
let server: Running;

beforeAll(async () => {
  ({ file, folder } = await bundled());
  server = await served(file, data);
});

afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
  rmSync(data, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

const ask = async (path: string, body?: unknown, token?: string): Promise<Answer> => {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(
    `${server.url}${path}`,
    body === undefined ? { headers } : { method: 'POST', headers, body: sent },
  );
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: JSON.parse(text || '{}') as Record<string, unknown> };
};

const errorOf = ({ body }: Answer): unknown => (body['error'] as { text?: unknown } | undefined)?.text;

const lookAt = async (id: string, token?: string): Promise<Look> =>
  (await ask(`api/tables/${id}`, undefined, token)).body as unknown as Look;

/** A client that listens: the first look, then every event. */
const listener = async (id: string, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const stop = new AbortController();
  const answer = await fetch(`${server.url}api/tables/${id}/events`, { headers, signal: stop.signal });
  const heard: { readonly name: string; readonly data: Event | Look }[] = [];
  const read = async (): Promise<void> => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, name = '', line = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(text.slice(0, end)) ?? [];
        if (name !== '') heard.push({ name, data: JSON.parse(line) as Event | Look });
        text = text.slice(end + 2);
      }
    }
  };
  const done = read().catch(() => undefined);
  return {
    heard,
    type: answer.headers.get('content-type'),
    stop: async () => {
      stop.abort();
      await done;
    },
  };
};

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  // If the condition never becomes true, the test's own time limit ends the wait; a busy machine may need most of it.
  for (let tries = 0; tries < 4000; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('that never happened');
};

describe('a game', () => {
  test('of IceTraders to its end, through kill -9 in the middle, and nothing is lost', {
    timeout: 120_000,
  }, async () => {
    const opened = await ask('api/tables', {
      game: 'icetraders',
      spec: { options: { players: 2, turnLimit: 12 }, players: ['Ada', 'Bo'], seed: 5 },
    });
    expect(opened.status).toBe(201);
    const id = opened.body['id'] as string;
    const tokens = opened.body['tokens'] as Record<string, string>;
    const names = ['Ada', 'Bo'] as const;
    let ears = await Promise.all(names.map((name) => listener(id, tokens[name])));
    const random = source(11);
    let [moves, kills] = [0, 0];
    const acknowledged: string[] = [];
    // Both choose their alignments at the same time; the second seat answers first.
    for (const [seat, move] of [
      [1, 'good'],
      [0, 'evil'],
    ] as const) {
      const said = await ask(`api/tables/${id}/messages`, { _tag: 'Move', ply: 0, move }, tokens[names[seat]]);
      expect(said.status).toBe(200);
      moves++;
      if (seat === 1) {
        // Kill the server while one decision waits for the other.
        await Promise.all(ears.map(({ stop }) => stop()));
        await server.end('SIGKILL');
        kills++;
        server = await served(file, data);
        expect(server.greeting).toMatch(/^1 tables/);
        ears = await Promise.all(names.map((name) => listener(id, tokens[name])));
        expect((await lookAt(id, tokens['Bo'])).sight?.waiting).toEqual([{ seat: 1, move: 'good' }]);
        expect((await lookAt(id, tokens['Ada'])).sight?.waiting).toEqual([{ seat: 1, move: null }]);
      }
    }
    for (;;) {
      const look = await lookAt(id);
      if (look.end !== null) break;
      const seat = look.sight?.deciding[0] ?? 0;
      const name = names[seat === 0 ? 0 : 1];
      const legal = (await ask(`api/tables/${id}/legal`, undefined, tokens[name])).body as unknown as readonly string[];
      // Prefer quiet moves, so that the game does not end at once.
      const quiet = legal.filter((text) => /^(?:pick|place|build|pass|stop|decline)/.test(text));
      const move = quiet[random.below(quiet.length)] ?? legal[0] ?? '';
      const said = await ask(`api/tables/${id}/messages`, { _tag: 'Move', ply: look.sight?.ply, move }, tokens[name]);
      expect(said.status).toBe(200);
      acknowledged.push(move);
      moves++;
      if (moves % 7 === 0 && kills < 4) {
        await Promise.all(ears.map(({ stop }) => stop()));
        await server.end('SIGKILL');
        kills++;
        server = await served(file, data);
        ears = await Promise.all(names.map((one) => listener(id, tokens[one])));
        const after = await lookAt(id, tokens[name]);
        expect(after.moves.length + (after.sight?.waiting.length ?? 0)).toBe(moves);
      }
    }
    expect(kills).toBeGreaterThan(1);
    const record = (await ask(`api/tables/${id}/record`)).body as unknown as GameRecord;
    expect(isRight(verifyRecord(icetraders)(record))).toBe(true);
    expect(record.moves).toHaveLength(moves);
    expect(record.moves.slice(0, 2)).toEqual(['evil', 'good']);
    expect([...acknowledged].sort()).toEqual(record.moves.slice(2).sort());
    expect(record.tags).toMatchObject({ seat0: 'Ada', seat1: 'Bo' });
    // No player heard the other's alignment before the end.
    for (const [seat, { heard }] of ears.entries()) {
      await until(() => heard.some(({ data: one }) => '_tag' in one && one._tag === 'Ended'));
      const before = heard.filter(({ data: one }) => '_tag' in one && one._tag === 'Sight' && one.deciding.length > 0);
      for (const { data: one } of before)
        if ('view' in one) expect(one.view.split(' ')[3]?.[1 - seat] ?? '?').toBe('?');
    }
    await Promise.all(ears.map(({ stop }) => stop()));
    console.info(
      `IceTraders: ${moves} moves, ${kills} times kill -9, ${record.result.over ? record.result.reason : record.end?.reason}`,
    );
  });

  test('in files a torn last line is cut, and the game goes on', async () => {
    const [before, flags, own] = [server, ['--store', 'files'], join(data, 'files')];
    server = await served(file, own, flags);
    const opened = await ask('api/tables', { game: 'terrafex', spec: { players: ['Ada', 'Bo'] } });
    const id = opened.body['id'] as string;
    const tokens = opened.body['tokens'] as Record<string, string>;
    await ask(`api/tables/${id}/messages`, { _tag: 'Move', ply: 0, move: 'G^c5' }, tokens['Ada']);
    await server.end('SIGKILL');
    appendFileSync(join(own, `${id}.log.jsonl`), '{"at":1,"message":{"_tag":"Mo');
    server = await served(file, own, flags);
    expect((await lookAt(id)).sight?.ply).toBe(1);
    const said = await ask(`api/tables/${id}/messages`, { _tag: 'Move', ply: 1, move: 'Ba5>b5' }, tokens['Ada']);
    expect(said.status).toBe(200);
    expect(readFileSync(join(own, `${id}.log.jsonl`), 'utf8')).not.toContain('"_tag":"Mo{');
    await server.end('SIGTERM');
    server = before;
  });

  test('bots sit at tables and move; they let moves be taken back', async () => {
    const spec = { options: { players: 3, turnLimit: 10 }, seed: 3 };
    const opened = await ask('api/tables', {
      ...{
        game: 'icetraders',
        spec,
        bots: [
          { seat: 1, bot: 'greedy' },
          { seat: 2, bot: 'random' },
        ],
      },
    });
    expect(opened.status).toBe(201);
    const id = opened.body['id'] as string;
    const { invite } = opened.body['links'] as Record<string, string>;
    const { body } = await ask(`api/tables/${id}/players`, { player: 'Ada', seat: 0 }, invite);
    const token = body['token'] as string;
    await until(async () => (await lookAt(id, token)).sight?.waiting.length === 2);
    // Both bots decide before the person does.
    expect((await lookAt(id, token)).sight?.deciding).toEqual([0]);
    for (let round = 0; round < 6000; round++) {
      const look = await lookAt(id, token);
      if (look.end !== null) break;
      if (look.sight?.deciding.includes(0) !== true) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        continue;
      }
      const legal = (await ask(`api/tables/${id}/legal`, undefined, token)).body as unknown as readonly string[];
      const move = legal.find((text) => /^(?:good|pick|place|pass|stop|decline)/.test(text)) ?? legal[0];
      await ask(`api/tables/${id}/messages`, { _tag: 'Move', ply: look.sight.ply, move }, token);
    }
    expect((await lookAt(id, token)).end).not.toBeNull();
  });

  test('a restart with bots: they continue where they were', async () => {
    const opened = await ask('api/tables', {
      game: 'terrafex',
      spec: { players: ['Ada'] },
      bots: [{ seat: 1, bot: 'random' }],
    });
    const id = opened.body['id'] as string;
    const { Ada: token = '' } = opened.body['tokens'] as Record<string, string>;
    await server.end('SIGKILL');
    server = await served(file, data);
    for (let turn = 0; turn < 12; turn++) {
      await until(async () => (await lookAt(id, token)).sight?.deciding.includes(0) === true);
      const { sight } = await lookAt(id, token);
      const legal = (await ask(`api/tables/${id}/legal`, undefined, token)).body as unknown as readonly string[];
      await ask(`api/tables/${id}/messages`, { _tag: 'Move', ply: sight?.ply, move: legal[0] }, token);
    }
    const { moves } = await lookAt(id, token);
    expect(moves.length).toBeGreaterThan(12);
    expect((await ask(`api/tables/${id}/messages`, { _tag: 'AskUndo', ply: moves.length - 1 }, token)).status).toBe(
      200,
    );
    await until(async () => (await lookAt(id, token)).moves.length < moves.length);
  });
});

describe('what is refused', () => {
  const table = async (spec: object = { players: ['Ada', 'Bo'] }) => {
    const { body } = await ask('api/tables', { game: 'terrafex', spec });
    return { id: body['id'] as string, tokens: body['tokens'] as Record<string, string> };
  };

  test('moves without a token, with that of another table, and in another name', async () => {
    const { id, tokens } = await table();
    const other = await table();
    const move = { _tag: 'Move', ply: 0, move: 'G^c5' };
    expect((await ask(`api/tables/${id}/messages`, move)).status).toBe(401);
    expect((await ask(`api/tables/${id}/messages`, move, other.tokens['Ada'])).status).toBe(401);
    expect((await ask(`api/tables/${id}/messages`, move, 'x'.repeat(32))).status).toBe(401);
    const forged = await ask(`api/tables/${id}/messages`, { ...move, player: 'Ada' }, tokens['Bo']);
    expect([forged.status, errorOf(forged), (forged.body['error'] as { rule: string }).rule]).toEqual([
      409,
      'another seat decides now, not Black',
      'TF-3.1',
    ]);
    expect((await ask(`api/tables/${id}/messages`, { _tag: 'Tick' }, tokens['Bo'])).status).toBe(400);
    expect((await ask(`api/tables/${id}/players`, { player: 'Ada', seat: null })).status).toBe(409);
    expect(tokens['Ada']).toMatch(/^[0-9a-f]{32}$/);
    const files = readdirSync(data).filter((name) => name.startsWith('tables.db'));
    expect(files).toContain('tables.db');
    for (const name of files) expect(readFileSync(join(data, name), 'latin1')).not.toContain(tokens['Ada']);
  });

  test('players with the names of properties get their tokens, too', async () => {
    const { status, body } = await ask('api/tables', {
      game: 'terrafex',
      spec: { players: ['__proto__', 'constructor'] },
    });
    expect(status).toBe(201);
    const tokens = Object.entries(body['tokens'] as Record<string, string>);
    expect(tokens.map(([name]) => name).sort()).toEqual(['__proto__', 'constructor']);
    for (const [, token] of tokens) expect((await lookAt(String(body['id']), token)).game).toBe('terrafex');
  });

  test('what is not JSON, not a table, not a game, or too large', async () => {
    const { id, tokens } = await table();
    expect(errorOf(await ask('api/tables', '{'))).toMatch(/^no JSON/);
    expect(errorOf(await ask('api/tables', { game: 'chess' }))).toMatch(/^no game "chess"/);
    expect(errorOf(await ask('api/tables', { game: 'terrafex', spec: { options: { push: 3 } } }))).toMatch(/^TF-2\.3/);
    expect(errorOf(await ask('api/tables', { game: 'terrafex', bots: [{ seat: 1, bot: 'cmd:sh' }] }))).toMatch(
      /this server has/,
    );
    expect((await ask('api/tables/../../etc/passwd')).status).toBe(404);
    expect((await ask('api/tables/nothing')).status).toBe(404);
    expect((await ask('api/tables', 'x'.repeat(70_000))).status).toBe(413);
    expect((await ask(`api/tables/${id}/messages`, '['.repeat(60_000), tokens['Ada'])).status).toBe(400);
    expect((await ask(`api/tables/${id}/record`)).status).toBe(404);
    expect(
      errorOf(await ask(`api/tables/${id}/messages`, JSON.parse('{"_tag":"Resign","__proto__":1}'), tokens['Ada'])),
    ).toBe('__proto__: unknown key');
  });

  test('pages are safe, and other names of the host are not served', async () => {
    const { headers } = await ask('api/games');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const { port } = new URL(server.url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.end('GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
  });

  test('the page comes from the server itself, and no other file does', async () => {
    const get = async (path: string) => {
      const answer = await fetch(`${server.url}${path}`);
      return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
    };
    const page = await get('');
    expect(page.type).toMatch(/^text\/html/);
    const scripts = [...page.text.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(scripts).toEqual(['page/own.js']);
    let [asked, bytes] = [new Set<string>(), 0];
    for (let next = scripts; next.length > 0; ) {
      const found = await Promise.all(next.map(get));
      for (const { status, type, text } of found) {
        expect([status, type]).toEqual([200, 'text/javascript; charset=utf-8']);
        bytes += text.length;
      }
      asked = new Set([...asked, ...next]);
      const named = found.flatMap(({ text }) =>
        [...text.matchAll(/["`]\.\/([\w-]+\.js)["`]/g)].map(([, name]) => `page/${name}`),
      );
      next = [...new Set(named)].filter((name) => !asked.has(name));
    }
    expect(asked.size).toBeGreaterThan(5);
    expect(bytes).toBeGreaterThan(100_000);
    for (const path of [
      'page/nothing.js',
      'page/..%2fcli%2findex.mjs',
      'page/%2e%2e/package.json',
      'page/',
      'package.json',
    ])
      expect((await get(path)).status).toBe(404);
  });

  test('pages of other sites that are allowed may ask, others may not', async () => {
    const other = await served(file, mkdtempSync(join(data, 'allowed-')), ['--allow', 'https://site.example']);
    const origins = await Promise.all(
      ['https://site.example', 'https://evil.example'].map(async (origin) => {
        const headers = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        };
        const [asked, answer] = [
          await fetch(`${other.url}api/tables`, { method: 'OPTIONS', headers }),
          await fetch(`${other.url}api/games`, { headers: { origin } }),
        ];
        return [asked, answer].map((one) => one.headers.get('access-control-allow-origin'));
      }),
    );
    await other.end('SIGTERM');
    expect(origins).toEqual([
      ['https://site.example', 'https://site.example'],
      [null, null],
    ]);
    await expect(served(file, data, ['--allow', 'https://site.example/path'])).rejects.toThrow('ended');
  });
});
