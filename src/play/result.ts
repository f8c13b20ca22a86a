/**
 * The end of a game: the winners, and the sources of the points.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { signed } from '../face/signed.js';
import type { AnySnapshot } from '../session/closed.js';
import type { Sources } from './game.js';
import type { Acts, Scene } from './scene.js';

/** The seats from the best to the last, each with its score. */
const ranked = ({ seen, match }: Scene): readonly { readonly seat: number; readonly score: number | null }[] =>
  seen.seats
    .map((_, seat) => ({ seat, score: match.scoreOf(seat, seen) }))
    .toSorted((one, other) => (one.score === null || other.score === null ? 0 : other.score - one.score));

/** The points from one source; authors may omit sources from which a seat got nothing. */
export const pointsOf = (sources: Sources, index: number): number => sources[index]?.[1] ?? 0;

/** The points of every seat, listed by source if the game distinguishes sources. */
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

const gainText = (gain: number | null | undefined): string => (signed(gain) === '' ? '' : ` (${signed(gain)})`);

/** The way in which people ended a game, in words; for endings by the rules, the game has its own words. */
const byPeople = ({ seen, speak }: Scene, end: AnySnapshot['end']): string => {
  if (end?._tag !== 'ByPeople') return '';
  const { reason, seat } = end.end;
  return speak(`play.result.${reason}`, { who: seat === null ? '' : speak.called(seen.seats[seat]!.name) });
};

/** The seats in first place. */
const firstIn = (end: AnySnapshot['end']): readonly number[] => {
  if (end === null) return [];
  if (end._tag === 'ByRules') return end.result.winners;
  return end.end.places?.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
};

/** The winners in words, if people ended the game; otherwise the game has its own words. */
const winnersIn = ({ seen, speak }: Scene): string => {
  const first = firstIn(seen.end);
  if (first.length === 0 || first.length === seen.seats.length) return speak('play.result.nobody');
  const names = first.map((seat) => speak.called(seen.seats[seat]!.name)).join(', ');
  return speak(first.length === 1 ? 'play.result.wins' : 'play.result.win', { who: names });
};

const ownActs = ({ seen, speak }: Scene, acts: Acts): TemplateResult =>
  html`<button type="button" class="main" @click=${acts.rematch}>${speak('play.rematch')}</button>
    <button type="button" @click=${() => acts.form(seen.seats.length)}>${speak('play.new')}</button>
    ${seen.plies === 0 ? nothing : html`<button type="button" @click=${() => acts.open('review')}>${speak('play.review')}</button>`}`;

/** The record of a game at a table, which the server provides once the game is over. */
const tableRecord = ({ match, speak, note }: Scene, acts: Acts): TemplateResult => {
  const isOff = match.play.save() === null;
  return html`<button type="button" class="main" ?disabled=${isOff} @click=${acts.save}>${speak('play.save')}</button>
    <button type="button" ?disabled=${isOff} @click=${acts.copyRecord}>${speak('play.copy')}</button>
    <span role="status">${note}</span>`;
};

/** The result, with the actions that are possible now. */
export const result = (scene: Scene, acts: Acts): TemplateResult => {
  const { seen, speak, own } = scene;
  const said = byPeople(scene, seen.end);
  return html`<section class="result" aria-label=${speak('play.result')}>
    <h2>${said === '' ? seen.standing : said}</h2>
    ${said === '' ? nothing : html`<p>${winnersIn(scene)}</p>`} ${points(scene)}
    <div class="bar">${own === null ? tableRecord(scene, acts) : ownActs(scene, acts)}</div>
  </section>`;
};
