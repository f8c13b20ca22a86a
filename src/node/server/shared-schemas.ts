/**
 * Gives a name to every schema of an object or a union that occurs more than once, so that generators of clients make one class of it, to every
 * kind of a tagged value, so that its class is called after its tag and not after its number, and to every list of texts in a union: without a
 * class of its own, the generator for Java reads a number as such a text, too.
 *
 * @packageDocumentation
 */
import { isObject } from '../../core/reading/objects.js';
import { propertiesOf } from '../../core/reading/properties.js';
import type { Json, JsonSchema } from '../../core/reading/schema.js';
import { variantsOf } from './schema-parts.js';

const isSchema = (value: Json): value is JsonSchema => isObject(value);

/** True for schemas of which generators make classes: objects with fields, and unions. */
const isClass = (schema: JsonSchema): boolean => 'properties' in schema || 'oneOf' in schema;

const isEnumeration = (schema: JsonSchema): boolean => 'enum' in schema;

/** A schema inside another one, with the name of the field that has it. */
interface SchemaPlace {
  readonly name: string;
  readonly schema: JsonSchema;
}

/** The tag of a member of a union; empty for other schemas. */
const tagOf = (schema: JsonSchema): string => {
  const tags: Json = propertiesOf(schema)['_tag']?.['enum'] ?? [];
  const first: unknown = Array.isArray(tags) ? tags[0] : undefined;
  return typeof first === 'string' ? first : '';
};

/** The class name of a schema: its tag, if it is a member of a union, and the name of the field that has it. */
const classNameOf = ({ name, schema }: SchemaPlace): string =>
  `${tagOf(schema)}${name.slice(0, 1).toUpperCase()}${name.slice(1)}${isEnumeration(schema) ? 'Text' : ''}`;

/** Calls a function with every value directly inside a value, with the name of the field around it; returns the changed value. */
const mapInner = (value: Json, name: string, change: (inner: Json, name: string) => Json): Json => {
  if (!isObject(value)) return Array.isArray(value) ? value.map((one: Json) => change(one, name)) : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isName = !['properties', 'items', 'anyOf', 'oneOf', 'additionalProperties'].includes(key);
      return [key, change(inner, isName ? key : key === 'items' ? `${name}Item` : name)];
    }),
  );
};

const placesIn = (value: Json, name: string): readonly SchemaPlace[] => {
  const found: SchemaPlace[] = isSchema(value) && isClass(value) ? [{ name, schema: value }] : [];
  if (isSchema(value))
    found.push(...variantsOf(value, 'oneOf').flatMap((schema) => (isEnumeration(schema) ? [{ name, schema }] : [])));
  mapInner(value, name, (inner, at) => {
    found.push(...placesIn(inner, at));
    return inner;
  });
  return found;
};

/** The names for the schemas that occur more than once or have a tag, by their JSON text. */
const namesFor = (schemas: Readonly<Record<string, JsonSchema>>): ReadonlyMap<string, string> => {
  const named = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));
  const taken = new Set(Object.keys(schemas));
  const seen = new Set<string>();
  for (const place of Object.entries(schemas).flatMap(([top, schema]) => placesIn(schema, top))) {
    const text = JSON.stringify(place.schema);
    const isNamed = seen.has(text) || tagOf(place.schema) !== '' || isEnumeration(place.schema);
    if (isNamed && !named.has(text)) {
      const first = classNameOf(place);
      const free = [first, `${first}2`, `${first}3`].find((one) => !taken.has(one));
      if (free === undefined) continue;
      named.set(text, free);
      taken.add(free);
    }
    seen.add(text);
  }
  return named;
};

/** The schemas, in which those that occur more than once or have a tag have names of their own and are referred to by these names. */
export const withNames = (schemas: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> => {
  const names = namesFor(schemas);
  const referred = (value: Json): Json => {
    const isNamed = isSchema(value) && (isClass(value) || isEnumeration(value));
    const name = isNamed ? names.get(JSON.stringify(value)) : undefined;
    return name === undefined ? mapInner(value, '', referred) : { $ref: `#/components/schemas/${name}` };
  };
  const whole = (schema: JsonSchema): JsonSchema =>
    Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, mapInner(inner, '', referred)]));
  return Object.fromEntries(
    [...names].map(([text, name]): [string, JsonSchema] => [name, whole(JSON.parse(text) as JsonSchema)]),
  );
};
