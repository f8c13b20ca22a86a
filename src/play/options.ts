/**
 * The options of a game as fields of a form, in words: people choose, and write numbers.
 *
 * @packageDocumentation
 */
import type { OptionInfo } from '../core/reading/options.js';

/** A value that a field offers. */
export interface Choice {
  /** The value as JSON. */
  readonly text: string;
  /** What people read: `yes`, `fire ice`; a key of the texts where it is a word of the page. */
  readonly words: string;
}

/** A field of the form. */
export interface Field {
  readonly name: string;
  /** The rule that defines it. */
  readonly rule: string;
  readonly meaning: string;
  /** The value as JSON that it has unless people choose another. */
  readonly usual: string;
  /** The values to choose from; none: a number is written. */
  readonly choices: readonly Choice[];
  /** The smallest and the largest number, where one is written. */
  readonly range: readonly [least: number, most: number] | null;
}

const mostChoices = 12;

const words: Readonly<Record<string, string>> = { true: 'play.yes', false: 'play.no' };

const wordsOf = (text: string): string => words[text] ?? text.replaceAll('"', '').replaceAll(/[-_]/g, ' ');

const choiceOf = (text: string): Choice => ({ text, words: wordsOf(text) });

const simple = /^(?:"[^"]*"|true|false|\d+)$/;

/** The values of a text such as `"a", "b"` or `2..5`; none if it is another text. */
const listed = (values: string): readonly string[] => {
  const range = /^(\d+)\.\.(\d+)$/.exec(values);
  if (range !== null) {
    const [least, most] = [Number(range[1]), Number(range[2])];
    const count = most - least + 1;
    return count > mostChoices ? [] : Array.from({ length: count }, (_, index) => String(least + index));
  }
  const parts = values.split(', ');
  if (parts.every((part) => simple.test(part))) return parts;
  // Values that are written as a text of their own, such as a board, are left to programs.
  const start = /^((?:"[^"]*"(?:, )?)+) or /.exec(values);
  return start === null ? [] : start[1]!.split(', ');
};

const rangeOf = (values: string): Field['range'] => {
  const found = /^(?:(\d+), )?(\d+)\.\.(\d+)$/.exec(values);
  return found === null ? null : [Number(found[1] ?? found[2]), Number(found[3])];
};

/**
 * The fields of a form. Options whose values are texts of their own, such as a roster or a whole set-up, have none: programs set them.
 *
 * @param infos - the options of the game
 * @param recommended - values that differ from the defaults
 */
export const fieldsOf = (
  infos: readonly OptionInfo<string>[],
  recommended: Readonly<Record<string, unknown>>,
): readonly Field[] =>
  infos.flatMap(({ name, rule, meaning, values, default: usual }) => {
    const choices = listed(values);
    const range = choices.length > 0 ? null : rangeOf(values);
    if (choices.length < 2 && range === null) return [];
    const wanted = Object.hasOwn(recommended, name) ? JSON.stringify(recommended[name]) : usual;
    return [{ name, rule, meaning, usual: wanted, choices: choices.map(choiceOf), range }];
  });

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The game says why it cannot read it.
    return text;
  }
};

/**
 * The options that a form asks for. Those that are as the game has them are left out, since some depend on others.
 *
 * @param infos - the options of the game
 * @param texts - the values of the fields as JSON, by name
 */
export const optionsIn = (
  infos: readonly OptionInfo<string>[],
  texts: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    infos.flatMap(({ name, default: usual }) => {
      const text = texts.get(name);
      return text === undefined || text === '' || text === usual ? [] : [[name, valueOf(text)] as const];
    }),
  );
