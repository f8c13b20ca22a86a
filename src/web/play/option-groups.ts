/**
 * The options of a game in groups, with presets. Options without effect have no field, and options that exclude each other have one menu.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { type FormField, optionField, together } from './options.js';
import type { Speak } from './words.js';

/** Some values of options, which people choose with one click. */
interface Preset {
  /** The key of the preset's name. */
  readonly name: string;
  /** The options that differ from those of the plain game. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Options of which at most one is on, as one menu. */
interface Menu {
  /** The key of the menu's name. */
  readonly name: string;
  /** The options, each with the key of its name in the menu. */
  readonly options: readonly (readonly [option: string, name: string])[];
}

/** How the options of a game are arranged. */
interface Arrangement {
  /** The groups, each with the key of its name; the options of no group come last. */
  readonly groups: readonly (readonly [name: string, options: readonly string[]])[];
  readonly presets: readonly Preset[];
  readonly menus: readonly Menu[];
  /** The options that change nothing in a game. */
  readonly idle: readonly string[];
}

const [ice, volcano] = ['fire-and-ice-factions/ice', 'fire-and-ice-factions/volcano'];

const editionOf = (suffix: string): string => `fire-and-ice-factions/variable${suffix}`;

const minis = { 'mini-expansion-1': true, 'shipping-bonus': true, 'temple-scoring-tile': true };

const arrangements: Readonly<Record<string, Arrangement>> = {
  'terra-mystica': {
    groups: [
      ['play.group.map', ['map', 'setup', 'vp-variant', 'maintain-player-order', 'auction']],
      [
        'play.group.expansions',
        [...Object.keys(minis), 'fire-and-ice-final-scoring', ice, volcano, editionOf(''), 'variable-turn-order'],
      ],
      [
        'play.group.house',
        ['leech-timing', 'strict-leech', 'errata-cultist-power', 'strict-darkling-sh', 'manual-fav5'],
      ],
    ],
    presets: [
      { name: 'play.preset.base', options: {} },
      { name: 'play.preset.fire-ice', options: { map: 'fire-ice', ...minis, 'variable-turn-order': true } },
      {
        name: 'play.preset.league',
        options: {
          ...minis,
          ...{ 'variable-turn-order': true, 'fire-and-ice-final-scoring': true },
          ...{ [ice]: true, [volcano]: true, [editionOf('_v5')]: true },
        },
      },
    ],
    menus: [
      {
        name: 'play.menu.variable',
        options: [
          [editionOf('_v5'), 'play.menu.variable.5'],
          [editionOf('_v4'), 'play.menu.variable.4'],
          [editionOf('_v3'), 'play.menu.variable.3'],
          [editionOf('_v2'), 'play.menu.variable.2'],
          [editionOf(''), 'play.menu.variable.1'],
        ],
      },
    ],
    idle: ['email-notify'],
  },
};

const plain: Arrangement = { groups: [], presets: [], menus: [], idle: [] };

const arrangementOf = (game: string): Arrangement =>
  (Object.hasOwn(arrangements, game) ? arrangements[game] : undefined) ?? plain;

/** The field that stands for options of which at most one is on. */
const menuField = ({ name, options }: Menu, fields: readonly FormField[]): FormField | undefined => {
  const first = fields.find((field) => options.some(([option]) => option === field.name));
  if (first === undefined) return undefined;
  const value = (on: string): string =>
    JSON.stringify(Object.fromEntries(options.map(([option]) => [option, option === on])));
  const choices = options.map(([option, key]) => ({ text: value(option), words: key }));
  return {
    ...{ name: together, rule: first.rule, meaning: name, range: null },
    usual: '',
    choices: [{ text: '', words: 'play.menu.usual' }, { text: value(''), words: 'play.menu.none' }, ...choices],
  };
};

/** A group of fields, with the key of its name; the last one may have none. */
export interface FieldGroup {
  readonly name: string | null;
  readonly fields: readonly FormField[];
}

/** The fields of a game's form in groups. */
export const groupsOf = (game: string, fields: readonly FormField[]): readonly FieldGroup[] => {
  const { groups, menus, idle } = arrangementOf(game);
  const used = fields.filter(({ name }) => !idle.includes(name));
  const inMenu = (name: string): Menu | undefined => menus.find(({ options }) => options.some(([one]) => one === name));
  const of = (names: readonly string[]): readonly FormField[] =>
    names.flatMap((name) => {
      const menu = inMenu(name);
      const field = menu === undefined ? used.find((one) => one.name === name) : menuField(menu, used);
      return field === undefined ? [] : [field];
    });
  const named = groups.map(([name, options]): FieldGroup => ({ name, fields: of(options) }));
  const rest = used.filter(
    ({ name }) => inMenu(name) === undefined && !groups.some(([, options]) => options.includes(name)),
  );
  return [...named, { name: null, fields: rest }].filter(({ fields: list }) => list.length > 0);
};

/** The entry of a menu of several options that turns on one of the given options; undefined if none of its options is on. */
export const chosenIn = ({ choices }: FormField, options: Readonly<Record<string, unknown>>): string | undefined =>
  choices.find(({ text }) =>
    Object.entries(options).some(([name, value]) => value === true && text.includes(`"${name}":true`)),
  )?.text;

/** The value of a field in a preset. */
const valueIn = (field: FormField, { options }: Preset): string => {
  const { name, usual } = field;
  if (name === together) return chosenIn(field, options) ?? '';
  return Object.hasOwn(options, name) ? JSON.stringify(options[name]) : usual;
};

/** Fills in the fields of a form as a preset says. */
const fillIn = (form: HTMLFormElement | null, fields: readonly FormField[], preset: Preset): void => {
  for (const field of fields) {
    const found = form?.elements.namedItem(optionField + field.name);
    if (!(found instanceof HTMLSelectElement)) continue;
    found.value = valueIn(field, preset);
    found.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/** The buttons that fill in the form of a game; nothing if the game has no presets. */
export const presetsOf = (
  game: string,
  fields: readonly FormField[],
  speak: Speak,
): TemplateResult | typeof nothing => {
  const { presets } = arrangementOf(game);
  if (presets.length === 0) return nothing;
  const all = groupsOf(game, fields).flatMap((group) => group.fields);
  const fill =
    (preset: Preset) =>
    (event: Event): void => {
      const { currentTarget } = event;
      if (currentTarget instanceof Element) fillIn(currentTarget.closest('form'), all, preset);
    };
  return html`<div class="bar presets" role="group" aria-label=${speak('play.presets')}>
    ${presets.map((preset) => html`<button type="button" @click=${fill(preset)}>${speak(preset.name)}</button>`)}
  </div>`;
};
