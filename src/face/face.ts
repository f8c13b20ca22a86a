/**
 * The face of a game: everything that people see and touch. The face of a game is separate from the rules, so that programs that only play need not
 * load the face.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Change } from './change.js';
import type { Catalogue, Message } from './message.js';
import type { Model } from './model.js';
import type { Part, Place } from './part.js';

/**
 * Everything that people see and touch in one game. All functions of a face take a view, so a seat is shown nothing that it may not see. A state also
 * counts as a view: one that hides nothing. A face is frozen, together with its texts. The results of a face's functions are made anew for each call,
 * or are frozen too.
 *
 * The following laws are tested for every game. Different legal moves of a position have different `parts`. A part that has a place in the game has a
 * target in the picture. The changes of a move, applied to the model of the position before the move, give the model of the position after the move.
 * Equal views have equal models, changes and words.
 *
 * @typeParam T - the types of the game
 */
export interface Face<T extends GameTypes> {
  /** The rules. */
  readonly game: Game<T>;
  /** A move as a list of clicks, in the order in which people make them. */
  readonly parts: (move: T['Move']) => readonly Part[];
  /** Other orders in which the parts of the same move can be clicked; omitted if only one order is possible. */
  readonly orders?: (parts: readonly Part[]) => readonly (readonly Part[])[];
  /**
   * The moves that people try in a position, legal or not: every legal move, and others whose refusal is worth explaining. The most natural moves to
   * try come first: those that the pieces at a place suggest.
   */
  readonly tried: (view: T['State'] | T['View']) => readonly T['Move'][];
  /** The contents of a view's picture, as data. */
  readonly model: (view: T['State'] | T['View']) => Model;
  /**
   * The effects of a move, in the order in which they happened, including effects that follow automatically from the rules. The views `before` and
   * `after` are either views of the same seat or full states. `move` is null if the viewer may not see the move.
   */
  readonly changes: (
    before: T['State'] | T['View'],
    move: T['Move'] | null,
    after: T['State'] | T['View'],
  ) => readonly Change[];
  /** A move in words. */
  readonly describe: (view: T['State'] | T['View'], move: T['Move']) => Message;
  /** A change in words, given the view after the move. */
  readonly describeChange: (view: T['State'] | T['View'], change: Change) => Message;
  /** A place in words. */
  readonly describePlace: (place: Place) => Message;
  /** True if a seat is out of the game, so that it no longer plays; omitted if no seat drops out before the end. */
  readonly isOut?: (view: T['State'] | T['View'], seat: number) => boolean;
  /** The standing of the game in words: who has to decide what, or how the game ended. */
  readonly describeView: (view: T['State'] | T['View']) => Message;
  /** The English texts. */
  readonly english: Catalogue;
}
