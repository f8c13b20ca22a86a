/**
 * The state of a table: plain data that surrounds the game played at it.
 *
 * @packageDocumentation
 */
import { constant } from '../core/values/constant.js';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { RecordComment, RecordEnd, RecordResult } from '../core/records/shape.js';
import type { Seat } from '../core/values/seat.js';
import type { Budget, Clocks } from './clock.js';
import type { Belonging, TableSpec } from './spec.js';

/** A decision: what a seat chose, and what its clock showed. */
export interface Decided {
  /** The seat that decided. */
  readonly seat: Seat;
  /** The text of the move. */
  readonly move: string;
  /** Milliseconds that it took. */
  readonly took: number;
  /** What the clock of the seat showed when it had decided, before anything was added. */
  readonly budget: Budget;
}

/** A move that was made. */
export interface Made extends Omit<Decided, 'seat'> {
  /** The seat that decided; null if chance did. */
  readonly seat: Seat | null;
  /** True if only the seat that made it knows which one it was. */
  readonly secret: boolean;
}

/** Somebody asked for something, and who has agreed so far. */
export interface Question {
  /** The seat that asks. */
  readonly by: Seat;
  /** The seats that agree, the asking one first. */
  readonly agreed: readonly Seat[];
}

/** Somebody wants to go back. */
export interface UndoQuestion extends Question {
  /** How many moves are to stay. */
  readonly ply: number;
}

/** What those at the table are talking about apart from the game. A question that was answered with no is not asked again immediately. */
export interface Talk {
  /** The question to go back; null: there is none. */
  readonly undo: UndoQuestion | null;
  /** The offer of a draw; null: there is none. */
  readonly draw: Question | null;
  /** The number of moves made when an undo was last refused; null if none ever was. */
  readonly undoRefused: number | null;
  /** The number of moves made when a draw was last refused; null if none ever was. */
  readonly drawRefused: number | null;
}

/** The game at a table, from the moment when all seats are taken. */
export interface Play<T extends GameTypes> {
  /** The options of the game, with what belongs to the players. */
  readonly options: T['Options'];
  /** The state at the start. */
  readonly start: T['State'];
  /** The state after the moves made. */
  readonly state: T['State'];
  /** The moves, first to last. */
  readonly made: readonly Made[];
  /** Decisions that wait until all that are made at the same time are there, in the order in which they came. */
  readonly sealed: readonly Decided[];
  /** What the clocks show. */
  readonly clocks: Clocks;
  /** What those at the table ask each other. */
  readonly talk: Talk;
}

/** How a game at a table ended: by its rules, or by people and clocks. */
export type TableEnd =
  | {
      readonly _tag: 'ByRules';
      /** How the game stands, as records have it. */
      readonly result: RecordResult;
    }
  | {
      readonly _tag: 'ByPeople';
      /** Who ended it and how, with the places that follow. */
      readonly end: RecordEnd;
    };

/** How far a table has come. */
export type Stage<T extends GameTypes> =
  | { readonly _tag: 'Seating' }
  | { readonly _tag: 'Playing'; readonly play: Play<T> }
  | { readonly _tag: 'Over'; readonly play: Play<T>; readonly end: TableEnd };

/** How many lines of the log a player has used without advancing the game, the answers of others included. */
export interface Spent {
  /** The name of the player. */
  readonly player: string;
  /** For sitting down and standing up. */
  readonly sat: number;
  /** For questions about taking moves back, for the moves that were taken back, and for offers of draws. */
  readonly asked: number;
  /** For comments. */
  readonly said: number;
}

/** A table: immutable; every step gives another one. */
export interface Table<T extends GameTypes> {
  /** The game that is played. */
  readonly game: Game<T>;
  /** What was agreed, with every key filled in. */
  readonly spec: TableSpec;
  /** The name of the player of each seat; null if the seat is free. */
  readonly players: readonly (string | null)[];
  /** What players were registered with or brought along. */
  readonly belongings: readonly Belonging[];
  /** What was said by those who have a seat. */
  readonly comments: readonly RecordComment[];
  /** How many comments there were, those of spectators included. */
  readonly remarks: number;
  /** For each player how much was said apart from playing; players who have said nothing are left out. */
  readonly spent: readonly Spent[];
  /** How far the table has come. */
  readonly stage: Stage<T>;
}

/** No open questions. */
export const silence: Talk = /* @__PURE__ */ constant({
  undo: null,
  draw: null,
  undoRefused: null,
  drawRefused: null,
});
