/**
 * The flag `--with`: for commands that can use games by other authors.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Fault } from '../core/values/fault.js';

/** Collects the texts of a flag that may come several times. */
export const collect = (text: string, before: readonly string[]): readonly string[] => [...before, text];

/** The flag, for a command. */
export const withFlag = [
  '--with <file>',
  'a module with games of your own, which is run on this machine; several times: several',
  collect,
  [] as readonly string[],
] as const;

/** The value of the flag. */
export interface WithFlag {
  readonly with: readonly string[];
}

/** Loads games from files, then runs a command that uses them. */
export const withGames = async <A>(
  files: readonly string[],
  use: () => Promise<Either<Fault, A>>,
): Promise<Either<Fault, A>> => {
  if (files.length === 0) return use();
  const { loadGames } = await import('./own-games.js');
  const loaded = await loadGames(files);
  return loaded._tag === 'Left' ? loaded : use();
};
