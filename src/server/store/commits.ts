/**
 * Group commit: what comes at the same time is one transaction.
 *
 * @packageDocumentation
 */
import { TableLost } from './store.js';

/** Something to write, and who waits for it. */
export interface Job<Write> {
  readonly write: Write;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** What became of the jobs of a transaction: those that were refused; the others are written. */
export type Refused<Write> = ReadonlyMap<Job<Write>, TableLost>;

/** Settles the jobs of a transaction that was committed. */
export const settleJobs = <Write>(jobs: readonly Job<Write>[], refused: Refused<Write>): void => {
  for (const job of jobs) {
    const error = refused.get(job);
    if (error === undefined) job.done();
    else job.failed(error);
  }
};

/** The error for what another process has. */
export const heldElsewhere = (): TableLost => new TableLost('another process has this table');
