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

type Makers = Readonly<Record<string, () => unknown>>;

/** The readers of late values, one for each name. */
const readers: Record<string, PropertyDescriptor> = {};

/** An object with late values. All such objects share one reader for each name, because objects with readers of their own are slow to make. */
class Late {
  readonly #base: object;
  readonly #later: Makers;
  readonly #known: Record<string, readonly [unknown]> = {};

  /** Late values that `later` does not name are those of `base`; everything else in `base` is copied. */
  constructor(base: object, later: object) {
    this.#base = base;
    // Every value of `later` is a function.
    this.#later = later as Makers;
    Object.assign(this, base);
  }

  /** Gives an object the late names of another one; their values are not worked out. */
  static lend(to: object, other: object): void {
    if (!(other instanceof Late)) return;
    for (const name in other.#later) {
      readers[name] ??= {
        get(this: Late): unknown {
          const make = this.#later[name];
          return make === undefined ? Reflect.get(this.#base, name) : (this.#known[name] ??= [make()])[0];
        },
        enumerable: true,
        configurable: true,
      };
      Object.defineProperty(to, name, readers[name]);
    }
  }
}

/**
 * Makes a function that makes objects with late values for use inside a session. The late names belong to the class of these objects, so they are
 * cheap to make, and can be extended; but whoever copies one gets no late values.
 */
export const lateMaker = <A extends object, B extends object>(): ((now: A, later: LazyValues<B>) => A & B) => {
  let kind: typeof Late | undefined;
  return (now, later) => {
    if (kind === undefined) {
      kind = class extends Late {};
      Late.lend(kind.prototype, new Late(now, later));
    }
    // All objects have the names of the first.
    return new kind(now, later) as unknown as A & B;
  };
};

/**
 * Makes an object that extends another one, which may have late values itself, with values: some are known at once, the others are worked out when
 * first read, and then kept. This does not work out values of the other object that have not been read yet. All names are the object's own, so it can
 * be copied, compared and written as JSON like any other object.
 */
export const lazily = <A extends object, B extends object, C extends object>(
  base: A,
  now: B,
  later: LazyValues<C>,
): Omit<A, keyof B | keyof C> & B & C => {
  const made = new Late(base, later);
  Late.lend(made, base);
  Late.lend(made, made);
  // It has the names of all three parts; those known at once override the others.
  return Object.assign(made, now) as unknown as Omit<A, keyof B | keyof C> & B & C;
};
