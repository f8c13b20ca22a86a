/**
 * The digest of a recorded game: one number that stands for all of it, so that a record in which anything was changed is not taken for the
 * record of another game.
 *
 * @packageDocumentation
 */
import { isObject } from '../reading/objects.js';
import type { GameRecord } from './shape.js';
import { sha256 } from '../values/sha256.js';

/** A part of a record that tells the game; tags, comments and times may be edited afterwards. */
export type Recorded = Pick<GameRecord, 'game' | 'options' | 'seed' | 'start' | 'moves' | 'result' | 'end' | 'chance'>;

/**
 * One JSON text for equal values: the keys of every object ascend, and there are no blanks. `JSON.stringify` would list keys that are numbers
 * first, so the objects are written out here.
 */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return value === undefined ? 'null' : JSON.stringify(value);
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
};

/** The same JSON in printable ASCII. */
const escaped = (json: string): string =>
  json.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const digits = 16;

/**
 * The digest of a game: the first 16 hexadecimal digits of the SHA-256 of its canonical JSON. Not secret and no signature: it finds what was
 * spoiled, not what was forged.
 *
 * @param recorded - what the record tells of the game
 * @param final - the position text of its last state
 */
export const gameDigest = (
  { game, options, seed, start, moves, result, end, chance }: Recorded,
  final: string,
): string =>
  sha256(escaped(canonical({ game, options, seed, start, moves, result, end, chance, final }))).slice(0, digits);
