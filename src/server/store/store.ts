/**
 * Where a server keeps its tables: for each table a log, the list of those who may speak there, and a summary. A change is kept whole or not
 * at all, and is on the disk when it settles.
 *
 * @packageDocumentation
 */
import type { Peer } from '../peers.js';

/** How far a table has come; `halted` if its log cannot be played on, or its operator has ended it. */
export const states = ['seating', 'playing', 'over', 'halted'] as const;

/** One of {@link states}. */
export type State = (typeof states)[number];

/** What is known of a table without reading its log. */
export interface Summary {
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  readonly state: State;
  /** The number of moves made. */
  readonly moves: number;
  /** When it was opened, and when something was last written, in milliseconds since 1970. */
  readonly opened: number;
  readonly touched: number;
  /** When somebody has to look after it: a seat runs out of time then, or a bot has to decide. Null if nothing happens by itself. */
  readonly wake: number | null;
  /** True if everybody may find it. */
  readonly listed: boolean;
}

/** The lines of a table. */
export interface Stored {
  readonly log: readonly string[];
  readonly keys: readonly string[];
}

/** A change of a table: lines that come after those that are there, and the summary from then on. */
export interface Change extends Stored {
  /** How many lines of the log come before: it shows whether another writer has come in between. */
  readonly written: number;
  readonly summary: Summary;
}

/** What became of the wish to have a table for oneself. */
export type Taking =
  | { readonly _tag: 'Taken'; readonly stored: Stored; readonly summary: Summary }
  | { readonly _tag: 'Missing' }
  /** Another process has it: where that can be asked, and null if it cannot. */
  | { readonly _tag: 'Held'; readonly by: Peer | undefined };

/** Another process has a table: nothing more can be written to it. */
export class TableLost extends Error {}

/** Which tables are asked for. */
export interface Wanted {
  readonly states: readonly State[];
  /** Only tables that everybody may find. */
  readonly listed: boolean;
  /** How many at most; the ones touched last come first. */
  readonly limit: number;
}

/** The tables of a server. */
export interface Store {
  /** Begins a table, which belongs to this process. */
  readonly create: (change: Change) => Promise<void>;
  /** Takes a table for this process, and reads it. */
  readonly take: (id: string) => Promise<Taking>;
  /** Takes a table for this process even if another one has it, which then writes nothing more to it. */
  readonly steal: (id: string) => Promise<Taking>;
  /**
   * Adds to a table that this process has. Rejects with {@link TableLost} if this process no longer has it, and otherwise if it cannot be written.
   */
  readonly append: (change: Change) => Promise<void>;
  /** Leaves tables to whoever wants them. */
  readonly release: (ids: readonly string[]) => Promise<void>;
  /** The tables that this process has to look after now, and that nobody has: those that have waited longest first. */
  readonly due: (now: number, limit: number) => Promise<readonly string[]>;
  /** Those of these tables that this process no longer has. */
  readonly lost: (ids: readonly string[]) => Promise<readonly string[]>;
  /** The tables in which nothing has been written since a moment. */
  readonly quiet: (states: readonly State[], before: number, limit: number) => Promise<readonly Summary[]>;
  readonly list: (wanted: Wanted) => Promise<readonly Summary[]>;
  /** What is known of a table; undefined if there is none. */
  readonly find: (id: string) => Promise<Summary | undefined>;
  readonly count: (state: State) => Promise<number>;
  /** Reads a table without taking it. */
  readonly read: (id: string) => Promise<Stored | undefined>;
  /** Removes a table that this process has. */
  readonly remove: (id: string) => Promise<void>;
  /** Cuts the log of a table that this process has. */
  readonly cut: (id: string, lines: number, summary: Summary) => Promise<void>;
  /** Says where the tables that this process has can be asked for by others. */
  readonly announce: (peer: Peer) => Promise<void>;
  readonly close: () => Promise<void>;
}
