/**
 * A plan on the screen: its assumptions, the moves with their costs and gains, and the buttons.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Catalogue } from '../../../face/message.js';
import { signed } from '../../../face/signed.js';
import type { AnySnapshot } from '../../session/any-session.js';
import { forecastWords } from '../forecast.js';
import type { Acts, Scene } from '../scene.js';
import { type Speak, speakerWith } from '../words.js';
import type { Planning, PlanStep } from './planning.js';

const effects = (step: PlanStep, speak: Speak): TemplateResult | typeof nothing =>
  step.effects.length === 0
    ? nothing
    : html`<small>${step.effects.map(({ of, by }) => `${speak(of.key, of.params)} ${signed(by)}`).join(', ')}</small>`;

/** The assumptions of the plan, in sentences. */
const assumed = ({ game, purse }: Planning, speak: Speak): string =>
  [
    speak(game.quiet === null ? 'play.plan.all' : 'play.plan.quiet'),
    ...(purse.some(([{ key }]) => key === 'play.plan.round') ? [speak('play.plan.incomes')] : []),
    ...(game.hides ? [speak('play.plan.hidden')] : []),
  ].join(' ');

/** The forecast for the position after the plan, once the forecast is known. */
const foreseen = ({ foreseen: known, seat }: Planning, { seats }: AnySnapshot, speak: Speak): TemplateResult => {
  const who = known === null || known.seat === seat ? null : speak.called(seats[known.seat]!.name);
  return html`<p class="foreseen" role="status">${known === null ? nothing : forecastWords(known.forecast, who, speak)}</p>`;
};

/**
 * Shows a plan with its buttons.
 *
 * @param scene - the state that the parts of the element show
 * @param acts - the actions that people can take
 * @param plan - the plan
 * @param catalogues - the catalogues of texts in the page's language
 */
export const planView = (
  { match, seen }: Scene,
  acts: Acts,
  plan: Planning,
  catalogues: readonly Catalogue[],
): TemplateResult => {
  const speak = speakerWith([...catalogues, match.mine.face.english]);
  const { steps, refused, purse } = plan;
  const mayPlay = steps.length > 0 && seen.deciding.includes(plan.seat);
  return html`<section class="plan" aria-label=${speak('play.plan')}>
    <p>${assumed(plan, speak)}</p>
    ${refused === null ? nothing : html`<p class="problem" role="status">${speak('play.plan.refused', { what: refused })}</p>`}
    <ol>
      ${steps.map((step) => html`<li>${step.words} ${effects(step, speak)}</li>`)}
    </ol>
    <p class="after" role="status">
      ${purse.map(([of, amount]) => html`<span>${speak(of.key, of.params)}: <strong>${amount}</strong></span> `)}
    </p>
    ${foreseen(plan, seen, speak)}
    <div class="bar">
      <button type="button" class="main" ?disabled=${!mayPlay} @click=${acts.playPlanned}>${speak('play.plan.play')}</button>
      <button type="button" ?disabled=${steps.length === 0} @click=${acts.unplan}>${speak('play.plan.back')}</button>
      <button type="button" @click=${() => acts.plan(false)}>${speak('play.plan.end')}</button>
    </div>
  </section>`;
};
