/**
 * Lessons: positions in which a reader makes one move at a time, each with an explanation and its rule.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../face/message.js';

/** One step of a lesson. */
export interface LessonStep {
  /** The word by which the texts of the step are found: `grow` for `terrafex.grow.task`. */
  readonly name: string;
  /** The text of the position from which it begins; null if the previous step leads there, by its first move and its replies. */
  readonly position: string | null;
  /** The notations of the moves it asks for, one or more. A notation that ends with `*` stands for every legal move with that beginning. */
  readonly moves: readonly string[];
  /** The number of the rule it teaches. */
  readonly rule: string;
  /** The notations of the moves that follow by themselves. */
  readonly replies: readonly string[];
}

/** A lesson about one game. */
export interface Lesson {
  /** The id of the game, which is the beginning of its text keys. */
  readonly game: string;
  /** The steps, six to ten of them. */
  readonly steps: readonly LessonStep[];
  /**
   * The texts, English first. Each step has three: `<game>.<step>.task` gives the task, `hint` helps after two wrong tries, `done` explains the
   * result.
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
 * True if a step asks for a move.
 *
 * @param step - the step
 * @param text - the notation of a move
 * @returns true if it is one of the moves of the step
 */
export const asksFor = ({ moves }: Pick<LessonStep, 'moves'>, text: string): boolean =>
  moves.some((one) => (one.endsWith('*') ? text.startsWith(one.slice(0, -1)) : text === one));
