/**
 * Which small files become one, so that a package has few: those where the entries that load one of them load little that they do not need. Two files
 * are never joined where files would come to import each other in a circle.
 */

/**
 * A file to be joined with others.
 *
 * @typedef {object} Item
 * @property {string} name
 * @property {number} size - how much it is to load
 * @property {ReadonlySet<string>} loaders - the entries that load it
 * @property {readonly string[]} imports - the names of the files that are loaded with it
 * @property {string | undefined} group - files with the same word here are one from the beginning
 */

const union = (sets) => new Set(sets.flatMap((set) => [...set]));

const joinedOf = (groups) => ({
  items: groups.flatMap(({ items }) => items),
  size: groups.reduce((sum, { size }) => sum + size, 0),
  loaders: union(groups.map(({ loaders }) => loaders)),
});

/** What entries would load beside what they need if two groups were one. */
const costOf = (one, other) =>
  [...one.loaders].filter((entry) => !other.loaders.has(entry)).length * other.size +
  [...other.loaders].filter((entry) => !one.loaders.has(entry)).length * one.size;

/** True if one of two groups leads to the other through a third one. */
const isCircle = (groups, one, other) => {
  const home = new Map(groups.flatMap((group) => group.items.map(({ name }) => [name, group])));
  const next = (group) => new Set(group.items.flatMap(({ imports }) => imports.map((name) => home.get(name) ?? group)));
  const leads = (from, to) => {
    const seen = new Set([from]);
    const rest = [...next(from)].filter((group) => group !== to && group !== from);
    while (rest.length > 0) {
      const group = rest.pop();
      if (group === to) return true;
      if (seen.has(group)) continue;
      seen.add(group);
      rest.push(...next(group));
    }
    return false;
  };
  return leads(one, other) || leads(other, one);
};

/**
 * Joins the cheapest pair again and again.
 *
 * @param {readonly Item[]} items
 * @param {number} most - what joining a pair may cost: the sum over all entries of what they load without need
 * @param {(items: readonly Item[]) => boolean} mayJoin - whether some files may be one
 * @param {number} times - how often what it needs an entry may come to load at most, whatever that costs all of them together
 * @returns {readonly (readonly Item[])[]}
 */
export const grouped = (items, most, mayJoin, times = Infinity) => {
  const given = new Map();
  for (const item of items) {
    const key = item.group ?? ` ${item.name}`;
    given.set(key, [...(given.get(key) ?? []), item]);
  }
  let groups = [...given.values()].map((list) => joinedOf(list.map((item) => ({ ...item, items: [item] }))));
  const loadOf = (list, entry) =>
    list.filter(({ loaders }) => loaders.has(entry)).reduce((sum, { size }) => sum + size, 0);
  const isFair = (one, other) =>
    [...union([one.loaders, other.loaders])].every((entry) => {
      const more =
        one.loaders.has(entry) === other.loaders.has(entry) ? 0 : one.loaders.has(entry) ? other.size : one.size;
      return more === 0 || loadOf(groups, entry) + more <= times * loadOf(items, entry);
    });
  for (;;) {
    const pairs = groups.flatMap((one, i) => groups.slice(i + 1).map((other) => [costOf(one, other), one, other]));
    const found = pairs
      .filter(([cost]) => cost <= most)
      .sort(([a], [b]) => a - b)
      .find(
        ([, one, other]) =>
          isFair(one, other) && mayJoin([...one.items, ...other.items]) && !isCircle(groups, one, other),
      );
    if (found === undefined) return groups.map((group) => group.items);
    const [, one, other] = found;
    groups = [...groups.filter((group) => group !== one && group !== other), joinedOf([one, other])];
  }
};
