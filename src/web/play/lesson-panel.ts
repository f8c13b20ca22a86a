/**
 * Shows a lesson in the play element; the code for lessons is loaded on demand.
 *
 * @packageDocumentation
 */
import type { TemplateResult } from 'lit';
import { english } from './english.js';
import type { Around, PlayGame } from './game.js';
import type { Course } from './lessons/course.js';
import type { Surroundings } from './lessons/show.js';

/** The lesson on the screen, once it is loaded. */
export class Learning {
  readonly #changed: () => void;
  #course: Course | undefined;
  #view: ((course: Course, around: Surroundings) => TemplateResult) | undefined;
  /** A number that changes whenever a lesson is started, so that a lesson loaded too late is not shown. */
  #wanted = 0;
  #isOpen = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** True while there is a lesson, or while a lesson is being loaded. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Begins the lesson about a game at the given step. */
  async begin(game: PlayGame, around: Around, at: number): Promise<void> {
    const { lesson: load } = game;
    if (load === null) return;
    const wanted = ++this.#wanted;
    this.#isOpen = true;
    // Imported here and not by the games; otherwise everything that loads a session would load the lessons.
    const { Course: Made, lessonView, lessons } = await import('./lessons/index.js');
    const lesson = load === 'library' ? lessons.find((one) => one.game === game.id) : await load();
    if (wanted !== this.#wanted || lesson === undefined) return;
    this.#course?.close();
    this.#view = lessonView;
    this.#course = new Made(game, lesson, { ...around, catalogues: [...around.catalogues, english] }, this.#changed);
    if (at > 0) this.#course.go(at);
    this.#changed();
  }

  /** Ends the lesson. */
  close(): void {
    this.#wanted++;
    this.#isOpen = false;
    this.#course?.close();
    this.#course = undefined;
  }

  /** The contents of the lesson on the screen; null while there is no lesson. */
  view(around: Surroundings): TemplateResult | null {
    return this.#course === undefined || this.#view === undefined ? null : this.#view(this.#course, around);
  }
}
