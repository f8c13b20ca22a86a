/**
 * The end of a game: who won, and where the points came from.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { AnySnapshot } from '../session/closed.js';
import type { Sources } from './game.js';
import type { Acts, Scene } from './scene.js';

/** The seats from the best to the last, each with its score. */
const ranked = ({ seen, match }: Scene): readonly { readonly seat: number; readonly score: number | null }[] =>
  seen.seats
    .map((_, seat) => ({ seat, score: match.scoreOf(seat, seen) }))
    .toSorted((one, other) => (one.score === null || other.score === null ? 0 : other.score - one.score));

/** The points of one source; an author may leave out those that bring a seat nothing. */
const pointsOf = (sources: Sources, index: number): number => sources[index]?.[1] ?? 0;

/** The points of every seat, by source where the game tells them apart. */
export const points = (scene: Scene): TemplateResult => {
  const { seen, speak, game, gains } = scene;
  const rows = ranked(scene);
  if (rows.every(({ score }) => score === null)) return html`<p>${speak('play.hidden')}</p>`;
  const sources = seen.view === null || game.sources === null ? [] : game.sources(seen.view);
  const [names = []] = sources;
  const used = names.flatMap(([name], index) =>
    sources.some((one) => pointsOf(one, index) !== 0) ? [{ name, index }] : [],
  );
  return html`<table class="points">
    <thead>
      <tr>
        <th>${speak('play.source')}</th>
        ${rows.map(({ seat }) => html`<th>${speak.called(seen.seats[seat]!.name)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${used.map(
        ({ name, index }) =>
          html`<tr>
            <td>${name.replaceAll(/[-_]/g, ' ')}</td>
            ${rows.map(({ seat }) => html`<td>${pointsOf(sources[seat]!, index)}</td>`)}
          </tr>`,
      )}
      <tr>
        <th>${speak('play.total')}</th>
        ${rows.map(({ seat, score }) => html`<td><strong>${score}</strong>${gainText(gains[seat])}</td>`)}
      </tr>
    </tbody>
  </table>`;
};

const gainText = (gain: number | null | undefined): string =>
  gain === null || gain === undefined || gain === 0 ? '' : ` (${gain > 0 ? '+' : '−'}${Math.abs(gain)})`;

/** How people ended a game; the game itself says it of its own ends. */
const byPeople = ({ seen, speak }: Scene, end: AnySnapshot['end']): string => {
  if (end?._tag !== 'ByPeople') return '';
  const { reason, seat } = end.end;
  if (reason === 'agreement') return speak('play.result.agreement');
  if (reason !== 'resignation' || seat === null) return '';
  return speak('play.result.resignation', { who: seen.seats[seat]!.name });
};

/** The result, with what can be done now. */
export const result = (scene: Scene, acts: Acts): TemplateResult => {
  const { seen, speak } = scene;
  const said = byPeople(scene, seen.end);
  return html`<section class="result" aria-label=${speak('play.result')}>
    <h2>${said === '' ? seen.standing : said}</h2>
    ${points(scene)}
    <div class="bar">
      <button type="button" class="main" @click=${acts.rematch}>${speak('play.rematch')}</button>
      <button type="button" @click=${() => acts.form(seen.seats.length)}>${speak('play.new')}</button>
      ${seen.plies === 0 ? nothing : html`<button type="button" @click=${() => acts.open('review')}>${speak('play.review')}</button>`}
    </div>
  </section>`;
};
