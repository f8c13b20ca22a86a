/**
 * Group commit: changes that arrive at the same time are written in one transaction.
 *
 * @packageDocumentation
 */
import { TableLost } from './store.js';

/** A job for the next transaction: something to write, with callbacks for success and failure. */
export interface Job<Write> {
  readonly write: Write;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** The result of a transaction: the jobs that were refused, each with its error. All jobs that were not refused have been written. */
export type RefusedJobs<Write> = ReadonlyMap<Job<Write>, TableLost>;

/** Reports to each job of a committed transaction whether it was written or refused. */
export const settleJobs = <Write>(jobs: readonly Job<Write>[], refused: RefusedJobs<Write>): void => {
  for (const job of jobs) {
    const error = refused.get(job);
    if (error === undefined) job.done();
    else job.failed(error);
  }
};

/** Makes the error for a table that another process holds. */
export const heldElsewhere = (): TableLost => new TableLost('another process has this table');
