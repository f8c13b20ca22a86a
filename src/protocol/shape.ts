/**
 * Codecs for the objects of the protocol, in which a field that may be null may also be left out.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';
import { exact, type Fields, isObject } from '../core/reading/objects.js';
import { described, type JsonSchema, schemaOf } from '../core/reading/schema.js';

const withoutRequired = ({ required: _, ...rest }: JsonSchema, needed: readonly string[]): JsonSchema =>
  needed.length === 0 ? rest : { ...rest, required: needed };

/** Makes a codec as `exact` does, except that the fields listed as optional may be left out. A field that is left out becomes null. */
export const shape = <A extends object>(
  name: string,
  fields: Fields<A>,
  optional: readonly (keyof A & string)[] = [],
): t.Type<A> => {
  const full = exact(name, fields);
  const nothing = Object.fromEntries(optional.map((key) => [key, null]));
  const needed = Object.keys(fields).filter((key) => !optional.some((one) => one === key));
  return described(
    new t.Type<A>(
      name,
      full.is,
      (u, context) => full.validate(isObject(u) ? { ...nothing, ...u } : u, context),
      full.encode,
    ),
    withoutRequired(schemaOf(full), needed),
  );
};
