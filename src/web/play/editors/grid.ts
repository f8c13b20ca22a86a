/**
 * Squares that people fill: with a mouse, by touch, or with the arrow keys.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';

/** A square of the grid. */
export interface Cell {
  /** What a screen reader says. */
  readonly label: string;
  readonly content: TemplateResult | string;
  /** True if the square is switched on or picked up; undefined if it only holds something. */
  readonly isOn?: boolean;
  readonly press: () => void;
}

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Moves the focus to the next square in the direction of an arrow key. */
const steer =
  (columns: number) =>
  (event: KeyboardEvent): void => {
    const step = steps[event.key]?.(columns);
    const group = event.currentTarget;
    if (step === undefined || !(group instanceof Element) || !(event.target instanceof Element)) return;
    const buttons = [...group.querySelectorAll('button')];
    const from = buttons.findIndex((button) => button === event.target);
    const isEdge = Math.abs(step) === 1 && Math.floor(from / columns) !== Math.floor((from + step) / columns);
    event.preventDefault();
    if (from >= 0 && !isEdge) buttons[from + step]?.focus();
  };

/** Only one square is reached with Tab: the one that had the focus last. */
const remember = ({ currentTarget: group, target }: FocusEvent): void => {
  if (!(group instanceof Element)) return;
  for (const button of group.querySelectorAll('button')) button.tabIndex = button === target ? 0 : -1;
};

/** A group of squares with the given name and number of columns. */
export const grid = (name: string, columns: number, cells: readonly Cell[]): TemplateResult =>
  html`<div
    class="squares"
    role="group"
    aria-label=${name}
    data-columns=${columns}
    @keydown=${steer(columns)}
    @focusin=${remember}
  >
    ${cells.map(
      ({ label, content, isOn, press }, index) =>
        html`<button
          type="button"
          tabindex=${index === 0 ? 0 : -1}
          title=${label}
          aria-pressed=${isOn === undefined ? nothing : String(isOn)}
          @click=${press}
        >
          ${content}<span class="heard">${label}</span>
        </button>`,
    )}
  </div>`;

/** A piece as a coloured sign with its letter and size. */
export const chip = (name: string): TemplateResult =>
  html`<span class="chip" data-colour=${name[0] ?? ''}>${name}</span>`;
