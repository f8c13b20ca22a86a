/**
 * A folder for one process at a time. Whoever is killed leaves a lock that the next one takes over.
 *
 * @packageDocumentation
 */
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../core/fault.js';
import { isObject } from '../../core/objects.js';

/** A lock that is held. */
export interface Lock {
  /** Whether it still is. */
  readonly isHeld: () => boolean;
  readonly release: () => void;
}

/** How often a lock is renewed, and when one of another machine counts as left behind. */
const [renewal, staleAfter] = [5000, 30_000];

/** When a process began, as far as the system tells: its number may belong to another one today. */
const beginOf = (pid: number): string => {
  try {
    // The name of the program may hold anything; what follows its last bracket is numbers. The 20th of them is the time of its start.
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Whoever may not be told from outside is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
};

/** Whether whoever wrote a lock may still be at work. */
const isAlive = (file: string, text: string): boolean => {
  const { host, pid, begin } = parsed(text);
  if (host === hostname() && typeof pid === 'number') return isRunning(pid) && beginOf(pid) === begin;
  try {
    return Date.now() - statSync(file).mtimeMs < staleAfter;
  } catch {
    return false;
  }
};

const isFree = (file: string, own: string): boolean => {
  try {
    // Either it is made with everything in it, or not at all.
    linkSync(own, file);
    return true;
  } catch {
    return false;
  }
};

/** Takes the lock of a folder. */
export const lockFolder = async (folder: string): Promise<Either<Fault, Lock>> => {
  const file = join(folder, 'lock');
  const own = `${file}.${randomUUID()}`;
  const text = JSON.stringify({ host: hostname(), pid: process.pid, begin: beginOf(process.pid), id: randomUUID() });
  const isHeld = (): boolean => read(file) === text;
  try {
    writeFileSync(own, text, { flag: 'wx' });
  } catch (error) {
    return left(fault([folder], error instanceof Error ? error.message : 'cannot be written to'));
  }
  try {
    if (!isFree(file, own)) {
      const other = read(file);
      if (other !== undefined && isAlive(file, other)) {
        const { host, pid } = parsed(other);
        return left(fault([folder], `another tournament runs here: process ${String(pid)} on ${String(host)}`));
      }
      renameSync(own, file);
      // Another one may have come to the same conclusion: the last of them has it, and the others see that.
      await pause(100);
      if (!isHeld()) return left(fault([folder], 'another tournament was begun here at the same time'));
    }
  } catch (error) {
    return left(fault([folder], error instanceof Error ? error.message : 'cannot be locked'));
  } finally {
    rmSync(own, { force: true });
  }
  const timer = setInterval(() => {
    const now = new Date();
    if (isHeld()) utimesSync(file, now, now);
  }, renewal);
  timer.unref();
  const release = (): void => {
    clearInterval(timer);
    process.off('exit', release);
    if (isHeld()) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return right({ isHeld, release });
};
