/**
 * The types of a session: everything that a page knows about a game, and the requests that it can make.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import type { Refusal } from '../core/contract/refusal.js';
import type { RecordComment } from '../core/records/shape.js';
import type { Fault } from '../core/values/fault.js';
import type { Seat } from '../core/values/seat.js';
import type { Change } from '../face/change.js';
import type { Face } from '../face/face.js';
import type { Message } from '../face/message.js';
import type { Offer } from '../face/offer.js';
import type { Part, Place } from '../face/part.js';
import type { Question, TableEnd, Times, UndoQuestion, Waiting } from '../table/index.js';

/**
 * The viewer: a seat, `spectators`, who see what everybody may see, or `all`, which means the people at one screen. Only a game that hides nothing
 * and a record that is being replayed have a viewer `all`.
 */
export type Viewer = Seat | 'spectators' | 'all';

/** The player at a seat. */
export interface SeatSetup {
  /** The name of the player; if left out, the game's name for the seat. */
  readonly name?: string;
  /** The text of the bot that plays here, such as `mcts:iterations=200`; if left out, a person plays. */
  readonly bot?: string;
}

/** A seat and its player. */
export interface Seated {
  /** The name of the player; if no name was given, the game's name for the seat. */
  readonly name: string;
  /** The game's own name for the seat, for instance `White`; empty without a position, or if the game only numbers its seats. */
  readonly role: string;
  /** The text of the bot that plays here; null for people, and if a server does not say. */
  readonly bot: string | null;
  /** True if nobody has taken the seat yet. This happens only on a server, before the game begins. */
  readonly free: boolean;
}

/** A move that has been made. */
export interface Played {
  /** The seat that made the move; -1 for chance; null if the seat is not known. */
  readonly seat: number | null;
  /** The notation of the move; null if the viewer may not know it. */
  readonly text: string | null;
  /** The move in words; null if the viewer may not know it. */
  readonly words: string | null;
}

/** The last move before the position. */
export interface LastMove extends Played {
  /** The seat that made the last move; -1 for chance. */
  readonly seat: number;
}

/** How the present position came about. */
export type Cause = 'opened' | 'played' | 'undone' | 'redone' | 'jumped' | 'loaded';

/**
 * A bot that failed to answer, and the reason. The bot's seat waits for a person's move, or for a `jump` to the present ply, which asks the bot
 * again.
 */
export interface BotFault {
  /** The seat of the bot. */
  readonly seat: Seat;
  /** What went wrong. */
  readonly fault: Fault;
}

/** The state of the connection to a server. A session that uses no server is in the state `local`. */
export type Connection =
  | 'local'
  /** Connecting for the first time. */
  | 'connecting'
  | 'connected'
  /** The server was reached before and cannot be reached now; the session keeps trying to connect. */
  | 'lost'
  /** The server does not have this table. The session does not try again. */
  | 'missing'
  /** The server does not know the token. The session watches as a spectator. */
  | 'unknown-token';

/** A move that can be confirmed. */
export interface NamedMove<T extends GameTypes> {
  /** The move. */
  readonly move: Legal<T['Move']>;
  /** The notation of the move. */
  readonly text: string;
  /** The move in words. */
  readonly words: string;
}

