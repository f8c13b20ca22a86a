/**
 * Lessons: positions in which a reader makes one move at a time, each with a sentence and the rule behind it.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../face/message.js';

/** One step of a lesson. */
export interface LessonStep {
  /** The word by which the texts of the step are found: `grow` for `terrafex.grow.task`. */
  readonly name: string;
  /** The text of the position that it begins from; null: the step before leads there, with its first move and its replies. */
  readonly position: string | null;
  /** The notations of the moves that it asks for, one or more. One that ends with `*` stands for every legal move that begins so. */
  readonly moves: readonly string[];
  /** The number of the rule that it is about. */
  readonly rule: string;
  /** The notations of the moves that follow by themselves. */
  readonly replies: readonly string[];
}

/** A lesson about one game. */
export interface Lesson {
  /** The id of the game, with which the keys of the texts begin. */
  readonly game: string;
  /** The steps, six to ten of them. */
  readonly steps: readonly LessonStep[];
  /**
   * The texts, English first. Each step has three: `<game>.<step>.task` says what to do, `hint` helps after two wrong tries, `done` says what
   * has happened.
   */
  readonly texts: readonly Catalogue[];
}

/** A step without replies, as most are. */
export const step = (
  name: string,
  rule: string,
  position: string | null,
  moves: readonly string[],
  replies: readonly string[] = [],
): LessonStep => ({ name, rule, position, moves, replies });

/**
 * Tells whether a step asks for a move.
 *
 * @param step - the step
 * @param text - the notation of a move
 * @returns true if it is one of the moves of the step
 */
export const asksFor = ({ moves }: Pick<LessonStep, 'moves'>, text: string): boolean =>
  moves.some((one) => (one.endsWith('*') ? text.startsWith(one.slice(0, -1)) : text === one));
