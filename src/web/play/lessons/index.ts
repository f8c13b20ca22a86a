/**
 * The lessons about the library's games, with the code that runs them, as one file that a page loads on demand.
 *
 * @packageDocumentation
 */

import { german } from '../../../face/german/lessons.js';
import type { Lesson, LessonStep } from '../lesson.js';
import { english } from './english.js';
import { icetradersSteps } from './icetraders.js';
import { terraMysticaSteps } from './terra-mystica.js';
import { terrafexSteps } from './terrafex.js';
import { toframennSteps } from './toframenn.js';
import { transformartianSteps } from './transformartian.js';

export { Course } from './course.js';
export { lessonView } from './show.js';

const lesson = (game: string, steps: readonly LessonStep[]): Lesson => ({ game, steps, texts: [english, german] });

/** The lessons for the library's games. */
export const lessons: readonly Lesson[] = [
  lesson('icetraders', icetradersSteps),
  lesson('terra-mystica', terraMysticaSteps),
  lesson('terrafex', terrafexSteps),
  lesson('toframenn', toframennSteps),
  lesson('transformartian', transformartianSteps),
];
