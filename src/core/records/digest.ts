/**
 * The digest of a recorded game: one number that stands for the whole game, so that a changed record is not taken for the record of another game.
 *
 * @packageDocumentation
 */
import { isObject } from '../reading/objects.js';
import type { GameRecord } from './shape.js';
import { sha256 } from '../values/sha256.js';

/** The parts of a record that describe the game; tags, comments and times are not among them and may be edited afterwards. */
export type Recorded = Pick<GameRecord, 'game' | 'options' | 'seed' | 'start' | 'moves' | 'result' | 'end' | 'chance'>;

/** True if no value of a list is an object or a list, so that its JSON has no keys whose order could differ. */
const isFlat = (list: readonly unknown[]): boolean => list.every((one) => typeof one !== 'object' || one === null);

/**
 * Returns a JSON text that is the same for equal values: the keys of every object are in ascending order, without blanks. `JSON.stringify` would list
 * keys that are numbers first, so the objects are written out here.
 */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return isFlat(value) ? JSON.stringify(value) : `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return value === undefined ? 'null' : JSON.stringify(value);
  const fields = Object.keys(value)
    .sort()
    .flatMap((key) => (value[key] === undefined ? [] : [`${JSON.stringify(key)}:${canonical(value[key])}`]));
  return `{${fields.join(',')}}`;
};

/**
 * Returns a JSON text in which every character outside printable ASCII is escaped. Few records contain such a character, and a search that finds
 * nothing is quicker than a replacement that finds nothing.
 */
const escaped = (json: string): string =>
  !/[^ -~]/.test(json)
    ? json
    : json.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const digits = 16;

/** The SHA-256 of an ASCII text as hexadecimal digits. Where the platform can compute it, this is ten times as fast. */
export type Hash = (ascii: string) => string;

/**
 * The digest of a game: the first 16 hexadecimal digits of the SHA-256 of the game's canonical JSON. The digest is neither secret nor a signature: it
 * reveals damage, but not forgery.
 *
 * @param recorded - the facts that the record contains about the game
 * @param final - the position text of the game's last state
 * @param hash - the SHA-256 to use
 */
export const gameDigest = (
  { game, options, seed, start, moves, result, end, chance }: Recorded,
  final: string,
  hash: Hash = sha256,
): string =>
  hash(escaped(canonical({ game, options, seed, start, moves, result, end, chance, final }))).slice(0, digits);
