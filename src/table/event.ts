/**
 * What a table says: to each seat what it may know, and to spectators what all may know.
 *
 * @packageDocumentation
 */
import type { Seat } from '../core/values/seat.js';
import type { Made, TableEnd } from './table.js';

/** Somebody who looks at a table: a seat, or all who have none. */
export type Viewer = Seat | 'spectators';

/** A decision that waits for others: who made it, and, for the seat itself only, which one it is. */
export interface Waiting {
  /** The seat that has decided. */
  readonly seat: Seat;
  /** The text of the move; null for everybody else. */
  readonly move: string | null;
}

/** The clocks as they show. */
export interface Times {
  /** The moment of the host's clock for which it holds, in milliseconds. */
  readonly at: number;
  /** The milliseconds that are left to each seat, a delay included. */
  readonly left: readonly number[];
  /** The seats whose clocks run. */
  readonly running: readonly Seat[];
}

/** The position as a viewer sees it. */
export interface Sight {
  /** How many moves have been made. */
  readonly ply: number;
  /**
   * The text of the view. A seat that decides at the same time as others gets the view in which it decides: as if those before it in the order of the
   * rules had decided already. Which of them really have is in `waiting`.
   */
  readonly view: string;
  /** The seats that have something to decide. */
  readonly deciding: readonly Seat[];
  /** Decisions that wait for others. */
  readonly waiting: readonly Waiting[];
}

/** What a table says to one viewer. */
export type Event =
  /** Who sits where, after somebody sat down or stood up. */
  | { readonly _tag: 'Seated'; readonly players: readonly (string | null)[] }
  /** A move was made, by chance if the seat is null; a move that is null is secret. */
  | { readonly _tag: 'Told'; readonly ply: number; readonly seat: Seat | null; readonly move: string | null }
  /** The position after whatever changed it. */
  | ({ readonly _tag: 'Sight' } & Sight)
  /** The clocks, where time is measured. */
  | ({ readonly _tag: 'Clocks' } & Times)
  /** A seat wants to go back to where this many moves had been made. */
  | { readonly _tag: 'UndoAsked'; readonly seat: Seat; readonly ply: number }
  /** A seat does not want to go back. */
  | { readonly _tag: 'UndoRefused'; readonly seat: Seat }
  /** The moves from this ply on are taken back. */
  | { readonly _tag: 'Undone'; readonly ply: number }
  /** A seat offers a draw. */
  | { readonly _tag: 'DrawOffered'; readonly seat: Seat }
  /** A seat does not want a draw. */
  | { readonly _tag: 'DrawRefused'; readonly seat: Seat }
  /** Somebody said something; the seat is null for spectators. */
  | {
      readonly _tag: 'Commented';
      readonly player: string;
      readonly seat: Seat | null;
      readonly ply: number;
      readonly text: string;
    }
  /** The game is over. */
  | { readonly _tag: 'Ended'; readonly end: TableEnd }
  /** The sender's message was refused: why, and by which rule of the game, if there is one. */
  | { readonly _tag: 'Refused'; readonly rule: string | null; readonly text: string };

/** An event and whom it is for: a seat, all spectators, or whoever sent the message. */
export interface Out {
  /** Whom it is for. */
  readonly to: Viewer | 'sender';
  /** What is said. */
  readonly event: Event;
}

/** What is said to each viewer, which may differ; undefined if nothing is said. */
export type Saying = (viewer: Viewer) => Event | undefined;

/** The same to everybody. */
export const toAll =
  (event: Event): Saying =>
  () =>
    event;

/** Tells everybody of the moves from a ply on: which ones they were, where they may know it. */
export const toldFrom = (made: readonly Made[], from: number): readonly Saying[] =>
  made.slice(from).map(({ seat, move, secret }, index): Saying => {
    const ply = from + index;
    return (viewer) => ({ _tag: 'Told', ply, seat, move: secret && viewer !== seat ? null : move });
  });
