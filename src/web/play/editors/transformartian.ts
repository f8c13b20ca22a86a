/**
 * The editors of Transformartian: the shapes of the chart, the cards of ExxTRA, the ladder and the starting grid.
 *
 * @packageDocumentation
 */
import { html, type TemplateResult } from 'lit';
import { message } from '../../../face/message.js';
import { transformartianFace } from '../../../face/transformartian/index.js';
import { basicShapes, catalogue, colours, game } from '../../../games/transformartian/index.js';
import type { Editing, OptionEditor } from '../editor.js';
import { jsonIn } from '../options.js';
import { editorsWith, exchanged, textsIn, wordsIn } from './editors.js';
import { exxtra } from './exxtra.js';
import { type Cell, chip, grid } from './grid.js';
import { drawingBoard, shapePicture } from './shape.js';

const files = 5;

/** A button for a shape, which is pressed while the shape is chosen. `place` is its column on the chart. */
const shapeCard = ({ speak }: Editing, shape: string, place: number, press: () => void): TemplateResult =>
  html`<button
    type="button"
    class="pick"
    aria-pressed=${String(place > 0)}
    title=${shape}
    @click=${press}
  >
    ${shapePicture(shape)} ${shape}
    ${place > 0 ? html`<strong>${place}</strong><span class="heard">${speak('edit.column', { column: place })}</span>` : ''}
  </button>`;

/** The shapes of the chart. @rule TX-2.2 */
const shapes: OptionEditor = {
  option: 'shapes',
  draw: (editing) => {
    const { value, speak, change } = editing;
    const chosen = value === undefined ? basicShapes : textsIn(value);
    const own = chosen.filter((shape) => !Object.hasOwn(catalogue, shape));
    const toggle = (shape: string) => (): void =>
      change(chosen.includes(shape) ? chosen.filter((one) => one !== shape) : [...chosen, shape]);
    return html`
      <p>${speak('edit.shapes.how')}</p>
      <div class="picks" role="group" aria-label=${speak('edit.shapes')}>
        ${[...Object.keys(catalogue), ...own].map((shape) =>
          shapeCard(editing, shape, chosen.indexOf(shape) + 1, toggle(shape)),
        )}
      </div>
      <p>${speak('edit.own-shape')}</p>
      ${drawingBoard(editing, (shape) => change(chosen.includes(shape) ? chosen : [...chosen, shape]))}
    `;
  },
  name: (value) => message('edit.list', { items: textsIn(value).join(' ') }),
  print: (value) => textsIn(value).join(' '),
  read: wordsIn,
};

/** The ladder. @rule TX-2.4 */
const levels: OptionEditor = {
  option: 'levels',
  draw: ({ speak }) => html`<p>${speak('edit.levels.how')}</p>`,
  name: (value) => message('edit.list', { items: Array.isArray(value) ? value.join(' ') : '' }),
  print: (value) => (Array.isArray(value) ? value.join(' ') : ''),
  read: (text) => wordsIn(text)?.map(jsonIn),
};

/** The letters of a grid's squares, the top rank first. */
const lettersOf = (value: unknown, ranks: number): readonly string[] => {
  const letters = typeof value === 'string' ? [...value.replaceAll('/', '')] : [];
  return letters.length === files * ranks
    ? letters
    : Array.from({ length: files * ranks }, (_, at) => colours[Math.floor(at / files)]!);
};

const gridText = (letters: readonly string[]): string =>
  Array.from({ length: letters.length / files }, (_, row) =>
    letters.slice(row * files, (row + 1) * files).join(''),
  ).join('/');

const shuffled = (letters: readonly string[]): readonly string[] =>
  letters
    .map((letter) => ({ letter, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ letter }) => letter);

const ranksIn = ({ options: { players, teams } }: Editing): number =>
  teams === 3 || (teams === undefined && (players === 3 || players === 6)) ? 6 : 5;

const drawGrid = (editing: Editing): TemplateResult => {
  const { value, held, speak, change, hold } = editing;
  const ranks = ranksIn(editing);
  const letters = lettersOf(value, ranks);
  const from = held === '' ? -1 : Number(held);
  const press = (at: number): void => {
    if (from < 0) hold(String(at));
    else {
      hold('');
      change(gridText(exchanged(letters, from, at)));
    }
  };
  const cells = letters.map(
    (letter, at): Cell => ({
      label: speak('edit.square', {
        square: `${'abcde'[at % files] ?? ''}${ranks - Math.floor(at / files)}`,
        what: message(`edit.colour.${letter}`),
      }),
      content: chip(letter),
      isOn: at === from,
      press: () => press(at),
    }),
  );
  return html`
    <p>${speak('edit.grid.how')}</p>
    ${value === undefined ? '' : grid(speak('edit.board'), files, cells)}
    <div class="bar">
      <button type="button" @click=${() => change(gridText(shuffled(letters)))}>${speak('edit.shuffle')}</button>
      <button type="button" ?disabled=${value === undefined} @click=${() => change(undefined)}>${speak('edit.drawn')}</button>
    </div>
  `;
};

/** The starting grid. @rule TX-2.9 */
const startGrid: OptionEditor = {
  option: 'grid',
  draw: drawGrid,
  name: (value) => message(value === 'drawn' ? 'edit.drawn' : 'edit.own'),
  print: (value) => (typeof value === 'string' ? value : ''),
  read: (text) => (text.trim() === '' ? undefined : text.trim()),
};

/** The editors of Transformartian. */
export const transformartianEditors = editorsWith(game.options, transformartianFace.english, [
  shapes,
  exxtra,
  levels,
  startGrid,
]);
