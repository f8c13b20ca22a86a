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

const isMaker = (u: unknown): u is () => unknown => typeof u === 'function';

/** An object with late values. All such objects share one reader for each name, because objects with readers of their own are slow to make. */
class Lazy {
  static readonly #readers = new Map<string, PropertyDescriptor>();
  readonly #base: object;
  readonly #now: object;
  readonly #later: Readonly<Record<string, unknown>>;
  readonly #known = new Map<string, unknown>();

  constructor(base: object, now: object, later: object) {
    [this.#base, this.#now, this.#later] = [base, now, { ...later }];
    this.#extend(base);
    Object.assign(this, now);
    this.#readLater(this.#later);
  }

  /** Takes over the values of another object; those that it works out late are not read yet. */
  #extend(base: object): void {
    if (!(base instanceof Lazy)) {
      Object.assign(this, base);
      return;
    }
    this.#extend(base.#base);
    Object.assign(this, base.#now);
    this.#readLater(base.#later);
  }

  #readLater(later: object): void {
    for (const name in later) Object.defineProperty(this, name, Lazy.#readerOf(name));
  }

  static #readerOf(name: string): PropertyDescriptor {
    const known = Lazy.#readers.get(name);
    if (known !== undefined) return known;
    const reader: PropertyDescriptor = {
      get(this: Lazy) {
        return this.#value(name);
      },
      enumerable: true,
      configurable: true,
    };
    Lazy.#readers.set(name, reader);
    return reader;
  }

  #value(name: string): unknown {
    const known = this.#known.get(name);
    if (known !== undefined || this.#known.has(name)) return known;
    const make = this.#later[name];
    const made: unknown = isMaker(make) ? make() : Reflect.get(this.#base, name);
    this.#known.set(name, made);
    return made;
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
  new Lazy(base, now, later) as unknown as Omit<A, keyof B | keyof C> & B & C;
