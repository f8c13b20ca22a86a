/**
 * JSON Schemas for the files that tournaments read and write, meant for programs in languages other than TypeScript.
 *
 * @packageDocumentation
 */
import { type JsonSchema, schemaOf } from '../core/reading/schema.js';
import { gameLine } from './line.js';
import { arenaSpec } from './spec.js';

const head = (title: string): JsonSchema => ({ $schema: 'https://json-schema.org/draft/2020-12/schema', title });

/**
 * The JSON Schemas (draft 2020-12) of tournaments: `spec` for the specification, `game` for a line of `games.jsonl`. Each schema accepts everything
 * that its codec reads or writes, and also some values that the codec rejects. The package contains the schemas as files, named
 * `rulehouse/schemas/arena.<name>.json`.
 *
 * @returns the two JSON Schemas, by name
 *
 * @example
 * ```ts
 * import { arenaSchemas } from 'rulehouse/arena';
 * arenaSchemas().spec['required']; // ['games', 'bots']
 * ```
 */
export const arenaSchemas = (): Readonly<Record<'spec' | 'game', JsonSchema>> => ({
  spec: { ...head('Tournament: spec'), ...schemaOf(arenaSpec) },
  game: { ...head('Tournament: line of a game'), ...schemaOf(gameLine) },
});
