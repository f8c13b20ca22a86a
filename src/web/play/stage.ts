/**
 * The stage: the board, and the curtain in front of it while the screen is handed over.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/values/seat.js';
import type { Acts, Scene } from './scene.js';

/** The appearance of the element: its theme and its size. */
export interface Looks {
  readonly theme: string;
  /** True for the small element in which documents show an example. */
  readonly small: boolean;
}

/** Asks the person at a seat to take over the screen, and hides the board until that has happened. */
const curtain = (asked: Seat, { seen, speak }: Scene, acts: Acts): TemplateResult => {
  const who = seen.seats[asked]!.name;
  return html`<div class="curtain">
    <p>${speak('play.hand', { who })}</p>
    <button type="button" @click=${acts.reveal}>${speak('play.i-am', { who })}</button>
  </div>`;
};

/** The board, or the curtain in front of it. */
export const stage = (scene: Scene, acts: Acts, { theme, small }: Looks): TemplateResult => {
  const { asked, mine } = scene.match;
  const { planned, past, naming } = scene;
  return html`<div class="place ${planned === null ? '' : 'planning'} ${past === null ? '' : 'looking'} names-${naming}">
    ${asked === null ? nothing : curtain(asked, scene, acts)}
    <rulehouse-board
      ?hidden=${asked !== null}
      ?fit=${!small}
      ?turned=${scene.isTurned}
      theme=${theme}
      site=${scene.site ?? nothing}
      .session=${planned ?? past?.board ?? mine}
      .marked=${scene.marked}
    ></rulehouse-board>
  </div>`;
};
