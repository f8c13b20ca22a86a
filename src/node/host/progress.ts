/**
 * Shows the progress of a command on a terminal, in a single line that is updated as the work proceeds.
 *
 * @packageDocumentation
 */
import { setImmediate } from 'node:timers/promises';
import type { Io } from './io.js';

const duration = (seconds: number): string =>
  seconds < 90
    ? `${Math.round(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

const rateText = (rate: number): string => (rate < 10 ? rate.toFixed(1) : String(Math.round(rate)));

/**
 * Describes progress: the number of completed items, the rate, and the remaining time if the total is known. The rate is computed from `fresh` items,
 * on which `ms` milliseconds were spent.
 */
export const progressText = (
  unit: string,
  done: number,
  total: number | undefined,
  fresh: number,
  ms: number,
): string => {
  const rate = (fresh * 1000) / Math.max(1, ms);
  if (total === undefined) return `${done} ${unit}, ${rateText(rate)}/s`;
  const left = Math.max(0, total - done) / Math.max(rate, 1e-9);
  return `${done} of ${total} ${unit}, ${rateText(rate)}/s, ${duration(left)} left`;
};

/** The number of milliseconds between two lines of progress where there is no terminal. */
const minute = 60_000;

/** Shows progress where there is no terminal: one line a minute, the first after a minute. */
export const progressLines = (write: (line: string) => void): ((text: string) => void) => {
  let last = performance.now();
  return (text) => {
    if (text === '' || performance.now() - last < minute) return;
    last = performance.now();
    write(text);
  };
};

/** Counts the completed items of a command's work, and shows the progress. */
export interface Progress {
  /** Counts one more item as completed. */
  readonly step: () => void;
  /** Removes the progress line when the work is finished or given up. */
  readonly end: () => void;
}

/** Starts a progress line, which shows the number of completed items, and the total if it is known. */
export const progressOf = ({ progress }: Pick<Io, 'progress'>, unit: string, total?: number): Progress => {
  if (progress === undefined) return { step: () => undefined, end: () => undefined };
  const begin = performance.now();
  let done = 0;
  return {
    step: () => {
      done++;
      const part = total === undefined ? undefined : done / total;
      progress(progressText(unit, done, total, done, performance.now() - begin), part);
    },
    end: () => progress(''),
  };
};

/** Calls a function for each item of a list and shows the progress. A pause after each item lets interrupts through. */
export const eachShown = async <A, B>(
  io: Pick<Io, 'progress'>,
  unit: string,
  list: readonly A[],
  use: (one: A) => B,
): Promise<readonly B[]> => {
  const progress = progressOf(io, unit, list.length);
  const all: B[] = [];
  for (const one of list) {
    all.push(use(one));
    progress.step();
    await setImmediate();
  }
  progress.end();
  return all;
};
