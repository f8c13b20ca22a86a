/**
 * Models: the contents of a picture, as data. The changes of a move lead from one model to the next.
 *
 * @packageDocumentation
 */
import { byAscii } from '../core/values/notation.js';
import type { Seat } from '../core/values/seat.js';

/**
 * The contents of a position's picture, by place; the key of a place consists of a kind and a value, such as `square:c5`. In a model, the keys are
 * sorted, and so are the pieces in each list. A model leaves out places without pieces, counts of zero, and empty words. Because of this normal form,
 * equal models have the same JSON.
 */
export interface Model {
  /** The pieces on each place of the picture. */
  readonly pieces: Readonly<Record<string, readonly string[]>>;
  /** All counts by place: for instance, the counts of heaps, resources and tracks. */
  readonly counts: Readonly<Record<string, number>>;
  /** All values that are words, by place; a word is, for instance, a terrain, an alignment or a choice. A word that may not be seen is `hidden`. */
  readonly words: Readonly<Record<string, string>>;
  /** For each number in the score, the points from each source; these points add up to the number. */
  readonly points: readonly Readonly<Record<string, number>>[];
  /** The decision to be made, as a word chosen by the game. */
  readonly phase: string;
  /** The seats that may move. */
  readonly toMove: readonly Seat[];
}

/** The pieces on a place. */
export const piecesAt = ({ pieces }: Model, key: string): readonly string[] => pieces[key] ?? [];

/** The count at a place; 0 if there is no count. */
export const countAt = ({ counts: all }: Model, key: string): number => all[key] ?? 0;

/** The word at a place; empty if there is no word. */
export const wordAt = ({ words }: Model, key: string): string => words[key] ?? '';

/** The points from the given source; 0 if there are none. */
export const pointsIn = (sources: Model['points'][number], source: string): number => sources[source] ?? 0;

/** Collects entries in a JavaScript object, leaving out those that are `undefined`. */
const record = <A>(entries: Iterable<readonly [string, A | undefined]>): Readonly<Record<string, A>> =>
  // Sort the entries, so that equal records are printed identically.
  Object.fromEntries(
    [...entries]
      .filter((entry): entry is readonly [string, A] => entry[1] !== undefined)
      .sort(([a], [b]) => byAscii(a, b)),
  );

/** Groups a model's pieces into piles by place; places without pieces are left out. */
export const piles = (entries: Iterable<readonly [string, readonly string[]]>): Model['pieces'] =>
  record(Array.from(entries, ([key, pieces]) => [key, pile(pieces)] as const));

/** Makes the counts of a model, by place; zeros are left out. */
export const counts = (entries: Iterable<readonly [string, number]>): Model['counts'] =>
  record(Array.from(entries, ([key, count]) => [key, count === 0 ? undefined : count] as const));

/** Makes the words of a model, by place; empty words are left out. */
export const wordsAt = (entries: Iterable<readonly [string, string]>): Model['words'] =>
  record(Array.from(entries, ([key, word]) => [key, word === '' ? undefined : word] as const));

/** Makes the points of a model if all points of the score come from a single source. */
export const pointsFrom = (source: string, scores: readonly number[]): Model['points'] =>
  scores.map((points) => counts([[source, points]]));

/** The pieces at a place, sorted; undefined if there are no pieces. */
export const pile = (pieces: readonly string[]): readonly string[] | undefined =>
  pieces.length === 0 ? undefined : [...pieces].sort(byAscii);
