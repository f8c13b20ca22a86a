/**
 * The drivers of sessions (a game on this machine, a server's table or a record), and the requests that drivers carry out.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import type { Fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import type { Face } from '../../face/face.js';
import type { Message } from '../../face/message.js';
import type { Recall } from './recall.js';
import type { Done, Played, SeatSetup, Sight, Viewer } from './snapshot.js';

/**
 * Who looks through a handle: a viewer, or `host`, whoever opened a session that shows only what spectators see. The host may save and load the game,
 * and looks at positions without changing what spectators look at.
 */
export type Eye = Viewer | 'host';

/** What somebody who looks through a handle may see. */
export const viewerOf = (eye: Eye): Viewer => (eye === 'host' ? 'spectators' : eye);

/** A request that a viewer makes of a session. */
export type Deed<T extends GameTypes> =
  | { readonly _tag: 'Play'; readonly move: T['Move'] }
  | { readonly _tag: 'Undo'; readonly ply: number | undefined }
  | { readonly _tag: 'Sit'; readonly seat: Seat; readonly setup: SeatSetup }
  | { readonly _tag: 'Comment'; readonly text: string }
  | { readonly _tag: 'Redo' }
  | { readonly _tag: 'Jump'; readonly ply: number }
  | { readonly _tag: 'Resign'; readonly seat: Seat | undefined }
  | { readonly _tag: 'Claim'; readonly seat: Seat }
  | { readonly _tag: 'OfferDraw' }
  | { readonly _tag: 'ClaimDraw' }
  | { readonly _tag: 'AnswerDraw'; readonly accept: boolean }
  | { readonly _tag: 'AnswerUndo'; readonly accept: boolean }
  | { readonly _tag: 'Load'; readonly text: string };

/** What drives a session: a game on this machine, a server's table or a record. */
export interface Driver<T extends GameTypes> {
  readonly face: Face<T>;
  /** True if the game can only be looked at, so that a refused click needs no reason. */
  readonly onlyLooks: boolean;
  /** Translates a message about a view, using the players' names; without a view, it keeps the seats' names in the message. */
  readonly speak: (view: T['State'] | T['View'] | null, said: Message) => string;
  /** The eye that an argument of `as` stands for; undefined stands for whoever opened the session. */
  readonly viewer: (seat: Seat | null | undefined) => Eye;
  /** What a viewer sees; the result stays the same object until something changes. */
  readonly sight: (eye: Eye) => Sight<T>;
  /** A number that changes whenever the position that a viewer sees changes; after a change, the viewer's earlier picks are no longer valid. */
  readonly epoch: (eye: Eye) => number;
  readonly act: (eye: Eye, deed: Deed<T>) => Done<T>;
  readonly history: (eye: Eye) => readonly Played[];
  /** The text of a position as a viewer sees it; null if there is no position. */
  readonly positionText: (eye: Eye, ply: number | undefined) => string | null;
  /** The record of the moves before a ply or, without a ply, before the position that the viewer sees; otherwise the reason why there is none. */
  readonly save: (eye: Eye, ply: number | undefined) => Either<Fault, string>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
  /** True once the driver is closed; left out by a driver that has nothing to close. */
  readonly isClosed?: () => boolean;
  /** Stops bots, clocks and connections until `resume` is called; left out by a driver that has nothing to stop. */
  readonly rest?: () => void;
  readonly resume?: () => void;
  /** Says what the viewer saw after the given number of moves; left out by a driver whose `Jump` shows earlier positions. */
  readonly recall?: Recall;
  /** Says when a pick immediately makes the move that it determines. */
  readonly confirm: Confirm;
}

/**
 * Says when a move has to be confirmed with `play()`. With `always`, every move has to be confirmed. With `ambiguous`, a pick makes the move at once
 * if the picks name the whole move, and the move does not lose at once. With `never`, a pick makes the move as soon as only one move is left. A pick
 * that could not continue the picks before it begins a new move, but never makes one at once.
 */
export type Confirm = 'ambiguous' | 'always' | 'never';
