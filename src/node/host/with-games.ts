/**
 * The flag `--with` of all commands that can use other authors' games.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Fault } from '../../core/values/fault.js';

/** Collects the values of a flag that may be repeated. */
export const collect = (text: string, before: readonly string[]): readonly string[] => [...before, text];

/** The `--with` flag, as a command declares it. */
export const withFlag = [
  '--with <file>',
  'a module with games of your own, which runs on this machine; repeatable',
  collect,
  [] as readonly string[],
] as const;

/** True if the previous command of this process loaded a module. */
let hasLoaded = false;

/**
 * The loaded module that threw an exception: the one that the exception's stack names first. Undefined if there is none, or if the exception comes from
 * the system.
 */
export const throwerOf = async (error: unknown): Promise<string | undefined> => {
  if (!hasLoaded || !(error instanceof Error) || 'code' in error) return undefined;
  const { filesOf, presentGuests } = await import('./own-games.js');
  const { stack = '' } = error;
  const places = filesOf(presentGuests()).map((file) => ({ file, at: stack.indexOf(file) }));
  return places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0]?.file;
};

/** Loads the games that the flag `--with` names, before the command is carried out. The games that an earlier command loaded are forgotten. */
export const loadWith = async ({
  with: files = [],
}: {
  readonly with?: readonly string[];
}): Promise<Either<Fault, void>> => {
  const isNeeded = files.length > 0;
  // Loading games and fp-ts takes a while, and commands without the flag may not need them.
  if (!isNeeded && !hasLoaded) return { _tag: 'Right', right: undefined };
  hasLoaded = isNeeded;
  const { loadGames } = await import('./own-games.js');
  return loadGames(files);
};
