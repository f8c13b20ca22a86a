/**
 * Where the programs of others run: in an empty folder, with an environment that does not say where the host runs or keeps its secrets.
 *
 * @packageDocumentation
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join, parse, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** A place for one program. */
export interface Quarters {
  /** The program with its arguments. */
  readonly words: readonly [string, ...string[]];
  readonly folder: string;
  /** Removes the folder, with whatever is in it. May be called twice. */
  readonly leave: () => void;
}

/** The variables that say where the host was started, or by which command. */
const telling = /^(?:PWD|OLDPWD|INIT_CWD|_|npm_.*)$/i;

/** Places that no variable may name. */
const hidden = new Set<string>();

/** From now on programs get no variable that names this place. */
export const hide = (path: string): void => {
  hidden.add(resolve(path));
  try {
    hidden.add(realpathSync(path));
  } catch {
    // It is not there yet.
  }
};

const names = (value: string): boolean => [...hidden].some((place) => value.includes(place));

/** The value of a variable as programs get it; undefined: they do not. */
const shown = (name: string, value = ''): string | undefined => {
  if (telling.test(name)) return undefined;
  // Without any search path no program would be found.
  if (/^path$/i.test(name))
    return value
      .split(delimiter)
      .filter((one) => !names(one))
      .join(delimiter);
  return names(value) ? undefined : value;
};

/** The environment that programs, and threads that start them, have from the host. */
export const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => {
      const own = shown(name, value);
      return own === undefined ? [] : [[name, own] as const];
    }),
  );

/** A word that looks like a path and names something is meant from where the command was started. */
const fromHere = (word: string): string =>
  /[./\\]/.test(word) && !word.startsWith('-') && !isAbsolute(word) && existsSync(word) ? resolve(word) : word;

const withPaths = ([program, ...rest]: readonly [string, ...string[]]): readonly [string, ...string[]] => [
  // A name alone is looked for on the search path.
  /[/\\]/.test(program) ? fromHere(program) : program,
  ...rest.map(fromHere),
];

/** The beginning of the names of all folders of this process, whichever thread makes them. */
const prefix = `rulehouse-program-${process.pid}-`;

const taken = new Set<string>();

const leave = (folder: string): void => {
  taken.delete(folder);
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // A process that still writes there keeps it.
  }
};

/** Takes all folders of this thread away; in the main thread those of all threads, which may have had no time for it. */
export const leaveAll = (): void => {
  for (const folder of taken) leave(folder);
  if (!isMainThread) return;
  try {
    for (const name of readdirSync(tmpdir())) if (name.startsWith(prefix)) leave(join(tmpdir(), name));
  } catch {
    // Nobody may look around there.
  }
};

/** Quarters for a program. Where no folder can be made it runs in the root, which says as little. */
export const quartersFor = (words: readonly [string, ...string[]]): Quarters => {
  try {
    const folder = mkdtempSync(join(tmpdir(), prefix));
    taken.add(folder);
    // Another user may be the one who runs it.
    chmodSync(folder, 0o755);
    return { words: withPaths(words), folder, leave: () => leave(folder) };
  } catch {
    return { words: withPaths(words), folder: parse(process.cwd()).root, leave: () => undefined };
  }
};
