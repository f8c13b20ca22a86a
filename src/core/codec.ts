/**
 * io-ts codecs for untrusted JSON: texts, numbers and lists within bounds, and errors that say where, why and by which rule. Objects are
 * in a file of their own.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left } from 'fp-ts/Either';
import * as t from 'io-ts';
import { type Fault, fault, show } from './fault.js';
import { described, type JsonSchema, schemaOf } from './schema.js';

/** A codec that knows the rule which its value must obey. */
export interface Ruled {
  /** The rule number that a failure of the codec cites. */
  readonly rule: string;
}

/**
 * Gives a codec the rule that its failures cite.
 *
 * @example
 * ```ts
 * import { decode, ruled, whole } from 'rulehouse/core';
 * decode(ruled('XY-2.1', whole(1, 6)))(7); // left: XY-2.1
 * ```
 */
export const ruled = <A, O, I>(rule: string, codec: t.Type<A, O, I>): t.Type<A, O, I> & Ruled =>
  Object.assign(described(codec, schemaOf(codec)), { rule });

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
 * Decodes a JSON value: the value, or the first fault with its path, reason and, where there is one, rule.
 *
 * Bounded: codecs of this library look at no more of a value than its type allows.
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
    const result = attempted(codec, u);
    if (!isLeft(result)) return result;
    const [first] = result.left;
    return left(first === undefined ? fault([], 'not valid') : toFault(first));
  };

/** What JSON cannot hold, a program can: a getter that throws is a value that cannot be read, and no exception of ours. */
const attempted = <A, O>(codec: t.Type<A, O>, u: unknown): t.Validation<A> => {
  try {
    return codec.decode(u);
  } catch {
    return t.failure(u, [{ key: '', type: codec }], 'cannot be read');
  }
};

/**
 * Makes the io-ts failure of a {@link Fault} that was found by other means (a parser, a check of the whole value). For authors of codecs:
 * the result of `validate`. `value` and `context` are what `validate` was given.
 *
 * @example
 * ```ts
 * import * as t from 'io-ts';
 * import { decode, failWith, fault, whole } from 'rulehouse/core';
 * const small = whole(0, 9);
 * const odd = fault([], 'an even number is needed', 'XY-1.1');
 * const even = new t.Type('even', small.is, (u, c) => (small.is(u) && u % 2 === 0 ? t.success(u) : failWith(odd, u, c)), t.identity);
 * decode(even)(3); // left: XY-1.1
 * ```
 */
export const failWith = <A>(inner: Fault, value: unknown, context: t.Context): t.Validation<A> => {
  const type = inner.rule === undefined ? t.unknown : ruled(inner.rule, t.unknown);
  const deeper = inner.path.map((key) => ({ key, type, actual: value }));
  const own = deeper.length === 0 && inner.rule !== undefined ? [{ key: '', type, actual: value }] : deeper;
  return left([{ value, context: [...context, ...own], message: inner.reason }]);
};

/**
 * A codec whose values pass a further test of the whole value. The test gives the value back (or one that stands for it), or says what is
 * wrong by a {@link Fault}, whose rule and path go into the failure. JSON Schema knows nothing of the test.
 *
 * @example
 * ```ts
 * import { decode, fault, left, list, refined, right, whole } from 'rulehouse/core';
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
 * Whole numbers from `min` to `max`, both included; -0 is none of them.
 *
 * @example
 * ```ts
 * import { whole } from 'rulehouse/core';
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
 * Exactly one of some texts or numbers.
 *
 * @example
 * ```ts
 * import { oneOf } from 'rulehouse/core';
 * const push = oneOf(1, 2);
 * push.is(2); // true
 * push.name; // 'one of 1, 2'
 * ```
 */
export const oneOf = <const A extends string | number>(...values: readonly A[]): t.Type<A> =>
  leaf(`one of ${values.map(show).join(', ')}`, (u): u is A => values.some((value) => value === u), { enum: values });

/**
 * A codec for values that need no conversion. The name ends the sentence "... is not ..." of a failure. The schema is what JSON Schema can
 * say of the values; `{}` says nothing.
 *
 * @example
 * ```ts
 * import { leaf } from 'rulehouse/core';
 * const even = leaf('an even number', (u): u is number => typeof u === 'number' && u % 2 === 0, { type: 'integer', multipleOf: 2 });
 * even.is(4); // true
 * even.is('4'); // false
 * ```
 */
export const leaf = <A>(name: string, is: t.Is<A>, schema: JsonSchema = {}): t.Type<A> =>
  described(
    new t.Type<A>(
      name,
      is,
      (u, c) => (is(u) ? t.success(u) : t.failure(u, c, `${show(u)} is not ${name}`)),
      t.identity,
    ),
    schema,
  );

/** `true` or `false`. */
export const boolean: t.Type<boolean> = leaf('true or false', (u): u is boolean => typeof u === 'boolean', {
  type: 'boolean',
});

/**
 * What a codec reads, or null: null is decoded and encoded as itself.
 *
 * @example
 * ```ts
 * import { nullable, whole } from 'rulehouse/core';
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
 * Texts of at most `max` UTF-16 units that match a pattern if there is one. The pattern needs its own `^` and `$`. `name` is what a
 * failure calls them.
 *
 * @example
 * ```ts
 * import { text } from 'rulehouse/core';
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
 * Lists with a number of items from `min` to `max`, both included. A longer list is refused before any item is looked at.
 *
 * @example
 * ```ts
 * import { isLeft } from 'rulehouse';
 * import { decode, list, whole } from 'rulehouse/core';
 * const ladder = list(whole(1, 99), 1, 3);
 * ladder.is([5, 3, 1]); // true
 * const read = decode(ladder)([5, 4, 2, 1]);
 * if (isLeft(read)) read.left.reason; // 'a list of 4 is not a list of 1 to 3'
 * ```
 */
export const list = <A, O>(item: t.Type<A, O>, min: number, max: number): t.Type<readonly A[], readonly O[]> => {
  const items = t.readonlyArray(item);
  const name = min === max ? `a list of ${min}` : `a list of ${min} to ${max}`;
  const fits = (u: unknown): u is readonly unknown[] => Array.isArray(u) && u.length >= min && u.length <= max;
  return described(
    new t.Type<readonly A[], readonly O[]>(
      name,
      (u): u is readonly A[] => fits(u) && items.is(u),
      (u, c) => (fits(u) ? items.validate(u, c) : t.failure(u, c, `${show(u)} is not ${name}`)),
      items.encode,
    ),
    { type: 'array', items: schemaOf(item), minItems: min, maxItems: max },
  );
};

/**
 * Reads a text by a parser: the codec of values whose JSON form is their notation. `is` tells the values apart from anything else, `name`
 * is what a failure calls them; a fault of the parser keeps its path and rule.
 *
 * @example
 * ```ts
 * import { byText, decode } from 'rulehouse/core';
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
