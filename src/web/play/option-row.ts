/**
 * A form's row for one option of a game, and the value that people enter in the row.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { type FormGame, optionEditor } from './option-editor.js';
import { type FormField, optionField } from './options.js';
import type { Speak } from './words.js';

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

/** True if people enter a text, because the values of the option cannot be listed. */
const isText = ({ choices, range }: FormField): boolean => choices.length === 0 && range === null;

/**
 * The row of an option.
 *
 * @param game - the game whose form has the row
 * @param field - the option
 * @param now - the present value of the option, as JSON
 * @param speak - translates the meaning of the option
 * @param address - the address of the option's rule; null if the rule is not linked
 */
export const optionRow = (
  game: FormGame,
  field: FormField,
  now: string,
  speak: Speak,
  address: string | null,
): TemplateResult => {
  const rule = html`<small>${address === null ? field.rule : html`<a href=${address}>${field.rule}</a>`}</small>`;
  return isText(field)
    ? html`${optionEditor({ game, field, now: now === field.usual ? '' : now, speak, rule })}`
    : html`<label class="option"><span>${speak(field.meaning)} ${rule}</span> ${input(field, speak, now)}</label>`;
};
