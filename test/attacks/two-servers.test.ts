/**
 * Two servers on one folder: both would accept a move at the same ply, and the table would be lost at the next start. A lock refuses the second
 * server; the lock of a killed server is taken over at once.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundled, type Running, served } from '../node/server/kit.js';
import { say, send } from './kit.js';

const inFiles = (command: string, at: string): Promise<Running> => served(command, at, ['--store', 'files']);

let [file, folder, data] = ['', '', ''];
beforeAll(async () => {
  ({ file, folder } = await bundled());
});
beforeEach(() => {
  data = mkdtempSync(join(folder, 'tables-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of a server that should be refused. If it runs, it is ended. */
const refused = (): { readonly code: number | null; readonly err: string } => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [file, 'serve', '--port', '0', '--data', data, '--store', 'files'],
    {
      encoding: 'utf8',
      timeout: 20_000,
    },
  );
  return { code: status, err: stderr };
};

/** A table of Terrafex with two players, and functions for what its first seat can do. */
const tableAt = async ({ url }: Running) => {
  const { body } = await say(`${url}api/tables`, { game: 'terrafex', spec: { players: ['Ada', 'Bo'] } });
  const id = body['id'] as string;
  const { Ada: token = '' } = body['tokens'] as Record<string, string>;
  const move = async (ply: number, text: string): Promise<number> =>
    (await say(`${url}api/tables/${id}/messages`, { _tag: 'Move', ply, move: text }, token)).status;
  return { id, token, move };
};

const statusOf = async ({ url }: Running, id: string): Promise<number> => (await send(`${url}api/tables/${id}`)).status;

describe('a second server on the same folder', () => {
  test('is refused with the process that has it, and disturbs nothing', async () => {
    const first = await inFiles(file, data);
    const { id, move } = await tableAt(first);
    const { code, err } = refused();
    expect(code).toBe(1);
    expect(err).toMatch(
      new RegExp(
        `another server has these tables: process ${first.child.pid ?? ''} on ${hostname()}, started 20\\d\\d-\\d\\d-\\d\\dT[\\d:.]+Z\n$`,
      ),
    );
    expect(await move(0, 'G^c5')).toBe(200);
    await first.end('SIGTERM');
    expect(readdirSync(data).filter((name) => name.startsWith('lock'))).toEqual([]);
    const again = await inFiles(file, data);
    expect([again.greeting.slice(0, 8), await statusOf(again, id)]).toEqual(['1 tables', 200]);
    await again.end('SIGTERM');
  });

  test('takes over at once after kill -9, five times in a row', async () => {
    let server = await inFiles(file, data);
    const { id } = await tableAt(server);
    for (let kill = 0; kill < 5; kill++) {
      await server.end('SIGKILL');
      expect(existsSync(join(data, 'lock'))).toBe(true);
      server = await inFiles(file, data);
      expect(await statusOf(server, id)).toBe(200);
    }
    await server.end('SIGTERM');
  });

  test('is one of six started at the same moment with an abandoned lock', async () => {
    for (let round = 0; round < 3; round++) {
      const before = await inFiles(file, data);
      await before.end('SIGKILL');
      // A server killed during the takeover also leaves its claim behind.
      if (round > 0) writeFileSync(join(data, 'lock.claim'), readFileSync(join(data, 'lock')));
      const started = await Promise.allSettled(Array.from({ length: 6 }, () => inFiles(file, data)));
      const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      await Promise.all(running.map(({ end }) => end('SIGTERM')));
      expect(running).toHaveLength(1);
    }
  }, 60_000);

  test.skipIf(process.platform !== 'linux')(
    'takes over from a process id that now belongs to another process, and from a process that has ended but is still listed',
    async () => {
      const lock = (fields: object): void =>
        writeFileSync(join(data, 'lock'), JSON.stringify({ host: hostname(), id: 'left behind', ...fields }));
      // This process is running, but began at another time than the lock says.
      lock({ pid: process.pid, begin: '1' });
      const one = await inFiles(file, data);
      await one.end('SIGTERM');
      // The process is running and its start time matches, but the machine has been rebooted since.
      const begin = readFileSync(`/proc/${process.pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[19];
      lock({ pid: process.pid, begin, boot: 'another' });
      const two = await inFiles(file, data);
      await two.end('SIGTERM');
      lock({ pid: process.pid, begin });
      expect(refused().err).toContain(`process ${process.pid} on ${hostname()}\n`);
      // The shell replaces itself with a program that never reads the exit code of the child, so the child stays listed.
      const shell = spawn('sh', ['-c', 'cat <&3 >/dev/null & echo $!; exec sleep 60'], {
        stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
      });
      const zombie = await new Promise<number>((resolve) => {
        shell.stdout?.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
      });
      const until = async (isReady: () => boolean): Promise<void> => {
        while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 10));
      };
      await until(() => readFileSync(`/proc/${shell.pid}/comm`, 'latin1') === 'sleep\n');
      shell.stdio[3]?.destroy();
      const stat = (): string => readFileSync(`/proc/${zombie}/stat`, 'latin1').split(') ').at(-1) ?? '';
      await until(() => stat().startsWith('Z'));
      lock({ pid: zombie, begin: stat().split(' ')[19] });
      const three = await inFiles(file, data);
      await three.end('SIGTERM');
      shell.kill('SIGKILL');
    },
  );

  test('waits for a server on another machine until it has not renewed its lock for half a minute', async () => {
    const lock = join(data, 'lock');
    writeFileSync(lock, JSON.stringify({ host: 'elsewhere', pid: 7, begin: '1', started: '2026-01-02T03:04:05.000Z' }));
    expect(refused().err).toContain('process 7 on elsewhere, started 2026-01-02T03:04:05.000Z\n');
    const past = new Date(Date.now() - 31_000);
    utimesSync(lock, past, past);
    const server = await inFiles(file, data);
    await server.end('SIGTERM');
  });
});

test('a server whose lock was taken over writes nothing more, and ends', async () => {
  const server = await inFiles(file, data);
  const { id, move } = await tableAt(server);
  const log = readFileSync(join(data, `${id}.log.jsonl`), 'utf8');
  writeFileSync(join(data, 'lock'), JSON.stringify({ host: 'elsewhere', pid: 7 }));
  const gone = new Promise<number | null>((resolve) => server.child.once('exit', resolve));
  expect(await move(0, 'G^c5')).toBe(503);
  expect(readFileSync(join(data, `${id}.log.jsonl`), 'utf8')).toBe(log);
  expect(await gone).toBe(1);
  expect(readFileSync(join(data, 'lock'), 'utf8')).toContain('elsewhere');
});
