/**
 * The editors of Töframenn: the rosters of both sides, which people stack from single pyramids. @rule TO-2.3
 *
 * @packageDocumentation
 */
import { html, type TemplateResult } from 'lit';
import { type Message, message } from '../../../face/message.js';
import { toframennFace } from '../../../face/toframenn/index.js';
import { colours, game } from '../../../games/toframenn/index.js';
import type { Editing, OptionEditor } from '../editor.js';
import { editorsWith, exchanged, replaced, textsIn, wordsIn } from './editors.js';
import { type Cell, chip, grid } from './grid.js';

const wizards = 5;

const sizes = [1, 2, 3] as const;

const limited = ['R', 'Y', 'G', 'B'] as const;

/** The places for pyramids, wizard by wizard, small first; a place without a pyramid is an empty text. */
const placesOf = (value: unknown): readonly string[] => {
  const texts = textsIn(value);
  return Array.from({ length: wizards }, (_, wizard) => wizard).flatMap((wizard) => {
    const pyramids = texts[wizard]?.match(/[A-Z][123]/g) ?? [];
    return sizes.map((size) => pyramids.find((name) => name.endsWith(String(size))) ?? '');
  });
};

/** The roster with the given places; undefined if all are empty, so that the roster is drawn. */
const rosterOf = (places: readonly string[]): readonly string[] | undefined =>
  places.every((place) => place === '')
    ? undefined
    : Array.from({ length: wizards }, (_, wizard) => places.slice(wizard * 3, wizard * 3 + 3).join(''));

/** The names of things that people hold: a pyramid of the tray, or the place of one that is stacked. */
const stackedAt = (held: string): number => (held.startsWith('@') ? Number(held.slice(1)) : -1);

/** Puts what people hold on a place. A pyramid from the tray goes to the wizard's place of its own size; two stacked ones change places. */
const put = (places: readonly string[], held: string, at: number): readonly string[] => {
  const from = stackedAt(held);
  if (from < 0) return replaced(places, Math.floor(at / 3) * 3 + Number(held[1]) - 1, held);
  return exchanged(places, from, Math.floor(at / 3) * 3 + (from % 3));
};

const pyramid = (name: string): Message => {
  const [colour = '', size = ''] = name;
  return name === ''
    ? message('edit.nothing')
    : message('edit.pyramid', { size: message(`edit.size.${size}`), colour: message(`edit.colour.${colour}`) });
};

/** How often a pyramid can still be taken from the pool of 24; undefined if there is no limit. @rule TO-2.3 */
const left = ({ options }: Editing, places: readonly string[], name: string): number | undefined =>
  options['pool'] === 'set24' ? 2 - places.filter((place) => place === name).length : undefined;

const coloursIn = ({ options: { pool } }: Editing): readonly string[] =>
  pool === 'four' || pool === 'set24' ? limited : colours;

const tray = (editing: Editing, places: readonly string[]): readonly Cell[] => {
  const offered = coloursIn(editing);
  return sizes.flatMap((size) =>
    offered.map((colour): Cell => {
      const name = `${colour}${size}`;
      const count = left(editing, places, name);
      const what = pyramid(name);
      return {
        label: count === undefined ? editing.speak(what.key, what.params) : editing.speak('edit.left', { what, count }),
        content: html`${dragged(name, editing)}${count === undefined ? '' : html`<small>${count}</small>`}`,
        isOn: editing.held === name,
        press: () => editing.hold(editing.held === name ? '' : name),
      };
    }),
  );
};

/** A pyramid that can be dragged. `as` is the name under which it is held. */
const dragged = (name: string, { hold }: Editing, as: string = name): TemplateResult =>
  html`<span class="drag" draggable="true" @dragstart=${() => hold(as)}>${chip(name)}</span>`;

const wizard = (editing: Editing, places: readonly string[], index: number): TemplateResult => {
  const { speak, held, hold, change } = editing;
  const drop = (at: number): void => {
    hold('');
    change(rosterOf(put(places, held, at)));
  };
  const press = (at: number): void => {
    if (held !== '') drop(at);
    else if (places[at] !== '') hold(`@${at}`);
  };
  const cells = sizes.map((size): Cell => {
    const at = index * 3 + size - 1;
    const name = places[at] ?? '';
    return {
      label: speak('edit.wizard.place', {
        wizard: index + 1,
        size: message(`edit.size.${size}`),
        what: pyramid(name),
      }),
      content: name === '' ? html`<span class="gap">${size}</span>` : dragged(name, editing, `@${at}`),
      isOn: held === `@${at}`,
      press: () => press(at),
    };
  });
  return html`<div
    class="wizard"
    @dragover=${(event: Event) => event.preventDefault()}
    @drop=${(event: Event) => {
      event.preventDefault();
      if (held !== '') drop(index * 3);
    }}
  >
    ${grid(speak('edit.wizard', { wizard: index + 1 }), 1, cells)}
  </div>`;
};

const draw = (editing: Editing): TemplateResult => {
  const { value, held, speak, change, hold } = editing;
  const places = placesOf(value);
  const from = stackedAt(held);
  return html`
    <p>${speak('edit.roster.how')}</p>
    ${grid(speak('edit.tray'), coloursIn(editing).length, tray(editing, places))}
    <div class="wizards">${Array.from({ length: wizards }, (_, index) => wizard(editing, places, index))}</div>
    <div class="bar">
      <button
        type="button"
        ?disabled=${from < 0}
        @click=${() => {
          hold('');
          change(rosterOf(replaced(places, from, '')));
        }}
      >
        ${speak('edit.take-off')}
      </button>
      <button type="button" @click=${() => change(undefined)}>${speak('edit.drawn')}</button>
    </div>
  `;
};

const rosterEditor = (option: string): OptionEditor => ({
  option,
  draw,
  name: (value) => message(value === null ? 'edit.drawn' : 'edit.own'),
  print: (value) => textsIn(value).join(' '),
  read: wordsIn,
});

/** The editors of Töframenn. */
export const toframennEditors = editorsWith(game.options, toframennFace.english, [
  rosterEditor('lightRoster'),
  rosterEditor('darkRoster'),
]);
