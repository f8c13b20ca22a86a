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

/** Calls `first` at the first interrupt, and ends the process at the second interrupt. */
export const interrupts = (first: () => void): Interrupts => {
  let isStopped = false;
  const heard = (): void => {
    if (isStopped) process.exit(130);
    isStopped = true;
    first();
  };
  process.on('SIGINT', heard);
  return {
    isStopped: () => isStopped,
    end: () => process.off('SIGINT', heard),
  };
};
