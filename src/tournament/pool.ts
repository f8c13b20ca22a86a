/**
 * The library of worker threads, which only what plays in threads needs.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../core/values/fault.js';

/** The class of pools of worker threads. */
export type Pool = typeof import('piscina').Piscina;

/** The class of pools; a fault that says what to install where it is missing. */
export const poolClass = async (): Promise<Either<Fault, Pool>> => {
  try {
    return right((await import('piscina')).Piscina);
  } catch {
    return left(fault([], 'worker threads need a package that is not installed: npm install piscina'));
  }
};
