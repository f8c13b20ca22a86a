/**
 * Loads the package for worker threads only when threads are needed, and finds the files that the threads run.
 *
 * @packageDocumentation
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../core/values/fault.js';

/** The settings of a pool of worker threads. */
export interface Workers {
  /** The class of thread pools. */
  readonly Pool: typeof import('piscina').Piscina;
  /** The file that each thread runs. */
  readonly filename: string;
}

/** A fault if the file that threads run is missing; undefined if the file exists. Without that file, a thread pool would wait for its threads forever. */
export const absent = (filename: string): Fault | undefined =>
  existsSync(filename) ? undefined : fault([], `the file that worker threads run is not here: ${filename}`);

/** The commands whose games are played in threads: tournaments, matches and trainings. */
type ThreadedCommand = 'arena' | 'match' | 'learn';

/** The file that the threads or child processes run. */
export const fileFor = (games: ThreadedCommand): string =>
  fileURLToPath(new URL(`./${games}-worker.mjs`, import.meta.url));

/** The settings of a pool of threads; a fault if the package for threads is not installed. */
export const workersFor = async (games: ThreadedCommand): Promise<Either<Fault, Workers>> => {
  try {
    return right({ Pool: (await import('piscina')).Piscina, filename: fileFor(games) });
  } catch {
    return left(fault([], 'worker threads need a package that is not installed: npm install piscina'));
  }
};
