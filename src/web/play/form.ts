/**
 * The form for a new game: the players and the options.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { ruleUrl } from '../../core/contract/rule.js';
import type { SeatSetup } from '../session/snapshot.js';
import type { Beginning, PlayGame } from './game.js';
import { usualBot } from './levels.js';
import { chosenIn, groupsOf, presetsOf } from './option-groups.js';
import { choice, optionRow } from './option-row.js';
import { type FormField, fieldsOf, optionField, optionsIn, optionTexts, together } from './options.js';
import type { Acts, Scene } from './scene.js';

/** The name of the option that holds the number of players. */
const players = 'players';

const person = 'person';

/** What can happen when somebody leaves; the form begins with the first, so that nobody ends the game for the others. */
const leavings = ['bot', 'ends'] as const;

const seat = ({ game, speak, seen }: Scene, index: number): TemplateResult => {
  const now = seen.seats[index];
  const bot = now === undefined ? usualBot(game) : now.bot;
  return html`<label class="seat">
    <span>${now === undefined ? speak('play.seat', { number: index }) : speak.called(now.name)}</span>
    <select name="seat">
      ${choice(person, speak('play.person'), bot === null)}
      ${game.levels.map((one) => choice(one.bot, speak(`play.level.${one.name}`), one.bot === bot))}
    </select>
  </label>`;
};

const row = ({ speak, own, site, game }: Scene, field: FormField): TemplateResult => {
  const given = own?.how.options[field.name];
  const now =
    field.name === together
      ? (chosenIn(field, own?.how.options ?? {}) ?? '')
      : given === undefined
        ? field.usual
        : JSON.stringify(given);
  return optionRow(game, field, now, speak, site === null ? null : ruleUrl<string>(game, site)(field.rule));
};

/** The field for what happens when somebody leaves a game of three and more; nothing for two, where the game then always ends. */
const leavingField = ({ speak, own }: Scene, seats: number): TemplateResult | typeof nothing =>
  seats < 3
    ? nothing
    : html`<label class="option"
        ><span>${speak('play.leaving')}</span>
        <select name="leaving">
          ${leavings.map((one) => choice(one, speak(`play.leaving.${one}`), one === own?.how.leaving))}
        </select></label
      >`;

/** The fields of the options in their groups; a group beyond the first is folded. */
const groups = (scene: Scene, fields: readonly FormField[]): readonly TemplateResult[] =>
  groupsOf(
    scene.game.id,
    fields.filter(({ name }) => name !== players),
  ).map(({ name, fields: list }) => {
    const rows = list.map((field) => row(scene, field));
    return name === null
      ? html`${rows}`
      : html`<details class="group"><summary>${scene.speak(name)}</summary>${rows}</details>`;
  });

/** The form for a new game, shown in place of the panel. */
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
      ${Array.from({ length: seats }, (_, index) => seat(scene, index))} ${leavingField(scene, seats)}
    </fieldset>
    <div class="bar">
      <button class="main">${speak('play.begin')}</button>
      <button type="button" @click=${() => acts.form(null)}>${speak('play.cancel')}</button>
    </div>
    <fieldset>
      <legend>${speak('play.options')}</legend>
      ${presetsOf(game.id, fields, speak)} ${groups(scene, fields)}
    </fieldset>
  </form>`;
};

/** Returns the players and options for a new game, as entered in a form. */
export const beginningIn = (game: PlayGame, form: HTMLFormElement): Beginning => {
  const data = new FormData(form);
  const seats: readonly SeatSetup[] = data
    .getAll('seat')
    .map((one) => (one === person || typeof one !== 'string' ? {} : { bot: one }));
  const options = optionsIn(game.optionInfo, optionTexts(data));
  // Where one person plays against bots, nobody is left for whom the game could go on.
  const isShared = seats.filter(({ bot }) => bot === undefined).length > 1;
  if (data.get('leaving') !== 'bot' || !isShared) return { options, seats };
  return { options, seats, leaving: 'bot', leavingBot: usualBot(game) };
};