/** The game as one viewer sees it. */
export interface Sight<T extends GameTypes> {
  /** Who looks. */
  readonly viewer: Viewer;
  /** The position as the viewer sees it; null if the set-up was refused, or if the game of the table has not begun. */
  readonly view: T['State'] | T['View'] | null;
  /** Every seat and its player. */
  readonly seats: readonly Seated[];
  /** The seats that have something to decide; there are none when the game is over. */
  readonly deciding: readonly Seat[];
  /** The seats that have decided and wait for others; the move is given only to the seat itself. */
  readonly waiting: readonly Waiting[];
  /** The legal moves of the viewer; there are none if the viewer has nothing to decide. */
  readonly moves: readonly Legal<T['Move']>[];
  /** The number of moves made before this position, including the moves of chance. */
  readonly ply: number;
  /** The number of moves that can be replayed: `jump` goes up to this ply. */
  readonly plies: number;
  /** The last move; null at the start. */
  readonly last: LastMove | null;
  /** The changes that led to the position, in the viewer's eyes, which are reported once for each `ply` and `cause`. */
  readonly changes: readonly Change[];
  /** The changes in words, as sentences without a full stop; each move comes before its changes. */
  readonly told: readonly string[];
  /** The places that differ from the previous position, or that the last moves named; after a jump, only the last move's places. */
  readonly touched: readonly Place[];
  /** How the position came about. A move that was taken back is never `played`. */
  readonly cause: Cause;
  /** The standing of the game, in words; empty without a position. */
  readonly standing: string;
  /** The score: one number for each seat or team; null while a game that hides something continues. */
  readonly score: readonly number[] | null;
  /** How the game ended, by its rules or by people; null while the game continues. */
  readonly end: TableEnd | null;
  /** True if `undo` can take something back. */
  readonly canUndo: boolean;
  /** True if `redo` can repeat something that was taken back. */
  readonly canRedo: boolean;
  /** The seats whose bots are thinking. */
  readonly thinking: readonly Seat[];
  /** The bot that failed in this position; null if no bot failed. */
  readonly botFault: BotFault | null;
  /** The offer of a draw; null if there is none. */
  readonly draw: Question | null;
  /** The request to take moves back, which only a server makes; null if there is none. */
  readonly undo: UndoQuestion | null;
  /** The comments so far, each with the number of moves before it. */
  readonly comments: readonly RecordComment[];
  /** The clocks of a table; null if time is not measured. */
  readonly times: Times | null;
  /** The connection to the server. */
  readonly connection: Connection;
  /** True while a move is on its way to the server. */
  readonly sending: boolean;
  /** The reason why there is no position; null if there is a position, or if the game of the table has not begun. */
  readonly fault: Fault | null;
  /** The reason why the last pick, move or question was refused; null as soon as something succeeds. */
  readonly refused: Refusal<T['Rule']> | Fault | null;
}

/**
 * Everything that a page shows, for one viewer. The snapshot is immutable, and stays the same object until something changes. A snapshot contains
 * nothing that the viewer may not see.
 */
export interface Snapshot<T extends GameTypes> extends Sight<T> {
  /** The places that were picked, from the first to the last. */
  readonly picked: readonly Part[];
  /** The parts that can be picked next. */
  readonly offers: readonly Part[];
  /** Parts that come next in every remaining move; they can be picked, but picking them is not necessary. */
  readonly forced: readonly Part[];
  /** The move that `play()` makes: the move named by the picks, or the only move left; null if there is no such move. */
  readonly move: NamedMove<T> | null;
  /** The kinds of place that occur in the moves, including kinds that occur only after later picks. */
  readonly kinds: readonly string[];
  /** How completely the picks name the move. */
  readonly named: Offer<T['Move']>['named'];
}

/** Points that a team would gain or lose. */
export interface Gain {
  /** The players of the team. */
  readonly who: string;
  /** The number of points, which is negative if points are lost, and never 0. */
  readonly points: number;
}

/** The effects of a move, as far as the viewer can know them before it is made. */
export interface Preview {
  /** The move in words. */
  readonly words: string;
  /** The effects on pieces, in at most three sentences without a full stop; empty if the effects depend on something hidden. */
  readonly told: readonly string[];
  /** The points that each team would gain or lose; empty if no points change, or if the points are hidden. */
  readonly gains: readonly Gain[];
  /** The places of the pieces that the move would touch; empty if these places depend on something hidden. */
  readonly touched: readonly Place[];
  /** The viewer's view of the position after the move, so that a page can draw it in advance; null if it depends on something hidden. */
  readonly then: unknown;
}

/** The result of a request: nothing if it succeeds, otherwise the reason why it was refused. */
export type Done<T extends GameTypes> = Either<Refusal<T['Rule']> | Fault, void>;

