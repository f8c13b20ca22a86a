/**
 * The state of a table, as plain data: players, moves, clocks, requests and comments.
 *
 * @packageDocumentation
 */

import type { Game, GameTypes } from '../core/contract/game.js';
import type { RecordComment, RecordDeparture, RecordEnd, RecordResult } from '../core/records/shape.js';
import { constant } from '../core/values/constant.js';
import type { Seat } from '../core/values/seat.js';
import type { Budget, ClockRules, Clocks } from './clock.js';
import type { Belonging, TableSpec } from './spec.js';

/** A decision of a seat: the move that it chose, and the reading of its clock. */
export interface Decided {
  /** The seat that decided. */
  readonly seat: Seat;
  /** The text of the move. */
  readonly move: string;
  /** The milliseconds that the decision took. */
  readonly took: number;
  /** The reading of the seat's clock at the decision, before any time was added. */
  readonly budget: Budget;
  /** The seat whose turn went on when the decision was made; null if there was no such seat. */
  readonly turn: Seat | null;
}

/** A move made at the table, by a seat or by chance. */
export interface Made extends Omit<Decided, 'seat'> {
  /** The seat that decided; null for chance. */
  readonly seat: Seat | null;
  /** True if the move is known only to the seat that made it. */
  readonly secret: boolean;
  /**
   * The key of the position after the move, without the number of its turn; two positions with equal keys are the same. Null if chance made the move,
   * or if the game hides something.
   */
  readonly key: string | null;
}

/** A player's request to the other players, and the seats that have agreed so far. */
export interface Question {
  /** The seat that asks. */
  readonly by: Seat;
  /** The seats that agree with the request; the seat that asks comes first. */
  readonly agreed: readonly Seat[];
}

/** A request at a table, which has a number. */
export interface NumberedQuestion extends Question {
  /** The number of the question: the questions of a table are counted from 1. An answer can name the question that it answers. */
  readonly question: number;
}

/** A request to go back to an earlier position. */
export interface UndoQuestion extends NumberedQuestion {
  /** The number of moves to keep. */
  readonly ply: number;
}

/** The open requests between players, which are not part of the game itself. A seat whose request was refused cannot repeat it before the next move. */
export interface Talk {
  /** The request to go back to an earlier position; null if no such request is open. */
  readonly undo: UndoQuestion | null;
  /** The offer of a draw; null if no offer is open. */
  readonly draw: NumberedQuestion | null;
  /** The seats whose requests for an undo were refused since the last move. */
  readonly undoRefused: readonly Seat[];
  /** The seats whose offers of a draw were refused since the last move. */
  readonly drawRefused: readonly Seat[];
  /** The number of questions that have been asked so far. */
  readonly questions: number;
}

/** The game at a table, from the moment when all seats are taken. */
export interface Play<T extends GameTypes> {
  /** The options of the game, in which the players' belongings have been filled in. */
  readonly options: T['Options'];
  /** The state of the game at its start. */
  readonly start: T['State'];
  /** The state after all moves made. */
  readonly state: T['State'];
  /** The moves, from first to last. */
  readonly made: readonly Made[];
  /** The decisions that wait until all simultaneous decisions have been made, in the order in which they came. */
  readonly sealed: readonly Decided[];
  /** The clocks. */
  readonly clocks: Clocks;
  /** The open requests of the players at the table. */
  readonly talk: Talk;
  /**
   * For each seat, the number of moves from which on its present decision has been due; meaningless for seats that have nothing to decide. A move that
   * was decided in the meantime is not too late just because other seats have moved since.
   */
  readonly due: readonly number[];
  /** The course of the game: a number that begins at 1, and grows whenever moves or a waiting decision are taken back. */
  readonly course: number;
  /** For each seat, the course in which anything that the seat had seen or decided was last taken back. Messages of earlier courses are too late. */
  readonly courses: readonly number[];
  /** The greatest number of moves that there were before moves were taken back; -1 if none were. Earlier numbers of moves are ambiguous. */
  readonly takenBack: number;
  /** The seats that have left while the game goes on, in the order in which they left. */
  readonly left: readonly RecordDeparture[];
}

/** The way in which a game at a table ended: by its rules, by its players, or by the clock. */
export type TableEnd =
  | {
      readonly _tag: 'ByRules';
      /** The result of the game, in the form used in records. */
      readonly result: RecordResult;
    }
  | {
      readonly _tag: 'ByPeople';
      /** How players or clocks ended the game, which seat was responsible, and the resulting places. */
      readonly end: RecordEnd;
    };

/** The stage that a table has reached. */
export type Stage<T extends GameTypes> =
  | { readonly _tag: 'Seating' }
  | { readonly _tag: 'Playing'; readonly play: Play<T> }
  | { readonly _tag: 'Over'; readonly play: Play<T>; readonly end: TableEnd };

/** The numbers of log lines that a player has used without advancing the game. Answers to the player's requests count too. */
export interface Spent {
  /** The name of the player. */
  readonly player: string;
  /** The number of log lines used for sitting down and standing up. */
  readonly sat: number;
  /** The number of log lines used for requests to take moves back, for the moves taken back, and for offers of a draw. */
  readonly asked: number;
  /** The number of log lines used for comments. */
  readonly said: number;
}

/**
 * The version of the rules by which moves are taken back. 1, in logs of earlier releases: all other seats have to agree, and of decisions that were made
 * at once, some can be taken back without the others. 2: nobody is asked about moves of a turn that still goes on, and such decisions go back together.
 */
export type UndoRules = 1 | 2;

/** The versions of the rules of a table. */
export interface TableRules {
  /** The version of the rules by which the clocks give time. */
  readonly clockRules: ClockRules;
  /** The version of the rules by which moves are taken back. */
  readonly undoRules: UndoRules;
}

/** An immutable table: a message that changes anything gives a new table. */
export interface Table<T extends GameTypes> extends TableRules {
  /** The game played at the table. */
  readonly game: Game<T>;
  /** The agreement for the table, with every key filled in. */
  readonly spec: TableSpec;
  /** The name of the player of each seat; null if the seat is free. */
  readonly players: readonly (string | null)[];
  /** The belongings that players were registered with or brought along. */
  readonly belongings: readonly Belonging[];
  /** The comments of seated players. */
  readonly comments: readonly RecordComment[];
  /** The number of comments, including those of spectators. */
  readonly remarks: number;
  /** For each player, the number of log lines used for messages other than moves; players who have used none are left out. */
  readonly spent: readonly Spent[];
  /** The stage of the table. */
  readonly stage: Stage<T>;
}

/** No open questions. */
export const silence: Talk = /* @__PURE__ */ constant({
  undo: null,
  draw: null,
  undoRefused: [],
  drawRefused: [],
  questions: 0,
});
