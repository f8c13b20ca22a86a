/**
 * The driver behind a session (a game on this machine, a server's table or a record), and the requests it understands.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Seat } from '../core/values/seat.js';
import type { Face } from '../face/face.js';
import type { Message } from '../face/message.js';
import type { Done, Played, SeatSetup, Sight, Viewer } from './snapshot.js';

/** A request of a viewer. */
export type Deed<T extends GameTypes> =
  | { readonly _tag: 'Play'; readonly move: T['Move'] }
  | { readonly _tag: 'Undo'; readonly ply: number | undefined }
  | { readonly _tag: 'Sit'; readonly seat: Seat; readonly setup: SeatSetup }
  | { readonly _tag: 'Fall'; readonly seat: Seat }
  | { readonly _tag: 'Comment'; readonly text: string }
  | { readonly _tag: 'Redo' }
  | { readonly _tag: 'Jump'; readonly ply: number }
  | { readonly _tag: 'Resign'; readonly seat: Seat | undefined }
  | { readonly _tag: 'OfferDraw' }
  | { readonly _tag: 'AnswerDraw'; readonly accept: boolean }
  | { readonly _tag: 'AnswerUndo'; readonly accept: boolean }
  | { readonly _tag: 'Load'; readonly text: string };

/** The driver behind a session. */
export interface Driver<T extends GameTypes> {
  readonly face: Face<T>;
  /** True if nothing can be decided here, so that a refused click needs no reason. */
  readonly onlyLooks: boolean;
  /** Translates a message about a view, with the names of the players; without a view, seats keep the names in the message. */
  readonly speak: (view: T['State'] | T['View'] | null, said: Message) => string;
  /** The viewer for an argument of `as`; for undefined, the viewer of the session itself. */
  readonly viewer: (seat: Seat | null | undefined) => Viewer;
  /** The sight of a viewer, which stays the same object until something changes. */
  readonly sight: (viewer: Viewer) => Sight<T>;
  /** A number that changes with the position, because picks belong to one position. */
  readonly epoch: () => number;
  readonly act: (viewer: Viewer, deed: Deed<T>) => Done<T>;
  readonly history: (viewer: Viewer) => readonly Played[];
  /** The text of a position in the eyes of a viewer; null if there is no position. */
  readonly positionText: (viewer: Viewer, ply: number | undefined) => string | null;
  readonly save: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
  /** When a pick immediately makes the move that it determines. */
  readonly confirm: Confirm;
}

/**
 * When a pick makes a move. With `ambiguous`, the pick must name the whole move; with `never`, it is enough if only one move is left; with `always`,
 * each move waits for `play()`.
 */
export type Confirm = 'ambiguous' | 'always' | 'never';
