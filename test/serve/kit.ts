/** The command as a process of its own, for tests that kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildPage } from '../../scripts/page-build.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles the command from the sources into a folder of its own, with the page of the server; gives its file. */
export const bundled = async (): Promise<{ readonly folder: string; readonly file: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'rulehouse-command-'));
  const file = join(folder, 'dist/cli/index.mjs');
  mkdirSync(join(folder, 'dist/cli'), { recursive: true });
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const name of ['node_modules', 'docs']) symlinkSync(join(root, name), join(folder, name));
  await buildPage(join(folder, 'dist/page'));
  await build({
    entryPoints: [join(root, 'src/cli/index.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['piscina', 'hono', 'hono/*', '@hono/*', '@modelcontextprotocol/*'],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
  return { folder, file };
};

/** A server that runs. */
export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it said first. */
  readonly greeting: string;
  /** Ends it with a signal, and waits until it is gone. */
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
