/**
 * Shows how a game ended: the winners, and where the points came from.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { html, nothing, type TemplateResult } from 'lit';
import { placesAfter } from '../../core/records/departures.js';
import { message } from '../../face/message.js';
import { signed } from '../../face/signed.js';
import type { AnySnapshot } from '../session/any-session.js';
import { colourOf } from './colours.js';
import type { Sources } from './game.js';
import type { Acts, Scene } from './scene.js';

/** The seats with their scores, from the highest score to the lowest. */
const ranked = ({ seen, match }: Scene): readonly { readonly seat: number; readonly score: number | null }[] =>
  seen.seats
    .map((_, seat) => ({ seat, score: match.scoreOf(seat, seen) }))
    .toSorted((one, other) => (one.score === null || other.score === null ? 0 : other.score - one.score));

/** The points of a seat from one source. A missing source counts as 0, since authors may leave out sources that gave no points. */
export const pointsOf = (sources: Sources, index: number): number => sources[index]?.[1] ?? 0;

/** Shows the points of every seat, listed by source if the game distinguishes sources. */
export const points = (scene: Scene): TemplateResult => {
  const { seen, speak, game, gains } = scene;
  const rows = ranked(scene);
  if (rows.every(({ score }) => score === null))
    return html`<p>${speak(seen.end === null ? 'play.hidden' : 'play.hidden.ended')}</p>`;
  const sources = seen.view === null || game.sources === null ? [] : game.sources(seen.view);
  const used = usedIn(scene, sources);
  return html`<table class="points">
    <thead>
      <tr>
        <th>${speak('play.source')}</th>
        ${rows.map(({ seat }) => {
          const name = speak.called(seen.seats[seat]!.name);
          return html`<th title=${name}>${name}</th>`;
        })}
      </tr>
    </thead>
    <tbody>
      ${used.map(
        ({ name, index }) =>
          html`<tr>
            <td>${name}</td>
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

const gainText = (gain: number | null | undefined): TemplateResult | typeof nothing =>
  signed(gain) === '' ? nothing : html` <small>(${signed(gain)})</small>`;

/** Says how people ended a game; empty if the game ended by its rules, since the game itself describes that ending. */
const byPeople = ({ seen, speak }: Scene, end: AnySnapshot['end']): string => {
  if (end?._tag !== 'ByPeople') return '';
  const { reason, seat } = end.end;
  return speak(`play.result.${reason}`, { who: seat === null ? '' : speak.called(seen.seats[seat]!.name) });
};

/** The places of a game that is over; who left is behind the others. */
const placesIn = ({ seen: { end, left, view }, game }: Scene): readonly number[] => {
  if (end?._tag === 'ByPeople') return end.end.places ?? [];
  const places = end?.result.places ?? [];
  const teams = view === null ? [] : game.teams(view);
  return placesAfter(teams.length === places.length ? teams : places.map((_, seat) => seat), left, places);
};

/** The seats in first place. */
const firstIn = (scene: Scene): readonly number[] =>
  placesIn(scene).flatMap((place, seat) => (place === 1 ? [seat] : []));

/** The names of seats, as a list. */
const namesIn = ({ seen, speak }: Scene, seats: readonly number[]): string =>
  seats.map((seat) => speak.called(seen.seats[seat]!.name)).join(', ');

/** Names the winners of a game that people ended. */
const winnersIn = (scene: Scene): string => {
  const { seen, speak } = scene;
  const first = firstIn(scene);
  if (first.length === 0 || first.length === seen.seats.length) return speak('play.result.nobody');
  const names = namesIn(scene, first);
  return speak(first.length === 1 ? 'play.result.wins' : 'play.result.win', { who: names });
};

const ownActs = ({ seen, speak }: Scene, acts: Acts): TemplateResult =>
  html`<button type="button" class="main" @click=${acts.rematch}>${speak('play.rematch')}</button>
    <button type="button" @click=${() => acts.form(seen.seats.length)}>${speak('play.new')}</button>
    ${seen.plies === 0 ? nothing : html`<button type="button" @click=${() => acts.open('review')}>${speak('play.review')}</button>`}`;

/** The buttons for the record of a game at a server's table; the server supplies the record once the game is over. */
const tableRecord = ({ match, speak, note }: Scene, acts: Acts): TemplateResult => {
  const isOff = isLeft(match.play.save());
  const isReviewable = match.known !== null && match.play.snapshot().plies > 0;
  return html`<slot name="ended"></slot>
    ${isReviewable ? html`<button type="button" ?disabled=${isOff} @click=${acts.reviewTable}>${speak('play.review')}</button>` : nothing}
    <button type="button" ?disabled=${isOff} @click=${acts.save}>${speak('play.save')}</button>
    <button type="button" ?disabled=${isOff} @click=${acts.copyRecord}>${speak('play.copy')}</button>
    <span role="status">${note}</span>`;
};

/** Names those in first place; empty if the game ended by its rules and nobody had left, since the game itself then names its winners. */
const firstText = (scene: Scene): string => {
  const { end, left } = scene.seen;
  if (end?._tag === 'ByPeople') return winnersIn(scene);
  return left.length === 0 ? '' : scene.speak('play.result.first', { who: namesIn(scene, firstIn(scene)) });
};

/** The tones of a seat's bars, one for each source, in turn; a mix with the paper, so that neighbours differ in brightness as well. */
const tones = [100, 62, 82, 44, 72, 34] as const;

/** A source of points in the reader's language. The sources of a game without words for them have the names that its author gave them. */
const nameOf = ({ match, speak }: Scene, source: string): string => {
  const key = `source.${source}`;
  const said = [speak(key), match.mine.say(message(key))].find((one) => one.toLowerCase() !== key.toLowerCase());
  return said ?? source.replaceAll(/[-_]/g, ' ');
};

/** The sources that gave points to some seat, each with its name and its place in the lists of sources. */
const usedIn = (
  scene: Scene,
  sources: readonly Sources[],
): readonly { readonly name: string; readonly index: number }[] => {
  const [names = []] = sources;
  return names.flatMap(([name], index) =>
    sources.some((one) => pointsOf(one, index) !== 0) ? [{ name: nameOf(scene, name), index }] : [],
  );
};

/** A bar for each seat, with a piece for each source of its points; nothing for a game without sources. The table says the same in figures. */
const bars = (scene: Scene): TemplateResult | typeof nothing => {
  const { seen, speak, game } = scene;
  const sources = seen.view === null || game.sources === null ? [] : game.sources(seen.view);
  const used = usedIn(scene, sources);
  const sumOf = (seat: number): number =>
    used.reduce((sum, { index }) => sum + Math.max(0, pointsOf(sources[seat] ?? [], index)), 0);
  const most = Math.max(1, ...seen.seats.map((_, seat) => sumOf(seat)));
  if (used.length < 2) return nothing;
  const piece = (seat: number, { name, index }: (typeof used)[number], at: number): TemplateResult | typeof nothing => {
    const count = pointsOf(sources[seat] ?? [], index);
    const style = `inline-size:${(100 * count) / most}%;--tone:${tones[at % tones.length]!}%`;
    return count <= 0 ? nothing : html`<span style=${style} title="${name}: ${count}"></span>`;
  };
  return html`<div class="bars" aria-hidden="true">
    ${ranked(scene).map(
      ({ seat }) =>
        html`<small>${speak.called(seen.seats[seat]!.name)}</small>
          <div style="--side:${colourOf(scene, seat)}">${used.map((one, at) => piece(seat, one, at))}</div>`,
    )}
  </div>`;
};

/** Shows the result of a game, with the actions that are possible after its end. */
export const result = (scene: Scene, acts: Acts): TemplateResult => {
  const { seen, speak, own } = scene;
  const said = seen.left.length === 0 ? byPeople(scene, seen.end) : '';
  const first = firstText(scene);
  return html`<section class="result" aria-label=${speak('play.result')}>
    <h2>${said === '' ? seen.standing : said}</h2>
    ${first === '' ? nothing : html`<p>${first}</p>`} ${bars(scene)} ${points(scene)}
    <div class="bar">${own === null ? tableRecord(scene, acts) : ownActs(scene, acts)}</div>
  </section>`;
};
