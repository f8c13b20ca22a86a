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

/**
 * Returns a JSON text that is the same for equal values: without blanks, and with each object's keys in ascending order. `JSON.stringify` would list
 * keys that are numbers first, so this function writes objects itself.
 */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return value === undefined ? 'null' : JSON.stringify(value);
  const fields = Object.keys(value)
    .sort()
    .flatMap((key) => (value[key] === undefined ? [] : [`${JSON.stringify(key)}:${canonical(value[key])}`]));
  return `{${fields.join(',')}}`;
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

/** Parts of a game as JSON, which a caller may have already. */
export interface DigestedParts {
  /** The canonical JSON of the options, which is the same for many games. */
  readonly options: string;
  /** The JSON of the moves. */
  readonly moves: string;
}

/**
 * The canonical JSON of a game. The keys of all its objects except the options are known and are listed here in ascending order, so that the platform
 * can write many fields at a time: every game of a tournament is written here.
 */
const canonicalGame = (
  { game, seed, start, result, end, chance, left }: RecordCore,
  { options, moves }: DigestedParts,
  final: string,
): string => {
  const { over, places, reason, scores, winners } = result;
  const before = JSON.stringify({
    chance,
    end: end && { places: end.places, reason: end.reason, seat: end.seat },
    final,
    game,
    left: left?.map((one) => ({ ply: one.ply, reason: one.reason, seat: one.seat, substitute: one.substitute })),
  });
  const after = JSON.stringify({ result: { over, places, reason, scores, winners }, seed, start });
  return `${before.slice(0, -1)},"moves":${moves},"options":${options},${after.slice(1)}`;
};

/**
 * The digest of a game: the SHA-256 of the game's canonical JSON, cut to its first 16 hexadecimal digits. The digest is neither secret nor a
 * signature: it reveals damage, but not forgery.
 *
 * @param recorded - the parts of the record that describe the game
 * @param final - the position text of the game's last state
 * @param hash - the function that computes SHA-256
 * @param parts - the parts of the record that the caller has as JSON already
 */
export const gameDigest = (
  recorded: RecordCore,
  final: string,
  hash: Hash = sha256,
  parts: Partial<DigestedParts> = {},
): string => {
  const { options = canonical(recorded.options), moves = JSON.stringify(recorded.moves) } = parts;
  return hash(escaped(canonicalGame(recorded, { options, moves }, final))).slice(0, digits);
};
