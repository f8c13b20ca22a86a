/**
 * Codecs of objects with exactly the given fields, options, tagged unions, and values whose JSON omits some fields.
 *
 * @packageDocumentation
 */
import { type Either, isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { type Fault, show } from '../values/fault.js';
import { failWith, ruled } from './codec.js';
import { anything } from './codec-with.js';
import { inside, isAsIs } from './path.js';
import { described, type Json, schemaOf } from './schema.js';

/** The fields of an {@link exact} object: one codec for each key. */
export type Fields<A> = { readonly [K in keyof A]: t.Type<A[K], unknown> };

/**
 * True if a value is a plain JSON object (not a list, not null).
 *
 * @param u - any value
 * @returns true for a plain object
 *
 * @example
 * ```ts
 * import { isObject } from 'rulehouse/author';
 * [{}, [], null, 'a'].map(isObject); // [true, false, false, false]
 * ```
 */
export const isObject = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u);

/**
 * Makes a codec of objects with exactly the given fields; it refuses fields that are missing, unknown or merely inherited. The decoded value is a new
 * plain object, so nothing hostile (`__proto__`, getters of a class) is passed on.
 *
 * @param name - how the message of a failure ends, for instance `a move`
 * @param fields - the codec of each field
 * @returns the codec of the objects
 *
 * @example
 * ```ts
 * import { isLeft } from 'rulehouse';
 * import { decode, exact, printFault, whole } from 'rulehouse/author';
 * const point = exact<{ x: number; y: number }>('a point', { x: whole(0, 9), y: whole(0, 9) });
 * decode(point)({ x: 1, y: 2 }); // right: the same
 * const more = decode(point)({ x: 1, y: 2, z: 3 });
 * if (isLeft(more)) console.log(printFault(more.left)); // z: unknown key
 * ```
 */
export const exact = <A extends object>(name: string, fields: Fields<A>): t.Type<A> => {
  const keys = Object.keys(fields).filter((key): key is Extract<keyof A, string> => Object.hasOwn(fields, key));
  const parts = keys.map((key) => ({ key, codec: fields[key], asIs: isAsIs(fields[key]) }));
  const areFields = (u: Readonly<Record<string, unknown>>): boolean => {
    if (!areKeys(Object.keys(u), u, keys)) return false;
    for (const { key, codec } of parts) if (!codec.is(u[key])) return false;
    return true;
  };
  const is = (u: unknown): u is A => {
    if (!isObject(u)) return false;
    // Fast path: the fields usually come in the order of the codec. Inherited fields come last, so checking the last one is enough.
    let index = 0;
    for (const own in u) {
      const part = parts[index++];
      if (own !== part?.key || !part.codec.is(u[own])) return areFields(u);
      if (index === parts.length && !Object.hasOwn(u, own)) return false;
    }
    return index === parts.length || areFields(u);
  };
  const validate = (u: unknown, context: t.Context): t.Validation<A> => {
    if (!isObject(u)) return t.failure(u, context, `${show(u)} is not an object`);
    const own = Object.keys(u);
    const complete = areKeys(own, u, keys);
    const stranger = complete ? undefined : own.find((key) => !Object.hasOwn(fields, key));
    if (stranger !== undefined) return unknownKey(u, stranger, context);
    const read: Partial<Record<string, unknown>> = {};
    for (const { key, codec, asIs } of parts) {
      if (!complete && !Object.hasOwn(u, key))
        return t.failure(undefined, inside(context, key, codec, undefined), 'missing');
      const value = u[key];
      if (asIs && codec.is(value)) read[key] = value;
      else {
        const field = codec.validate(value, inside(context, key, codec, value));
        if (isLeft(field)) return field;
        read[key] = field.right;
      }
    }
    // Every key of A has been read by its own codec.
    return t.success(read as A);
  };
  const encode = (a: A): A => {
    const written: Partial<Record<string, unknown>> = {};
    for (const { key, codec } of parts) written[key] = codec.encode(a[key]);
    // The codec of each field produces its output, whose type is unknown anyway.
    return written as A;
  };
  return described(new t.Type<A>(name, is, validate, encode), {
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key, schemaOf(fields[key])])),
    required: keys,
    additionalProperties: false,
  });
};

