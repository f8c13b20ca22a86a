/**
 * Standard Schema: an interface through which other libraries (routers, forms, clients) use a codec and its JSON Schema.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { printFault } from '../values/fault.js';
import { decode } from './codec.js';
import { type JsonSchema, schemaOf } from './schema.js';
import { total } from './total.js';

/** One fault in a value. */
export interface StandardIssue {
  /** The reason for the fault, as a readable text: first the rule, if there is one, then the explanation. */
  readonly message: string;
  /** The place of the fault: keys and indices from the outside in. */
  readonly path: readonly string[];
}

/** The result of a codec: the decoded value, or the faults of the input. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** The dialect of JSON Schema that a caller requests: `draft-2020-12` or `draft-07`. */
export interface StandardTarget {
  /** The name of the dialect. */
  readonly target: string;
}

/**
 * Standard Schema 1 and Standard JSON Schema 1; see https://standardschema.dev. The types contain only what the library provides of the two
 * specifications.
 */
export interface StandardProps<Input, Output> {
  /** The version of the Standard Schema specification. */
  readonly version: 1;
  /** The name of the library that made the codec. */
  readonly vendor: 'rulehouse';
  /** The types of the input and of the decoded value; absent at run time. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  /** Decodes a value synchronously. */
  readonly validate: (value: unknown) => StandardResult<Output>;
  /**
   * The schemas of the input and of the decoded value. As the specification demands, the functions that return the two schemas throw an exception if
   * the dialect is unknown.
   */
  readonly jsonSchema: {
    /** Returns the JSON Schema of the input. */
    readonly input: (options: StandardTarget) => Record<string, unknown>;
    /** Returns the JSON Schema of the decoded value. */
    readonly output: (options: StandardTarget) => Record<string, unknown>;
  };
}

/** An io-ts codec that is also a Standard Schema. `Input` is the type of the values that callers in other libraries should pass. */
export interface Codec<A, Input = A> extends t.Type<A, unknown> {
  /** The Standard Schema interface, through which other libraries use the codec. */
  readonly '~standard': StandardProps<Input, A>;
}

const dialects: Readonly<Record<string, string>> = {
  'draft-2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
};

/** Returns a schema in the requested dialect; the library's schemas use only what both dialects have in common. */
const inDialect =
  (schema: JsonSchema) =>
  ({ target }: StandardTarget): Record<string, unknown> => {
    const $schema = dialects[target];
    if ($schema === undefined) {
      // The Standard JSON Schema specification requires an exception here. Otherwise the caller would misread a schema of another dialect.
      // eslint-disable-next-line functional/no-throw-statements
      throw new Error(`rulehouse writes JSON Schema as draft-2020-12 or draft-07, not as ${target}`);
    }
    return { $schema, ...schema };
  };

const isStandard = <A, Input>(codec: t.Type<A, unknown>): codec is Codec<A, Input> => '~standard' in codec;

/**
 * Turns a codec into a Standard Schema: a frozen copy that other libraries (forms, routers, clients) accept. The codecs of the library's games are
 * Standard Schemas, and {@link gameOf} makes such codecs for other authors' games. A codec that is already a Standard Schema is returned unchanged.
 *
 * @param codec - the codec, which is not changed
 * @param output - the schema of the decoded value, or `{}` to allow anything; if left out, the schema of the input is used
 * @returns the codec with the member `~standard`
 *
 * @example
 * ```ts
 * import { standard, whole } from 'rulehouse/author';
 * const pips = standard(whole(1, 6))['~standard'];
 * pips.validate(4); // { value: 4 }
 * pips.validate(7); // { issues: [{ message: '7 is not a whole number from 1 to 6', path: [] }] }
 * pips.jsonSchema.input({ target: 'draft-07' })['maximum']; // 6
 * ```
 */
export const standard = <A, Input = A>(codec: t.Type<A, unknown>, output = schemaOf(codec)): Codec<A, Input> => {
  if (isStandard<A, Input>(codec)) return codec;
  const read = decode(codec);
  const validate = (value: unknown): StandardResult<A> => {
    const result = read(value);
    if (!isLeft(result)) return { value: result.right };
    return { issues: [{ message: printFault({ ...result.left, path: [] }), path: result.left.path }] };
  };
  const jsonSchema = Object.freeze({ input: inDialect(schemaOf(codec)), output: inDialect(output) });
  const props: StandardProps<Input, A> = Object.freeze({ version: 1, vendor: 'rulehouse', validate, jsonSchema });
  // The result also keeps the codec's rule and schema.
  return Object.freeze(
    Object.assign(new t.Type<A, unknown>(codec.name, codec.is, codec.validate, codec.encode), codec, {
      ...total(codec),
      '~standard': props,
    }),
  );
};
