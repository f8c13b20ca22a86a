/**
 * The digest of a recorded game: a short text computed from the whole game. A game that was changed no longer matches its digest.
 *
 * @packageDocumentation
 */
import { isObject } from '../reading/objects.js';
import { sha256 } from '../values/sha256.js';
import type { GameRecord } from './shape.js';

/** The parts of a record that describe the game itself. Tags, comments and times are not among these parts, and may be edited later. */
export type RecordCore = Pick<
  GameRecord,
  'game' | 'options' | 'seed' | 'start' | 'moves' | 'result' | 'end' | 'chance' | 'left'
>;

/** True if a list contains no objects and no lists, so that its JSON has no keys whose order could differ. */
const isFlat = (list: readonly unknown[]): boolean => list.every((one) => typeof one !== 'object' || one === null);

/**
 * Returns a JSON text that is the same for equal values: without blanks, and with each object's keys in ascending order. `JSON.stringify` would list
 * keys that are numbers first, so this function writes objects itself.
 */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return isFlat(value) ? JSON.stringify(value) : `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return value === undefined ? 'null' : JSON.stringify(value);
  // Every game of a tournament is written here, and appending to one text is twice as fast as making lists of fields.
  const fields = Object.keys(value)
    .sort()
    .reduce((text, key) => {
      const field = value[key];
      return field === undefined ? text : `${text}${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`;
    }, '');
  return `{${fields}}`;
};

/**
 * Returns a JSON text in which every character outside printable ASCII is escaped. The text is first searched for such characters, because few
 * records contain any, and a search is quicker than an attempt to replace them.
 */
const escaped = (json: string): string =>
  !/[^ -~]/.test(json)
    ? json
    : json.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const digits = 16;

/**
 * A function that returns the SHA-256 of an ASCII text as hexadecimal digits. The platform's own SHA-256 function is used where there is one, because
 * it is ten times as fast as the library's.
 */
export type Hash = (ascii: string) => string;

/**
 * The digest of a game: the SHA-256 of the game's canonical JSON, cut to its first 16 hexadecimal digits. The digest is neither secret nor a
 * signature: it reveals damage, but not forgery.
 *
 * @param recorded - the parts of the record that describe the game
 * @param final - the position text of the game's last state
 * @param hash - the function that computes SHA-256
 */
export const gameDigest = (
  { game, options, seed, start, moves, result, end, chance, left }: RecordCore,
  final: string,
  hash: Hash = sha256,
): string =>
  hash(escaped(canonical({ game, options, seed, start, moves, result, end, chance, left, final }))).slice(0, digits);
