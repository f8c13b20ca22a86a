/**
 * A review on the screen: the search, the curve, the turning points, and points by round.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { forecastWords } from '../forecast.js';
import type { Acts, Scene } from '../scene.js';
import { type Curve, picture, table } from './curve.js';
import type { JudgedPosition } from './judge.js';
import { depths, type Reviewing } from './reviewing.js';
import { rounds } from './rounds.js';
import { said, type Turn, turnsOf } from './turns.js';

/**
 * The first seat of each team, for the lines of the curve. If there are two teams, the second team is left out, since its line would mirror that of
 * the first team.
 */
const leadersIn = ({ match: { game }, seen: { view } }: Scene): readonly number[] => {
  const teams = game.teams(view);
  const first = [...new Set(teams)].map((team) => teams.indexOf(team));
  return first.length === 2 ? first.slice(0, 1) : first;
};

const nameOf = ({ seen, speak }: Scene, seat: number): string =>
  seen.seats[seat]?.name ?? speak('play.seat', { number: seat });

/** The forecast, in words, for the position after the given number of moves. */
const foreseen = (scene: Scene, { found }: Reviewing, ply: number): TemplateResult | typeof nothing => {
  const known = found.get(ply)?.foreseen;
  if (known == null) return nothing;
  const { speak } = scene;
  return html`<p class="foreseen">${forecastWords(known.forecast, speak.called(nameOf(scene, known.seat)), speak)}</p>`;
};

const curveOf = (scene: Scene, found: ReadonlyMap<number, JudgedPosition>, turns: readonly Turn[]): Curve => {
  const { seen, history } = scene;
  return {
    courses: leadersIn(scene).map((seat) => ({
      name: nameOf(scene, seat),
      values: Array.from({ length: history.length + 1 }, (_, ply) => found.get(ply)?.values[seat]),
    })),
    moves: history.map(said),
    turns: turns.map(({ ply }) => ply),
    at: seen.ply,
  };
};

const progress = ({ speak, history }: Scene, reviewing: Reviewing): TemplateResult => {
  const [done, count] = [reviewing.found.size, history.length + 1];
  return html`<p class="at">
    <progress max=${count} value=${done} aria-label=${speak('play.review')}></progress>
    <span>${speak('play.review.done', { done, count })}</span>
  </p>`;
};

const search = (scene: Scene, reviewing: Reviewing): TemplateResult => {
  const { speak } = scene;
  if (!reviewing.canThink) return html`<p>${speak('play.review.no-worker')}</p>`;
  const go = (): void => (reviewing.isBusy ? reviewing.stop() : reviewing.start());
  return html`<div class="bar">
      <label
        >${speak('play.review.depth')}
        <select
          @change=${({ target }: Event) => target instanceof HTMLSelectElement && reviewing.deepen(Number(target.value))}
        >
          ${depths.map(
            (one) =>
              html`<option value=${one} ?selected=${one === reviewing.depth}>${one.toLocaleString('en')}</option>`,
          )}
        </select>
      </label>
      <button type="button" class="main" @click=${go}>
        ${speak(reviewing.isBusy ? 'play.stop' : 'play.review.start')}
      </button>
    </div>
    ${progress(scene, reviewing)}`;
};

const turn = (scene: Scene, acts: Acts, reviewing: Reviewing, one: Turn): TemplateResult => {
  const { speak, seen } = scene;
  const isShown = reviewing.shown === one.ply && seen.ply === one.ply;
  const show = (): void => {
    reviewing.shown = one.ply;
    acts.propose(one.ply, one.better.places);
  };
  return html`<li>
    <button type="button" aria-current=${isShown ? 'step' : nothing} @click=${show}>
      ${one.ply + 1}. ${one.words}: −${Math.round(one.loss * 100)} %
    </button>
    <p>${speak('play.review.better', { move: one.better.words })}</p>
    ${foreseen(scene, reviewing, one.ply)}
    <button type="button" class="small" @click=${() => acts.fork(one.ply)}>${speak('play.review.what-if')}</button>
  </li>`;
};

/**
 * Shows a review of a game, with all its parts.
 *
 * @param scene - the state that the parts of the element show
 * @param acts - the actions that people can take
 * @param reviewing - the review of the game
 * @returns the template
 */
export const reviewView = (scene: Scene, acts: Acts, reviewing: Reviewing): TemplateResult => {
  const { speak, history, seen } = scene;
  const turns = turnsOf(history, reviewing.found);
  const curve = curveOf(scene, reviewing.found, turns);
  return html`<section class="review" aria-label=${speak('play.review')}>
    ${search(scene, reviewing)}
    ${
      reviewing.found.size === 0
        ? html`<p>${speak('play.review.about')}</p>`
        : html`${picture(curve, speak, acts.look)}
            <p class="legend">${speak('play.review.legend', { who: curve.courses.map(({ name }) => name).join(', ') })}</p>
            ${foreseen(scene, reviewing, seen.ply)}
            <h2>${speak('play.review.turns')}</h2>
            ${turns.length === 0 ? html`<p>${speak('play.review.none')}</p>` : nothing}
            <ol class="turns">
              ${turns.map((one) => turn(scene, acts, reviewing, one))}
            </ol>
            ${table(curve, speak, acts.look)}`
    }
    <div class="bar">
      <button type="button" ?disabled=${seen.end !== null} @click=${() => acts.fork(seen.ply)}>${speak('play.review.fork', { ply: seen.ply })}</button>
    </div>
    ${rounds(scene, reviewing)}
  </section>`;
};
