/**
 * Parts from which the schemas of requests and answers are made.
 *
 * @packageDocumentation
 */
import { isObject } from '../../core/reading/objects.js';
import type { JsonSchema } from '../../core/reading/schema.js';

/** The schema of an object with exactly the given fields. */
export const fields = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});

const isSchema = (u: unknown): u is JsonSchema => isObject(u);

/** The schemas that a schema lists under `oneOf` or `anyOf`. */
export const variantsOf = (schema: JsonSchema, key: 'oneOf' | 'anyOf'): readonly JsonSchema[] => {
  const all: unknown = schema[key];
  return Array.isArray(all) ? all.filter(isSchema) : [];
};
