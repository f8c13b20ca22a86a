/**
 * The flag `--with` of all commands that can use other authors' games.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Fault } from '../core/values/fault.js';

/** Collects the values of a flag that may be repeated. */
export const collect = (text: string, before: readonly string[]): readonly string[] => [...before, text];

/** The `--with` flag, as a command declares it. */
export const withFlag = [
  '--with <file>',
  'a module with games of your own, which is run on this machine; several times: several',
  collect,
  [] as readonly string[],
] as const;

/** True if the previous command of this process loaded a module. */
let hasLoaded = false;

/** Loads the games that the flag `--with` names, before the command is carried out. The games that an earlier command loaded are forgotten. */
export const loadWith = async ({
  with: files = [],
}: {
  readonly with?: readonly string[];
}): Promise<Either<Fault, void>> => {
  const isNeeded = files.length > 0;
  // The games take a while to load, as fp-ts does, and a command without the flag may do without them.
  if (!isNeeded && !hasLoaded) return { _tag: 'Right', right: undefined };
  hasLoaded = isNeeded;
  const { loadGames } = await import('./own-games.js');
  return loadGames(files);
};
