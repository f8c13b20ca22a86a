/**
 * io-ts codecs for untrusted JSON: bounded texts, numbers and lists. An error says where and why the input is wrong, and which rule it breaks. The
 * codecs of objects are defined in a separate file.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import * as t from 'io-ts';
import { type Fault, fault, show } from '../values/fault.js';
import { anything, codecWith } from './codec-with.js';
import { inside, isAsIs, unplaced } from './path.js';
import { described, type JsonSchema, schemaOf } from './schema.js';

/** A codec that also names the rule that its values must obey. */
export interface Ruled {
  /** The rule number that a failure of the codec cites. */
  readonly rule: string;
}

/**
 * Copies a codec, and adds the rule that failures of the copy cite.
 *
 * @param rule - the rule number that failures cite
 * @param codec - the codec to be copied
 * @returns a copy of the codec; if a failure already cites a rule, that rule is kept
 *
 * @example
 * ```ts
 * import { decode, ruled, whole } from 'rulehouse/author';
 * decode(ruled('XY-2.1', whole(1, 6)))(7); // left: XY-2.1
 * ```
 */
export const ruled = <A, O, I>(rule: string, codec: t.Type<A, O, I>): t.Type<A, O, I> & Ruled =>
  codecWith(codec, { schema: schemaOf(codec), asIs: isAsIs(codec), rule });

const ruleOf = (entry: t.ContextEntry): string | undefined =>
  'rule' in entry.type && typeof entry.type.rule === 'string' ? entry.type.rule : undefined;

const toFault = (error: t.ValidationError): Fault => {
  const keys = error.context.map((entry) => entry.key).filter((key) => key !== '');
  const rule = error.context.map(ruleOf).findLast((number) => number !== undefined);
  return fault(
    keys,
    error.message ?? `${show(error.value)} is not ${error.context.at(-1)?.type.name ?? 'valid'}`,
    rule,
  );
};

/**
 * Decodes a JSON value; returns the value, or the first fault with its path, its reason and, where known, its rule.
 *
 * The work is bounded, because the library's codecs read no more of a value than its type allows.
 *
 * @param codec - any io-ts codec, for instance `game.options`
 * @returns a function that takes an unknown value, and returns the decoded value or a fault
 * @fails a fault with the path to the first faulty part, the reason, and the rule if the codec has a rule; for instance, `decode(game.options)({
 * push: 3 })` returns a fault with the path `push` and the rule TF-2.3
 *
 * @example
 * ```ts
 * import { decode } from 'rulehouse';
 * import { game } from 'rulehouse/terrafex';
 * decode(game.options)({ push: 1 }); // right: the options, defaults filled in
 * decode(game.options)({ push: 3 }); // left: TF-2.3
 * ```
 */
export const decode =
  <A, O>(codec: t.Type<A, O>) =>
  (u: unknown): Either<Fault, A> => {
    // A getter or a proxy may throw. Report such a value as unreadable instead of passing the exception on.
    try {
      const quick = codec.validate(u, unplaced);
      if (!isLeft(quick)) return quick;
      const result = codec.decode(u);
      if (!isLeft(result)) return result;
      const [first] = result.left;
      return left(first === undefined ? fault([], 'not valid') : toFault(first));
    } catch {
      return left(fault([], `${show(u)} is not ${codec.name}: it cannot be read`));
    }
  };

/**
 * Converts a {@link Fault} into an io-ts failure. The fault comes from a parser or from a check of the whole value. Authors of codecs use this
 * function to make the result that `validate` returns. `value` and `context` are the arguments that were passed to `validate`.
 *
 * @param inner - the fault that was found
 * @param value - the value that `validate` was given
 * @param context - the context that `validate` was given
 * @returns the failure that `validate` returns
 * @fails in every case: a failure with the path, the reason and the rule of the fault
 *
 * @example
 * ```ts
 * import * as t from 'io-ts';
 * import { decode, failWith, fault, whole } from 'rulehouse/author';
 * const small = whole(0, 9);
 * const odd = fault([], 'an even number is needed', 'XY-1.1');
 * const even = new t.Type('even', small.is, (u, c) => (small.is(u) && u % 2 === 0 ? t.success(u) : failWith(odd, u, c)), t.identity);
 * decode(even)(3); // left: XY-1.1
 * ```
 */
