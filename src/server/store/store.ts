/**
 * The store of a server, which has a log, a list of admitted senders, and a summary for each table. A change is kept whole or not at all, and is on
 * the disk when its promise settles.
 *
 * @packageDocumentation
 */
import type { Peer } from '../peers.js';

/** The stage of a table; `halted` if its log cannot be continued, or if its operator has ended it. */
export const states = ['seating', 'playing', 'over', 'halted'] as const;

/** The state of a stored table: one of {@link states}. */
export type State = (typeof states)[number];

/** The facts about a table that are known without reading its log. */
export interface Summary {
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  readonly state: State;
  /** The number of moves made. */
  readonly moves: number;
  /** The times when the table was opened and when something was last written, in milliseconds since 1970. */
  readonly opened: number;
  readonly touched: number;
  /**
   * The time when the table next needs attention, because a seat runs out of time or a bot has to decide. The time is null if nothing happens at the
   * table by itself.
   */
  readonly wake: number | null;
  /** True if the table is public. */
  readonly listed: boolean;
}

/** The lines of the log of a table. */
export interface Stored {
  readonly log: readonly string[];
  readonly keys: readonly string[];
}

/** A change of a table: lines to append, and the new summary. */
export interface Change extends Stored {
  /** The number of log lines before the change, which shows whether another writer has intervened. */
  readonly written: number;
  readonly summary: Summary;
}

/** The result of a request to hold a table. */
export type Taking =
  | { readonly _tag: 'Taken'; readonly stored: Stored; readonly summary: Summary }
  | { readonly _tag: 'Missing' }
  /** Another process holds the table: `by` is how that process is reached, or undefined if it cannot be reached. */
  | { readonly _tag: 'Held'; readonly by: Peer | undefined };

/** The error for a table that another process holds, so that nothing more can be written to it. */
export class TableLost extends Error {}

/** The tables that a request asks for. */
export interface Wanted {
  readonly states: readonly State[];
  /** Only public tables. */
  readonly listed: boolean;
  /** The greatest number of tables to return; the tables changed most recently come first. */
  readonly limit: number;
}

/** The tables of a server. */
export interface Store {
  /** Begins a table, which belongs to this process. */
  readonly create: (change: Change) => Promise<void>;
  /** Takes over a table for this process, and reads it. */
  readonly take: (id: string) => Promise<Taking>;
  /** Takes over a table for this process even if another process holds it, which then writes nothing more to the table. */
  readonly steal: (id: string) => Promise<Taking>;
  /**
   * Appends to a table held by this process. Rejects with {@link TableLost} if this process no longer holds the table, and with another error if
   * writing fails.
   */
  readonly append: (change: Change) => Promise<void>;
  /** Releases tables. */
  readonly release: (ids: readonly string[]) => Promise<void>;
  /** The tables that need attention now and that no process holds; those that have waited longest come first. */
  readonly due: (now: number, limit: number) => Promise<readonly string[]>;
  /** Those of the given tables that this process no longer holds. */
  readonly lost: (ids: readonly string[]) => Promise<readonly string[]>;
  /** The tables in which nothing has been written since a given time. */
  readonly quiet: (states: readonly State[], before: number, limit: number) => Promise<readonly Summary[]>;
  readonly list: (wanted: Wanted) => Promise<readonly Summary[]>;
  /** The summary of a table; undefined if there is none. */
  readonly find: (id: string) => Promise<Summary | undefined>;
  readonly count: (state: State) => Promise<number>;
  /** Reads a table without taking it over. */
  readonly read: (id: string) => Promise<Stored | undefined>;
  /** Removes a table held by this process. */
  readonly remove: (id: string) => Promise<void>;
  /** Cuts the log of a table held by this process. */
  readonly cut: (id: string, lines: number, summary: Summary) => Promise<void>;
  /** Publishes the address at which other processes can reach the tables that this process holds. */
  readonly announce: (peer: Peer) => Promise<void>;
  readonly close: () => Promise<void>;
}
