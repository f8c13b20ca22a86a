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

/** The functions that work out late values, by name; a name without a function belongs to a value that is known at once. */
type Makers = Readonly<Record<string, (() => unknown) | undefined>>;

/** An object with values that are worked out when they are first read, and then kept. */
export class Late {
  readonly #now: object;
  readonly #later: Makers;
  readonly #known: Record<string, readonly [unknown]> = {};

  /** The values that `later` does not name are those of `now`. */
  constructor(now: object, later: object) {
    this.#now = now;
    // Every value of `later` is a function.
    this.#later = later as Makers;
  }

  /** The descriptor by which an object with late values reads the value with the given name. */
  static readerOf(name: string): PropertyDescriptor {
    return {
      get(this: Late) {
        return this.#value(name);
      },
      enumerable: true,
      configurable: true,
    };
  }

  #value(name: string): unknown {
    const make = this.#later[name];
    return make === undefined ? Reflect.get(this.#now, name) : (this.#known[name] ??= [make()])[0];
  }
}
