/**
 * Shapes of five squares: small pictures of them, and squares on which people draw their own.
 *
 * @packageDocumentation
 */
import { html, svg, type TemplateResult } from 'lit';
import { canonicalShape, drawingOf } from '../../../games/transformartian/index.js';
import type { Editing } from '../editor.js';
import { type Cell, grid } from './grid.js';

const side = 5;

/** A small picture of a shape, given by name or drawing. */
export const shapePicture = (shape: string): TemplateResult => {
  const rows = drawingOf(shape).split('/');
  const cells = rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === 'o' ? [[x, y] as const] : [])));
  return html`<svg class="shape" viewBox="-0.1 -0.1 5.2 5.2" aria-hidden="true">
    ${cells.map(([x, y]) => svg`<rect x=${x} y=${y} width="0.92" height="0.92"></rect>`)}
  </svg>`;
};

/** The rows of the squares that people drew on, without empty ones at the edges. */
const drawn = (held: string): string => {
  const rows = Array.from({ length: side }, (_, y) => held.slice(y * side, (y + 1) * side));
  const columns = Array.from({ length: side }, (_, x) => x).filter((x) => rows.some((row) => row[x] === 'o'));
  const [from, to] = [columns[0] ?? 0, columns.at(-1) ?? side - 1];
  const used = rows.map((row) => row.slice(from, to + 1));
  const first = used.findIndex((row) => row.includes('o'));
  const last = used.findLastIndex((row) => row.includes('o'));
  return used.slice(first, last + 1).join('/');
};

/** Squares on which people draw a shape, and a button that adds it under its canonical form. */
export const drawingBoard = (editing: Editing, add: (shape: string) => void): TemplateResult => {
  const { speak, hold } = editing;
  const held = editing.held.length === side * side ? editing.held : '.'.repeat(side * side);
  const cells = [...held].map((letter, at): Cell => {
    const isOn = letter === 'o';
    return {
      label: speak('edit.cell', { column: (at % side) + 1, row: Math.floor(at / side) + 1 }),
      content: isOn ? '■' : '',
      isOn,
      press: () => hold(held.slice(0, at) + (isOn ? '.' : 'o') + held.slice(at + 1)),
    };
  });
  const shape = canonicalShape(drawn(held));
  return html`
    ${grid(speak('edit.drawing'), side, cells)}
    <div class="bar">
      <button
        type="button"
        ?disabled=${shape === undefined}
        @click=${() => {
          if (shape === undefined) return;
          hold('');
          add(shape);
        }}
      >
        ${speak('edit.add-shape')}
      </button>
      <span>${shape ?? speak('edit.five-connected')}</span>
    </div>
  `;
};
