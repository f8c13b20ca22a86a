/** Between a server and its players: headers for proxies and browsers, forged addresses, and the proxy configurations of the guide. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askerOf } from '../../src/node/server/proxy.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { say, send } from './kit.js';

const name = 'games.example.org';

let [file, folder, data] = ['', '', ''];
let [plain, behind]: Running[] = [];
beforeAll(async () => {
  ({ file, folder } = await bundled());
  data = mkdtempSync(join(tmpdir(), 'rulehouse-proxies-'));
  plain = await served(file, join(data, 'plain'));
  behind = await served(file, join(data, 'behind'), ['--name', name, '--trust-proxy', '127.0.0.1']);
});
afterAll(async () => {
  for (const server of [plain, behind]) await server?.end('SIGTERM');
  for (const one of [folder, data]) rmSync(one, { recursive: true });
});

const urlOf = (server: Running | undefined): string => server?.url ?? '';

/** Sends requests, each with a different client address in its header, and returns how many are answered; `from` is the sender's address. */
const answered = async (url: string, count: number, from = 1): Promise<number> => {
  let good = 0;
  for (let one = 0; one < count; one++) {
    const headers = { 'x-forwarded-for': `10.0.${one >> 8}.${one & 255}` };
    if ((await send(`${url}page.css`, { headers, from })).status === 200) good++;
  }
  return good;
};

describe('addresses', () => {
  test('are those of the connection, whatever is claimed', () => {
    expect(askerOf([], '10.0.0.1', '10.0.0.2')).toBe('10.0.0.1');
    expect(askerOf(['10.0.0.9'], '10.0.0.1', '10.0.0.2')).toBe('10.0.0.1');
  });

  test('are what the last trusted proxy saw, and nothing before it in the header', () => {
    const proxies = ['127.0.0.1', '10.0.0.9'];
    expect(askerOf(proxies, '127.0.0.1', '1.1.1.1, 2.2.2.2')).toBe('2.2.2.2');
    expect(askerOf(proxies, '::ffff:127.0.0.1', '1.1.1.1, 2.2.2.2 , 10.0.0.9')).toBe('2.2.2.2');
    expect(askerOf(proxies, '127.0.0.1', '2001:db8::1')).toBe('2001:db8::1');
  });

  test('are those of the proxy where it names none', () => {
    for (const forwarded of [undefined, '', 'unknown', '127.0.0.1', ',', '__proto__', '1.1.1.1, _hidden'])
      expect(askerOf(['127.0.0.1'], '127.0.0.1', forwarded)).toBe('127.0.0.1');
  });

  test('that are forged give nobody more requests', { timeout: 30_000 }, async () => {
    expect(await answered(urlOf(plain), 400)).toBeLessThan(330);
    await pause(100);
    expect(await answered(urlOf(behind), 400)).toBe(400);
  });
});

describe('names', () => {
  const statusFor = async (server: Running | undefined, host: string): Promise<number> =>
    (await send(`${urlOf(server)}page.css`, { headers: { host }, from: 5 })).status;

  test("are those that the operator configured, and this machine's own", async () => {
    expect([await statusFor(plain, name), await statusFor(plain, 'localhost')]).toEqual([400, 200]);
    const hosts = [name, `${name}:443`, 'GAMES.example.org', 'localhost', `evil-${name}`, `${name}.evil`];
    const found = await Promise.all(hosts.map((host) => statusFor(behind, host)));
    expect(found).toEqual([200, 200, 200, 200, 400, 400]);
  });

  test('that cannot be are refused when the server starts', async () => {
    for (const flags of [
      ['--name', 'https://games.example.org'],
      ['--name', 'games/x'],
      ['--trust-proxy', 'localhost'],
    ])
      await expect(served(file, join(data, 'wrong'), flags)).rejects.toThrow('ended');
  });
});

/** Sends comments to a table one after another; the result is how many milliseconds each event took to arrive, in ascending order. */
const laterEvents = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  comment: (text: string) => Promise<unknown>,
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const text of ['one', 'two', 'three', 'four', 'five']) {
    const begin = performance.now();
    await comment(text);
    for (let heard = ''; !heard.includes(text); ) heard += new TextDecoder().decode((await reader.read()).value);
    times.push(performance.now() - begin);
    // A proxy that waits for more delays an event only if another one came shortly before.
    await pause(20);
  }
  return times.sort((a, b) => a - b);
};

/** A table, with the time and the content of the first event of its stream, and the times that later events take. */
const firstEvent = async (url: string) => {
  const headers = { host: name, 'content-type': 'application/json' };
  const body = JSON.stringify({ game: 'terrafex', spec: { players: ['Ada', 'Bo'] } });
  const made = await send(`${url}api/tables`, { method: 'POST', headers, body });
  expect(made.text).toContain('"id"');
  const { id, tokens } = JSON.parse(made.text) as {
    readonly id: string;
    readonly tokens: Readonly<Record<string, string>>;
  };
  const stop = new AbortController();
  const begin = performance.now();
  const answer = await fetch(`${url}api/tables/${id}/events`, { signal: stop.signal });
  const reader = answer.body?.getReader();
  if (reader === undefined) throw new Error('a stream without a body');
  const first = await reader.read();
  const ms = performance.now() - begin;
  const authorization = `Bearer ${tokens['Ada'] ?? ''}`;
  const later = await laterEvents(reader, (text) =>
    send(`${url}api/tables/${id}/messages`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body: JSON.stringify({ _tag: 'Comment', player: 'Ada', text }),
    }),
  );
  stop.abort();
  return { ms, later, said: new TextDecoder().decode(first.value), headers: answer.headers };
};

