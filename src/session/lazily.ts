/**
 * Objects with values that are worked out when they are first read.
 *
 * @packageDocumentation
 */

/** For each name, the function that works out its value. */
export type Later<A extends object> = { readonly [Name in keyof A]: () => A[Name] };

/** The parts of such objects, from which another object can be made without working anything out. */
const parts = new WeakMap<object, readonly [now: object, later: object]>();

/** Computes a value once. */
export const once = <A>(make: () => A): (() => A) => {
  let known: readonly [A] | undefined;
  return () => (known ??= [make()])[0];
};

const joined = <A extends object, B extends object>(now: A, later: Later<B>): A & B => {
  const made = { ...now };
  for (const name in later)
    Object.defineProperty(made, name, { get: once(later[name]), enumerable: true, configurable: true });
  // It has the names of both.
  return made as A & B;
};

/** Makes an object with some values, and with other values that are worked out when they are first read and then kept. */
export const lazily = <A extends object, B extends object>(now: A, later: Later<B>): A & B => {
  const made = joined(now, later);
  parts.set(made, [now, later]);
  return made;
};

/** Adds values to such an object, and returns the result as a new object. Values that have not been read yet are not worked out. */
export const lazilyWith = <A extends object, B extends object, C extends object>(
  base: A,
  now: B,
  later: Later<C>,
): Omit<A, keyof B | keyof C> & B & C => {
  const [known, open] = parts.get(base) ?? [base, {}];
  // What is open of the other object is read from there, where it is kept.
  const through: Record<string, () => unknown> = {};
  for (const name in open) through[name] = () => Reflect.get(base, name);
  // The names are those of the three, one after the other.
  return joined({ ...known, ...now }, { ...through, ...later }) as unknown as Omit<A, keyof B | keyof C> & B & C;
};
