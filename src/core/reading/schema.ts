/**
 * JSON Schema of codecs: made by the same functions that make the codecs, so that the two cannot drift apart.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { codecWith } from './codec-with.js';
import { published } from '../values/constant.js';
import { isAsIs } from './path.js';

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A JSON Schema (draft 2020-12), or a part of one. */
export type JsonSchema = Readonly<Record<string, Json>>;

/** A codec that carries the schema of the JSON it decodes. */
export interface Described {
  /** The schema of the JSON that the codec decodes. */
  readonly schema: JsonSchema;
  /** True if every value that it accepts is decoded as itself, so that a reader in a hurry may ask `is` alone. */
  readonly asIs: boolean;
}

/**
 * A copy of a codec with its schema. For game modules whose codecs are not all made by the functions of this core. The copy is frozen, and so is
 * its schema, down to the last list in it.
 *
 * @param codec - the codec; it stays as it is
 * @param schema - the schema of the JSON that it decodes; it stays as it is, too
 * @param asIs - whether every value that it accepts is decoded as itself; if left out, as the codec itself says
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
 * The schema of the JSON that a codec decodes. Necessary, not sufficient: conditions that only the rules of a game can check (the supply of pieces,
 * say) cannot be expressed in a schema. A codec from elsewhere gets `{}`, which allows everything.
 *
 * @param codec - a codec of this library, or any other one
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
