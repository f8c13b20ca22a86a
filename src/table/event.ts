/**
 * The events of a table, which tell its viewers what has happened. Each seat gets the events that it may know; spectators get the events that
 * everybody may know.
 *
 * @packageDocumentation
 */
import type { RecordDeparture } from '../core/records/shape.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import type { Made, TableEnd } from './table.js';

/** A viewer of a table: a seat, or all spectators. */
export type Viewer = Seat | 'spectators';

/** A decision that waits for other seats' decisions: the deciding seat, and its move, which only that seat may see. */
export interface Waiting {
  /** The seat that has decided. */
  readonly seat: Seat;
  /** The text of the move; null for every viewer except the seat that made it. */
  readonly move: string | null;
}

/** The readings of all clocks of a table. */
export interface Times {
  /** The time at which the clocks were read, in milliseconds of the host's clock. */
  readonly at: number;
  /** The milliseconds left to each seat, including any delay. */
  readonly left: readonly number[];
  /** The seats whose clocks are running. */
  readonly running: readonly Seat[];
}

/** A seat that can be claimed, and from when. */
export interface Claimable {
  /** The seat. */
  readonly seat: Seat;
  /** The time from which the seat can be claimed, in milliseconds of the host's clock. */
  readonly from: number;
}

/** The seats of a table that can be claimed, now or later. */
export interface Claims {
  /** The time at which this was said, in milliseconds of the host's clock. */
  readonly at: number;
  /** The seats that have something to decide, and from when each can be claimed if it does not decide before. */
  readonly seats: readonly Claimable[];
}

/** A table's position as a viewer sees it. */
export interface Sight {
  /** The number of moves made. */
  readonly ply: number;
  /**
   * The course of the game. The number changes whenever something is taken back, so the same ply may then mean another position. 0 if a server of an
   * earlier release does not say it.
   */
  readonly course: number;
  /**
   * The text of the viewer's view of the position. If several seats decide simultaneously, each sees the position as if all seats that the rules put
   * before it had already decided. `waiting` lists the seats that have really decided.
   */
  readonly view: string;
  /** The seats that have something to decide. */
  readonly deciding: readonly Seat[];
  /** The decisions that are kept until other seats have decided. */
  readonly waiting: readonly Waiting[];
  /** True if a seat may claim a draw, because the position has occurred three times; left out otherwise. */
  readonly claimableDraw?: boolean;
}

/** An event for one viewer. */
export type Event =
  /** The players at the seats, after one of them sat down or stood up. */
  | { readonly _tag: 'Seated'; readonly players: readonly (string | null)[] }
  /** A move was made; `seat` is null if chance made the move, and `move` is null if the move is secret. */
  | { readonly _tag: 'Told'; readonly ply: number; readonly seat: Seat | null; readonly move: string | null }
  /** The new position, after a change. */
  | ({ readonly _tag: 'Sight' } & Sight)
  /** The readings of the clocks; this event occurs only if time is measured. */
  | ({ readonly _tag: 'Clocks' } & Times)
  /** The seats that can be claimed; this event occurs only at tables where seats can be claimed. */
  | ({ readonly _tag: 'Claims' } & Claims)
  /** A seat has left the game, which goes on. The requests that were open are closed. */
  | { readonly _tag: 'Left'; readonly left: RecordDeparture }
  /** A bot plays on for a seat that has left. */
  | { readonly _tag: 'Substituted'; readonly seat: Seat; readonly player: string }
  /** A seat asks to go back to the position after `ply` moves; `question` is the number of the question. */
  | { readonly _tag: 'UndoAsked'; readonly seat: Seat; readonly ply: number; readonly question: number }
  /** A seat agrees to go back, and others have not answered yet; `question` is the number of the question. */
  | { readonly _tag: 'UndoAgreed'; readonly seat: Seat; readonly question: number }
  /** A seat refuses to go back, or withdraws its request. */
  | { readonly _tag: 'UndoRefused'; readonly seat: Seat }
  /** All moves after the first `ply` moves are taken back; `course` is the number of the new course. */
  | { readonly _tag: 'Undone'; readonly ply: number; readonly course: number }
  /** A seat offers a draw; `question` is the number of the question. */
  | { readonly _tag: 'DrawOffered'; readonly seat: Seat; readonly question: number }
  /** A seat agrees to a draw, and others have not answered yet; `question` is the number of the question. */
  | { readonly _tag: 'DrawAgreed'; readonly seat: Seat; readonly question: number }
  /** A seat declines an offered draw, or withdraws its offer. */
  | { readonly _tag: 'DrawRefused'; readonly seat: Seat }
  /** A comment was made; `seat` is null if a spectator made it. */
  | {
      readonly _tag: 'Commented';
      readonly player: string;
      readonly seat: Seat | null;
      readonly ply: number;
      readonly text: string;
    }
  /** The game is over; this event gives the result. */
  | { readonly _tag: 'Ended'; readonly end: TableEnd }
  /** A message was refused; this event tells the sender why, and which rule of the game was broken, if any. */
  | { readonly _tag: 'Refused'; readonly rule: string | null; readonly text: string };

/** An event and its recipients: a seat, all spectators, or the sender of the message. */
export interface Out {
  /** Who receives the event. */
  readonly to: Viewer | 'sender';
  /** What is said. */
  readonly event: Event;
}

/** Makes the event for a viewer; the result is undefined if the viewer gets no event. */
export type EventMaker = (viewer: Viewer) => Event | undefined;

/** Sends the same event to everybody. */
export const toAll =
  (event: Event): EventMaker =>
  () =>
    event;

/** Tells all viewers the moves from the given ply on; each viewer gets only the move texts that it may know. */
export const toldFrom = (made: readonly Made[], from: number): readonly EventMaker[] =>
  made.slice(from).map(({ seat, move, secret }, index): EventMaker => {
    const ply = from + index;
    if (!secret) return toAll({ _tag: 'Told', ply, seat, move });
    return (viewer) => ({ _tag: 'Told', ply, seat, move: viewer === seat ? move : null });
  });

/** Lists the events of a step for every viewer of a table with so many seats, one viewer after another. */
export const delivered = (seatCount: number, said: readonly EventMaker[]): readonly Out[] => {
  const out: Out[] = [];
  for (const to of [...firstSeats(seatCount), 'spectators' as const])
    for (const saying of said) {
      const event = saying(to);
      if (event !== undefined) out.push({ to, event });
    }
  return out;
};
