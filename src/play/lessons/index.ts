/**
 * The lessons of the library's games and what runs them: one file, which a page loads when somebody wants to learn.
 *
 * @packageDocumentation
 */
import { english } from './english.js';
import { german } from './german.js';
import { icetradersSteps } from './icetraders.js';
import type { Lesson, LessonStep } from './lesson.js';
import { terraMysticaSteps } from './terra-mystica.js';
import { terrafexSteps } from './terrafex.js';
import { toframennSteps } from './toframenn.js';
import { transformartianSteps } from './transformartian.js';

export { Course } from './course.js';
export { lessonView } from './show.js';

const lesson = (game: string, steps: readonly LessonStep[]): Lesson => ({ game, steps, texts: [english, german] });

/** The lessons of the games of the library, by their ids. */
export const lessons = {
  icetraders: lesson('icetraders', icetradersSteps),
  'terra-mystica': lesson('terra-mystica', terraMysticaSteps),
  terrafex: lesson('terrafex', terrafexSteps),
  toframenn: lesson('toframenn', toframennSteps),
  transformartian: lesson('transformartian', transformartianSteps),
} as const satisfies Readonly<Record<string, Lesson>>;
