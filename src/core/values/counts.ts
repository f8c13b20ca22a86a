/**
 * Counts how often keys occur; a key that has not been counted yet has the count 0.
 *
 * @packageDocumentation
 */

/** Returns how often a key has been counted. */
export const countIn = <K>(counts: ReadonlyMap<K, number>, key: K): number => counts.get(key) ?? 0;

/** Adds a number to the count of a key. */
export const addTo = <K>(counts: Map<K, number>, key: K, more = 1): void => {
  counts.set(key, countIn(counts, key) + more);
};

/** Returns the number of times that each item occurs, in the order of first occurrence. */
export const countsOf = <K>(items: Iterable<K>): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const item of items) addTo(counts, item);
  return counts;
};
