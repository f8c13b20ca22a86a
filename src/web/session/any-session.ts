/**
 * Sessions of any game, without the game's own TypeScript types, for boards and pages that can show any game.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import type { Refusal } from '../../core/contract/refusal.js';
import type { OptionInfo } from '../../core/reading/options.js';
import type { Fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import type { Catalogue, Message } from '../../face/message.js';
import type { Place } from '../../face/part.js';
import type { NamedMove, Played, Preview, SeatSetup, Snapshot } from './snapshot.js';

/** A snapshot of any game, without the game's own TypeScript types. */
export interface AnySnapshot extends Omit<Snapshot<GameTypes>, 'moves' | 'move'> {
  /** The legal moves of the viewer. */
  readonly moves: readonly unknown[];
  /** The move that `play()` would make, in words and in notation; null if there is no such move. */
  readonly move: Omit<NamedMove<GameTypes>, 'move'> | null;
}

/** The result of a request: nothing if it succeeded, otherwise the reason why it was refused. */
export type AnyDone = Either<Refusal<string> | Fault, void>;

/** A session of any game; every `Session` is an `AnySession`. In an `AnySession`, moves are made by picks or in notation. */
export interface AnySession {
  /** The face of the game, reduced to its id, title, rules, options, English texts and names of places. */
  readonly face: {
    readonly english: Catalogue;
    /** Describes a place of the picture. */
    readonly describePlace: (place: Place) => Message;
    readonly game: {
      readonly id: string;
      readonly title: string;
      readonly rules: Readonly<Record<string, string>>;
      readonly optionInfo: readonly OptionInfo<string>[];
    };
  };
  /** Translates a message into the languages of the session, using the names of the session's players. */
  readonly say: (said: Message) => string;
  /** The viewer's snapshot, which stays the same object until something changes. */
  readonly snapshot: () => AnySnapshot;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Picks one place: the first of the given places (from the innermost outwards) that can be picked next. */
  readonly pick: (places: Place | readonly Place[]) => AnyDone;
  /** Takes back the last pick. */
  readonly unpick: () => void;
  /** Makes the move with the given notation or, without a notation, the snapshot's `move`. */
  readonly play: (move?: string) => AnyDone;
  /** Says why a pick of the given places would be refused; null if the pick would not be refused. */
  readonly whyNot: (places: Place | readonly Place[]) => Refusal<string> | null;
  /** The effects of the move that a pick of the given places would complete. Without places, the result contains the effects of the snapshot's `move`. */
  readonly preview: (places: Place | readonly Place[]) => Preview | null;
  /** Takes back moves or, at a table on a server, asks the other players for permission to do so. */
  readonly undo: (ply?: number) => AnyDone;
  /** Redoes the moves that were taken back. */
  readonly redo: () => AnyDone;
  /** Shows the position after a given number of moves. */
  readonly jump: (ply: number) => AnyDone;
  /** Resigns. */
  readonly resign: (seat?: Seat) => AnyDone;
  /** Offers a draw. */
  readonly offerDraw: () => AnyDone;
  /** Claims a draw because the position has occurred three times. */
  readonly claimDraw: () => AnyDone;
  /** Agrees to the draw that was offered, or declines it. */
  readonly answerDraw: (accept: boolean) => AnyDone;
  /** Agrees to another player's request to take moves back, or declines it. */
  readonly answerUndo: (accept: boolean) => AnyDone;
  /** Claims the seat of a player who has not decided for too long. */
  readonly claim: (seat: Seat) => AnyDone;
  /** Writes a comment on the position. */
  readonly comment: (text: string) => AnyDone;
  /** Changes the player at a seat. */
  readonly sit: (seat: Seat, setup: SeatSetup) => AnyDone;
  /** Every move of the game, as far as the viewer may know it. */
  readonly history: () => readonly Played[];
  /** The text of the viewer's position after a given number of moves. */
  readonly positionText: (ply?: number) => string | null;
  /** The record of the moves made up to the position that is shown, or of the given number of moves; otherwise the reason why there is none. */
  readonly save: (ply?: number) => Either<Fault, string>;
  /** Loads a record, so that its game can be continued. */
  readonly load: (text: string) => Either<Fault, void>;
  /** Returns the session of the same game as a different viewer sees it; null stands for spectators. */
  readonly as: (seat: Seat | null) => AnySession;
  /** Closes the session: stops its bots, ends the worker that it opened for them, and ends its connections. */
  readonly close: () => void;
}
