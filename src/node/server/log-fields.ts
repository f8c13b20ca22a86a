/**
 * The fields that a server adds to lines of a log: the version of the rules, and the keys of messages.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { isObject } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';

/** Adds the version of the rules or the key of a message to a line of a table's log. */
export const withMarks = (line: string, marks: { readonly rules?: string; readonly key?: string }): string =>
  Object.keys(marks).length === 0 ? line : `${line.slice(0, -1)},${JSON.stringify(marks).slice(1)}`;

/** Returns the version of the rules as text, or a substitute if the log does not name the version. */
export const versionOf = (rules: string | null | undefined): string => rules ?? 'a version that is not named';

/** The latest version of the rules in a log; null if the log names none. */
export const rulesIn = (log: readonly string[]): string | null => {
  const line = log.findLast((one) => one.includes('"rules":"'));
  const read = line === undefined ? undefined : parseJson(line);
  const rules = read === undefined || isLeft(read) || !isObject(read.right) ? undefined : read.right['rules'];
  return typeof rules === 'string' ? rules : null;
};
