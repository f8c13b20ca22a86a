/**
 * The form of a new game: who plays, and by which options.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { ruleUrl } from '../core/contract/rule.js';
import type { SeatSetup } from '../session/snapshot.js';
import type { Beginning, PlayGame } from './game.js';
import { usualBot } from './levels.js';
import { type Field, fieldsOf, optionsIn } from './options.js';
import type { Acts, Scene } from './scene.js';
import type { Speak } from './words.js';

/** The option that says how many play. */
const players = 'players';

const optionField = 'option ';

const person = 'person';

const choice = (text: string, words: string, isChosen: boolean): TemplateResult =>
  html`<option value=${text} ?selected=${isChosen}>${words}</option>`;

const seat = ({ game, speak, seen }: Scene, index: number): TemplateResult => {
  const now = seen.seats[index];
  const bot = now === undefined ? usualBot(game) : now.bot;
  return html`<label class="seat">
    <span>${now?.name ?? speak('play.seat', { number: index })}</span>
    <select name="seat">
      ${choice(person, speak('play.person'), bot === null)}
      ${game.levels.map((one) => choice(one.bot, speak(`play.level.${one.name}`), one.bot === bot))}
    </select>
  </label>`;
};

const input = ({ name, choices, usual, range }: Field, speak: Speak, now: string): TemplateResult => {
  if (range !== null)
    return html`<input name=${optionField + name} type="number" min=${range[0]} max=${range[1]} .value=${now} />`;
  const isKnown = choices.some(({ text }) => text === now);
  return html`<select name=${optionField + name}>
    ${isKnown ? nothing : choice('', speak('play.usual', { value: usual }), true)}
    ${choices.map(({ text, words }) => choice(text, words.startsWith('play.') ? speak(words) : words, text === now))}
  </select>`;
};

const row = ({ speak, match, site, game }: Scene, field: Field): TemplateResult => {
  const given = match.how.options[field.name];
  const now = given === undefined ? field.usual : JSON.stringify(given);
  return html`<label class="option">
    <span
      >${speak(field.meaning)}
      <small
        >${site === null ? field.rule : html`<a href=${ruleUrl<string>(game, site)(field.rule)}>${field.rule}</a>`}</small
      ></span
    >
    ${input(field, speak, now)}
  </label>`;
};

/** The form, in place of the panel. */
export const newGame = (scene: Scene, acts: Acts): TemplateResult => {
  const { game, speak, forming, seen } = scene;
  const fields = fieldsOf(game.optionInfo, game.recommended);
  const count = fields.find(({ name }) => name === players);
  const seats = forming ?? seen.seats.length;
  return html`<form
    class="form"
    novalidate
    aria-label=${speak('play.new')}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) acts.begin(event.target);
    }}
  >
    <fieldset>
      <legend>${speak('play.seats')}</legend>
      ${
        count === undefined
          ? nothing
          : html`<label class="option"
            ><span>${speak('play.players')}</span>
            <select
              name=${optionField + players}
              @change=${({ target }: Event) => target instanceof HTMLSelectElement && acts.form(Number(target.value))}
            >
              ${count.choices.map(({ text }) => choice(text, text, text === String(seats)))}
            </select></label
          >`
      }
      ${Array.from({ length: seats }, (_, index) => seat(scene, index))}
    </fieldset>
    <div class="bar">
      <button class="main">${speak('play.begin')}</button>
      <button type="button" @click=${() => acts.form(null)}>${speak('play.cancel')}</button>
    </div>
    <fieldset>
      <legend>${speak('play.options')}</legend>
      ${fields.filter(({ name }) => name !== players).map((field) => row(scene, field))}
    </fieldset>
  </form>`;
};

const textsOf = (data: FormData): ReadonlyMap<string, string> =>
  new Map(
    [...data].flatMap(([name, value]) =>
      name.startsWith(optionField) && typeof value === 'string'
        ? [[name.slice(optionField.length), value] as const]
        : [],
    ),
  );

/** The beginning that a form asks for. */
export const beginningIn = ({ optionInfo }: PlayGame, form: HTMLFormElement): Beginning => {
  const data = new FormData(form);
  const seats: readonly SeatSetup[] = data
    .getAll('seat')
    .map((one) => (one === person || typeof one !== 'string' ? {} : { bot: one }));
  return { options: optionsIn(optionInfo, textsOf(data)), seats };
};
