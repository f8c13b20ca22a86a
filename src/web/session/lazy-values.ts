/**
 * Objects with values that are worked out only when they are first read.
 *
 * @packageDocumentation
 */

/** The functions that work out an object's values, keyed by the names of the values. */
export type LazyValues<A extends object> = { readonly [Name in keyof A]: () => A[Name] };

/** Makes a function that computes a value when it is first called, and then keeps the value. */
export const once = <A>(make: () => A): (() => A) => {
  let known: readonly [A] | undefined;
  return () => (known ??= [make()])[0];
};

/** The readers of late values, one for each name. */
const readers: Record<string, PropertyDescriptor> = {};

/** An object with late values. All such objects share one reader for each name, because objects with readers of their own are slow to make. */
class Lazy {
  readonly #base: object;
  readonly #now: object;
  readonly #later: Readonly<Record<string, () => unknown>>;
  readonly #known: Record<string, readonly [unknown]> = {};

  constructor(base: object, now: object, later: Readonly<Record<string, () => unknown>>) {
    [this.#base, this.#now, this.#later] = [base, now, later];
    this.#extend(this);
  }

  /** Takes over the values of another object; those that it works out late are not read yet. */
  #extend(other: object): void {
    if (!(other instanceof Lazy)) {
      Object.assign(this, other);
      return;
    }
    this.#extend(other.#base);
    Object.assign(this, other.#now);
    for (const name in other.#later) Object.defineProperty(this, name, Lazy.#readerOf(name));
  }

  static #readerOf(name: string): PropertyDescriptor {
    return (readers[name] ??= {
      get(this: Lazy) {
        return this.#value(name);
      },
      enumerable: true,
      configurable: true,
    });
  }

  #value(name: string): unknown {
    const make = this.#later[name];
    return (this.#known[name] ??= [make === undefined ? Reflect.get(this.#base, name) : make()])[0];
  }
}

/**
 * Makes an object that extends another one, which may be such an object itself, with values: some are known at once, the others are worked out when
 * first read, and then kept. This does not work out values of the other object that have not been read yet.
 */
export const lazily = <A extends object, B extends object, C extends object>(
  base: A,
  now: B,
  later: LazyValues<C>,
): Omit<A, keyof B | keyof C> & B & C =>
  // The object has the names of all three parts; later parts override earlier ones.
  new Lazy(base, now, { ...later }) as unknown as Omit<A, keyof B | keyof C> & B & C;
