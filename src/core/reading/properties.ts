/**
 * Reads the schemas of an object's properties from the JSON Schema of the object.
 *
 * @packageDocumentation
 */
import type { JsonSchema } from './schema.js';

/** The schemas of the properties in an object's schema; empty if the schema does not describe objects. */
export const propertiesOf = ({ properties }: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  // In a JSON Schema, every property has a schema.
  (properties ?? {}) as Readonly<Record<string, JsonSchema>>;
