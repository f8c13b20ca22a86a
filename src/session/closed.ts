/**
 * Sessions of any game, with the types of the game hidden: for boards and pages that can show any game.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Refusal } from '../core/contract/refusal.js';
import type { OptionInfo } from '../core/reading/options.js';
import type { Fault } from '../core/values/fault.js';
import type { Seat } from '../core/values/seat.js';
import type { Catalogue, Message } from '../face/message.js';
import type { Place } from '../face/part.js';
import type { NamedMove, Played, Preview, SeatSetup, Snapshot } from './snapshot.js';
import type { GameTypes } from '../core/contract/game.js';

/** The snapshot of a game whose types are hidden. */
export interface AnySnapshot extends Omit<Snapshot<GameTypes>, 'moves' | 'move'> {
  /** The legal moves of the viewer. */
  readonly moves: readonly unknown[];
  /** The move that `play()` makes, in words and as text; null if there is no such move. */
  readonly move: Omit<NamedMove<GameTypes>, 'move'> | null;
}

/** The result of a request: nothing, or the reason why it was refused. */
export type AnyDone = Either<Refusal<string> | Fault, void>;

/** A session of any game: every `Session` is one. Moves are made by picks and notations. */
export interface AnySession {
  /** The game: its id, title, rules and options, and its English texts. */
  readonly face: {
    readonly english: Catalogue;
    readonly game: {
      readonly id: string;
      readonly title: string;
      readonly rules: Readonly<Record<string, string>>;
      readonly optionInfo: readonly OptionInfo<string>[];
    };
  };
  /** Translates a message into the languages of the session, with the names of its players. */
  readonly say: (said: Message) => string;
  /** The viewer's snapshot, which stays the same object until something changes. */
  readonly snapshot: () => AnySnapshot;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Picks the first of some places that can come next, innermost first. */
  readonly pick: (places: Place | readonly Place[]) => AnyDone;
  /** Takes the last pick back. */
  readonly unpick: () => void;
  /** Makes the move with a given notation; without a notation, makes the move of the snapshot. */
  readonly play: (move?: string) => AnyDone;
  /** The refusal that a pick of one of the places would meet. */
  readonly whyNot: (places: Place | readonly Place[]) => Refusal<string> | null;
  /** The effects of the move that a pick of one of the places would name, or of the snapshot's move if no place is given. */
  readonly preview: (places: Place | readonly Place[]) => Preview | null;
  /** Goes back in the game, or asks the others for permission to go back. */
  readonly undo: (ply?: number) => AnyDone;
  /** Repeats the moves that were taken back. */
  readonly redo: () => AnyDone;
  /** Shows the position after a given number of moves. */
  readonly jump: (ply: number) => AnyDone;
  /** Resigns. */
  readonly resign: (seat?: Seat) => AnyDone;
  /** Offers a draw. */
  readonly offerDraw: () => AnyDone;
  /** Agrees to a draw, or declines the draw. */
  readonly answerDraw: (accept: boolean) => AnyDone;
  /** Agrees or declines to go back in the game. */
  readonly answerUndo: (accept: boolean) => AnyDone;
  /** Says something about the position. */
  readonly comment: (text: string) => AnyDone;
  /** Changes the player at a seat. */
  readonly sit: (seat: Seat, setup: SeatSetup) => AnyDone;
  /** Every move, as far as the viewer may know the move. */
  readonly history: () => readonly Played[];
  /** The text of the viewer's position after a given number of moves. */
  readonly positionText: (ply?: number) => string | null;
  /** The record of the moves made up to this position. */
  readonly save: () => string | null;
  /** Continues the game of a record. */
  readonly load: (text: string) => Either<Fault, void>;
  /** The same game as another viewer sees it; null for spectators. */
  readonly as: (seat: Seat | null) => AnySession;
  /** Ends bots and connections. */
  readonly close: () => void;
}
