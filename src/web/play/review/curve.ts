/**
 * The curve of a game, as a picture and as a table: the expected result of each side after every move.
 *
 * @packageDocumentation
 */
import { html, svg, type TemplateResult } from 'lit';
import type { Speak } from '../words.js';

/** One line of the curve, for one seat or team. */
export interface CurveLine {
  /** The name of the seat or team to which the line belongs. */
  readonly name: string;
  /** The expected result at each ply, from 0 to 1; undefined if the result is not known yet. */
  readonly values: readonly (number | undefined)[];
}

/** The contents of the curve: its lines, the moves, and the plies to be marked. */
export interface Curve {
  readonly courses: readonly CurveLine[];
  /** The moves in words, beginning with the first move; there is no entry for the start of the game. */
  readonly moves: readonly string[];
  /** The plies of the turning points. */
  readonly turns: readonly number[];
  /** The ply that the board shows. */
  readonly at: number;
}

const [width, height, edge] = [320, 130, 8];

const dashes = ['', '7 4', '2 3', '10 3 2 3', '4 2'];

const percent = (value: number | undefined): string => (value === undefined ? '' : `${Math.round(value * 100)} %`);

const xOf = (ply: number, last: number): number => edge + (ply * (width - 2 * edge)) / Math.max(1, last);

const yOf = (value: number): number => height - edge - value * (height - 2 * edge);

/** Draws a line through all known values, with gaps where no value is known. */
const pathOf = ({ values }: CurveLine): string =>
  values
    .flatMap((value, ply) => {
      if (value === undefined) return [];
      const isNew = ply === 0 || values[ply - 1] === undefined;
      return [`${isNew ? 'M' : 'L'}${xOf(ply, values.length - 1).toFixed(1)} ${yOf(value).toFixed(1)}`];
    })
    .join('');

/** Returns the ply at which the picture of the curve was clicked. */
const plyAt = ({ clientX, currentTarget }: MouseEvent, last: number): number => {
  if (!(currentTarget instanceof Element)) return 0;
  const { left, width: wide } = currentTarget.getBoundingClientRect();
  const part = (((clientX - left) / wide) * width - edge) / (width - 2 * edge);
  return Math.round(Math.min(1, Math.max(0, part)) * last);
};

/** The curve as a picture; a click on the picture shows the position at the clicked ply. */
export const picture = ({ courses, turns, at }: Curve, speak: Speak, show: (ply: number) => void): TemplateResult => {
  const last = (courses[0]?.values.length ?? 1) - 1;
  const half = yOf(0.5);
  const dots = turns.flatMap((ply) => {
    const value = courses[0]?.values[ply];
    return value === undefined ? [] : [svg`<circle cx=${xOf(ply, last)} cy=${yOf(value)} r="4" />`];
  });
  return html`<svg
    class="curve"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-labelledby="curve-title curve-desc"
    @click=${(event: MouseEvent) => show(plyAt(event, last))}
  >
    <title id="curve-title">${speak('play.review.curve')}</title>
    <desc id="curve-desc">${speak('play.review.curve.more', { who: courses.map(({ name }) => name).join(', ') })}</desc>
    <path class="half" d="M${edge} ${half}H${width - edge}" />
    <path class="now" d="M${xOf(at, last)} ${edge}V${height - edge}" />
    ${courses.map((one, index) => svg`<path class="course" stroke-dasharray=${dashes[index % dashes.length]!} d=${pathOf(one)} />`)}
    ${dots}
  </svg>`;
};

/** The curve as a table. */
export const table = ({ courses, moves, at }: Curve, speak: Speak, show: (ply: number) => void): TemplateResult =>
  html`<details>
    <summary>${speak('play.review.table')}</summary>
    <table>
      <thead>
        <tr>
          <th>${speak('play.move')}</th>
          ${courses.map(({ name }) => html`<th>${speak.called(name)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${[speak('play.start'), ...moves].map(
          (words, ply) =>
            html`<tr>
              <td>
                <button type="button" aria-current=${ply === at ? 'step' : 'false'} @click=${() => show(ply)}>
                  ${ply}. ${words}
                </button>
              </td>
              ${courses.map(({ values }) => html`<td>${percent(values[ply])}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
