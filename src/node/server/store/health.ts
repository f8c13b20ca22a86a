/**
 * The health of a store: whether its last change could be written, and if not, why. Every door to the store leads through here, so that no failure
 * goes unnoticed.
 *
 * @packageDocumentation
 */
import { errorField } from '../../../core/values/error-fields.js';
import { failureText } from '../../host/failure.js';
import { type Store, TableLost } from './store.js';

/** True if the error is one of a connection, and not of a file. */
const isOfConnection = (error: unknown): boolean =>
  ['connect', 'getaddrinfo'].includes(errorField(error, 'syscall')) ||
  ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(errorField(error, 'code'));

/** Says why a store failed, without the places of files and databases, which are for the operator alone. */
const textOf = (error: unknown): string =>
  isOfConnection(error) ? 'the database cannot be reached' : failureText(error, errorField(error, 'path'));

/** The error of a store that could not do something; its message says why, in words that clients may read. */
export class StoreFailed extends Error {
  constructor(cause: unknown) {
    super(textOf(cause), { cause });
  }
}

/** What is known about the health of a store. */
export interface Health {
  /** The reason why the store is of no use at present; undefined if its last change was written. */
  readonly why: () => string | undefined;
}

/**
 * A store that does the same, and remembers what failed. A failure is forgotten when a change has been written again: one that can only be read may
 * still be full.
 */
export const watched = (store: Store): { readonly store: Store; readonly health: Health } => {
  let why: string | undefined;
  const trying = async <A>(act: () => Promise<A>, what: string, isChange: boolean): Promise<A> => {
    try {
      const done = await act();
      if (isChange) why = undefined;
      return done;
    } catch (error) {
      // Another process holds the table. The store itself is healthy.
      if (error instanceof TableLost) throw error;
      const failed = error instanceof StoreFailed ? error : new StoreFailed(error);
      why = `${what}: ${failed.message}`;
      throw failed;
    }
  };
  const changing = <A>(act: () => Promise<A>): Promise<A> => trying(act, 'the last change could not be written', true);
  const reading = <A>(act: () => Promise<A>): Promise<A> => trying(act, 'the tables could not be read', false);
  return {
    health: { why: () => why },
    store: {
      create: (change) => changing(() => store.create(change)),
      take: (id) => changing(() => store.take(id)),
      steal: (id) => changing(() => store.steal(id)),
      append: (change) => changing(() => store.append(change)),
      release: (ids) => changing(() => store.release(ids)),
      remove: (id) => changing(() => store.remove(id)),
      cut: (id, lines, summary) => changing(() => store.cut(id, lines, summary)),
      announce: (peer) => changing(() => store.announce(peer)),
      stamp: (stamp) => changing(() => store.stamp(stamp)),
      stamped: () => reading(() => store.stamped()),
      due: (now, limit) => reading(() => store.due(now, limit)),
      lost: (ids) => reading(() => store.lost(ids)),
      quiet: (states, before, limit) => reading(() => store.quiet(states, before, limit)),
      list: (wanted) => reading(() => store.list(wanted)),
      find: (id) => reading(() => store.find(id)),
      count: (state) => reading(() => store.count(state)),
      read: (id) => reading(() => store.read(id)),
      others: () => reading(() => store.others()),
      close: () => store.close(),
    },
  };
};
