/**
 * The flag `--with`: commands that know games of one's own.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Fault } from '../core/values/fault.js';

/** The flag, for a command. */
export const withFlag = [
  '--with <file>',
  'a module with games of your own, which is run on this machine; several times: several',
  (text: string, before: readonly string[]): readonly string[] => [...before, text],
  [] as readonly string[],
] as const;

/** What the flag says. */
export interface WithFlag {
  readonly with: readonly string[];
}

/** Loads games of one's own, then does what was to be done. */
export const withGames = async <A>(
  files: readonly string[],
  use: () => Promise<Either<Fault, A>>,
): Promise<Either<Fault, A>> => {
  if (files.length === 0) return use();
  const { loadGames } = await import('./own-games.js');
  const loaded = await loadGames(files);
  return loaded._tag === 'Left' ? loaded : use();
};
