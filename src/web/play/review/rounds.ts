/**
 * The sources of a game's points, round by round, for games that record them.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Rounds } from '../game.js';
import { pointsOf } from '../result.js';
import type { Scene } from '../scene.js';
import type { Reviewing } from './reviewing.js';

const cell = (points: number): TemplateResult => html`<td>${points === 0 ? '' : points}</td>`;

const seatTable = ({ speak }: Scene, name: string, ofSeat: Rounds): TemplateResult => {
  const [names = []] = ofSeat;
  const rows = names.flatMap(([source], index) => {
    const points = ofSeat.map((round) => pointsOf(round, index));
    return points.every((one) => one === 0) ? [] : [{ source, points }];
  });
  const sums = ofSeat.map((round) => round.reduce((sum, [, points]) => sum + points, 0));
  return html`<details>
    <summary>${speak.called(name)}: ${sums.reduce((sum, one) => sum + one, 0)}</summary>
    <table class="points">
      <thead>
        <tr>
          <th>${speak('play.source')}</th>
          ${sums.map((_, round) => html`<th>${round}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ source, points }) =>
            html`<tr>
              <td>${source.replaceAll(/[-_]/g, ' ')}</td>
              ${points.map(cell)}
            </tr>`,
        )}
        <tr>
          <th>${speak('play.total')}</th>
          ${sums.map(cell)}
        </tr>
      </tbody>
    </table>
  </details>`;
};

/** Shows every seat's points by source and round, or the button that computes them. Shows nothing if the game does not record points by round. */
export const rounds = (scene: Scene, reviewing: Reviewing): TemplateResult | typeof nothing => {
  const { speak, seen } = scene;
  const all = reviewing.rounds;
  if (reviewing.game.rounds === null) return nothing;
  if (all === null)
    return html`<div class="bar">
      <button type="button" @click=${() => reviewing.book()}>${speak('play.review.rounds')}</button>
    </div>`;
  return html`<h2>${speak('play.review.rounds')}</h2>
    ${all.map((one, seat) => seatTable(scene, seen.seats[seat]!.name, one))}`;
};
