/**
 * Codecs of objects in which some keys are required and the others may be left out.
 *
 * @packageDocumentation
 */

import * as t from 'io-ts';
import { exact, type Fields, isObject } from './objects.js';
import { propertiesOf } from './properties.js';
import { described, type Json, type JsonSchema, schemaOf } from './schema.js';

const withPresets = (schema: JsonSchema, presets: Readonly<Record<string, unknown>>): JsonSchema => {
  const properties = Object.entries(propertiesOf(schema)).map(([key, inner]): readonly [string, Json] => [
    key,
    // Presets are JSON.
    Object.hasOwn(presets, key) ? { ...inner, default: presets[key] as Json } : inner,
  ]);
  const { required: needed } = schema;
  const isNeeded = (key: string): boolean => !Array.isArray(needed) || needed.includes(key);
  const required = properties.map(([key]) => key).filter((key) => isNeeded(key) && !Object.hasOwn(presets, key));
  return { ...schema, properties: Object.fromEntries(properties), required };
};

/** Lets the keys of an object be left out that have a default in `presets`. */
export const preset = <A extends object>(full: t.Type<A>, presets: Partial<A>): t.Type<A> =>
  described(
    new t.Type<A>(
      full.name,
      full.is,
      (u, context) => full.validate(isObject(u) ? { ...presets, ...u } : u, context),
      full.encode,
    ),
    withPresets(schemaOf(full), { ...presets }),
  );

/** Makes a codec as `exact` does, except that a key with a default in `presets` may be left out. */
export const withDefaults = <A extends object>(name: string, fields: Fields<A>, presets: Partial<A>): t.Type<A> =>
  preset(exact(name, fields), presets);

/** Every way to choose some of the given things. */
const choicesOf = <A>(all: readonly A[]): readonly (readonly A[])[] =>
  all.reduce<readonly (readonly A[])[]>((chosen, one) => [...chosen, ...chosen.map((some) => [...some, one])], [[]]);

/** Makes a codec as `exact` does, except that the fields of `optional` may be left out; a value without such a field stays without it. */
export const withOptionals = <A extends object, K extends Extract<keyof A, string>>(
  name: string,
  fields: Fields<Omit<A, K>>,
  optional: { readonly [One in K]: t.Type<Exclude<A[One], undefined>, unknown> },
): t.Type<A> => {
  // Each codec reads the values that have exactly these optional fields.
  const forms = choicesOf(Object.entries(optional)).map((present) => ({
    keys: present.map(([key]) => key),
    codec: exact<A>(name, { ...fields, ...Object.fromEntries(present) } as unknown as Fields<A>),
  }));
  const keys = Object.keys(optional);
  const whole = exact<A>(name, { ...fields, ...optional } as unknown as Fields<A>);
  const formOf = (u: unknown): t.Type<A> =>
    forms.find((form) => keys.every((key) => form.keys.includes(key) === (isObject(u) && Object.hasOwn(u, key))))
      ?.codec ?? whole;
  return described(
    new t.Type<A>(
      name,
      (u): u is A => formOf(u).is(u),
      (u, context) => formOf(u).validate(u, context),
      (a) => formOf(a).encode(a),
    ),
    { ...schemaOf(whole), required: Object.keys(fields) },
  );
};
