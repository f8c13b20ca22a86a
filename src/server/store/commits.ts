/**
 * Group commit: changes that come at the same time are one transaction.
 *
 * @packageDocumentation
 */
import { TableLost } from './store.js';

/** Something to write, with the callbacks for its result. */
export interface Job<Write> {
  readonly write: Write;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** The result of a transaction: the refused jobs. All other jobs have been written. */
export type Refused<Write> = ReadonlyMap<Job<Write>, TableLost>;

/** Settles the jobs of a transaction that was committed. */
export const settleJobs = <Write>(jobs: readonly Job<Write>[], refused: Refused<Write>): void => {
  for (const job of jobs) {
    const error = refused.get(job);
    if (error === undefined) job.done();
    else job.failed(error);
  }
};

/** The error for a table that another process holds. */
export const heldElsewhere = (): TableLost => new TableLost('another process has this table');
