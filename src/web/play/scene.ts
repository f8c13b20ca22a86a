/**
 * The state that the parts of the play element show, and the actions that people can take in these parts.
 *
 * @packageDocumentation
 */
import type { TemplateResult } from 'lit';
import type { Seat } from '../../core/values/seat.js';
import type { Part, Place } from '../../face/part.js';
import type { AnySession, AnySnapshot } from '../session/any-session.js';
import type { Played } from '../session/snapshot.js';
import type { Line } from './analysis.js';
import type { ToldGame } from './game.js';
import type { Match } from './match.js';
import type { Naming } from './naming.js';
import type { PastPosition } from './past.js';
import type { PlayerQuestion } from './sent.js';
import type { Sitting } from './sitting.js';
import type { MoveBlock, Trail } from './trail.js';
import type { Speak } from './words.js';

/** A part of the panel. */
export type Tab = 'result' | 'choose' | 'moves' | 'plan' | 'review' | 'talk' | 'points' | 'rules' | 'settings';

/** The game that the element shows now, with everything that its parts need to know. */
export interface Scene {
  readonly game: ToldGame;
  readonly match: Sitting;
  /** The game that is shown, if it runs on this machine; null at a table on a server. */
  readonly own: Match | null;
  readonly seen: AnySnapshot;
  readonly history: readonly Played[];
  readonly speak: Speak;
  /** The address of the documentation; null if rules are not linked. */
  readonly site: string | null;
  readonly tab: Tab;
  /** The number of seats chosen in the form for a new game; null while there is no form. */
  readonly forming: number | null;
  /** True after the first of the two clicks by which people resign. */
  readonly isResigning: boolean;
  /** The seat to be claimed, after the first of the two clicks by which people claim a seat; otherwise null. */
  readonly claiming: Seat | null;
  /** The text in the field for comments. */
  readonly draft: string;
  /** The viewer's question that was declined since the last move; null if there is none. */
  readonly declined: PlayerQuestion | null;
  /** The points that each seat gained at the latest change in the scores; null for a seat whose points are not known. */
  readonly gains: readonly (number | null)[];
  /** The number of milliseconds since the clocks of the game were last read. */
  readonly elapsed: number;
  readonly lines: readonly Line[];
  readonly isAnalysing: boolean;
  /** The note about the latest action, for instance that a text was copied; empty if there is none. */
  readonly note: string;
  readonly speed: number;
  /** The places of a proposed move, which the board marks. */
  readonly marked: readonly Place[];
  /** The seat whose moves are listed; null for all moves. */
  readonly listed: number | null;
  /** The positions that the game has gone through; null if they are not known. */
  readonly trail: Trail | null;
  /** Shows the cards of the things that can be chosen now; null if no card describes any of these things. */
  readonly cards: (scene: Scene, acts: Acts) => TemplateResult | null;
  /** The session of the plan, which is shown instead of the game's own session; null while there is no plan. */
  readonly planned: AnySession | null;
  /** Shows the plan; null while there is no plan. */
  readonly plan: (scene: Scene, acts: Acts) => TemplateResult | null;
  /** The earlier position that the board shows at a table on a server; null while the present position is shown. */
  readonly past: PastPosition | null;
  /** True if the record of a table is shown instead of the table. */
  readonly isAway: boolean;
  /** True if the page has settings of its own for the panel. */
  readonly hasSettings: boolean;
  /** The number of comments that the viewer has not seen yet. */
  readonly unread: number;
  /** True if the board is shown from the other side. */
  readonly isTurned: boolean;
  readonly naming: Naming;
  /** The latest comment of somebody else, for a few seconds after it arrived; otherwise empty. */
  readonly toast: string;
  /** Shows the review; null while the review is being loaded. */
  readonly review: (scene: Scene, acts: Acts) => TemplateResult | null;
}

/** The actions that people can take outside the board. */
export interface Acts {
  readonly open: (tab: Tab) => void;
  /** Chooses a part of a move, as a click on the board does. */
  readonly pick: (part: Part) => void;
  /** Begins a plan, or ends the present plan. */
  readonly plan: (is: boolean) => void;
  /** Takes back the last planned move. */
  readonly unplan: () => void;
  /** Makes the first move of the plan in the game itself. */
  readonly playPlanned: () => void;
  readonly look: (ply: number) => void;
  /** Marks the places of a turn on the board; null marks none. */
  readonly point: (block: MoveBlock | null) => void;
  /** Lists the moves of one seat; null lists all moves. */
  readonly list: (seat: number | null) => void;
  /** Brings dropped moves back. */
  readonly restore: () => void;
  /** Shows the position after the given number of moves, and marks the places of a proposed move. */
  readonly propose: (ply: number, places: readonly Place[]) => void;
  /** Begins a new game from the position after the given number of moves; a person plays the seat that has to decide, and bots play the others. */
  readonly fork: (ply: number) => void;
  /** Takes back moves. At a server's table, asks the other players to go back to the position after the given number of moves. */
  readonly undo: (ply?: number) => void;
  /** Asks a bot again that has failed. */
  readonly askAgain: () => void;
  /** Lets people make a move in place of a bot that has failed, and shows them what its seat sees. */
  readonly playFor: () => void;
  readonly resign: () => void;
  /** Cancels a resignation or a claim after the first of its two clicks. */
  readonly playOn: () => void;
  /** Claims the seat of a player who has not decided for too long, at the second of two clicks. */
  readonly claim: (seat: Seat) => void;
  readonly offerDraw: () => void;
  /** Claims a draw because the position has occurred three times. */
  readonly claimDraw: () => void;
  readonly answerDraw: (accept: boolean) => void;
  readonly answerUndo: (accept: boolean) => void;
  /** Remembers the text in the field for comments. */
  readonly write: (text: string) => void;
  /** Sends a comment to everybody who is present at the table. */
  readonly comment: (text: string) => void;
  /** Opens the form for a new game with the given number of seats; null closes the form. */
  readonly form: (seats: number | null) => void;
  readonly begin: (form: HTMLFormElement) => void;
  readonly rematch: () => void;
  /** Opens the record of a table whose game is over, with its review. */
  readonly reviewTable: () => void;
  /** Goes back to the table whose record is shown. */
  readonly backToTable: () => void;
  /** Opens the lesson. */
  readonly learn: () => void;
  readonly reveal: () => void;
  readonly analyse: () => void;
  readonly copyLink: () => void;
  readonly copyRecord: () => void;
  readonly save: () => void;
  readonly load: (file: File | undefined) => void;
  readonly pace: (speed: number) => void;
  /** Chooses how the coordinates are written on the board. */
  readonly name: (naming: Naming) => void;
}
