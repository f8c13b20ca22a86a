/**
 * Marks of processes. A mark shows other processes whether the process that left it is still running.
 *
 * @packageDocumentation
 */
import { readFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { errorField } from '../../core/values/error-fields.js';

/** The mark of a process: the machine, and the process on that machine. */
export interface ProcessMark {
  readonly host: string;
  /** The id of the machine's current boot, from which the start times of processes are counted; empty if it is unknown. */
  readonly boot: string;
  readonly pid: number;
  /**
   * The start time of the process, as counted by the system. A process's start time shows whether its process number has since been given to another
   * process. The start time is empty if the system does not provide it.
   */
  readonly begin: string;
}

/** The text of a file; undefined if the file cannot be read. */
export const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** The text of a file; empty if the file cannot be read, as on a system without `/proc`. */
export const toldBy = (file: string): string => readText(file) ?? '';

/** The start time of a process, and whether the process has ended, as far as the system can tell. */
const statusOf = (pid: number): { readonly begin: string; readonly isGone: boolean } => {
  // The program name may contain brackets, so parse after the last one. The state comes first, and the start time is the twentieth of these fields.
  const text = toldBy(`/proc/${pid}/stat`);
  const { 0: state, 19: begin = '' } = text.slice(text.lastIndexOf(') ') + 2).split(' ');
  // A process that has ended stays listed until its parent reads the exit code.
  return { begin, isGone: state === 'Z' || state === 'X' };
};

const boot = toldBy('/proc/sys/kernel/random/boot_id').trim();

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !statusOf(pid).isGone;
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return errorField(error, 'code') === 'EPERM';
  }
};

/** Returns the mark of the current process. */
export const ownMark = (): ProcessMark => ({
  ...{ host: hostname(), boot, pid: process.pid },
  begin: statusOf(process.pid).begin,
});

/** The id of the machine's current boot, and the milliseconds since then. */
export const sinceBoot = (): { readonly boot: string; readonly uptime: number } => ({ boot, uptime: uptime() * 1000 });

/**
 * True if the process with the given mark is running, false if it is gone, undefined if the mark does not show which.
 *
 * @param mark - the mark written by the process; marks written by earlier releases do not identify the machine's boot
 */
export const isAtWork = (mark: Readonly<Record<string, unknown>>): boolean | undefined => {
  const { host, pid, begin } = mark;
  if (host !== hostname() || typeof pid !== 'number') return undefined;
  if ((mark['boot'] ?? boot) !== boot || !isRunning(pid)) return false;
  const now = statusOf(pid).begin;
  // If the system does not report start times, a process without a heartbeat counts as a different one.
  return now === '' ? undefined : now === begin;
};
