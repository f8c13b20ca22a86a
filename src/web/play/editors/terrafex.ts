/**
 * The editor of Terrafex: a layout of one's own. @rule TF-2.6
 *
 * @packageDocumentation
 */
import { html, type TemplateResult } from 'lit';
import { message } from '../../../face/message.js';
import { terrafexFace } from '../../../face/terrafex/index.js';
import { board, contentNames, game, initial, layouts, squares } from '../../../games/terrafex/seen.js';
import type { Editing, OptionEditor } from '../editor.js';
import { editorsWith, replaced } from './editors.js';
import { type Cell, chip, grid } from './grid.js';

const { files, ranks } = board;

/** The names of single pieces, in the order in which the pool counts them. */
const pieceNames = contentNames.filter((name) => name.length === 2);

const content = /\.|[RYGB][123](?:\+G[123])?/g;

const emptyLayout = Array.from({ length: ranks }, () => '.'.repeat(files)).join('/');

/** The text of the board that a value of the option stands for. */
const boardText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : '1';
  return Object.entries(layouts).find(([name]) => name === text)?.[1] ?? text;
};

/** The contents of all squares, the top rank first. Squares that a text does not describe are empty. */
const contentsOf = (text: string): readonly string[] => {
  const rows = text.split('/').map((row) => row.match(content) ?? []);
  return Array.from({ length: files * ranks }, (_, at) => rows[Math.floor(at / files)]?.[at % files] ?? '.');
};

/** The value of the option for a board: the name of a printed layout, or the board's text. */
const valueOf = (contents: readonly string[]): string => {
  const rows = Array.from({ length: ranks }, (_, row) => contents.slice(row * files, (row + 1) * files).join(''));
  const text = rows.join('/');
  return Object.entries(layouts).find(([, layout]) => layout === text)?.[0] ?? text;
};

/** The content of a square after a piece is put there: a glacier can cover a forest, and what is there already is taken away. */
const withPiece = (old: string, piece: string): string => {
  if (old === piece) return '.';
  const green = /G[123]$/.exec(old)?.[0];
  const stack = `${piece}+${green ?? ''}`;
  if (old === stack) return green ?? '.';
  return contentNames.some((name) => name === stack) ? stack : piece;
};

const countOf = (contents: readonly string[], piece: string): number =>
  contents.filter((one) => one.split('+').includes(piece)).length;

/** The number of pieces of a kind in the box. @rule TF-1.2 */
const boxed: ReadonlyMap<string, number> = new Map(
  pieceNames.map((name, place) => [name, (initial.pool[place] ?? 0) + countOf(contentsOf(boardText('1')), name)]),
);

/** The number of pieces of a kind that are not on the board. */
const left = (contents: readonly string[], piece: string): number => (boxed.get(piece) ?? 0) - countOf(contents, piece);

const draw = ({ value, held, speak, change, hold }: Editing): TemplateResult => {
  const contents = contentsOf(boardText(value));
  const piece = held === '' ? 'B3' : held;
  const palette = [...[1, 2, 3].flatMap((size) => pieceNames.filter((name) => name.endsWith(String(size)))), '.'].map(
    (name): Cell => {
      const what = message(name === '.' ? 'edit.nothing' : `piece.${name}`);
      return {
        label: name === '.' ? speak('edit.nothing') : speak('edit.left', { what, count: left(contents, name) }),
        content:
          name === '.' ? html`<span class="chip">×</span>` : html`${chip(name)}<small>${left(contents, name)}</small>`,
        isOn: piece === name,
        press: () => hold(name),
      };
    },
  );
  const cells = contents.map((old, at): Cell => {
    const square = squares[(ranks - 1 - Math.floor(at / files)) * files + (at % files)] ?? '';
    const names = old === '.' ? [] : old.split('+');
    return {
      label: speak('edit.square', {
        square,
        what: names.length === 0 ? message('edit.nothing') : names.map((name) => message(`piece.${name}`)),
      }),
      content: html`${names.map(chip)}`,
      press: () => change(valueOf(replaced(contents, at, piece === '.' ? '.' : withPiece(old, piece)))),
    };
  });
  return html`
    <div class="bar">
      ${Object.keys(layouts).map(
        (name) =>
          html`<button type="button" aria-pressed=${String(valueOf(contents) === name)} @click=${() => change(name)}>
            ${speak('edit.layout', { name })}
          </button>`,
      )}
      <button type="button" @click=${() => change(emptyLayout)}>${speak('edit.empty')}</button>
    </div>
    <p>${speak('edit.layout.how')}</p>
    ${grid(speak('edit.pieces'), 4, palette)} ${grid(speak('edit.board'), files, cells)}
  `;
};

const layout: OptionEditor = {
  option: 'layout',
  draw,
  name: (value) =>
    typeof value === 'string' && Object.hasOwn(layouts, value)
      ? message('edit.layout', { name: value })
      : message('edit.own'),
  print: (value) => (typeof value === 'string' ? value : ''),
  read: (text) => (text.trim() === '' ? undefined : text.trim()),
};

/** The editors of Terrafex. */
export const terrafexEditors = editorsWith(game.options, terrafexFace.english, [layout]);