export const failWith = <A>(inner: Fault, value: unknown, context: t.Context): t.Validation<A> => {
  const type = inner.rule === undefined ? anything : ruled(inner.rule, anything);
  const deeper = inner.path.map((key) => ({ key, type, actual: value }));
  const own = deeper.length === 0 && inner.rule !== undefined ? [{ key: '', type, actual: value }] : deeper;
  return left([{ value, context: [...context, ...own], message: inner.reason }]);
};

/**
 * Makes a codec whose values must also pass a test of the whole value. The test returns the value, a different value to replace it, or a {@link
 * Fault} that says what is wrong. The failure has the rule and the path of the fault that the test returned. The test does not appear in the codec's
 * JSON Schema.
 *
 * @param codec - the codec that checks the shape of the values
 * @param name - the name of the new codec, for failures
 * @param test - returns the value, or a fault that says what is wrong with it
 * @returns the codec with the test, which encodes like `codec`
 *
 * @example
 * ```ts
 * import { decode, fault, left, list, refined, right, whole } from 'rulehouse/author';
 * const falling = fault([], 'the second number must be larger', 'XY-1.2');
 * const span = refined(list(whole(0, 9), 2, 2), 'a span', (pair) =>
 *   (pair[0] ?? 0) < (pair[1] ?? 0) ? right(pair) : left(falling),
 * );
 * decode(span)([1, 2]); // right: the same list
 * decode(span)([2, 1]); // left: XY-1.2
 * ```
 */
export const refined = <A, O>(codec: t.Type<A, O>, name: string, test: (value: A) => Either<Fault, A>): t.Type<A, O> =>
  described(
    new t.Type<A, O>(
      name,
      (u): u is A => codec.is(u) && !isLeft(test(u)),
      (u, c) => {
        const inner = codec.validate(u, c);
        if (isLeft(inner)) return inner;
        const tested = test(inner.right);
        return isLeft(tested) ? failWith(tested.left, u, c) : tested;
      },
      codec.encode,
    ),
    schemaOf(codec),
  );

/**
 * Makes a codec of whole numbers from `min` to `max`, both included; the codec refuses -0.
 *
 * @param min - the smallest number
 * @param max - the largest number
 * @returns the codec, with its bounds in the JSON Schema
 *
 * @example
 * ```ts
 * import { whole } from 'rulehouse/author';
 * whole(1, 6).is(6); // true
 * whole(1, 6).is(2.5); // false
 * ```
 */
export const whole = (min: number, max: number): t.Type<number> =>
  leaf(
    `a whole number from ${min} to ${max}`,
    (u): u is number => Number.isInteger(u) && inRange(Number(u), min, max),
    { type: 'integer', minimum: min, maximum: max },
  );

const inRange = (n: number, min: number, max: number): boolean => n >= min && n <= max && !Object.is(n, -0);

/**
 * Makes a codec that accepts exactly the given texts or numbers.
 *
 * @param values - the accepted texts or numbers, each listed once
 * @returns the codec, whose type is the union of the values
 *
 * @example
 * ```ts
 * import { oneOf } from 'rulehouse/author';
 * const push = oneOf(1, 2);
 * push.is(2); // true
 * push.name; // 'one of 1, 2'
 * ```
 */
export const oneOf = <const A extends string | number>(...values: readonly A[]): t.Type<A> =>
  leaf(`one of ${values.map(show).join(', ')}`, isAmong(values), { enum: values });

/** Makes a function that tests whether a value is in the given list; -0 does not count as 0. */
const isAmong = <A extends string | number>(values: readonly A[]): t.Is<A> => {
  const [only, ...others] = values;
  // Most values are tags with a single literal. A direct comparison is faster than a set.
  if (others.length === 0) return (u): u is A => u === only && !Object.is(u, -0);
  const known: ReadonlySet<unknown> = new Set(values);
  return (u): u is A => known.has(u) && !Object.is(u, -0);
};

