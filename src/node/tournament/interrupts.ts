/**
 * The effects of interrupts: the first interrupt lets the games in progress finish, and the second one ends the process.
 *
 * @packageDocumentation
 */
import type { Signal } from '../../bots/worker/connect.js';

/** Hears interrupts. */
export interface Interrupts {
  readonly isStopped: () => boolean;
  /** Hears no more. */
  readonly end: () => void;
}

/** Calls `first` when the given signal aborts. */
export const abortsOf =
  (signal: Signal) =>
  (first: () => void): Interrupts => {
    if (signal.aborted) first();
    else signal.addEventListener('abort', first);
    return { isStopped: () => signal.aborted, end: () => signal.removeEventListener('abort', first) };
  };

/** Calls `first` at the first interrupt or other given signal, and ends the process at the second one. */
export const interrupts = (first: () => void, signals: readonly NodeJS.Signals[] = ['SIGINT']): Interrupts => {
  let isStopped = false;
  const heard = (): void => {
    if (isStopped) process.exit(130);
    isStopped = true;
    first();
  };
  for (const signal of signals) process.on(signal, heard);
  return {
    isStopped: () => isStopped,
    end: () => {
      for (const signal of signals) process.off(signal, heard);
    },
  };
};