describe('headers', () => {
  test('do not bind all names of a domain to TLS', async () => {
    const { headers } = await fetch(`${urlOf(plain)}api/games`);
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('of events say that they are not to be held back', async () => {
    const { body } = await say(`${urlOf(plain)}api/tables`, { game: 'terrafex', spec: { players: ['Ada', 'Bo'] } });
    const stop = new AbortController();
    const path = `${urlOf(plain)}api/tables/${body['id'] as string}/events`;
    const { headers } = await fetch(path, { signal: stop.signal });
    stop.abort();
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('cache-control')).toContain('no-transform');
  });
});

// ---- the proxies of the guide ----

const guide = readFileSync(fileURLToPath(new URL('../../docs/guide/operating.md', import.meta.url)), 'utf8');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      // A server that listens on a port has an address object.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const has = (program: string): boolean => spawnSync(program, ['-V']).error === undefined;

const proxies: Readonly<Record<string, (port: number, home: string) => readonly [string, string, readonly string[]]>> =
  {
    nginx: (port, home) => {
      const location = /^```nginx\n([\s\S]*?)^```/m.exec(guide)?.[1] ?? '';
      const text = `daemon off; pid ${home}/pid; error_log ${home}/errors;
events {}
http {
  access_log off; client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/f; uwsgi_temp_path ${home}/u; scgi_temp_path ${home}/s;
  server { listen 127.0.0.1:${port}; ${location} }
}`;
      return ['conf', text, ['-c', `${home}/conf`, '-p', home]];
    },
    caddy: (port, home) => {
      const line = /`(reverse_proxy [^`]+)`/.exec(guide)?.[1] ?? '';
      const text = `{\n  admin off\n}\nhttp://:${port} {\n  ${line}\n}\n`;
      return ['conf', text, ['run', '--adapter', 'caddyfile', '--config', `${home}/conf`]];
    },
    haproxy: (port, home) => {
      const text = /^```haproxy\n([\s\S]*?)^```/m.exec(guide)?.[1] ?? '';
      return ['conf', text.replace('127.0.0.1:8443', `127.0.0.1:${port}`), ['-db', '-f', `${home}/conf`]];
    },
    varnishd: (port, home) => {
      const text = /^```vcl\n([\s\S]*?)^```/m.exec(guide)?.[1] ?? '';
      // Its worker process belongs to another user, who must reach the folder.
      for (const folder of [data, home]) chmodSync(folder, 0o755);
      const own = `${home}/work`;
      return ['conf', text, ['-F', '-a', `127.0.0.1:${port}`, '-f', `${home}/conf`, '-n', own, '-s', 'malloc,16m']];
    },
  };

describe.each(Object.keys(proxies))('%s, as in the guide', (program) => {
  const isHere = has(program);
  if (!isHere) console.log(`${program} is not installed: its configuration did not run`);
  let proxy: ChildProcess | undefined;
  let url = '';

  beforeAll(async () => {
    const config = proxies[program];
    if (!isHere || config === undefined) return;
    const [port, home] = [await freePort(), join(data, program)];
    mkdirSync(home);
    const [conf, text, args] = config(port, home);
    const here = new URL(urlOf(behind)).host;
    const [host = '', hostPort = ''] = here.split(':');
    const [known, apart] = ['127.0.0.1:8080', '.host = "127.0.0.1"; .port = "8080"'];
    writeFileSync(
      join(home, conf),
      text.replaceAll(known, here).replace(apart, `.host = "${host}"; .port = "${hostPort}"`),
    );
    proxy = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: home } });
    url = `http://127.0.0.1:${port}/`;
    for (let tries = 0; tries < 200; tries++) {
      const answer = await fetch(`${url}page.css`).catch(() => undefined);
      if (answer !== undefined) return;
      await pause(25);
    }
  });
  afterAll(() => proxy?.kill());

  test.skipIf(!isHere)('forwards the first event at once, under the name of the site', async () => {
    const { ms, later, said } = await firstEvent(url);
    expect(said).toContain('event: look');
    // If the proxy buffered the stream, the first event would arrive with the first heartbeat at the earliest.
    expect(ms).toBeLessThan(5000);
    console.log(
      `${program}: the first event after ${ms.toFixed(0)} ms, later events after ${later.map((one) => one.toFixed(0)).join(', ')} ms`,
    );
  });

  test.skipIf(!isHere)(
    "forwards the client's address: one person does not use up everybody's requests",
    { timeout: 30_000 },
    async () => {
      // Ask from an address other than the proxy's, because the server trusts the proxy's own requests.
      expect(await answered(url, 400, 7)).toBeLessThan(330);
      expect((await send(`${urlOf(behind)}page.css`, { headers: { 'x-forwarded-for': '10.9.9.9' } })).status).toBe(200);
    },
  );
});
