/**
 * Schemas that generators of clients understand. The codecs' own schemas say more than most programming languages can: patterns with Unicode
 * properties, defaults that are objects, enumerations of mixed types. Whatever is left out here, the server still checks.
 *
 * @packageDocumentation
 */
import { isObject } from '../../core/reading/objects.js';
import type { Json, JsonSchema } from '../../core/reading/schema.js';

/** True for a pattern that the regular expressions of some languages cannot read: those of Go, for instance, have no look-around. */
const isForeign = (pattern: unknown): boolean => typeof pattern === 'string' && /\\p\{|\(\?[!=<]/.test(pattern);

const printable = 'Printable characters, with no blank at either end of a name. The server says why it refuses a text.';

/** The bounds of whole numbers that follow each other, such as the numbers of seats; undefined for other values. */
const rowIn = (values: readonly Json[]): readonly [first: number, last: number] | undefined => {
  const [first, last] = [values[0], values.at(-1)];
  const isRow = values.length > 1 && values.every((value, index) => Number(first) + index === value);
  return isRow && typeof first === 'number' && typeof last === 'number' ? [first, last] : undefined;
};

/** The schema of one of several values of the same type. */
const ofOneType = (values: readonly Json[]): JsonSchema => {
  const row = rowIn(values);
  if (row !== undefined) return { type: 'integer', minimum: row[0], maximum: row[1] };
  return { type: values.every((value) => typeof value === 'number') ? 'integer' : 'string', enum: values };
};

/** The schema of one of several values, with a type beside each list of values. */
const typed = (values: readonly Json[]): JsonSchema => {
  const numbers = values.filter((value) => typeof value === 'number');
  const texts = values.filter((value) => typeof value !== 'number');
  const [first = {}, ...more] = [numbers, texts].filter((list) => list.length > 0).map(ofOneType);
  // The generator for Rust turns `anyOf` into an empty struct.
  return more.length === 0 ? first : { oneOf: [first, ...more] };
};

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isSchema = (value: Json | undefined): value is JsonSchema => isObject(value);

/** The schemas of an object's properties, or of the members of a list. */
const inner = (key: string, value: Json): Json => {
  if (isList(value)) return value.map((one) => (isSchema(one) ? portable(one) : one));
  if (!isSchema(value)) return value;
  return key === 'properties'
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isSchema(one) ? portable(one) : one]))
    : portable(value);
};

/** True for objects of which nothing is said; some generators take them for objects without any property. */
const isFree = ({ type, properties, additionalProperties }: JsonSchema): boolean =>
  type === 'object' && properties === undefined && additionalProperties === undefined;

/** The largest number that fits in 32 bits, with a sign. */
const largest32 = 2 ** 31 - 1;

/** True for whole numbers that need more than 32 bits, such as seeds and times; without a hint, some generators take 32 bits for every whole number. */
const isLong = ({ type = null, maximum }: JsonSchema): boolean =>
  (isList(type) ? type : [type]).includes('integer') && !(typeof maximum === 'number' && maximum <= largest32);

const isNull = (schema: Json | undefined): boolean => isSchema(schema) && schema['type'] === 'null';

/** A union or null as one union with null as a member; the generator for Java forgets that a union inside another one may be null. */
const flat = (schema: JsonSchema): JsonSchema => {
  const { anyOf: members, ...rest } = schema;
  const [union, nothing, ...more] = isList(members) ? members : [];
  if (!isSchema(union) || !isList(union['oneOf']) || !isNull(nothing) || more.length > 0) return schema;
  return { ...rest, ...union, oneOf: [...union['oneOf'], { type: 'null' }] };
};

/**
 * A schema that says the same with fewer means: patterns that not every language can read are described in words, defaults are never objects, every
 * enumeration has a type, whole numbers say whether they need 64 bits, objects with any properties say so, what may be null says so
 * itself, and what is an object by default is always an object.
 */
export const portable = (given: JsonSchema): JsonSchema => {
  const schema = flat(given);
  const { pattern, default: initial, enum: values, ...rest } = schema;
  const others = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, inner(key, value)]));
  const isAny = Object.keys(rest).length === 0 && values === undefined;
  return {
    ...others,
    ...(isLong(schema) ? { format: 'int64' } : {}),
    ...(isFree(schema) || (isAny && isSchema(initial)) ? { additionalProperties: true } : {}),
    ...(isForeign(pattern) ? { minLength: 1, description: printable } : pattern === undefined ? {} : { pattern }),
    ...(isSchema(initial) ? (isAny ? { type: 'object' } : {}) : initial === undefined ? {} : { default: initial }),
    ...(!isList(values) ? {} : 'type' in rest ? { enum: values } : typed(values)),
  };
};
