/**
 * Imports the modules of other authors, also those that never finish or that end the process.
 *
 * @packageDocumentation
 */
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../../core/values/fault.js';

const endless = fault([], 'cannot be loaded: it waits at its top level for something that never happens');

/** Says on standard error that a module has ended the process, and makes that a failure. */
const told = (path: string) => (): void => {
  process.exitCode = 1;
  process.stderr.write(`--with ${path}: cannot be loaded: it ends the process while it is loaded\n`);
};

/**
 * Imports a module. The promise rejects if the module throws. If nothing is left that the module could wait for, the result is a fault; if it ends
 * the process, standard error says so, and the exit code is 1.
 */
export const importOf = async (path: string): Promise<Either<Fault, unknown>> => {
  const exiting = told(path);
  let draining = (): void => undefined;
  const drained = new Promise<Either<Fault, unknown>>((resolve) => (draining = () => resolve(left(endless))));
  // In a worker thread, `exit` ends only the thread; the code that started the thread reports that.
  if (isMainThread) process.once('exit', exiting);
  // Node.js emits `beforeExit` when nothing is left to do, and continues if a listener starts new work.
  process.once('beforeExit', draining);
  try {
    return await Promise.race([import(pathToFileURL(path).href).then((module: unknown) => right(module)), drained]);
  } finally {
    process.removeListener('exit', exiting);
    process.removeListener('beforeExit', draining);
  }
};
