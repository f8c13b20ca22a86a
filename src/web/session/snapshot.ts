/**
 * The types of a session: everything that a page knows about a game, and the requests that the page can make.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { GameTypes } from '../../core/contract/game.js';
import type { Legal } from '../../core/contract/legal.js';
import type { Refusal } from '../../core/contract/refusal.js';
import type { RecordComment, RecordDeparture } from '../../core/records/shape.js';
import type { Fault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import type { Change } from '../../face/change.js';
import type { Face } from '../../face/face.js';
import type { Message } from '../../face/message.js';
import type { Offer } from '../../face/offer.js';
import type { Part, Place } from '../../face/part.js';
import type { Claims, LeavingSpec, Question, TableEnd, Times, UndoQuestion, Waiting } from '../../table/index.js';

export type { LeavingSpec };

/**
 * The viewer: a seat, `spectators` for people who see only what everybody may see, or `all` for people at one screen. The viewer `all` exists only in
 * a game that hides nothing, and in a record that is being replayed.
 */
export type Viewer = Seat | 'spectators' | 'all';

/** Describes the player at a seat: the name, and the bot if a bot plays. */
export interface SeatSetup {
  /** The name of the player; if left out, the game's name for the seat is used. */
  readonly name?: string | undefined;
  /** The text of the bot that plays the seat, such as `mcts:iterations=200`; if left out, a person plays. */
  readonly bot?: string | undefined;
}

/** A seat and its player. */
export interface Seated {
  /** The name of the player; if no name was given, the game's name for the seat. */
  readonly name: string;
  /** The game's own name for the seat, such as `White`; empty if there is no position or the game only numbers its seats. */
  readonly role: string;
  /** The text form of the bot that plays the seat; null for people, and for bots that a server does not name. */
  readonly bot: string | null;
  /** True if nobody has taken the seat yet. Seats are free only at a table on a server, and only before the game begins. */
  readonly free: boolean;
}

/** A move that has been made. */
export interface Played {
  /** The seat that made the move; -1 for chance; null if the seat is not known. */
  readonly seat: number | null;
  /** The notation of the move; null if the viewer may not know the move. */
  readonly text: string | null;
  /** The move in words; null if the viewer may not know the move. */
  readonly words: string | null;
}

/** The last move before the position that is shown. */
export interface LastMove extends Played {
  /** The seat that made the last move; -1 for chance. */
  readonly seat: number;
}

/** How the present position came about. */
export type Cause = 'opened' | 'played' | 'undone' | 'redone' | 'jumped' | 'loaded';

/**
 * A bot that failed to answer, and the reason. The bot's seat waits until a person moves for it, or until a `jump` to the present ply asks the bot
 * again. Where nothing is hidden, a person who plays alone has the moves of the bot's seat too.
 */
export interface BotFault {
  /** The seat of the bot. */
  readonly seat: Seat;
  /** What went wrong. */
  readonly fault: Fault;
}

/** The state of the connection to a server. A session without a server has the state `local`. */
export type Connection =
  | 'local'
  /** The session is connecting for the first time. */
  | 'connecting'
  | 'connected'
  /** The server was reached earlier but cannot be reached now; the session keeps trying to connect. */
  | 'lost'
  /** The server does not have the table, or the address is not that of a table: `fault` says which. The session does not try again. */
  | 'missing'
  /** The server does not know the token, so the session watches as a spectator. */
  | 'unknown-token';

/** A move that `play()` would make, with its notation and its description. */
export interface NamedMove<T extends GameTypes> {
  /** The move. */
  readonly move: Legal<T['Move']>;
  /** The notation of the move. */
  readonly text: string;
  /** The move in words. */
  readonly words: string;
}

