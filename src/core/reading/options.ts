/**
 * Describes each option once, in a table: the codec, the defaults and the help texts all follow from this table.
 *
 * @packageDocumentation
 */
import type { Fields, OptionField } from './objects.js';
import { type Json, type JsonSchema, schemaOf } from './schema.js';

/** The description of one option of a game, for help texts. */
export interface OptionInfo<Rule extends string> {
  /** The key of the option, as it appears in JSON. */
  readonly name: string;
  /** The rule that defines the option. */
  readonly rule: Rule;
  /** A short description of the values that the option takes. */
  readonly values: string;
  /** The default of the option: as JSON, or in words if the default depends on other options. */
  readonly default: string;
  /** The meaning of the option, in a few words. */
  readonly meaning: string;
}

/** One entry in a table of options: a complete description of one option. */
export interface OptionEntry<A, Rule extends string = string> extends OptionField<A> {
  /** The rule that defines the option. */
  readonly rule: Rule;
  /** The meaning of the option, in a few words. */
  readonly meaning: string;
  /** A short description of the values that the option takes. If left out, the description is derived from the codec where possible. */
  readonly values?: string;
  /** The default of the option, as a short text; if this text is left out, the default is shown as JSON. */
  readonly otherwise?: string;
}

/** One entry for each option; the options are read and listed in the order of the entries. */
export type OptionTable<Options, Rule extends string = string> = {
  readonly [Name in keyof Options]: OptionEntry<Options[Name], Rule>;
};

const namesOf = <Table extends object>(table: Table): readonly (keyof Table & string)[] =>
  // The table's type lists exactly its keys.
  Object.keys(table) as (keyof Table & string)[];

/**
 * Returns the codecs in a table of options, by the names of the options. The settings in a state are some of the game's options, so the same codecs
 * read them.
 *
 * @param table - the table of the options
 * @returns an object with a codec for each option
 *
 * @example
 * ```ts
 * import { codecsOf, exact, type OptionTable, whole } from 'rulehouse/author';
 * const table: OptionTable<{ push: number }> = { push: { rule: 'XY-2.3', codec: whole(1, 2), default: 2, meaning: 'squares' } };
 * exact<{ push: number }>('settings', codecsOf(table)).is({ push: 1 }); // true
 * ```
 */
export const codecsOf = <Options>(table: OptionTable<Options>): Fields<Options> =>
  // Each entry has one codec.
  Object.fromEntries(namesOf(table).map((name) => [name, table[name].codec])) as unknown as Fields<Options>;

/**
 * Returns the defaults of a table's options: the value that each option has if it is left out.
 *
 * @param table - the table of the options
 * @returns an object with a value for each option
 *
 * @example
 * ```ts
 * import { defaultsOf, type OptionTable, whole } from 'rulehouse/author';
 * const table: OptionTable<{ push: number }> = { push: { rule: 'XY-2.3', codec: whole(1, 2), default: 2, meaning: 'squares' } };
 * defaultsOf(table); // { push: 2 }
 * ```
 */
export const defaultsOf = <Options>(table: OptionTable<Options>): Options =>
  // Each entry has one default.
  Object.fromEntries(namesOf(table).map((name) => [name, table[name].default])) as Options;

/** Describes the values that a schema allows, in a short text. */
const valuesOf = (schema: JsonSchema): string => {
  const { enum: values, anyOf, type, const: only, minimum, maximum } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(values)) return values.map((value: Json) => JSON.stringify(value)).join(', ');
  if (Array.isArray(anyOf)) return anyOf.map((part: JsonSchema) => valuesOf(part)).join(', ');
  if (type === 'boolean') return 'true, false';
  return minimum === undefined ? 'see the rule' : `${JSON.stringify(minimum)}..${JSON.stringify(maximum)}`;
};

/**
 * The help texts for the options of a table.
 *
 * @param table - the table of the options
 * @returns one entry for each option, in the order of the table
 *
 * @example
 * ```ts
 * import { optionInfoOf, type OptionTable, whole } from 'rulehouse/author';
 * const table: OptionTable<{ push: number }> = { push: { rule: 'XY-2.3', codec: whole(1, 2), default: 2, meaning: 'squares' } };
 * optionInfoOf(table); // [{ name: 'push', rule: 'XY-2.3', values: '1..2', default: '2', meaning: 'squares' }]
 * ```
 */
export const optionInfoOf = <Options, Rule extends string>(
  table: OptionTable<Options, Rule>,
): readonly OptionInfo<Rule>[] =>
  namesOf(table).map((name) => {
    const { rule, codec, default: value, meaning, values, otherwise } = table[name];
    return {
      name,
      rule,
      values: values ?? valuesOf(schemaOf(codec)),
      default: otherwise ?? JSON.stringify(codec.encode(value)),
      meaning,
    };
  });

/**
 * Describes a table's options in a JSON Schema as far as possible, for games that do not read them with `optionsOf`. A default that depends on other
 * options (see {@link OptionEntry.otherwise}) is left out.
 *
 * @param table - the table of the options
 * @returns the JSON Schema of an object in which every option may be left out
 *
 * @example
 * ```ts
 * import { optionSchemaOf, type OptionTable, whole } from 'rulehouse/author';
 * const table: OptionTable<{ push: number }> = { push: { rule: 'XY-2.3', codec: whole(1, 2), default: 2, meaning: 'squares' } };
 * optionSchemaOf(table)['properties']; // { push: { type: 'integer', minimum: 1, maximum: 2, default: 2 } }
 * ```
 */
export const optionSchemaOf = <Options>(table: OptionTable<Options>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    namesOf(table).map((name): readonly [string, Json] => {
      const { codec, default: value, otherwise } = table[name];
      // The output of every codec is JSON, and so is the encoded default.
      return [
        name,
        { ...schemaOf(codec), ...(otherwise === undefined ? { default: codec.encode(value) as Json } : {}) },
      ];
    }),
  ),
});
