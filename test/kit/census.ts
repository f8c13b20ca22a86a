/** Counts of pieces by the place where they are, which a test moves from place to place as the rules say. */

/** How many pieces there are of each name; a name says the place, the owner and the type of a piece. */
export type Census = ReadonlyMap<string, number>;

/** A census in the making. */
export type Ledger = Map<string, number>;

/** Adds pieces of a name, or takes them away. */
export const add = (ledger: Ledger, name: string, count = 1): void => {
  const sum = (ledger.get(name) ?? 0) + count;
  if (sum === 0) ledger.delete(name);
  else ledger.set(name, sum);
};

/** Moves a piece: from one name to another. */
export const shift = (ledger: Ledger, from: string, to: string): void => {
  add(ledger, from, -1);
  add(ledger, to);
};

/** The census of names, each of which counts once. */
export const censusOf = (names: Iterable<string>): Ledger => {
  const ledger: Ledger = new Map();
  for (const name of names) add(ledger, name);
  return ledger;
};

/** The number of pieces whose names fulfil a condition. */
export const countWhere = (census: Census, holds: (name: string) => boolean): number => {
  let sum = 0;
  for (const [name, count] of census) if (holds(name)) sum += count;
  return sum;
};

/** What two counts do not have in common, as `name: found instead of wanted`; undefined if they are equal. */
export const difference = (found: Census, wanted: Census): string | undefined => {
  const names = new Set([...found.keys(), ...wanted.keys()]);
  const wrong = [...names].filter((name) => (found.get(name) ?? 0) !== (wanted.get(name) ?? 0));
  if (wrong.length === 0) return undefined;
  return wrong.map((name) => `${name}: ${found.get(name) ?? 0} instead of ${wanted.get(name) ?? 0}`).join(', ');
};
