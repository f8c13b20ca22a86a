/**
 * The lessons of the library's games, loaded when somebody wants one.
 *
 * @packageDocumentation
 */
import type { Lesson } from '../lessons/lesson.js';
import type { lessons } from '../lessons/index.js';

/** Loads the lesson of a game. */
export const lessonOf = (id: keyof typeof lessons) => async (): Promise<Lesson> => {
  const loaded = await import('../lessons/index.js');
  return loaded.lessons[id];
};
