/**
 * The names of games: two games have the same name if and only if they are equal, whichever program writes the name.
 *
 * @packageDocumentation
 */
import { entriesOf } from '../core/reading/entries.js';
import { isObject } from '../core/reading/objects.js';
import type { GameOrder } from './line.js';
import { arenaSpec } from './spec.js';
import type { ArenaSpec } from './spec-shape.js';

/**
 * Returns canonical JSON: the keys of every object are in ascending order, and only texts contain blanks.
 *
 * @param value - a JSON value: plain objects, lists, texts, numbers, booleans and null
 * @returns the JSON text; equal values give equal texts
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

const jsonOf = (spec: ArenaSpec): Readonly<Record<string, unknown>> => {
  const json: unknown = arenaSpec.encode({ ...spec, concurrency: 1 });
  return Object.fromEntries(entriesOf(json).filter(([key]) => key !== 'keys'));
};

/**
 * The text of a tournament: all its settings, except the kind of keys and the number of parallel games.
 *
 * @param spec - the tournament, decoded
 * @returns the canonical JSON of the tournament, without settings that cannot change a game
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
export const specText = (spec: ArenaSpec): string => canonicalJson(jsonOf(spec));

/** The names of a tournament's games and blocks. */
export interface GameNames {
  /**
   * The key of a game: 32 hexadecimal digits.
   *
   * @param order - the game to be named: its bots, block and rotation
   * @returns the key that the game has in its line of `games.jsonl`
   */
  readonly key: (order: GameOrder) => string;
  /**
   * The identity of a game's block among the blocks of all tournaments, as JSON.
   *
   * @param order - a game of the block
   * @returns a list that is equal for all games of the same block, and for no other games
   */
  readonly block: (order: GameOrder) => readonly unknown[];
}

/**
 * The names of a tournament's games. If `keys` is `game`, a key is made from what affects the game: its bots, and the spec's games, format, seed,
 * limits and adjudication. With `keys` set to `game`, adding blocks or bots to a tournament does not change the keys.
 *
 * @param spec - the tournament, decoded
 * @param sha256 - returns the SHA-256 of a text in hexadecimal digits
 * @returns functions that return the key and the block of a game
 *
 * @example
 * ```ts
 * import { hash } from 'node:crypto';
 * import { decode, isRight } from 'rulehouse';
 * import { arenaSpec, namesOf } from 'rulehouse/arena';
 * const bots = ['random', 'greedy'].map((text) => ({ name: text, text }));
 * const read = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots, keys: 'game' });
 * if (isRight(read)) {
 *   const keyOf = (blocks: number) =>
 *     namesOf({ ...read.right, blocks }, (text) => hash('sha256', text))
 *       .key({ game: 0, pairing: [0, 1], seed: 1, rotation: 1, opening: null });
 *   keyOf(1) === keyOf(50); // true
 * }
 * ```
 */
export const namesOf = (spec: ArenaSpec, sha256: (text: string) => string): GameNames => {
  const named = (text: string): string => sha256(text).slice(0, 32);
  if (spec.keys === 'tournament') {
    const digest = sha256(specText(spec));
    return {
      key: (order) => named(orderText(digest, order)),
      block: ({ game, pairing, seed }) => [digest, game, pairing, seed],
    };
  }
  const { bots: all, blocks: _, anchor: __, ...ground } = jsonOf(spec);
  const digest = sha256(canonicalJson(ground));
  const bots = Array.isArray(all) ? all.map((bot: unknown) => sha256(canonicalJson(bot))) : [];
  const texts = bots.map((bot) => JSON.stringify(bot));
  return {
    // This is the JSON of the block and the rotation; keys are made so often that it is put together from parts.
    key: ({ game, pairing, seed, rotation }) =>
      named(`["${digest}",${game},[${pairing.map((place) => texts[place]!).join()}],${seed},${rotation}]`),
    block: ({ game, pairing, seed }) => [digest, game, pairing.map((place) => bots[place]!), seed],
  };
};

/**
 * The text from which a game's key is made if keys depend on the tournament. The text contains the SHA-256 of the tournament's text and identifies
 * the game. The first half of the SHA-256 of the returned text is the game's key.
 *
 * @param digest - the SHA-256 of the text of the tournament
 * @param order - the game to be named: its bots, block and rotation
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