/** What one viewer sees of a game. */
export interface Sight<T extends GameTypes> {
  /** Who looks. */
  readonly viewer: Viewer;
  /** The position as the viewer sees it; null if the set-up was refused, or if the table's game has not begun. */
  readonly view: T['State'] | T['View'] | null;
  /** Every seat and its player. */
  readonly seats: readonly Seated[];
  /** The seats that have something to decide; empty when the game is over. */
  readonly deciding: readonly Seat[];
  /** The seats that have decided and wait for others; each seat learns only its own move. */
  readonly waiting: readonly Waiting[];
  /** The legal moves of the viewer; empty if the viewer has nothing to decide. */
  readonly moves: readonly Legal<T['Move']>[];
  /** The number of moves made before the position that is shown, including the moves of chance. */
  readonly ply: number;
  /** The number of moves that can be replayed, which is the highest ply for `jump`. */
  readonly plies: number;
  /** The last move; null at the start. */
  readonly last: LastMove | null;
  /** The changes that led to the position, as the viewer sees them. Snapshots with the same `ply` and `cause` have the same changes. */
  readonly changes: readonly Change[];
  /** The last moves and changes in words, as sentences without a full stop; each move comes before its changes. */
  readonly told: readonly string[];
  /** The places that have changed, or that the last moves named; after a jump, only the places of the last move. */
  readonly touched: readonly Place[];
  /** How the position came about. If a move was taken back, the cause is never `played`. */
  readonly cause: Cause;
  /** The standing of the game, in words; empty if there is no position. */
  readonly standing: string;
  /** The score: one number for each seat or team; null while a game that hides something continues. */
  readonly score: readonly number[] | null;
  /** How the game ended, by its rules or by people; null while the game continues. */
  readonly end: TableEnd | null;
  /** True if `undo` can take something back. */
  readonly canUndo: boolean;
  /** True if `redo` can restore a move that was taken back. */
  readonly canRedo: boolean;
  /** The seats whose bots are thinking. */
  readonly thinking: readonly Seat[];
  /** The bot that failed in the position that is shown; null if no bot failed. */
  readonly botFault: BotFault | null;
  /** The offer of a draw; null if no draw is offered. */
  readonly draw: Question | null;
  /** True if the viewer may claim a draw, because the position has occurred three times. */
  readonly canClaimDraw: boolean;
  /** A player's request to take back moves; null if there is none. Such requests exist only at a table on a server. */
  readonly undo: UndoQuestion | null;
  /** The comments so far, each with the number of moves before it. */
  readonly comments: readonly RecordComment[];
  /** The clocks of a table; null if time is not measured. */
  readonly times: Times | null;
  /** The seats that have left a game that goes on, in the order in which they left. */
  readonly left: readonly RecordDeparture[];
  /** The seats of a table that can be claimed, and from when by the host's clock; null if no seat can be claimed. */
  readonly claims: Claims | null;
  /** The connection to the server. */
  readonly connection: Connection;
  /** True while a move is on its way to the server. */
  readonly sending: boolean;
  /**
   * The reason why the table on the server stands still; null if it does not, or if there is no server. Nobody can do anything at a table that stands
   * still.
   */
  readonly halted: string | null;
  /** The reason why there is no position; null if there is a position, or if the table's game has not begun. */
  readonly fault: Fault | null;
  /** The reason why the last pick, move or other request was refused; null as soon as a request succeeds. */
  readonly refused: Refusal<T['Rule']> | Fault | null;
}

/**
 * Everything that a page shows, for one viewer. The snapshot is immutable, and stays the same object until something changes. A snapshot contains
 * nothing that the viewer may not see.
 */
export interface Snapshot<T extends GameTypes> extends Sight<T> {
  /** The parts of a move that were picked, from the first to the last. */
  readonly picked: readonly Part[];
  /** The parts that can be picked next. */
  readonly offers: readonly Part[];
  /** The parts that come next in every remaining move; people can pick or skip these parts. */
  readonly forced: readonly Part[];
  /** The move that `play()` would make: the move that the picks name, or the only move left; null if there is no such move. */
  readonly move: NamedMove<T> | null;
  /** The kinds of place that occur in the moves, including kinds that occur only after later picks. */
  readonly kinds: readonly string[];
  /** Says how fully the picks so far describe the move that `play()` would make. */
  readonly named: Offer<T['Move']>['named'];
}

