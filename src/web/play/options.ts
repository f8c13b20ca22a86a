/**
 * The options of a game as fields of a form, in which people choose values or enter numbers.
 *
 * @packageDocumentation
 */
import type { OptionInfo } from '../../core/reading/options.js';
import { english } from './english.js';

/** A value that a field offers. */
export interface FieldChoice {
  /** The value as JSON. */
  readonly text: string;
  /** The text that people read, for instance `fire ice`. If the text is a key of the page's texts, as `yes` and `no` are, the translation is shown. */
  readonly words: string;
}

/** The prefix of the names of option fields. */
export const optionField = 'option ';

/** The name of a field whose value holds several options, as a JSON object. */
export const together = 'several';

/** The options in the value of a field that holds several. */
const severalIn = (value: string): readonly (readonly [string, string])[] => {
  const read = jsonIn(value);
  return typeof read === 'object' && read !== null
    ? Object.entries(read).map(([name, one]) => [name, JSON.stringify(one)] as const)
    : [];
};

/** Reads the values of the option fields in a form as JSON texts, keyed by option name. */
export const optionTexts = (data: FormData): ReadonlyMap<string, string> =>
  new Map(
    [...data].flatMap(([field, value]) => {
      if (!field.startsWith(optionField) || typeof value !== 'string') return [];
      const name = field.slice(optionField.length);
      return name === together ? severalIn(value) : [[name, value] as const];
    }),
  );

/** A field of the form. */
export interface FormField {
  readonly name: string;
  /** The rule that defines the option. */
  readonly rule: string;
  readonly meaning: string;
  /** The initial value, as JSON: the recommended value, or else the default. */
  readonly usual: string;
  /** The values to choose from; empty if people enter a number or a text. */
  readonly choices: readonly FieldChoice[];
  /** The smallest and the largest number that can be entered; null if people choose from a list or enter a text. */
  readonly range: readonly [least: number, most: number] | null;
}

const mostChoices = 12;

const words: Readonly<Record<string, string>> = { true: 'play.yes', false: 'play.no' };

/** The name of an option's value: the key of a text that names the value, or else the name that programs use. */
const wordsOf = (option: string, text: string): string => {
  const plain = text.replaceAll('"', '');
  const key = `play.value.${option}.${plain}`;
  return words[text] ?? (Object.hasOwn(english.texts, key) ? key : plain.replaceAll(/[-_]/g, ' '));
};

const choiceOf =
  (option: string) =>
  (text: string): FieldChoice => ({ text, words: wordsOf(option, text) });

const simple = /^(?:"[^"]*"|true|false|\d+)$/;

/** The values listed by a text such as `"a", "b"` or `2..5`; empty if the text is not a short list of all values. */
const listed = (values: string): readonly string[] => {
  const range = /^(\d+)\.\.(\d+)$/.exec(values);
  if (range !== null) {
    const [least, most] = [Number(range[1]), Number(range[2])];
    const count = most - least + 1;
    return count > mostChoices ? [] : Array.from({ length: count }, (_, index) => String(least + index));
  }
  const parts = values.split(', ');
  return parts.every((part) => simple.test(part)) ? parts : [];
};

const rangeOf = (values: string): FormField['range'] => {
  const found = /^(?:(\d+), )?(\d+)\.\.(\d+)$/.exec(values);
  return found === null ? null : [Number(found[1] ?? found[2]), Number(found[3])];
};

/**
 * The fields of a form for a game's options. An option with a single value has no field. People enter a text for an option whose values cannot be
 * listed, such as a roster or a whole set-up.
 *
 * @param infos - the options of the game
 * @param recommended - the recommended value of each option whose default differs from it
 */
export const fieldsOf = (
  infos: readonly OptionInfo<string>[],
  recommended: Readonly<Record<string, unknown>>,
): readonly FormField[] =>
  infos.flatMap(({ name, rule, meaning, values, default: usual }) => {
    const choices = listed(values);
    const range = choices.length > 0 ? null : rangeOf(values);
    if (choices.length === 1) return [];
    const wanted = Object.hasOwn(recommended, name) ? JSON.stringify(recommended[name]) : usual;
    return [{ name, rule, meaning, usual: wanted, choices: choices.map(choiceOf(name)), range }];
  });

/** The JSON value of a text; undefined for an empty text, and the text itself if it is not JSON. */
export const jsonIn = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // The game will report why it cannot read this text.
    return text;
  }
};

/**
 * Returns the options that people have set in a form. An option with its default value is left out, because some defaults depend on other options; but
 * an option for which a host would set a limit is not, because its default may have been chosen.
 *
 * @param infos - the options of the game
 * @param texts - the values of the fields as JSON, keyed by option name
 * @param limits - the limits that a host sets where they are left out
 */
export const optionsIn = (
  infos: readonly OptionInfo<string>[],
  texts: ReadonlyMap<string, string>,
  limits: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    infos.flatMap(({ name, default: usual }) => {
      const text = texts.get(name);
      const isUsual = text === usual && !Object.hasOwn(limits, name);
      return text === undefined || text === '' || isUsual ? [] : [[name, jsonIn(text)] as const];
    }),
  );