/** An immutable value of the kind that a {@link leaf} codec reads. */
export type Leaf = string | number | boolean | null;

/**
 * Makes a codec for texts, numbers and other simple values that need no conversion. The codec's name completes the sentence "... is not ..." in the
 * message of a failure. `schema` describes the values as far as JSON Schema can; the schema `{}` allows anything.
 *
 * @param name - how the message of a failure ends, for instance `a square`
 * @param is - a function that recognises the codec's values
 * @param schema - the JSON Schema of the values; `{}` allows everything
 * @returns the codec, which encodes values as themselves
 *
 * @example
 * ```ts
 * import { leaf } from 'rulehouse/author';
 * const even = leaf('an even number', (u): u is number => typeof u === 'number' && u % 2 === 0, { type: 'integer', multipleOf: 2 });
 * even.is(4); // true
 * even.is('4'); // false
 * ```
 */
export const leaf = <A extends Leaf>(name: string, is: t.Is<A>, schema: JsonSchema = {}): t.Type<A> =>
  described(
    new t.Type<A>(
      name,
      is,
      (u, c) => (is(u) ? t.success(u) : t.failure(u, c, `${show(u)} is not ${name}`)),
      t.identity,
    ),
    schema,
    true,
  );

/** `true` or `false`. */
export const boolean: t.Type<boolean> = leaf('true or false', (u): u is boolean => typeof u === 'boolean', {
  type: 'boolean',
});

/**
 * Makes a codec that accepts null and all values that the given codec reads; null is decoded and encoded as null.
 *
 * @param codec - the codec of the values that are not null
 * @returns a codec that accepts null as well
 *
 * @example
 * ```ts
 * import { nullable, whole } from 'rulehouse/author';
 * nullable(whole(0, 9)).is(null); // true
 * nullable(whole(0, 9)).is(10); // false
 * ```
 */
export const nullable = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  described(
    new t.Type<A | null, unknown>(
      `${codec.name} or null`,
      (u): u is A | null => u === null || codec.is(u),
      (u, c) => (u === null ? t.success(null) : codec.validate(u, c)),
      (a) => (a === null ? null : codec.encode(a)),
    ),
    { anyOf: [schemaOf(codec), { type: 'null' }] },
  );

/**
 * A codec of texts that have at most `max` UTF-16 units and match the pattern, if there is one. The pattern has to match the whole text, so it must
 * itself contain `^` and `$`. The message of a failure ends with `name`.
 *
 * @param name - how the message of a failure ends, for instance `a name`
 * @param max - the greatest length in UTF-16 units
 * @param pattern - a pattern that matches the whole text; if left out, any text is accepted
 * @returns the codec
 *
 * @example
 * ```ts
 * import { text } from 'rulehouse/author';
 * const token = text('a piece', 2, /^[RYGB][123]$/);
 * token.is('R1'); // true
 * token.is('R4'); // false
 * ```
 */
export const text = (name: string, max: number, pattern?: RegExp): t.Type<string> =>
  leaf(
    name,
    (u): u is string => typeof u === 'string' && u.length <= max && (pattern === undefined || pattern.test(u)),
    { type: 'string', maxLength: max, ...(pattern === undefined ? {} : { pattern: pattern.source }) },
  );

/**
 * Makes a codec of lists that have from `min` to `max` items, both included. A longer list is refused before any item is read, and a list with holes
 * is refused at its first hole. The decoded list is a fresh list, so later changes to the input do not affect it.
 *
 * @param item - the codec of the items
 * @param min - the smallest number of items
 * @param max - the largest number of items
 * @returns the codec of the lists
 *
 * @example
 * ```ts
 * import { isLeft } from 'rulehouse';
 * import { decode, list, whole } from 'rulehouse/author';
 * const ladder = list(whole(1, 99), 1, 3);
 * ladder.is([5, 3, 1]); // true
 * const read = decode(ladder)([5, 4, 2, 1]);
 * if (isLeft(read)) read.left.reason; // 'a list of 4 is not a list of 1 to 3'
 * ```
 */
