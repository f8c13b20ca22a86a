/**
 * Shared constants.
 *
 * @packageDocumentation
 */

const isPlain = (u: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(u);
  return Array.isArray(u) || prototype === Object.prototype || prototype === null;
};

/**
 * Freezes a constant, together with all plain objects and lists inside it, and returns the constant. A value that is returned again and again (a
 * table, a prepared move, the seats to move) is frozen so that no caller can change it for all others. The states after moves are not frozen, because
 * freezing a state would take longer than making the move. This function is meant for authors of games.
 *
 * @param value - the constant, made of plain objects, lists and simple values
 * @returns the same value, frozen
 *
 * @example
 * ```ts
 * import { constant } from 'rulehouse/author';
 * Object.isFrozen(constant({ names: ['a', 'b'] }).names); // true
 * ```
 */
export const constant = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || !isPlain(value)) return value;
  Object.freeze(value);
  const inside: readonly unknown[] = Object.values(value as Readonly<Record<string, unknown>>);
  for (const inner of inside) constant(inner);
  return value;
};

/**
 * Freezes each item of a list, for instance of prepared moves. The list itself is not frozen, since it never leaves the library. Empty slots of the
 * list stay empty.
 *
 * @internal
 */
export const constants = <A>(items: readonly A[]): readonly A[] => {
  items.forEach(constant);
  return items;
};

/**
 * Makes a table that computes each entry when it is first requested, and then keeps the entry. Such a table should have few keys, and each of its
 * entries must depend only on the key.
 *
 * @internal
 */
export const kept = <K, A extends object>(make: (key: K) => A): ((key: K) => A) => {
  const known = new Map<K, A>();
  // The entry that was requested last: most programs ask for the same one again and again.
  let last: { readonly key: K; readonly entry: A } | undefined;
  return (key) => {
    if (last !== undefined && last.key === key) return last.entry;
    const entry = known.get(key) ?? make(key);
    known.set(key, entry);
    last = { key, entry };
    return entry;
  };
};

/**
 * Returns a frozen copy of a table, for callers outside the library. The rules themselves use the unfrozen table, because built-in methods are
 * several times slower on a frozen list. Plain objects and lists are copied, unless they are already frozen; all other values are returned as they
 * are.
 *
 * @internal
 */
export const published = <A>(table: A): A => {
  if (typeof table !== 'object' || table === null || Object.isFrozen(table) || !isPlain(table)) return table;
  const entries = Object.entries(table as Readonly<Record<string, unknown>>).map(
    ([key, inner]) => [key, published(inner)] as const,
  );
  // The copy has the same keys as the table, and so the same type.
  const copy: unknown = Array.isArray(table) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  return Object.freeze(copy) as A;
};
