/**
 * Locks a folder, so that only one process at a time uses it. A process that is killed leaves its lock behind, and the next process takes over that
 * lock.
 *
 * @packageDocumentation
 */
import { randomUUID } from 'node:crypto';
import { linkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Either, left, right } from 'fp-ts/Either';
import { isObject } from '../../core/reading/objects.js';
import { type Fault, fault } from '../../core/values/fault.js';
import { failureText } from './failure.js';
import { isAtWork, ownMark, readText, toldBy } from './process-mark.js';

/** A lock held by this process. */
export interface Lock {
  /** True as long as no other process has taken over the lock. Checking the lock is cheap enough to be done before every write. */
  readonly isHeld: () => boolean;
  /** Calls the given function once, when another process has taken over the lock. */
  readonly onLost: (tell: () => void) => void;
  readonly release: () => void;
}

/** In milliseconds: how often a lock is renewed, and when the lock of an unobservable process counts as abandoned. */
const [renewal, staleAfter] = [5000, 30_000];

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
};

const isFresh = (file: string): boolean => {
  try {
    return Date.now() - statSync(file).mtimeMs < staleAfter;
  } catch {
    return false;
  }
};

/** True if the writer of a lock may still be running. A process that cannot be observed counts as running as long as it renews its lock. */
const isAlive = (file: string, text: string): boolean => isAtWork(parsed(text)) ?? isFresh(file);

/**
 * Gives a file a second name; returns false if that name is taken. The file is already complete, so the second name never leads to an incomplete
 * file.
 */
const isFree = (name: string, file: string): boolean => {
  try {
    linkSync(file, name);
    return true;
  } catch {
    return false;
  }
};

/** Replaces an abandoned lock with a new one; returns false if another process has replaced it or is replacing it. */
const takenOver = (file: string, own: string): boolean => {
  const claim = `${file}.claim`;
  if (!isFree(claim, own)) {
    const other = readText(claim);
    if (other !== undefined && isAlive(claim, other)) return false;
    // The claim was abandoned, too.
    rmSync(claim, { force: true });
    if (!isFree(claim, own)) return false;
  }
  try {
    // Another process may have taken over the lock in the meantime.
    const now = readText(file);
    if (now !== undefined && isAlive(file, now)) return false;
    renameSync(own, file);
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
};

/** The process that holds a lock, in words. */
const holderOf = (text: string): string => {
  const { host, pid, started } = parsed(text);
  const since = typeof started === 'string' ? `, started ${started}` : '';
  return `process ${String(pid)} on ${String(host)}${since}`;
};

const begun = (): string => new Date(Date.now() - process.uptime() * 1000).toISOString();

/** Shows that the writer of a lock is running. What hinders it now may be over at the next time. */
const renew = (file: string): void => {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // If the disk fails here, the next write reports it.
  }
};

/** Locks a folder for this process. If another process holds the lock, the message begins with `taken` and names that process. */
export const lockFolder = async (folder: string, taken: string): Promise<Either<Fault, Lock>> => {
  const file = join(folder, 'lock');
  const own = `${file}.${randomUUID()}`;
  const text = JSON.stringify({ ...ownMark(), started: begun(), id: randomUUID() });
  const isHeld = (): boolean => readText(file) === text;
  try {
    writeFileSync(own, text, { flag: 'wx' });
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  }
  try {
    if (!isFree(file, own)) {
      const other = readText(file);
      if (other !== undefined && isAlive(file, other)) return left(fault([folder], `${taken}: ${holderOf(other)}`));
      const isOurs = takenOver(file, own);
      // Another process may have seen the same abandoned claim and renamed its own file after this one. The last to do so holds the lock.
      if (isOurs) await pause(100);
      if (!isOurs || !isHeld()) {
        const winner = toldBy(file);
        return left(fault([folder], isAlive(file, winner) ? `${taken}: ${holderOf(winner)}` : taken));
      }
    }
  } catch (error) {
    return left(fault([folder], failureText(error, folder)));
  } finally {
    rmSync(own, { force: true });
  }
  let tell = (): void => undefined;
  const timer = setInterval(() => {
    if (isHeld()) renew(file);
    else {
      clearInterval(timer);
      tell();
    }
  }, renewal);
  timer.unref();
  const release = (): void => {
    clearInterval(timer);
    process.off('exit', release);
    if (isHeld()) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return right({ isHeld, onLost: (given) => (tell = given), release });
};