/** True if an object's own keys are exactly the given keys. The test is optimised for keys in the given order, which most objects have. */
const areKeys = (own: readonly string[], u: object, keys: readonly string[]): boolean => {
  if (own.length !== keys.length) return false;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]!;
    if (own[index] !== key && !Object.hasOwn(u, key)) return false;
  }
  return true;
};

const unknownKey = (u: Readonly<Record<string, unknown>>, key: string, context: t.Context): t.Validation<never> =>
  t.failure(u[key], inside(context, cut(key), anything, u[key]), 'unknown key');

/** Shortens a hostile key for use in a path; the result is never empty, because an empty path stands for the whole value. */
const cut = (key: string): string => key.slice(0, 40) || '""';

/** One option of a game: its codec, its default and its rule. */
export interface OptionField<A> {
  /** The codec that reads the option when it is given. */
  readonly codec: t.Type<A, unknown>;
  /** The value that the option has when it is left out. */
  readonly default: A;
  /** The rule that defines the option, if there is one. */
  readonly rule?: string;
  /** True if a refusal of a wrong value cites the option's own rule; if false, a refusal cites the general rule on options. */
  readonly cited?: boolean;
}

/** Returns the codec of an option; its failures cite the option's own rule if `cited` is true. */
const citing = <A>({ codec, rule, cited }: OptionField<A>): t.Type<A, unknown> =>
  cited === true && rule !== undefined ? ruled(rule, codec) : codec;

/**
 * A codec of options: objects in which every key may be left out. Unknown keys are refused first; then the fields are read in the order in which they
 * are listed. The codec encodes options with all defaults filled in.
 *
 * @param name - how the message of a failure ends
 * @param fields - the codec and the default of each option
 * @returns the codec; the options that it decodes have every key
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { decode, optionsOf, whole } from 'rulehouse/author';
 * const options = optionsOf<{ push: number }>('options', { push: { codec: whole(1, 2), default: 2, rule: 'XY-2.3', cited: true } });
 * const read = decode(options)({});
 * if (isRight(read)) read.right; // { push: 2 }
 * decode(options)({ push: 3 }); // left: XY-2.3
 * ```
 */
export const optionsOf = <A extends object>(
  name: string,
  fields: { readonly [K in keyof A]: OptionField<A[K]> },
): t.Type<A, unknown> => {
  const keys = Object.keys(fields).filter((key): key is Extract<keyof A, string> => Object.hasOwn(fields, key));
  // `fields` and `codecs` have the same keys, but TypeScript cannot infer that for a mapped type built key by key.
  const codecs = Object.fromEntries(keys.map((key) => [key, citing(fields[key])])) as unknown as Fields<A>;
  const full = exact<A>(name, codecs);
  const validate = (u: unknown, context: t.Context): t.Validation<A> => {
    if (!isObject(u)) return t.failure(u, context, `${show(u)} is not an object`);
    // Search before copying anything: an attacker controls the number of unknown keys.
    const stranger = Object.keys(u).find((key) => !Object.hasOwn(fields, key));
    if (stranger !== undefined) return unknownKey(u, stranger, context);
    const filled = keys.map((key) => [
      key,
      Object.hasOwn(u, key) ? u[key] : fields[key].codec.encode(fields[key].default),
    ]);
    return full.validate(Object.fromEntries(filled), context);
  };
  const properties = keys.map((key): readonly [string, Json] => {
    const { codec, default: value } = fields[key];
    // The output of every codec is JSON, and so is the encoded default.
    return [key, { ...schemaOf(codec), default: codec.encode(value) as Json }];
  });
  return described(new t.Type<A, unknown>(name, full.is, validate, full.encode), {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  });
};

/** A value with a tag: a member of a union that {@link variants} reads. */
export interface Tagged {
  readonly _tag: string;
}

/** The members of a tagged union that a tag selects; the tag of a member may itself be a union of tags. */
export type TaggedWith<A extends Tagged, Tag> = A extends Tagged ? (Tag extends A['_tag'] ? A : never) : never;

