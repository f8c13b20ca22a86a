/**
 * Loads the library for worker threads, which is needed only if threads play, and finds the files that threads run.
 *
 * @packageDocumentation
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../core/values/fault.js';

/** The settings of a pool of worker threads. */
export interface Workers {
  /** The class of pools. */
  readonly Pool: typeof import('piscina').Piscina;
  /** The file that each thread runs. */
  readonly filename: string;
}

/** The fault of a missing file for threads; undefined if the file exists. A pool without its file would wait for its threads forever. */
export const absent = (filename: string): Fault | undefined =>
  existsSync(filename) ? undefined : fault([], `the file that worker threads run is not here: ${filename}`);

/** The settings of a pool whose threads play tournaments or matches; the result is a fault if the library is not installed. */
export const workersFor = async (games: 'arena' | 'match'): Promise<Either<Fault, Workers>> => {
  const filename = fileURLToPath(new URL(`./${games}-worker.mjs`, import.meta.url));
  try {
    return right({ Pool: (await import('piscina')).Piscina, filename });
  } catch {
    return left(fault([], 'worker threads need a package that is not installed: npm install piscina'));
  }
};
