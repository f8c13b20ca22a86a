/**
 * Objects with values that are worked out when they are first read.
 *
 * @packageDocumentation
 */

/** For each name, the function that works out its value. */
export type Later<A extends object> = { readonly [Name in keyof A]: () => A[Name] };

/** The parts of such objects, so that another one can be made of them without working anything out. */
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

/** An object with some values, and with others that are worked out when they are first read and then kept. */
export const lazily = <A extends object, B extends object>(now: A, later: Later<B>): A & B => {
  const made = joined(now, later);
  parts.set(made, [now, later]);
  return made;
};

/** The same object with the values of another one added: values of that one that have not been read yet are not worked out. */
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
