/**
 * Looking at plain data from outside: what two values share, what is frozen, and what a careless caller may do to it.
 *
 * @packageDocumentation
 */

/** Plain objects and lists that can be reached from a value, with the path to each. */
export const partsOf = (value: unknown, path = '', found = new Map<object, string>()): Map<object, string> => {
  if (typeof value !== 'object' || value === null || found.has(value) || ArrayBuffer.isView(value)) return found;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return found;
  found.set(value, path);
  for (const [key, inner] of Object.entries(value)) partsOf(inner, `${path}.${key}`, found);
  return found;
};

/** Paths of what two values share and somebody could change. */
export const sharedAndOpen = (one: unknown, other: unknown): readonly string[] => {
  const others = partsOf(other);
  return [...partsOf(one)].filter(([part]) => others.has(part) && !Object.isFrozen(part)).map(([, path]) => path);
};

/** Changes every list and object of a value that can be changed, as a careless caller might. */
export const spoil = (value: unknown): void => {
  for (const part of partsOf(value).keys()) {
    if (Object.isFrozen(part)) continue;
    if (Array.isArray(part)) part.length = 0;
    else for (const key of Object.keys(part)) Reflect.set(part, key, 'spoilt');
  }
};

/** The value, with everything in it frozen. */
export const frozen = <A>(value: A): A => {
  for (const part of partsOf(value).keys()) Object.freeze(part);
  return value;
};

/** What a program reads that gets the value as JSON. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
