/**
 * Counts by key: a key that was not counted yet has 0.
 *
 * @packageDocumentation
 */

/** The number that was counted for a key. */
export const countIn = <K>(counts: ReadonlyMap<K, number>, key: K): number => counts.get(key) ?? 0;

/** Adds to the number of a key. */
export const addTo = <K>(counts: Map<K, number>, key: K, more = 1): void => {
  counts.set(key, countIn(counts, key) + more);
};

/** How often each item occurs, in the order in which they were met. */
export const countsOf = <K>(items: Iterable<K>): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const item of items) addTo(counts, item);
  return counts;
};
