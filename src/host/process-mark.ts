/**
 * Marks of processes, by which another process can tell whether the process that left a mark is still running.
 *
 * @packageDocumentation
 */
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process of a machine. */
export interface Mark {
  readonly host: string;
  /** An identifier of the machine's current start, to which start times of processes are relative; empty if the system provides none. */
  readonly boot: string;
  readonly pid: number;
  /**
   * The start time of the process, as counted by the system. By now, the process number may belong to another process. The start time is empty if the
   * system does not provide it.
   */
  readonly begin: string;
}

/** The text of a file; undefined if it cannot be read. */
export const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** The text of a file; empty if the file does not exist, as on a system without `/proc`. */
export const toldBy = (file: string): string => readText(file) ?? '';

/** The start time of a process, and whether it has ended, as far as the system provides them. */
const statusOf = (pid: number): { readonly begin: string; readonly isGone: boolean } => {
  // The name of the program may hold anything; what follows its last bracket is the state and numbers. The 20th of all is the start.
  const text = toldBy(`/proc/${pid}/stat`);
  const { 0: state, 19: begin = '' } = text.slice(text.lastIndexOf(') ') + 2).split(' ');
  // A process that has ended is listed until its parent asks for its exit code.
  return { begin, isGone: state === 'Z' || state === 'X' };
};

const boot = toldBy('/proc/sys/kernel/random/boot_id').trim();

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !statusOf(pid).isGone;
  } catch (error) {
    // A process that may not be signalled exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** The mark of this process. */
export const ownMark = (): Mark => ({
  ...{ host: hostname(), boot, pid: process.pid },
  begin: statusOf(process.pid).begin,
});

/**
 * True if a process is still running, false if it is gone; undefined if only the process's heartbeat can tell.
 *
 * @param mark - the mark written by the process; marks of earlier releases do not include the start of the machine
 */
export const isAtWork = (mark: Readonly<Record<string, unknown>>): boolean | undefined => {
  const { host, pid, begin } = mark;
  if (host !== hostname() || typeof pid !== 'number') return undefined;
  if ((mark['boot'] ?? boot) !== boot || !isRunning(pid)) return false;
  const now = statusOf(pid).begin;
  // Where the system does not say when a process began, a process without a heartbeat is another one.
  return now === '' ? undefined : now === begin;
};
