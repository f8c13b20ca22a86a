/**
 * Parts and places: the clicks that make up a move, and the places that a picture shows.
 *
 * @packageDocumentation
 */
import type { Message } from './message.js';

/** Something that people can point at: `kind` names a `data-*` attribute of the pictures, and `value` is its value. */
export interface Place {
  /** The kind, for instance `square` for elements with `data-square`. */
  readonly kind: string;
  /** The value, for instance `c5` for the element with `data-square="c5"`. */
  readonly value: string;
}

/** One of the clicks that make up a move. Parts of a kind that no picture shows (`verb`, `number`, `answer` …) appear as buttons beside the picture. */
export interface Part extends Place {
  /** The label of the part in English, such as `Square c5`, `A small fire` or `Grow the forest`. */
  readonly label: string;
  /** The label as a message, for other languages; if the message is left out, there is only the English label. */
  readonly said?: Message;
}

/** Makes a part. */
export const part = (kind: string, value: string | number, label: string): Part => ({
  kind,
  value: String(value),
  label,
});

/**
 * Returns a text that distinguishes a place from all others. The models of pictures use these texts as keys.
 *
 * @param place - a place of a picture
 * @returns the key; different places have different keys
 *
 * @example
 * ```ts
 * import { placeKey } from 'rulehouse/face';
 * placeKey({ kind: 'square', value: 'c5' }); // 'square:c5'
 * ```
 */
export const placeKey = (place: Place): string => `${place.kind}:${place.value}`;

/**
 * True if two places are the same. The labels of the places are not compared.
 *
 * @param a - the first place
 * @param b - the second place
 * @returns true if both places have the same kind and the same value
 *
 * @example
 * ```ts
 * import { samePlace } from 'rulehouse/face';
 * samePlace({ kind: 'square', value: 'c5' }, { kind: 'square', value: 'c6' }); // false
 * ```
 */
export const samePlace = (a: Place, b: Place): boolean => a.kind === b.kind && a.value === b.value;