/** The points that a team would gain or lose by a move. */
export interface Gain {
  /** The names of the team's players. */
  readonly who: string;
  /** The number of points, which is never 0, and is negative if points are lost. */
  readonly points: number;
}

/** The effects of a move, as far as the viewer can know them before the move is made. */
export interface Preview {
  /** The move in words. */
  readonly words: string;
  /** The parts of the move, from the first to the last. */
  readonly parts: readonly Part[];
  /** The sentence that warns of a move with which whoever makes it is out of the game or loses at once; empty if there is no such danger. */
  readonly warning: string;
  /** The effects on pieces, in at most three sentences, with no full stop at the end; empty if the effects depend on something hidden. */
  readonly told: readonly string[];
  /** What the mover would pay or gain of its supplies, such as `−5 C`; empty if the game names no supplies, or if they depend on something hidden. */
  readonly costs: readonly string[];
  /** The points that each team would gain or lose; empty if no points change, or if the points are hidden. */
  readonly gains: readonly Gain[];
  /** The places of the pieces that the move would touch; empty if these places depend on something hidden. */
  readonly touched: readonly Place[];
  /** The position after the move as the viewer would see it, for drawing in advance; null if it depends on something hidden. */
  readonly then: unknown;
}

/** The result of a request: nothing if it succeeds, otherwise the reason why it was refused. */
export type Done<T extends GameTypes> = Either<Refusal<T['Rule']> | Fault, void>;

