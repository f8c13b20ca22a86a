/** A separate PostgreSQL server for each test file, if its programs are installed. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const debian = '/usr/lib/postgresql';

/** The folder of the programs, by version as on Debian; undefined if they are not installed. */
const programs = [
  ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
  ...(process.env['PATH'] ?? '').split(':'),
].findLast((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));

/** True if tests can start PostgreSQL. */
export const hasPostgres =
  programs !== undefined && (process.getuid?.() !== 0 || spawnSync('id', ['-u', 'postgres']).status === 0);

if (!hasPostgres) console.info('PostgreSQL is not installed: its tests do not run');

/** A server that listens in one folder. */
export interface Cluster {
  /** Creates an empty database, and returns its address. */
  readonly database: () => Promise<string>;
  /** Ends the server as a power failure would. */
  readonly crash: () => Promise<void>;
  /**
   * Ends the server and starts it again, like an operator: `fast` closes every connection properly, `immediate` requires a recovery at the next
   * start.
   */
  readonly restart: (how: 'fast' | 'immediate') => Promise<void>;
  /** Starts it again. */
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Starts a server. PostgreSQL does not run as root, so in this case its own user runs it. */
export const cluster = async (): Promise<Cluster> => {
  const bin = programs ?? '';
  const root = mkdtempSync(join(tmpdir(), 'rulehouse-postgres-'));
  const data = join(root, 'data');
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : ['env'];
  const [first = '', ...before] = asUser;
  chmodSync(root, 0o777);
  execFileSync(first, [...before, join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-N'], {
    stdio: 'ignore',
  });
  const url = (name: string): string => `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(root)}`;
  const ask = async (text: string): Promise<void> => {
    const client = new pg.Client(url('postgres'));
    try {
      await client.connect();
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  let gone = Promise.resolve();
  const start = async (): Promise<void> => {
    // Without flushing to disk: these tests only crash the program, not the machine.
    const flags = ['-D', data, '-k', root, '-F', '-c', 'listen_addresses='];
    const server = spawn(first, [...before, join(bin, 'postgres'), ...flags], { stdio: 'ignore' });
    gone = new Promise((resolve) => server.once('exit', () => resolve()));
    for (let tries = 0; ; tries++) {
      const isThere = await ask('select 1').then(
        () => true,
        () => false,
      );
      if (isThere) return;
      if (tries === 600) throw new Error('PostgreSQL did not start');
      await pause(100);
    }
  };
  const pid = (): string =>
    execFileSync('head', ['-n', '1', join(data, 'postmaster.pid')], { encoding: 'utf8' }).trim();
  const signal = async (name: string): Promise<void> => {
    process.kill(Number(pid()), name);
    await gone;
  };
  await start();
  let count = 0;
  return {
    database: async () => {
      const name = `tables_${count++}`;
      await ask(`create database ${name}`);
      return url(name);
    },
    crash: () => signal('SIGQUIT'),
    restart: async (how) => {
      await signal(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await start();
    },
    start,
    end: async () => {
      await signal('SIGINT');
      rmSync(root, { recursive: true, force: true });
    },
  };
};
