/** The command as a separate process, for tests that kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildPage } from '../../../scripts/build/page-build.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The files of the built command by name, with the server's page. */
type Files = ReadonlyMap<string, Uint8Array>;

const builtFiles = async (): Promise<Files> => {
  const pages = mkdtempSync(join(tmpdir(), 'rulehouse-page-'));
  await buildPage(pages);
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/node/cli/index.ts')],
    outfile: 'index.mjs',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: [
      'piscina',
      'hono',
      'hono/*',
      '@hono/*',
      '@modelcontextprotocol/*',
      'libsql',
      'pg',
      'pino',
      'prom-client',
    ],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
  const page = readdirSync(pages).map((name) => [`dist/page/${name}`, readFileSync(join(pages, name))] as const);
  rmSync(pages, { recursive: true });
  return new Map([...outputFiles.map(({ contents }) => ['dist/cli/index.mjs', contents] as const), ...page]);
};

/** Built once for all test files that run in this thread. */
let files: Promise<Files> | undefined;

/** Writes the command, bundled from the sources, into a new folder, with the server's page; returns its file. */
export const bundled = async (): Promise<{ readonly folder: string; readonly file: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-command-'));
  for (const name of ['dist/cli', 'dist/page']) mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const name of ['node_modules', 'docs']) symlinkSync(join(root, name), join(folder, name));
  for (const [name, contents] of await (files ??= builtFiles())) writeFileSync(join(folder, name), contents);
  return { folder, file: join(folder, 'dist/cli/index.mjs') };
};

/** A running server. */
export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it printed first. */
  readonly greeting: string;
  /** Ends it with a signal, and waits until it has ended. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/** Starts a server on a free port. */
export const served = (file: string, data: string, flags: readonly string[] = []): Promise<Running> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, 'serve', '--port', '0', '--data', data, ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code ?? 'a signal'}`)));
    child.stdout.once('data', (chunk: Buffer) => {
      const greeting = chunk.toString();
      const url = /http:\S+/.exec(greeting)?.[0] ?? '';
      const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
        child.kill(signal);
        await gone;
      };
      resolve({ url, child, greeting, end });
    });
  });