/** A game held by a page, a board, a terminal or a test, in the eyes of one viewer. Nothing throws. */
export interface Session<T extends GameTypes> {
  /** The face of the game, which leads to its rules: `face.game`. */
  readonly face: Face<T>;
  /** Translates a refusal or any other message into the languages of the session, with the names of its players. */
  readonly say: (said: Message) => string;
  /** The viewer's snapshot, which stays the same object until something changes. */
  readonly snapshot: () => Snapshot<T>;
  /** Calls the listener after each change, until the returned function is called, as `useSyncExternalStore` requires. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Picks the first of some places, innermost first, that can come next. Otherwise it takes back the last pick if that is among the places, or begins
   * anew with one of them. A click that names a whole move makes this move, unless `confirm` says otherwise.
   */
  readonly pick: (places: Place | readonly Place[]) => Done<T>;
  /** Takes the last pick back. */
  readonly unpick: () => void;
  /**
   * Makes a move, given as a value or in notation; without an argument, makes the move of the snapshot. At a table of a server, a legal move is sent
   * to the server.
   */
  readonly play: (move?: T['Move'] | string) => Done<T>;
  /**
   * The refusal that a pick of one of the places would meet, innermost first; null if one of them can be picked, or if no move of the rules
   * contains these places.
   */
  readonly whyNot: (places: Place | readonly Place[]) => Refusal<T['Rule']> | null;
  /**
   * The effects of the move that a pick of one of the places would name, or of the snapshot's move if no place is given. The result is null if the
   * places do not name a move. This takes about as long as making the move itself.
   */
  readonly preview: (places: Place | readonly Place[]) => Preview | null;
  /**
   * Goes back to the last position in which a person decides, or takes back a waiting decision, a resignation or a draw. With a number, it goes back
   * to the position after this many moves. At a table of a server, the other players are asked first.
   */
  readonly undo: (ply?: number) => Done<T>;
  /** Repeats the moves that were taken back. */
  readonly redo: () => Done<T>;
  /** Shows the position after a given number of moves. A move made in that position replaces the moves that followed. */
  readonly jump: (ply: number) => Done<T>;
  /** Resigns for the viewer's seat. The viewer `all` may name a seat; otherwise the seat that has to decide resigns. */
  readonly resign: (seat?: Seat) => Done<T>;
  /** Offers a draw. */
  readonly offerDraw: () => Done<T>;
  /** Agrees to a draw, or declines the draw. The seat that offered a draw withdraws the offer by declining. */
  readonly answerDraw: (accept: boolean) => Done<T>;
  /** Agrees or declines to take moves back at a table of a server. */
  readonly answerUndo: (accept: boolean) => Done<T>;
  /** Makes a comment on the position; on a server, everyone at the table sees it. A comment has at most 1,000 characters. */
  readonly comment: (text: string) => Done<T>;
  /**
   * Changes the player at a seat of a game on this machine: the setup has a name or a bot; without a bot, a person plays. Keys left out of the setup
   * count as if they had never been given.
   */
  readonly sit: (seat: Seat, setup: SeatSetup) => Done<T>;
  /**
   * Every move before the position, and every move after it that `jump` can reach, as far as the viewer may know them. At a table of a server, only
   * moves that the session saw being made are given in words.
   */
  readonly history: () => readonly Played[];
  /**
   * The text of the viewer's position after a given number of moves; if left out, the text of the present position. The result is null if there is no
   * position.
   */
  readonly positionText: (ply?: number) => string | null;
  /**
   * The record of the moves made up to this position, as JSON with options, seed and names; null without a position, and while a server's game
   * continues. The record contains every secret.
   */
  readonly save: () => string | null;
  /** Continues the game of a record. If the record cannot be read, nothing changes. */
  readonly load: (text: string) => Either<Fault, void>;
  /** The same game as another viewer sees it; null means spectators. At a table of a server, the viewer is always that of the token. */
  readonly as: (seat: Seat | null) => Session<T>;
  /** Ends bots and connections. Nothing changes after that. */
  readonly close: () => void;
}
