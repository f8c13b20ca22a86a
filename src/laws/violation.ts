/**
 * The result of testing a law: a text that says what is wrong, or undefined.
 *
 * @packageDocumentation
 */
import { stringify } from 'fast-check';

/** A description of how a law is violated; undefined if the law is kept. Successive checks are joined with `??`. */
export type Violation = string | undefined;

const longest = 400;

/** Prints a value for the description of a violation; a text that is too long is cut off. */
export const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : stringify(value);
  return text.length <= longest ? text : `${text.slice(0, longest)}...`;
};

/** Returns a violation with the given text unless the condition holds. */
export const demand = (holds: boolean, text: () => string): Violation => (holds ? undefined : text());

/** Examines the given items in order, and returns the first violation. */
export const each = <A>(items: Iterable<A>, look: (item: A, index: number) => Violation): Violation => {
  let index = 0;
  for (const item of items) {
    const found = look(item, index++);
    if (found !== undefined) return found;
  }
  return undefined;
};

const areObjects = (a: unknown, b: unknown): a is object =>
  typeof a === 'object' && a !== null && typeof b === 'object' && b !== null;

/** True if two values contain the same data, whatever the order of the keys in their objects. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!areObjects(a, b) || !areObjects(b, a) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [own, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  if (own.size !== other.size) return false;
  for (const [key, value] of own) if (!other.has(key) || !isSame(value, other.get(key))) return false;
  return true;
};

interface Difference {
  readonly path: readonly string[];
  readonly found: unknown;
  readonly wanted: unknown;
}

/** Finds the innermost value in which two values first differ, and the keys that lead to it. */
const firstDifference = ({ path, found, wanted }: Difference): Difference => {
  if (!areObjects(found, wanted) || !areObjects(wanted, found)) return { path, found, wanted };
  const [own, other] = [new Map(Object.entries(found)), new Map(Object.entries(wanted))];
  const key = [...new Set([...other.keys(), ...own.keys()])].find((one) => !isSame(own.get(one), other.get(one)));
  return key === undefined
    ? { path, found, wanted }
    : firstDifference({ path: [...path, key], found: own.get(key), wanted: other.get(key) });
};

/** Returns a violation unless two values contain the same data; it names the first place where they differ. */
export const same = (what: string, found: unknown, wanted: unknown): Violation =>
  demand(isSame(found, wanted), () => {
    const first = firstDifference({ path: [], found, wanted });
    const place = first.path.length === 0 ? '' : ` at ${first.path.join('.')}`;
    return `${what}${place}: ${shown(first.found)} instead of ${shown(first.wanted)}`;
  });