export const list = <A, O>(item: t.Type<A, O>, min: number, max: number): t.Type<readonly A[], readonly O[]> => {
  const name = min === max ? `a list of ${min}` : `a list of ${min} to ${max}`;
  const asIs = isAsIs(item);
  const fits = (u: unknown): u is readonly unknown[] => Array.isArray(u) && u.length >= min && u.length <= max;
  // Loop by index, because array methods skip holes.
  const is = (u: unknown): u is readonly A[] => {
    if (!fits(u)) return false;
    for (let index = 0; index < u.length; index++) if (!item.is(u[index])) return false;
    return true;
  };
  const validate = (u: unknown, context: t.Context): t.Validation<readonly A[]> => {
    if (!fits(u)) return t.failure(u, context, listFault(u, min, name));
    const items: A[] = [];
    for (let index = 0; index < u.length; index++) {
      const value = u[index];
      if (asIs && item.is(value)) items.push(value);
      else {
        const read = item.validate(value, inside(context, String(index), item, value));
        if (isLeft(read)) return read;
        items.push(read.right);
      }
    }
    return t.success(items);
  };
  // Most lists hold numbers or words, which are written as they are: copying such a list is far quicker than calling a function for each item.
  const isSame = (item.encode as unknown) === t.identity;
  const encode = (items: readonly A[]): readonly O[] =>
    // If a codec writes items as they are, `A` and `O` are the same type.
    isSame ? (items.slice() as readonly unknown[] as readonly O[]) : items.map(item.encode);
  return described(new t.Type<readonly A[], readonly O[]>(name, is, validate, encode), {
    type: 'array',
    items: schemaOf(item),
    minItems: min,
    maxItems: max,
  });
};

const listFault = (u: unknown, min: number, name: string): string =>
  min > 0 && Array.isArray(u) && u.length === 0 ? `the list is empty; ${name} is needed` : `${show(u)} is not ${name}`;

/** A list of exactly two or exactly three items. */
export type Tuple<A, N extends 2 | 3> = N extends 2 ? readonly [A, A] : readonly [A, A, A];

/**
 * Makes a codec of lists of exactly two or exactly three items; their type is a pair or a triple.
 *
 * @param item - the codec of the items
 * @param count - 2 or 3
 * @returns the codec of the pairs or triples
 *
 * @example
 * ```ts
 * import { decode, tuple, whole } from 'rulehouse/author';
 * decode(tuple(whole(0, 9), 2))([4, 2]); // right: the same two
 * decode(tuple(whole(0, 9), 3))([4, 2])._tag; // 'Left'
 * ```
 */
export const tuple = <A, O, const N extends 2 | 3>(item: t.Type<A, O>, count: N): t.Type<Tuple<A, N>, unknown> =>
  // The length check makes the list a tuple, which the list's type does not express.
  list(item, count, count) as t.Type<unknown, unknown> as t.Type<Tuple<A, N>, unknown>;

/**
 * Makes a codec from a parser, for values whose JSON form is their notation. `is` recognises the values, and the message of a failure ends with
 * `name`. A fault that the parser returns keeps its path and its rule.
 *
 * @param name - how the message of a failure ends
 * @param is - a function that recognises the codec's values
 * @param parse - reads a text, or says what is wrong with it
 * @param print - writes the text of a value
 * @returns the codec, which encodes values to their texts
 *
 * @example
 * ```ts
 * import { byText, decode } from 'rulehouse/author';
 * import { game } from 'rulehouse/terrafex';
 * const move = byText('a move', game.move.is, game.moveText.parse, game.moveText.print);
 * decode(move)('G^c5'); // right: { _tag: 'GrowForest', square: 'c5' }
 * decode(move)('c5'); // left: TF-11.1
 * ```
 */
export const byText = <A>(
  name: string,
  is: t.Is<A>,
  parse: (text: string) => Either<Fault, A>,
  print: (value: A) => string,
): t.Type<A, string> =>
  described(
    new t.Type<A, string>(
      name,
      is,
      (u, c) => {
        if (typeof u !== 'string') return t.failure(u, c, `${show(u)} is not ${name}`);
        const result = parse(u);
        return isLeft(result) ? failWith(result.left, u, c) : result;
      },
      print,
    ),
    { type: 'string' },
  );
