/**
 * Building blocks for JSON Schemas.
 *
 * @packageDocumentation
 */
import type { JsonSchema } from './schema.js';

/** The schemas of an object's properties; empty for the schema of anything else. */
export const propertiesOf = ({ properties }: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  // The schema of an object holds a schema for each of its properties.
  (properties ?? {}) as Readonly<Record<string, JsonSchema>>;
