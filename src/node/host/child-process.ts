/**
 * Runs a program by another author as a child process. The program's time, memory and output are limited, and its own child processes are ended
 * together with it.
 *
 * @packageDocumentation
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import type { Limits } from '../../protocol/index.js';
import { environment, leaveAll, type Quarters, quartersFor } from './quarters.js';

/** The result of waiting for a program: a line, no line in time, a line that is too long, or the end of the program. */
export type LineWait =
  | { readonly _tag: 'Line'; readonly line: string }
  /** The program sent nothing before the given deadline. */
  | { readonly _tag: 'Late' }
  /** The program sent a line that is longer than the limit. */
  | { readonly _tag: 'TooLong' }
  /** The program ended, or closed its output. */
  | { readonly _tag: 'Gone'; readonly why: string };

/** The mark on all programs that this process starts: an environment variable, which their children inherit. */
const variable = 'RULEHOUSE_BOT';
const family = `${process.pid}-`;

/** The greatest number of lines that may be waiting to be read; a program that has sent more lines has to wait. */
const mostWaiting = 1000;

/** The number of characters that are kept from the end of a program's standard error. */
const keptComplaint = 2000;

/** After this many milliseconds, a program that has not ended by itself is killed. */
const graceful = 300;

const killGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
};

/**
 * Ends every process whose environment, as the system shows it, contains the given mark. Children that have left their parent's group are ended as
 * well.
 */
const killMarked = (mark: string): void => {
  if (process.platform !== 'linux') return;
  // A child may start another one during the scan, so repeat it until none is found.
  for (let round = 0; round < 10; round++) {
    const found = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && Number(name) !== process.pid && isMarked(name, mark),
    );
    for (const pid of found) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has already ended.
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
    // It has ended, or belongs to another user.
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

/** Ends the programs that another process of this command started; that process was ended by force and could not do so itself. */
export const endFamily = (pid: number): void => killMarked(`${pid}-`);

/** The signals that end a process, with their numbers. */
const endings = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/**
 * Ensures that no program outlives this process, unless the process itself is killed. A process whose worker threads start programs needs this guard
 * as well, because threads receive no signals. `signals` lists the signals that end the process immediately; all other signals are left to other
 * listeners.
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

/** The words of the command that starts a program; a shell limits the program's memory where that is possible. */
const limitedWords = (words: readonly [string, ...string[]], memory: number | null): readonly [string, ...string[]] =>
  memory === null || process.platform === 'win32'
    ? words
    : ['/bin/sh', '-c', 'ulimit -d "$0" && exec "$@"', String(memory * 1024), ...words];

/** Cuts the standard output of a program into lines. */
class LineBuffer {
  readonly #longest: number;
  readonly #lines: string[] = [];
  #parts: Buffer[] = [];
  #length = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Accepts more of the program's output; returns false if a line has grown beyond the limit. */
  push(chunk: Buffer): boolean {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      if (this.#length + end - from > this.#longest) break;
      this.#lines.push(Buffer.concat([...this.#parts, chunk.subarray(from, end)]).toString());
      this.#parts = [];
      this.#length = 0;
      from = end + 1;
    }
    this.#parts.push(chunk.subarray(from));
    this.#length += chunk.length - from;
    const isShort = this.#length <= this.#longest;
    if (!isShort) this.#parts = [];
    return isShort;
  }

  /** Removes and returns the first line that is waiting to be read. */
  shift(): string | undefined {
    return this.#lines.shift();
  }

  isFull(): boolean {
    return this.#lines.length > mostWaiting;
  }
}

/** A running program. A program that cannot be started is reported as if it had ended. */
export class Child {
  readonly #quarters: Quarters;
  readonly #mark = `${family}${randomUUID()}`;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: LineBuffer;
  readonly #ended: Promise<void>;
  #state: 'running' | 'long' | 'gone' = 'running';
  #why = '';
  #complaints = '';
  /** The function that ends the current wait for a line; undefined if there is no such wait. */
  #wake: (() => void) | undefined;
  #killed: Promise<void> | undefined;

  constructor(words: readonly [string, ...string[]], limits: Limits) {
    guardPrograms();
    this.#quarters = quartersFor(words);
    this.#lines = new LineBuffer(limits.line);
    const [file, ...args] = limitedWords(this.#quarters.words, limits.memory);
    this.#child = spawn(file, args, {
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      cwd: this.#quarters.folder,
      env: { ...environment(), PWD: this.#quarters.folder, [variable]: this.#mark },
    });
    if (this.#child.pid !== undefined) groups.add(this.#child.pid);
    this.#listen();
    this.#ended = this.#untilEnd();
  }

  /** Sends a line to the program. Input that the program does not read is lost. */
  say(line: string): void {
    if (this.#child.stdin.writable) this.#child.stdin.write(`${line}\n`);
  }

  /** Waits until the program sends a line or ends, or until the given time on the clock of `performance.now()`. Only one caller may wait at a time. */
  async hear(until: number): Promise<LineWait> {
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) return { _tag: 'Line', line };
      if (this.#state === 'long') return { _tag: 'TooLong' };
      if (this.#state === 'gone') return { _tag: 'Gone', why: this.#why };
      if (this.#child.stdout.isPaused()) this.#child.stdout.resume();
      const left = until - performance.now();
      if (left <= 0) return { _tag: 'Late' };
      await this.#change(Math.ceil(left));
    }
  }

  /** The last line that the program wrote to standard error. */
  complaint(): string {
    const text = this.#complaints.trimEnd();
    return text.slice(text.lastIndexOf('\n') + 1).slice(0, 200);
  }

  /** Ends the program and all its child processes. Ending a program a second time does no harm. */
  kill(): Promise<void> {
    return (this.#killed ??= this.#end());
  }

  #listen(): void {
    const { stdin, stdout, stderr } = this.#child;
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => undefined);
    stderr.on('data', (chunk: Buffer) => {
      this.#complaints = (this.#complaints + chunk.subarray(-keptComplaint).toString()).slice(-keptComplaint);
    });
    stdout.on('data', (chunk: Buffer) => {
      if (!this.#lines.push(chunk) && this.#state === 'running') {
        this.#state = 'long';
        stdout.destroy();
      } else if (this.#lines.isFull()) stdout.pause();
      this.#wake?.();
    });
    stdout.once('end', () => setTimeout(() => this.#gone('it closed its output'), 200));
  }

  #untilEnd(): Promise<void> {
    return new Promise((resolve) => {
      this.#child.on('error', (error) => {
        this.#gone(`it cannot be started: ${error.message}`);
        resolve();
      });
      this.#child.once('exit', (code, signal) => {
        const why = signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`;
        // The last lines of its output may not have arrived yet.
        setTimeout(() => this.#gone(why), 20);
        resolve();
      });
    });
  }

  #gone(why: string): void {
    if (this.#state !== 'running') return;
    this.#state = 'gone';
    this.#why = why;
    this.#wake?.();
  }

  /** Settles when something about the program has changed, or after the given number of milliseconds. */
  async #change(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = undefined;
  }

  async #end(): Promise<void> {
    const { pid, stdin, stdout, stderr } = this.#child;
    const killNow = (): void => {
      if (pid !== undefined) killGroup(pid);
    };
    stdin.end();
    const patience = setTimeout(killNow, graceful);
    // A program that broke the protocol gets no time to exit on its own.
    if (this.#state !== 'running') killNow();
    await this.#ended;
    clearTimeout(patience);
    killNow();
    if (pid !== undefined) groups.delete(pid);
    killMarked(this.#mark);
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
    this.#quarters.leave();
  }
}
