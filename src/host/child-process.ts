/**
 * A program of somebody else, as a child process: bounded in time, memory and output, and gone with its children when it is over.
 *
 * @packageDocumentation
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import type { Limits } from '../protocol/index.js';
import { environment, leaveAll, quartersFor } from './quarters.js';

/** What was heard of a program. */
export type Heard =
  | { readonly _tag: 'Line'; readonly line: string }
  /** Nothing until the moment that was given. */
  | { readonly _tag: 'Late' }
  /** A line beyond the limit. */
  | { readonly _tag: 'TooLong' }
  /** It ended, or closed its output. */
  | { readonly _tag: 'Gone'; readonly why: string };

/** A program that runs. */
export interface Child {
  /** Sends it a line. What it does not read is lost with it. */
  readonly say: (line: string) => void;
  /** The next thing that is heard of it, until a moment of `performance.now()`. One caller at a time. */
  readonly hear: (until: number) => Promise<Heard>;
  /** Ends it and all its children. May be called twice. */
  readonly kill: () => Promise<void>;
  /** The last line of its standard error. */
  readonly complaint: () => string;
}

/** How the programs of this process are told from all others: by their environment, which their children have as well. */
const variable = 'RULEHOUSE_BOT';
const family = `${process.pid}-`;

/** Lines that wait to be read before the program has to wait too. */
const mostWaiting = 1000;

const keptComplaint = 2000;

const graceful = 300;

const killGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
};

/** Ends whatever has a mark in its environment, as far as the system tells: children that left the group of their parent. */
const killMarked = (mark: string): void => {
  if (process.platform !== 'linux') return;
  // A child may be born while others are looked at: once more until none is found.
  for (let round = 0; round < 10; round++) {
    const found = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && Number(name) !== process.pid && isMarked(name, mark),
    );
    for (const pid of found) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It ended by itself.
      }
    }
    if (found.length === 0) return;
  }
};

const isMarked = (pid: string, mark: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1')
      .split('\0')
      .some((entry) => entry.startsWith(`${variable}=${mark}`));
  } catch {
    // It is gone, or not ours.
    return false;
  }
};

const groups = new Set<number>();

const killAll = (): void => {
  for (const pid of groups) killGroup(pid);
  killMarked(family);
  leaveAll();
};

let isGuarded = false;

/** The numbers of the signals that end a process. */
const endings = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/**
 * From now on no program outlives this process, as long as it is not killed itself. For a process whose worker threads start programs, too:
 * they hear of no signals. `signals` are those that end the process at once; others are for somebody else to hear.
 */
export const guardPrograms = (signals: readonly (keyof typeof endings)[] = ['SIGINT', 'SIGTERM', 'SIGHUP']): void => {
  if (isGuarded) return;
  isGuarded = true;
  process.once('exit', killAll);
  if (!isMainThread) return;
  for (const signal of signals)
    process.once(signal, () => {
      killAll();
      process.exit(128 + endings[signal]);
    });
};

/** Starts a program. That it cannot be started is heard like its end. */
export const start = (words: readonly [string, ...string[]], limits: Limits): Child => {
  guardPrograms();
  const mark = `${family}${randomUUID()}`;
  const isPosix = process.platform !== 'win32';
  const memory = isPosix ? limits.memory : null;
  const quarters = quartersFor(words);
  const [file, ...args] =
    memory === null
      ? quarters.words
      : (['/bin/sh', '-c', 'ulimit -d "$0" && exec "$@"', String(memory * 1024), ...quarters.words] as const);
  const child = spawn(file, args, {
    detached: isPosix,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: quarters.folder,
    env: { ...environment(), PWD: quarters.folder, [variable]: mark },
  });
  const { pid } = child;
  if (pid !== undefined) groups.add(pid);

  const lines: string[] = [];
  let [parts, length]: [Buffer[], number] = [[], 0];
  let state: 'running' | 'long' | 'gone' = 'running';
  let [why, complaints] = ['', ''];
  let wake: (() => void) | undefined;
  const changed = (): void => wake?.();
  const gone = (reason: string): void => {
    if (state !== 'running') return;
    [state, why] = ['gone', reason];
    changed();
  };

  child.stdin.on('error', () => undefined);
  child.stdout.on('error', () => undefined);
  child.stderr.on('error', () => undefined);
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.subarray(-keptComplaint).toString()).slice(-keptComplaint);
  });
  child.stdout.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0 && length + end - from <= limits.line; end = chunk.indexOf(10, from)) {
      lines.push(Buffer.concat([...parts, chunk.subarray(from, end)]).toString());
      [parts, length, from] = [[], 0, end + 1];
    }
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > limits.line && state === 'running') {
      [state, parts] = ['long', []];
      child.stdout.destroy();
    } else if (lines.length > mostWaiting) child.stdout.pause();
    changed();
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      gone(`it cannot be started: ${error.message}`);
      resolve();
    });
    child.once('exit', (code, signal) => {
      // What it had said before is still on its way.
      setTimeout(() => gone(signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`), 20);
      resolve();
    });
  });
  child.stdout.once('end', () => setTimeout(() => gone('it closed its output'), 200));

  const hear = async (until: number): Promise<Heard> => {
    for (;;) {
      const line = lines.shift();
      if (line !== undefined) return { _tag: 'Line', line };
      if (state === 'long') return { _tag: 'TooLong' };
      if (state === 'gone') return { _tag: 'Gone', why };
      if (child.stdout.isPaused()) child.stdout.resume();
      const left = until - performance.now();
      if (left <= 0) return { _tag: 'Late' };
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.ceil(left));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wake = undefined;
    }
  };

  let killed: Promise<void> | undefined;
  const kill = async (): Promise<void> => {
    child.stdin.end();
    const patience = setTimeout(() => {
      if (pid !== undefined) killGroup(pid);
    }, graceful);
    // One that went wrong gets no time to say goodbye.
    if (state !== 'running' && pid !== undefined) killGroup(pid);
    await ended;
    clearTimeout(patience);
    if (pid !== undefined) {
      killGroup(pid);
      groups.delete(pid);
    }
    killMarked(mark);
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
    quarters.leave();
  };

  return {
    say: (line) => {
      if (child.stdin.writable) child.stdin.write(`${line}\n`);
    },
    hear,
    kill: () => (killed ??= kill()),
    complaint: () => complaints.trimEnd().split('\n').at(-1)?.slice(0, 200) ?? '',
  };
};
