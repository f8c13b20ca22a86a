/** Between a server and its players: headers for proxies and browsers, forged addresses, and the proxy configurations of the guide. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** A table, with the time and the content of the first event of its stream. */
const firstEvent = async (url: string) => {
  const headers = { host: name, 'content-type': 'application/json' };
  const body = JSON.stringify({ game: 'terrafex', spec: { players: ['Ada', 'Bo'] } });
  const made = await send(`${url}api/tables`, { method: 'POST', headers, body });
  expect(made.text).toContain('"id"');
  const { id } = JSON.parse(made.text) as { readonly id: string };
  const stop = new AbortController();
  const begin = performance.now();
  const answer = await fetch(`${url}api/tables/${id}/events`, { signal: stop.signal });
  const first = await answer.body?.getReader().read();
  const ms = performance.now() - begin;
  stop.abort();
  return { ms, said: new TextDecoder().decode(first?.value), headers: answer.headers };
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

const has = (program: string): boolean => spawnSync(program, ['-v']).error === undefined;

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
    writeFileSync(join(home, conf), text.replaceAll('127.0.0.1:8080', here));
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
    const { ms, said } = await firstEvent(url);
    expect(said).toContain('event: look');
    // If the proxy buffered the stream, the first event would arrive with the first heartbeat at the earliest.
    expect(ms).toBeLessThan(5000);
    console.log(`${program}: the first event after ${ms.toFixed(0)} ms`);
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
