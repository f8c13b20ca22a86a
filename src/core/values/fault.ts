/**
 * Faults: errors in a text or a JSON value from outside. A fault says where the error is.
 *
 * @packageDocumentation
 */

/** An error in a text or value that was read. */
export interface Fault {
  readonly _tag: 'Fault';
  /** The place of the error: keys and indices from the outside in; empty if the error concerns the whole value. */
  readonly path: readonly string[];
  /** The reason for the fault, in a few words. The reason is never longer than a few hundred characters, however large the input is. */
  readonly reason: string;
  /** The rule that is broken, if there is one. */
  readonly rule: string | undefined;
}

/**
 * Makes a {@link Fault}. The path leads from the outermost value inwards, to the error; `rule` is left out if no rule is broken.
 *
 * @param path - the names and indices that lead to the faulty part, from the outside in; empty if the whole value is at fault
 * @param reason - a sentence without its full stop
 * @param rule - the rule that is broken, if there is one
 * @returns the fault
 *
 * @example
 * ```ts
 * import { fault } from 'rulehouse/author';
 * fault(['moves', '7'], 'no move notation', 'TF-11.1').rule; // 'TF-11.1'
 * fault([], 'no JSON').rule; // undefined
 * ```
 */
export const fault = (path: readonly string[], reason: string, rule?: string): Fault => ({
  _tag: 'Fault',
  path,
  reason,
  rule,
});

/**
 * Extends the path of a fault so that it begins at an outer value that contains the faulty one.
 *
 * @param outer - the names and indices that lead to the inner value
 * @returns a function that takes a fault of the inner value, and returns the same fault with a path that begins at the outer value
 *
 * @example
 * ```ts
 * import { fault, under } from 'rulehouse/author';
 * under('moves', '7')(fault(['square'], 'missing')).path; // ['moves', '7', 'square']
 * ```
 */
export const under =
  (...outer: readonly string[]) =>
  (inner: Fault): Fault => ({ ...inner, path: [...outer, ...inner.path] });

/**
 * Writes a fault as one line: the rule number if there is one, the path and the reason.
 *
 * @param mistake - the fault
 * @returns one line, for instance `TF-2.3: push: 3 is not a whole number from 1 to 2`
 *
 * @example
 * ```ts
 * import { fault, printFault } from 'rulehouse/author';
 * console.log(printFault(fault(['moves', '7'], 'landing squares must be empty', 'TF-7.9'))); // TF-7.9: moves.7: landing squares must be empty
 * ```
 */
export const printFault = ({ path, reason, rule }: Fault): string =>
  escaped([rule, path.join('.'), reason].filter((part) => part !== undefined && part !== '').join(': '));

/** Escapes control characters as JSON does, so that a hostile key or value can neither forge a line nor control a terminal. */
const escaped = (line: string): string =>
  line.replaceAll(/\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);

const quoted = 40;

/**
 * Returns a short printable form of any value, for use in a message. Hostile values are never shown whole: texts, for instance, are cut after 40
 * UTF-16 units. The function is total, even for a proxy that throws when it is read.
 *
 * @param u - any value
 * @returns printable text on one line
 *
 * @example
 * ```ts
 * import { show } from 'rulehouse/author';
 * show([1, 2, 3]); // 'a list of 3'
 * show('c5'); // '"c5"'
 * show('x'.repeat(1000)).length; // 45
 * ```
 */
export const show = (u: unknown): string => {
  switch (typeof u) {
    case 'string': {
      const cut = u.slice(0, quoted);
      return JSON.stringify(cut) + (cut.length < u.length ? '...' : '');
    }
    case 'number':
      return Object.is(u, -0) ? '-0' : String(u);
    case 'boolean':
    case 'undefined':
      return String(u);
    case 'bigint':
      return 'a bigint';
    case 'symbol':
      return 'a symbol';
    case 'function':
      return 'a function';
    case 'object':
      return u === null ? 'null' : showObject(u);
  }
};

const showObject = (u: object): string => {
  try {
    return Array.isArray(u) ? `a list of ${u.length}` : 'an object';
  } catch {
    return 'an object that cannot be read';
  }
};
