/**
 * The environment of programs by other authors: an empty folder, and variables that reveal neither where the host runs nor where it keeps its
 * secrets.
 *
 * @packageDocumentation
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join, parse, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** The folder in which one program runs, and the words that start the program. */
export interface Quarters {
  /** The words that start the program: its file and its arguments. */
  readonly words: readonly [string, ...string[]];
  readonly folder: string;
  /** Removes the folder with its contents. Removing the folder a second time does no harm. */
  readonly leave: () => void;
}

/** Matches the environment variables that reveal where the host was started, or by which command. */
const telling = /^(?:PWD|OLDPWD|INIT_CWD|_|npm_.*)$/i;

/** The paths that must not occur in any environment variable of a program. */
const hidden = new Set<string>();

/** Ensures that programs get no environment variable that contains the given path. */
export const hide = (path: string): void => {
  hidden.add(resolve(path));
  try {
    hidden.add(realpathSync(path));
  } catch {
    // The folder does not exist yet.
  }
};

const names = (value: string): boolean => [...hidden].some((place) => value.includes(place));

/** The value of an environment variable as programs get it; undefined if they do not get the variable. */
const shown = (name: string, value = ''): string | undefined => {
  if (telling.test(name)) return undefined;
  // Without PATH no program would be found, so remove only the entries that reveal the host.
  if (/^path$/i.test(name))
    return value
      .split(delimiter)
      .filter((one) => !names(one))
      .join(delimiter);
  return names(value) ? undefined : value;
};

/** The environment variables that the host passes to programs, and to threads that start programs. */
export const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => {
      const own = shown(name, value);
      return own === undefined ? [] : [[name, own] as const];
    }),
  );

/** Makes a word absolute if it is a path to an existing file, relative to the folder where the command was started. */
const fromHere = (word: string): string =>
  /[./\\]/.test(word) && !word.startsWith('-') && !isAbsolute(word) && existsSync(word) ? resolve(word) : word;

const withPaths = ([program, ...rest]: readonly [string, ...string[]]): readonly [string, ...string[]] => [
  // A bare name is looked up in PATH.
  /[/\\]/.test(program) ? fromHere(program) : program,
  ...rest.map(fromHere),
];

/** The prefix of the names of all program folders that this process creates, in any of its threads. */
const prefix = `rulehouse-program-${process.pid}-`;

const taken = new Set<string>();

const leave = (folder: string): void => {
  taken.delete(folder);
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The folder stays if a process is still writing to it.
  }
};

/**
 * Removes all program folders of this thread. The main thread removes the folders of all threads, because the other threads may have had no time to
 * do so.
 */
export const leaveAll = (): void => {
  for (const folder of taken) leave(folder);
  if (!isMainThread) return;
  try {
    for (const name of readdirSync(tmpdir())) if (name.startsWith(prefix)) leave(join(tmpdir(), name));
  } catch {
    // The folder for temporary files cannot be listed.
  }
};

/**
 * Prepares a folder for a program, and the words that start the program. If no folder can be created, the program runs in the root folder, which
 * reveals just as little about the host.
 */
export const quartersFor = (words: readonly [string, ...string[]]): Quarters => {
  try {
    const folder = mkdtempSync(join(tmpdir(), prefix));
    taken.add(folder);
    // The program may run as another user.
    chmodSync(folder, 0o755);
    return { words: withPaths(words), folder, leave: () => leave(folder) };
  } catch {
    return { words: withPaths(words), folder: parse(process.cwd()).root, leave: () => undefined };
  }
};
