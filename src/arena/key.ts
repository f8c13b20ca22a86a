/**
 * The names of games: texts that are equal exactly if the games are, whoever writes them.
 *
 * @packageDocumentation
 */
import { isObject } from '../core/reading/objects.js';
import type { GameOrder } from './line.js';
import type { ArenaSpec } from './spec-shape.js';
import { arenaSpec } from './spec.js';

/**
 * JSON of which there is one text only: the keys of objects in ascending order, without blanks.
 *
 * @param value - a JSON value: plain objects, lists, texts, numbers, booleans and null
 * @returns the text, equal for equal values
 *
 * @example
 * ```ts
 * import { canonicalJson } from 'rulehouse/arena';
 * canonicalJson({ b: [1, 2], a: null }); // '{"a":null,"b":[1,2]}'
 * ```
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

/**
 * The text of a tournament: everything that bears on its games. How many are played at a time does not.
 *
 * @param spec - the tournament, decoded
 * @returns the canonical JSON of the tournament without the settings that cannot change a game
 *
 * @example
 * ```ts
 * import { decode, isRight } from 'rulehouse';
 * import { arenaSpec, specText } from 'rulehouse/arena';
 * const bots = ['random', 'greedy'].map((text) => ({ name: text, text }));
 * const read = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots });
 * if (isRight(read)) specText({ ...read.right, concurrency: 8 }) === specText(read.right); // true
 * ```
 */
export const specText = (spec: ArenaSpec): string => canonicalJson(arenaSpec.encode({ ...spec, concurrency: 1 }));

/**
 * The text of a game: the SHA-256 of the text of its tournament in hexadecimal digits, and which game it is. The key of a line is the first
 * half of the SHA-256 of this text.
 *
 * @param digest - of the text of the tournament
 * @param order - which game it is
 * @returns the text whose SHA-256 begins with the key of the game's line
 *
 * @example
 * ```ts
 * import { orderText } from 'rulehouse/arena';
 * orderText('ab', { game: 0, pairing: [0, 1], seed: 7, rotation: 1, opening: null }); // '["ab",0,[0,1],7,1]'
 * ```
 */
export const orderText = (digest: string, { game, pairing, seed, rotation }: GameOrder): string =>
  JSON.stringify([digest, game, pairing, seed, rotation]);
