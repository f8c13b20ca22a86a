/**
 * The store in which a server keeps its tables. For each table, the store keeps a log, a list of those admitted, and a summary. Every change is
 * stored as a whole or not at all, and is on the disk when its promise settles.
 *
 * @packageDocumentation
 */

import type { Peer } from '../peers.js';
import type { AgedStamp, Stamp } from '../steady-clock.js';

/** The stages of a table. A table is `halted` if its log cannot be continued, or if the operator has ended the table. */
export const states = ['seating', 'playing', 'over', 'halted'] as const;

/** The state of a stored table: one of {@link states}. */
export type State = (typeof states)[number];

/** What is known about a table without reading its log. */
export interface Summary {
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  readonly state: State;
  /** The number of moves made. */
  readonly moves: number;
  /** The times at which the table was opened and last written to, in milliseconds since 1970. */
  readonly opened: number;
  readonly touched: number;
  /**
   * The time at which the table next needs attention, because a seat runs out of time or a bot has to decide. `wake` is null if the table only waits
   * for people.
   */
  readonly wake: number | null;
  /** True if the table is public. */
  readonly listed: boolean;
}

/** The stored lines of a table: its log, and its list of those admitted. */
export interface StoredLines {
  readonly log: readonly string[];
  readonly keys: readonly string[];
}

/** A change to a table: lines to be appended, and the new summary. */
export interface TableChange extends StoredLines {
  /** The number of lines in the log before the change, which shows whether anybody else has written in between. */
  readonly written: number;
  readonly summary: Summary;
}

/** The result of an attempt to take over a table for this process. */
export type TakeoverResult =
  | { readonly _tag: 'Taken'; readonly stored: StoredLines; readonly summary: Summary }
  | { readonly _tag: 'Missing' }
  /** Another process holds the table; `by` says how to reach that process, or is undefined if the process cannot be reached. */
  | { readonly _tag: 'Held'; readonly by: Peer | undefined };

/** The error for writing to a table that another process holds. */
export class TableLost extends Error {}

/** The error for a change of which nobody can tell whether it was written, because the answer of the database was lost: the table is read again. */
export class ChangeUnknown extends TableLost {}

/** A place in a list of tables, given by the id of the table at that place and the time of the last change to that table. */
export interface PlaceInList {
  readonly touched: number;
  readonly id: string;
}

/** Describes the tables that a list should contain. */
export interface TableFilter {
  readonly states: readonly State[];
  /** Only public tables. */
  readonly listed: boolean;
  /** The greatest number of tables to return; the tables changed most recently come first. */
  readonly limit: number;
  /** Only tables after this place in the list; if left out, the list starts with its first table. */
  readonly after?: PlaceInList | undefined;
}

/** The stored tables of a server. */
export interface Store {
  /** Stores a new table, which this process holds from then on. */
  readonly create: (change: TableChange) => Promise<void>;
  /** Takes over a table for this process, and reads it. */
  readonly take: (id: string) => Promise<TakeoverResult>;
  /** Takes over a table for this process. If another process held the table, that process can no longer write to it. */
  readonly steal: (id: string) => Promise<TakeoverResult>;
  /**
   * Appends lines to a table held by this process. The promise rejects with {@link TableLost} if this process no longer holds the table, and with any
   * other error if writing fails.
   */
  readonly append: (change: TableChange) => Promise<void>;
  /** Releases tables. */
  readonly release: (ids: readonly string[]) => Promise<void>;
  /** Finds the tables that need attention now and that no running process holds; the tables waiting longest come first. */
  readonly due: (now: number, limit: number) => Promise<readonly string[]>;
  /** Finds those of the given tables that this process no longer holds. */
  readonly lost: (ids: readonly string[]) => Promise<readonly string[]>;
  /** Finds the tables to which nothing has been written since a given time. */
  readonly quiet: (states: readonly State[], before: number, limit: number) => Promise<readonly Summary[]>;
  readonly list: (wanted: TableFilter) => Promise<readonly Summary[]>;
  /** Finds the summary of a table; undefined if there is no such table. */
  readonly find: (id: string) => Promise<Summary | undefined>;
  readonly count: (state: State) => Promise<number>;
  /** Reads a table without taking it over. */
  readonly read: (id: string) => Promise<StoredLines | undefined>;
  /** Removes a table held by this process. */
  readonly remove: (id: string) => Promise<void>;
  /** Shortens the log of a table held by this process to the given number of lines. */
  readonly cut: (id: string, lines: number, summary: Summary) => Promise<void>;
  /** Publishes the address at which other processes can reach the tables that this process holds. */
  readonly announce: (peer: Peer) => Promise<void>;
  /** Writes down the clock of this process. The promise rejects if nothing can be written at present. */
  readonly stamp: (stamp: Stamp) => Promise<void>;
  /** The clock that was written down last, by whichever process; undefined if there is none. */
  readonly stamped: () => Promise<AgedStamp | undefined>;
  /** Finds the other running processes that use the store, and says for each whether its address is published. */
  readonly others: () => Promise<readonly boolean[]>;
  readonly close: () => Promise<void>;
}

/** The part of a store that only reads tables. */
export type StoreReader = Pick<Store, 'list' | 'read' | 'close'>;