/** A game as one viewer sees it, for use by a page, a board, a terminal or a test. No function of a session throws. */
export interface Session<T extends GameTypes> {
  /** The face of the game; `face.game` is the game itself with its rules. */
  readonly face: Face<T>;
  /** Translates a refusal or any other message into the languages of the session, using the names of the session's players. */
  readonly say: (said: Message) => string;
  /** The viewer's snapshot, which stays the same object until something changes. */
  readonly snapshot: () => Snapshot<T>;
  /** Calls the listener after each change, until the returned function is called, as `useSyncExternalStore` requires. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Picks one place: the first of the given places (from the innermost outwards) that can be picked next. If none of the given places can be picked
   * next but the last pick is among them, the last pick is taken back. Otherwise a new move may begin with one of the given places; `refused` then
   * says why the earlier move could not continue. A pick that completes a move makes the move, unless `confirm` says otherwise; a move
   * that loses at once has to be confirmed, except with `never`. A pick that is taken
   * back or that begins a new move after other picks makes no move, whatever `confirm` says.
   */
  readonly pick: (places: Place | readonly Place[]) => Done<T>;
  /** Takes back the last pick. */
  readonly unpick: () => void;
  /**
   * Makes a move that is given as a value or in notation; without an argument, makes the snapshot's `move`. At a table on a server, a legal move is
   * sent to the server.
   */
  readonly play: (move?: T['Move'] | string) => Done<T>;
  /**
   * Says why a pick of the given places would be refused; the innermost place is considered first. The result is null if one of the given places can
   * be picked, or if the rules know no move with any of these places.
   */
  readonly whyNot: (places: Place | readonly Place[]) => Refusal<T['Rule']> | null;
  /**
   * The effects of the move that a pick of the given places would complete. Without places, the result contains the effects of the snapshot's `move`.
   * The result is null if the given places do not complete a move. A preview takes about as long as making the move itself.
   */
  readonly preview: (places: Place | readonly Place[]) => Preview | null;
  /**
   * Goes back to the last position in which a person decided, or takes back the viewer's own waiting decision, a resignation or a draw. If a number is
   * given, goes back to the position after that number of moves; of decisions that were made at the same time, all are taken back. If the viewer looks
   * at another position than the present one, `undo` without a number only steps back there. At a table on a server, the other players must
   * consent before anything is taken back, unless the viewer's own turn still goes on.
   */
  readonly undo: (ply?: number) => Done<T>;
  /**
   * Redoes moves that were taken back. If several people play through handles of their own, each redoes only what they took back themselves. If the
   * viewer looks at another position than the present one, `redo` only steps ahead there.
   */
  readonly redo: () => Done<T>;
  /**
   * Shows this viewer the position after a given number of moves; other viewers see what they saw. While all who play look at other positions than the
   * present one, bots and clocks wait. A move made in the position that is shown replaces the moves that followed this position.
   */
  readonly jump: (ply: number) => Done<T>;
  /**
   * Resigns for the viewer's seat. The viewer `all` may say which seat resigns; if no seat is named, the seat that has to decide resigns. The game
   * ends in its present position or, if all who play look through this handle, in the position that is shown; the moves that followed are dropped.
   * If others still play, the game may go on instead without the player, as was agreed (`leaving`).
   */
  readonly resign: (seat?: Seat) => Done<T>;
  /** Offers a draw. If everybody agrees, the game ends in the same position as by resignation. */
  readonly offerDraw: () => Done<T>;
  /** Ends the game with a draw if `canClaimDraw` of the snapshot is true; nobody has to agree. */
  readonly claimDraw: () => Done<T>;
  /** Agrees to the draw that was offered, or declines it. The seat that offered a draw withdraws the offer by declining. */
  readonly answerDraw: (accept: boolean) => Done<T>;
  /** Agrees to another player's request to take back moves at a table on a server, or declines the request. */
  readonly answerUndo: (accept: boolean) => Done<T>;
  /**
   * Claims the seat of a player who has not decided for too long, at a table on a server where seats can be claimed. The seat then has left the game:
   * a bot plays on, the seat drops out, or the game ends, as was agreed.
   */
  readonly claim: (seat: Seat) => Done<T>;
  /** Writes a comment on the position; on a server, everyone at the table sees the comment. A comment has at most 1,000 characters. */
  readonly comment: (text: string) => Done<T>;
  /**
   * Changes the player at a seat of a game on this machine. The set-up can contain a name and a bot; without a bot, a person plays. The new set-up
   * replaces the whole earlier one: a key that is left out does not keep its earlier value.
   */
  readonly sit: (seat: Seat, setup: SeatSetup) => Done<T>;
  /**
   * All moves of the game, including those after the position that is shown, as far as the viewer may know them. At a table on a server, moves
   * that the session did not see being made are described in the server's words, in English, as soon as the server has sent them.
   */
  readonly history: () => readonly Played[];
  /**
   * The text of the viewer's position after the given number of moves; without a number, the text of the present position. The result is null if
   * there is no position.
   */
  readonly positionText: (ply?: number) => string | null;
  /**
   * The record of the moves made up to the position that is shown, as JSON with options, seed, names and waiting decisions; with a number, the record of
   * that many moves. The record contains everything that is hidden in the game. So in a game that hides something, only whoever opened the session, or
   * plays alone against bots, can save before the end, and a table on a server gives its record only at the end.
   *
   * @fails a fault that says why there is no record: there is no position, the viewer may not know it yet, or the server has not sent it
   */
  readonly save: (ply?: number) => Either<Fault, string>;
  /** Loads a record, so that its game can be continued. If the record cannot be read, nothing changes. */
  readonly load: (text: string) => Either<Fault, void>;
  /**
   * Returns a session of this game that shows what another viewer sees; null stands for spectators. At a table on a server, the viewer is always the
   * one that the token identifies.
   */
  readonly as: (seat: Seat | null) => Session<T>;
  /**
   * Closes the session: stops its bots, ends the worker that it opened for them, and ends its connections. After the session has been closed, nothing
   * in it changes.
   */
  readonly close: () => void;
}
