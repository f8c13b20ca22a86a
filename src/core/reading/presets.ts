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
  const required = properties.map(([key]) => key).filter((key) => !Object.hasOwn(presets, key));
  return { ...schema, properties: Object.fromEntries(properties), required };
};

/** Makes a codec as `exact` does, except that a key with a default in `presets` may be left out. */
export const withDefaults = <A extends object>(name: string, fields: Fields<A>, presets: Partial<A>): t.Type<A> => {
  const full = exact(name, fields);
  return described(
    new t.Type<A>(
      name,
      full.is,
      (u, context) => full.validate(isObject(u) ? { ...presets, ...u } : u, context),
      full.encode,
    ),
    withPresets(schemaOf(full), { ...presets }),
  );
};

/** Makes a codec as `exact` does, except that the field `key` may be left out; a value without the field stays without it. */
export const withOptional = <A extends object, K extends Extract<keyof A, string>>(
  name: string,
  key: K,
  codec: t.Type<Exclude<A[K], undefined>>,
  fields: Fields<Omit<A, K>>,
): t.Type<A> => {
  // Both codecs read forms of A: the one with the field, and the one without it.
  const whole = exact(name, { ...fields, [key]: codec } as unknown as Fields<A>);
  const rest = exact(name, fields) as unknown as t.Type<A>;
  const formOf = (u: unknown): t.Type<A> => (isObject(u) && Object.hasOwn(u, key) ? whole : rest);
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
