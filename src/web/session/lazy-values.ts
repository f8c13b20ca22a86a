/**
 * Objects with values that are worked out only when they are first read.
 *
 * @packageDocumentation
 */

/** The functions that work out an object's values, keyed by the names of the values. */
export type LazyValues<A extends object> = { readonly [Name in keyof A]: () => A[Name] };

/** The parts from which each lazy object was made. They are kept so that the object can be extended without computing any of its values. */
const parts = new WeakMap<object, readonly [now: object, later: object]>();

/** Makes a function that computes a value when it is first called, and then keeps the value. */
export const once = <A>(make: () => A): (() => A) => {
  let known: readonly [A] | undefined;
  return () => (known ??= [make()])[0];
};

const joined = <A extends object, B extends object>(now: A, later: LazyValues<B>): A & B => {
  const made = { ...now };
  for (const name in later)
    Object.defineProperty(made, name, { get: once(later[name]), enumerable: true, configurable: true });
  // `made` has all names of both parts.
  return made as A & B;
};

/** Makes an object from two sets of values: some are known at once, the others are worked out when first read, and then kept. */
export const lazily = <A extends object, B extends object>(now: A, later: LazyValues<B>): A & B => {
  const made = joined(now, later);
  parts.set(made, [now, later]);
  return made;
};

/**
 * Makes a new object that extends an object made by {@link lazily} with further values. Extending the object does not work out values that have not
 * been read yet.
 */
export const lazilyWith = <A extends object, B extends object, C extends object>(
  base: A,
  now: B,
  later: LazyValues<C>,
): Omit<A, keyof B | keyof C> & B & C => {
  const [known, open] = parts.get(base) ?? [base, {}];
  // Read the lazy values from the base object, which caches them.
  const through: Record<string, () => unknown> = {};
  for (const name in open) through[name] = () => Reflect.get(base, name);
  // The result has the names of all three parts; later parts override earlier ones.
  return joined({ ...known, ...now }, { ...through, ...later }) as unknown as Omit<A, keyof B | keyof C> & B & C;
};
