/**
 * A lesson on the screen: the text, the board below the text, and the buttons below the board.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { ruleUrl } from '../../../core/contract/rule.js';
import type { Catalogue } from '../../../face/message.js';
import { languageOf } from '../../board/language.js';
import { type Speak, speakerWith } from '../words.js';
import type { Course } from './course.js';

/** How a lesson is presented: its language and look, and the actions that people can take in it. */
export interface Surroundings {
  readonly catalogues: readonly Catalogue[];
  /** The language of the page around the lesson, for instance `de-AT`. */
  readonly language: string;
  readonly theme: string;
  /** True if the element is small, like the examples in documents; the board is then only as high as its picture. */
  readonly small: boolean;
  /** The address of the documentation; null if rules are not linked. */
  readonly site: string | null;
  /** Begins a game. */
  readonly play: () => void;
  /** Leaves the lesson, and shows the game that was on the screen before the lesson, or else a first game. */
  readonly leave: () => void;
}

/** Translates the texts of a lesson into the language of the page; a text without a translation stays in English. */
const speakerIn = ({ lesson }: Course, { catalogues, language }: Surroundings): Speak => {
  const own = lesson.texts.filter((one) => one.language === languageOf(language));
  return speakerWith([...catalogues, ...own, ...lesson.texts]);
};

const rule = ({ game, step }: Course, speak: Speak, site: string | null): TemplateResult => {
  const text = speak('play.lesson.rule', { rule: step.rule, title: speak(game.rules[step.rule]!) });
  return site === null
    ? html`<span>${text}</span>`
    : html`<a href=${ruleUrl<string>(game, site)(step.rule)}>${text}</a>`;
};

const sentence = (course: Course, speak: Speak): TemplateResult => {
  const { step, isDone, wantsHint, lesson } = course;
  const key = `${lesson.game}.${step.name}`;
  return html`<div class="task ${isDone ? 'done' : ''}" role="status">
    <p>${isDone ? html`<span class="tick" aria-hidden="true">✓</span> ` : nothing}${speak(`${key}.${isDone ? 'done' : 'task'}`)}</p>
    ${wantsHint ? html`<p class="hint">${speak('play.lesson.hint', { hint: speak(`${key}.hint`) })}</p>` : nothing}
  </div>`;
};

const ways = (course: Course, speak: Speak, { play, leave }: Surroundings): TemplateResult => {
  const { at, isLast, isDone } = course;
  const next = isLast
    ? html`<button type="button" class=${isDone ? 'main' : ''} @click=${play}>${speak('play.lesson.play')}</button>`
    : html`<button type="button" class=${isDone ? 'main' : ''} @click=${() => course.go(at + 1)}>
        ${speak('play.lesson.next')}
      </button>`;
  return html`<div class="bar" role="group" aria-label=${speak('play.learn')}>
    <button type="button" ?disabled=${at === 0} @click=${() => course.go(at - 1)}>${speak('play.lesson.back')}</button>
    ${next} ${isLast ? nothing : html`<button type="button" @click=${leave}>${speak('play.lesson.leave')}</button>`}
  </div>`;
};

/**
 * The contents of a lesson: its text, its board and its buttons.
 *
 * @param course - the progress through the lesson
 * @param around - the language, the theme, the address of the documentation, and the function that leaves the lesson
 * @returns the template
 */
export const lessonView = (course: Course, around: Surroundings): TemplateResult => {
  const speak = speakerIn(course, around);
  const { at, lesson, game } = course;
  const count = lesson.steps.length;
  return html`<section class="lesson" aria-label=${speak('play.lesson', { game: game.title })}>
    <div class="said">
      <div class="at">
        <progress max=${count} value=${at + (course.isDone ? 1 : 0)} aria-label=${speak('play.learn')}></progress>
        <span>${speak('play.lesson.at', { at: at + 1, count })}</span>
        ${rule(course, speak, around.site)}
      </div>
      ${sentence(course, speak)}
    </div>
    <div class="place">
      <rulehouse-board
        ?fit=${!around.small}
        theme=${around.theme}
        site=${around.site ?? nothing}
        .session=${course.session}
        @refused=${() => course.missed()}
      ></rulehouse-board>
    </div>
    ${ways(course, speak, around)}
  </section>`;
};
