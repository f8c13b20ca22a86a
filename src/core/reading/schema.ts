/**
 * JSON Schemas of codecs. The function that makes a codec also makes its schema, so that codec and schema cannot drift apart.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { published } from '../values/constant.js';
import { codecWith } from './codec-with.js';
import { isAsIs } from './path.js';

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A JSON Schema (draft 2020-12), or a part of such a schema. */
export type JsonSchema = Readonly<Record<string, Json>>;

/** A codec that carries the schema of the JSON that it decodes. */
export interface Described {
  /** The schema of the JSON that the codec decodes. */
  readonly schema: JsonSchema;
  /** True if decoding leaves every accepted value unchanged, so that a fast reader need only call `is`. */
  readonly asIs: boolean;
}

/**
 * Returns a copy of a codec, together with its schema. This function is meant for game modules that make some of their codecs without the core's
 * functions. The returned copy of the codec is frozen, and so is its schema at every level.
 *
 * @param codec - the codec, which is not changed
 * @param schema - the schema of the JSON that the codec decodes; the schema passed in is not changed
 * @param asIs - true if decoding leaves every accepted value unchanged; if left out, the codec's own `asIs` is used
 * @returns the frozen copy
 *
 * @example
 * ```ts
 * import * as t from 'io-ts';
 * import { described, schemaOf } from 'rulehouse/author';
 * schemaOf(described(t.string, { type: 'string' })); // { type: 'string' }
 * schemaOf(t.string); // {}
 * ```
 */
export const described = <A, O, I>(
  codec: t.Type<A, O, I>,
  schema: JsonSchema,
  asIs = isAsIs(codec),
): t.Type<A, O, I> & Described => codecWith(codec, { schema: published(schema), asIs });

const isDescribed = (codec: object): codec is Described =>
  'schema' in codec && typeof codec.schema === 'object' && codec.schema !== null;

/**
 * The schema of the JSON that a codec decodes. A value that fits the schema may still be refused: only the rules of a game can check conditions such
 * as the supply of pieces. A codec that this library did not make has the schema `{}`, which allows everything.
 *
 * @param codec - a codec from this library or from elsewhere
 * @returns the JSON Schema, without `$schema` and `$id`
 *
 * @example
 * ```ts
 * import { schemaOf } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * schemaOf(game.options)['type']; // 'object'
 * ```
 */
export const schemaOf = <A, O, I>(codec: t.Type<A, O, I>): JsonSchema => (isDescribed(codec) ? codec.schema : {});
