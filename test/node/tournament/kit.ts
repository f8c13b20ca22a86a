/** The command as a process, for tests that involve processes: threads, signals, disks. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { build, type OutputFile } from 'esbuild';
import { rulehouse as runHere } from '../cli/kit.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A process, and its output. */
export interface Started {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  readonly ended: Promise<number | null>;
}

/** What tests of tournaments use. */
export interface Kit {
  readonly folder: string;
  /** Starts the command. `shell` contains shell commands to run first. */
  readonly rulehouse: (args: readonly string[], shell?: string) => Started;
  /** Runs the command until it ends. */
  readonly run: (
    ...args: string[]
  ) => Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
  /** Runs, in this process, a command that starts no other process. */
  readonly here: (
    ...args: string[]
  ) => Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
  /** Writes a spec. */
  readonly spec: (name: string, spec: object) => string;
  readonly end: () => Promise<void>;
}

/** The files of the command and its threads, built from the sources. */
const builtFiles = async (): Promise<readonly OutputFile[]> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      index: 'src/node/cli/index.ts',
      'arena-worker': 'src/node/tournament/worker.ts',
      'learn-worker': 'src/node/cli/learn/learn-worker.ts',
      'match-worker': 'src/node/tournament/match-worker.ts',
    },
    outdir: 'built',
    write: false,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'fp-ts',
        setup: (hooks) =>
          hooks.onResolve({ filter: /^(fp-ts|io-ts)\/[^/]+$/ }, ({ path }) => ({
            path: `${path.replace('/', '/lib/')}.js`,
            external: true,
          })),
      },
    ],
  });
  return outputFiles;
};

/** Built once for all test files that run in this thread. */
let files: Promise<readonly OutputFile[]> | undefined;

let homes = 0;

/** Writes the command next to the packages that it needs. */
const built = async (): Promise<string> => {
  const home = join(root, 'node_modules', `.rulehouse-test-${process.pid}-${threadId}-${++homes}`);
  mkdirSync(join(home, 'dist/cli'), { recursive: true });
  copyFileSync(join(root, 'package.json'), join(home, 'package.json'));
  for (const { path, contents } of await (files ??= builtFiles()))
    writeFileSync(join(home, 'dist/cli', basename(path)), contents);
  return home;
};

/** What a command said without the line a minute that tells how far it is; on a busy machine, a test may take that long. */
const withoutProgress = (err: string): string => err.replaceAll(/^\d+ of \d+ games, .* left\n/gm, '');

/** Prepares everything; `end` removes it again. */
export const kit = async (): Promise<Kit> => {
  const home = await built();
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-arena-'));
  const running = new Set<Started>();
  const command = join(home, 'dist', 'cli', 'index.mjs');
  const rulehouse = (args: readonly string[], shell = ''): Started => {
    const started = start('sh', ['-c', `${shell} exec "$@"`, 'sh', process.execPath, command, ...args]);
    running.add(started);
    void started.ended.then(() => running.delete(started));
    return started;
  };
  return {
    folder,
    rulehouse,
    run: async (...args) => {
      const started = rulehouse(args);
      const code = await started.ended;
      return { code, out: started.out(), err: withoutProgress(started.err()) };
    },
    here: async (...args) => {
      const { code, out, err } = await runHere(args);
      const ended = (text: string): string => (text === '' ? '' : `${text}\n`);
      return { code, out: ended(out), err: ended(err) };
    },
    spec: (name, spec) => {
      const file = join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(spec));
      return file;
    },
    end: async () => {
      for (const { child } of running) child.kill('SIGKILL');
      await Promise.all([...running].map((one) => one.ended));
      rmSync(home, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Starts any program. */
export const start = (file: string, args: readonly string[]): Started => {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { child, out: () => out, err: () => err, ended };
};

/** Bots by their texts. */
export const bots = (...texts: readonly string[]) => texts.map((text) => ({ name: text, text }));

/** A quick game. */
export const terrafex = { game: 'terrafex', options: { layout: '2', turnLimit: 12 } };

export interface Written {
  readonly key: string;
  readonly bots: readonly string[];
  readonly millis: readonly number[];
  readonly plies: number;
  readonly shares: readonly number[];
  readonly end: { readonly reason: string; readonly seat?: number; readonly text?: string };
  readonly record: { readonly digest?: string };
}

/** The lines of a folder. */
export const linesIn = (out: string): readonly Written[] =>
  readFileSync(join(out, 'games.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    // These lines were written by the command, and each test checks only the fields it needs.
    .map((line) => JSON.parse(line) as Written);

/** The line of a game without everything that differs between runs and releases: times, and the digest that records contain now. */
export const lasting = ({ millis: _, record: { digest: __, ...record }, ...line }: Written) => ({ ...line, record });

/** A digest of the games in a folder, without the times. */
export const digestIn = (out: string): string =>
  createHash('sha256')
    .update(JSON.stringify(linesIn(out).map(lasting)))
    .digest('hex');

/** The milliseconds after which a wait is abandoned: nearly the time limit of a test. */
const patience = 110_000;

/** Waits for something. */
export const until = async (holds: () => boolean): Promise<void> => {
  const begin = Date.now();
  while (!holds()) {
    if (Date.now() - begin > patience) throw new Error('waited for too long');
    await pause(20);
  }
};

/** An unused port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** True if a program is installed. */
export const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** A separate Redis server, with its data in a folder. */
export const redisAt = async (port: number, dir: string): Promise<Started> => {
  mkdirSync(dir, { recursive: true });
  const server = start('redis-server', [
    ...['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dir],
    ...['--appendonly', 'yes', '--save', ''],
  ]);
  await until(() => spawnSync('redis-cli', ['-p', `${port}`, 'ping'], { encoding: 'utf8' }).stdout.trim() === 'PONG');
  return server;
};

/** The ids of the processes whose command lines contain a text, if the system reports them. */
export const processesWith = (mark: string): string =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'latin1').includes(mark);
      } catch {
        return false;
      }
    })
    .join(' ');
