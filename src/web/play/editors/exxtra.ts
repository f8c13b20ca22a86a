/**
 * The editor of the option `exxtra`: the cards that replace shapes of the chart. @rule TX-2.3
 *
 * @packageDocumentation
 */
import { html, type TemplateResult } from 'lit';
import { isObject } from '../../../core/reading/objects.js';
import { message } from '../../../face/message.js';
import type { Exxtra } from '../../../games/transformartian/index.js';
import type { Editing, OptionEditor } from '../editor.js';
import { jsonIn } from '../options.js';
import { textsIn } from './editors.js';
import { select } from './select.js';
import { drawingBoard, shapePicture } from './shape.js';

const columns = [1, 2, 3, 4, 5] as const;

type Cards = 'none' | 'all' | 'replace' | 'columns';

const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

/** The cards that a value asks for; parts that are no such cards are left out. */
const cardsOf = (value: unknown): Exxtra | undefined => {
  if (!isObject(value)) return undefined;
  const { replace, twos } = value;
  const own = textsIn(value['own']);
  return {
    ...(typeof replace === 'number' ? { replace } : {}),
    ...(value['columns'] === undefined ? {} : { columns: numbersIn(value['columns']) }),
    ...(typeof twos === 'number' ? { twos } : {}),
    ...(own.length === 0 ? {} : { own }),
  };
};

const kindOf = (cards: Exxtra | undefined): Cards => {
  if (cards === undefined) return 'none';
  if (cards.columns !== undefined) return 'columns';
  return cards.replace === undefined ? 'all' : 'replace';
};

/** The cards of another kind, with the same grades and own shapes. */
const asKind = (cards: Exxtra | undefined, kind: Cards): Exxtra | undefined => {
  const { replace: _, columns: __, ...others } = cards ?? {};
  switch (kind) {
    case 'all':
      return others;
    case 'replace':
      return { ...others, replace: 2 };
    case 'columns':
      return { ...others, columns: [1] };
    case 'none':
      return undefined;
  }
};

/** The columns whose shape is replaced: how many, or which ones. */
const covered = ({ speak, change }: Editing, cards: Exxtra): TemplateResult | '' => {
  if (cards.replace !== undefined)
    return select(
      speak('edit.exxtra.count'),
      cards.replace,
      columns.map((count) => ({ value: count, words: String(count) })),
      (replace) => change({ ...cards, replace }),
    );
  const chosen = cards.columns;
  if (chosen === undefined) return '';
  return html`<div class="bar" role="group" aria-label=${speak('edit.exxtra.which')}>
    ${columns.map(
      (column) =>
        html`<button
          type="button"
          aria-pressed=${String(chosen.includes(column))}
          @click=${() =>
            change({ ...cards, columns: columns.filter((one) => chosen.includes(one) !== (one === column)) })}
        >
          ${speak('edit.column', { column })}
        </button>`,
    )}
  </div>`;
};

/** How many cards have grade 2. */
const grades = ({ speak, change }: Editing, { twos, ...cards }: Exxtra): TemplateResult =>
  select(
    speak('edit.exxtra.twos'),
    twos === undefined ? '' : String(twos),
    [
      { value: '', words: speak('edit.exxtra.any') },
      ...[0, ...columns].map((count) => ({ value: String(count), words: String(count) })),
    ],
    (count) => change(count === '' ? cards : { ...cards, twos: Number(count) }),
  );

/** The shapes that players add to the deck. */
const deck = (editing: Editing, { own = [], ...cards }: Exxtra): TemplateResult => {
  const { speak, change } = editing;
  const withOwn = (shapes: readonly string[]): Exxtra => (shapes.length === 0 ? cards : { ...cards, own: shapes });
  return html`
    <p>${speak('edit.exxtra.own')}</p>
    <div class="picks">
      ${own.map(
        (shape) =>
          html`<button
            type="button"
            class="pick"
            aria-label=${speak('edit.remove', { what: shape })}
            @click=${() => change(withOwn(own.filter((one) => one !== shape)))}
          >
            ${shapePicture(shape)} <span aria-hidden="true">×</span>
          </button>`,
      )}
    </div>
    ${drawingBoard(editing, (shape) => change(withOwn(own.includes(shape) ? own : [...own, shape])))}
  `;
};

const kinds = ['none', 'all', 'replace', 'columns'] as const satisfies readonly Cards[];

/** The cards of ExxTRA. */
export const exxtra: OptionEditor = {
  option: 'exxtra',
  draw: (editing) => {
    const { value, speak, change } = editing;
    const cards = cardsOf(value);
    return html`
      ${select(
        speak('edit.exxtra'),
        kindOf(cards),
        kinds.map((kind) => ({ value: kind, words: speak(`edit.exxtra.${kind}`) })),
        (kind) => change(asKind(cards, kind)),
      )}
      ${cards === undefined ? '' : html`${covered(editing, cards)} ${grades(editing, cards)} ${deck(editing, cards)}`}
    `;
  },
  name: (value) => message(`edit.exxtra.${kindOf(cardsOf(value))}`),
  print: (value) => (value === undefined ? '' : JSON.stringify(value)),
  read: jsonIn,
};
