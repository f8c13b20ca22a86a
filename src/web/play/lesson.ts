/**
 * Lessons: positions in which a reader makes one move at a time, each with an explanation and a rule.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../face/message.js';

/** One step of a lesson. */
export interface LessonStep {
  /** The word that identifies the step in the keys of its texts: `grow` for `terrafex.grow.task`. */
  readonly name: string;
  /** The text of the position where the step begins; null if the step continues from the end of the previous step. */
  readonly position: string | null;
  /**
   * The notations of the moves that the step asks for; there is at least one. A notation that ends with `*` stands for every legal move that begins
   * with the text before the `*`.
   */
  readonly moves: readonly string[];
  /** The number of the rule that the step teaches. */
  readonly rule: string;
  /** The notations of the moves that the lesson makes by itself after the learner's move. */
  readonly replies: readonly string[];
}

/** A lesson about one game. */
export interface Lesson {
  /** The id of the game; the keys of the lesson's texts begin with this id. */
  readonly game: string;
  /** The steps of the lesson, six to ten of them. */
  readonly steps: readonly LessonStep[];
  /**
   * The texts of the lesson in each language, with English first. Each step has three texts: `<game>.<step>.task` describes the task, `hint` helps
   * after two wrong tries, and `done` explains the result.
   */
  readonly texts: readonly Catalogue[];
}

/** Makes a step of a lesson; the replies can be left out, because most steps have none. */
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
 * @returns true if the step asks for this move
 */
export const asksFor = ({ moves }: Pick<LessonStep, 'moves'>, text: string): boolean =>
  moves.some((one) => (one.endsWith('*') ? text.startsWith(one.slice(0, -1)) : text === one));
