/**
 * The face of a game: what people see and touch, apart from the rules, so that programs that only play do not load it.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Change } from './change.js';
import type { Catalogue, Message } from './message.js';
import type { Model } from './model.js';
import type { Part, Place } from './part.js';

/**
 * What people see and touch of one game. Everything takes a view, so it tells a seat nothing that the seat may not see; a state is a view
 * that hides nothing. A face is frozen, with its texts; what it hands out is made for each call, or frozen too.
 *
 * Laws, tested for every game: `parts` differ for the legal moves of a position; a part that has a place in the game has a target in the
 * picture; the changes of a move, applied to the model of the position before it, give the model of the position after it; views that are
 * equal have equal models, changes and words.
 *
 * @typeParam T - the types of the game
 */
export interface Face<T extends GameTypes> {
  /** The rules. */
  readonly game: Game<T>;
  /** A move as clicks, in the order in which people make them. */
  readonly parts: (move: T['Move']) => readonly Part[];
  /** Other orders in which the same parts mean the same move; left out where there is one order only. */
  readonly orders?: (parts: readonly Part[]) => readonly (readonly Part[])[];
  /**
   * The moves that people try in a position, legal or not: every legal one, and others that are refused for a reason worth telling. In the
   * order of nearness: what the pieces on a place suggest comes first.
   */
  readonly tried: (view: T['State'] | T['View']) => readonly T['Move'][];
  /** What the picture of a view shows, as data. */
  readonly model: (view: T['State'] | T['View']) => Model;
  /**
   * What a move did, in the order in which it happened, with everything that the rules do by themselves. From views of one seat, or from
   * states; `move` is null where it may not be seen.
   */
  readonly changes: (
    before: T['State'] | T['View'],
    move: T['Move'] | null,
    after: T['State'] | T['View'],
  ) => readonly Change[];
  /** A move in words. */
  readonly describe: (view: T['State'] | T['View'], move: T['Move']) => Message;
  /** A change in words; the view is that after the move. */
  readonly describeChange: (view: T['State'] | T['View'], change: Change) => Message;
  /** A place in words. */
  readonly describePlace: (place: Place) => Message;
  /** How the game stands, in words: who decides what, or how it ended. */
  readonly describeView: (view: T['State'] | T['View']) => Message;
  /** The English texts. */
  readonly english: Catalogue;
}
