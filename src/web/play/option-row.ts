/**
 * A form's row for one option of a game, and the value that people enter in the row.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { FormField } from './options.js';
import type { Speak } from './words.js';

/** The prefix of the names of option fields. */
export const optionField = 'option ';

/** One entry in a list of values that people can choose. */
export const choice = (text: string, words: string, isChosen: boolean): TemplateResult =>
  html`<option value=${text} ?selected=${isChosen}>${words}</option>`;

const input = ({ name, choices, usual, range }: FormField, speak: Speak, now: string): TemplateResult => {
  if (range !== null)
    return html`<input name=${optionField + name} type="number" min=${range[0]} max=${range[1]} .value=${now} />`;
  const isKnown = choices.some(({ text }) => text === now);
  return html`<select name=${optionField + name}>
    ${isKnown ? nothing : choice('', speak('play.usual', { value: speak(usual) }), true)}
    ${choices.map(({ text, words }) => choice(text, words.startsWith('play.') ? speak(words) : words, text === now))}
  </select>`;
};

/**
 * The row of an option.
 *
 * @param field - the option
 * @param now - the present value of the option, as JSON
 * @param speak - translates the meaning of the option
 * @param address - the address of the option's rule; null if the rule is not linked
 */
export const optionRow = (field: FormField, now: string, speak: Speak, address: string | null): TemplateResult =>
  html`<label class="option">
    <span
      >${speak(field.meaning)} <small>${address === null ? field.rule : html`<a href=${address}>${field.rule}</a>`}</small></span
    >
    ${input(field, speak, now)}
  </label>`;

/** Reads the values of the option fields in a form as JSON texts, keyed by option name. */
export const optionTexts = (data: FormData): ReadonlyMap<string, string> =>
  new Map(
    [...data].flatMap(([name, value]) =>
      name.startsWith(optionField) && typeof value === 'string'
        ? [[name.slice(optionField.length), value] as const]
        : [],
    ),
  );
