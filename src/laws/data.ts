/**
 * Finds the objects inside a value, finds those that two values share, and damages values as a careless caller might.
 *
 * @packageDocumentation
 */

/** The objects that can be reached from a value, including codecs and maps, each with its path. Properties of functions are not searched. */
export const partsOf = (value: unknown, path = '', found = new Map<object, string>()): Map<object, string> => {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.set(value, path);
  // Most inner values are numbers and strings. Building a path for each of them would take most of the time.
  for (const [key, inner] of insideOf(value))
    if (typeof inner === 'object' && inner !== null) partsOf(inner, `${path}.${String(key)}`, found);
  return found;
};

/** The values directly inside an object: the entries of a map, a set or a list, or the fields of any other object. */
const insideOf = (part: object): Iterable<readonly [key: unknown, inner: unknown]> => {
  if (part instanceof Map || part instanceof Set) return part.entries();
  if (Array.isArray(part)) return part.entries();
  return ArrayBuffer.isView(part) ? [] : Object.entries(part);
};

/** True if a caller that holds an object can change it. Maps, sets and typed arrays can be changed even when they are frozen. */
export const isOpen = (part: object): boolean =>
  !Object.isFrozen(part) || part instanceof Map || part instanceof Set || ArrayBuffer.isView(part);

/** The paths of the changeable objects that two collections share. */
export const openIn = (one: ReadonlyMap<object, string>, other: ReadonlyMap<object, string>): readonly string[] =>
  [...one].filter(([part]) => other.has(part) && isOpen(part)).map(([, path]) => path);

/** The paths of the changeable objects that two values share. */
export const sharedAndOpen = (one: unknown, other: unknown): readonly string[] => openIn(partsOf(one), partsOf(other));

/** Changes everything in a value that can be changed, as a careless caller might. */
export const spoil = (value: unknown): void => {
  for (const part of partsOf(value).keys()) {
    if (part instanceof Map || part instanceof Set) part.clear();
    else if (Object.isFrozen(part)) continue;
    else if (Array.isArray(part)) part.length = 0;
    else for (const key of Object.keys(part)) Reflect.set(part, key, 'spoilt');
  }
};

/** Freezes a value and everything inside it, and returns the value. */
export const frozen = <A>(value: A): A => {
  for (const part of partsOf(value).keys()) if (!ArrayBuffer.isView(part)) Object.freeze(part);
  return value;
};

/** Returns the copy of a value that arrives when the value is sent as JSON. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