/**
 * Makes a codec of a tagged union: the tag selects the codec that reads the value, so a failure is about one variant only. An unknown tag is refused.
 *
 * @param name - how the message of a failure ends
 * @param byTag - the codec of the values for each tag; tags of the same values share one codec
 * @returns the codec of the union
 *
 * @example
 * ```ts
 * import { isLeft } from 'rulehouse';
 * import { decode, exact, oneOf, variants, whole } from 'rulehouse/author';
 * type Pass = { readonly _tag: 'Pass' };
 * type Bid = { readonly _tag: 'Bid'; readonly pips: number };
 * const answer = variants<Pass | Bid>('an answer', {
 *   Pass: exact<Pass>('a pass', { _tag: oneOf('Pass') }),
 *   Bid: exact<Bid>('a bid', { _tag: oneOf('Bid'), pips: whole(1, 3) }),
 * });
 * const read = decode(answer)({ _tag: 'Bid', pips: 4 });
 * if (isLeft(read)) read.left.path; // ['pips']
 * ```
 */
export const variants = <A extends Tagged>(
  name: string,
  byTag: { readonly [Tag in A['_tag']]: t.Type<TaggedWith<A, Tag>> },
): t.Type<A> => {
  // Each codec reads one member of the union A, and is called only for values with its tag.
  const tags = new Map(Object.entries(byTag) as [string, t.Type<A>][]);
  const codecOf = (u: unknown): t.Type<A> | undefined =>
    isObject(u) && typeof u['_tag'] === 'string' ? tags.get(u['_tag']) : undefined;
  return described(
    new t.Type<A>(
      name,
      (u): u is A => codecOf(u)?.is(u) === true,
      (u, context) => {
        const codec = codecOf(u);
        if (codec !== undefined) return codec.validate(u, context);
        const tag = isObject(u) ? `unknown _tag ${show(u['_tag'])}` : `${show(u)} is not ${name}`;
        return t.failure(u, context, tag);
      },
      (a) => codecOf(a)?.encode(a) ?? a,
    ),
    { oneOf: [...new Set(tags.values())].map(schemaOf) },
  );
};

/**
 * Makes a codec of values whose JSON holds only the fields in `keys`, because all other fields follow from these. The values of the codec consist of
 * plain data only. A part that cannot be completed is refused with the fault that `complete` returns.
 *
 * @param part - the codec of the part that JSON holds
 * @param keys - the keys of the part that JSON holds
 * @param complete - finds the complete value that belongs to a part, or says what is wrong with the part
 * @returns the codec of the complete values
 *
 * @example
 * ```ts
 * import { isRight, right } from 'rulehouse/author';
 * import { completed, decode, exact, whole } from 'rulehouse/author';
 * const part = exact<{ sides: number }>('a die', { sides: whole(2, 20) });
 * const die = completed(part, ['sides'], ({ sides }) => right({ sides, mean: (sides + 1) / 2 }));
 * const read = decode(die)({ sides: 6 });
 * if (isRight(read)) read.right; // { sides: 6, mean: 3.5 }
 * ```
 */
export const completed = <Whole extends Part, Part extends object>(
  part: t.Type<Part, unknown>,
  keys: readonly (keyof Part & string)[],
  complete: (given: Part) => Either<Fault, Whole>,
): t.Type<Whole, unknown> =>
  described(
    new t.Type<Whole, unknown>(
      part.name,
      (u): u is Whole => {
        if (!isObject(u)) return false;
        const given: unknown = Object.fromEntries(keys.map((key) => [key, u[key]]));
        if (!part.is(given)) return false;
        const made = complete(given);
        return !isLeft(made) && JSON.stringify(sorted(made.right)) === JSON.stringify(sorted(u));
      },
      (u, context) => {
        const read = part.validate(u, context);
        if (isLeft(read)) return read;
        const made = complete(read.right);
        return isLeft(made) ? failWith(made.left, u, context) : made;
      },
      part.encode,
    ),
    schemaOf(part),
  );

const sorted = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
