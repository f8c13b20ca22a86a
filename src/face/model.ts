/**
 * Models: the contents of a picture, as data. Changes lead from one model to the next.
 *
 * @packageDocumentation
 */
import { byAscii } from '../core/values/notation.js';
import type { Seat } from '../core/values/seat.js';

/**
 * The contents of a position's picture, by place; a key consists of a kind and a value, such as `square:c5`. Lists of pieces and keys are sorted.
 * Places without pieces, counts of zero and empty words are left out. Equal models therefore have the same JSON.
 */
export interface Model {
  /** The pieces on each place. */
  readonly pieces: Readonly<Record<string, readonly string[]>>;
  /** All counts: heaps, resources, tracks. */
  readonly counts: Readonly<Record<string, number>>;
  /** All values that are words, by place: for instance a terrain, an alignment or a choice. A word that may not be seen is `hidden`. */
  readonly words: Readonly<Record<string, string>>;
  /** The points by source, for each number of the score. The sum of the points is that number. */
  readonly points: readonly Readonly<Record<string, number>>[];
  /** The decision to be made, in a word of the game. */
  readonly phase: string;
  /** The seats that may move. */
  readonly toMove: readonly Seat[];
}

/** The pieces on a place. */
export const piecesAt = ({ pieces }: Model, key: string): readonly string[] => pieces[key] ?? [];

/** The count at a place. */
export const countAt = ({ counts: all }: Model, key: string): number => all[key] ?? 0;

/** The word at a place; empty if there is no word. */
export const wordAt = ({ words }: Model, key: string): string => words[key] ?? '';

/** The points from a source. */
export const pointsIn = (sources: Model['points'][number], source: string): number => sources[source] ?? 0;

/** Collects entries in a record, leaving out those that are `undefined`. */
const record = <A>(entries: Iterable<readonly [string, A | undefined]>): Readonly<Record<string, A>> =>
  // Sorted, so that equal records are written alike.
  Object.fromEntries(
    [...entries]
      .filter((entry): entry is readonly [string, A] => entry[1] !== undefined)
      .sort(([a], [b]) => byAscii(a, b)),
  );

/** Piles of pieces by place; a place without pieces is left out. */
export const piles = (entries: Iterable<readonly [string, readonly string[]]>): Model['pieces'] =>
  record(Array.from(entries, ([key, pieces]) => [key, pile(pieces)] as const));

/** Counts by place; zeros are left out. */
export const counts = (entries: Iterable<readonly [string, number]>): Model['counts'] =>
  record(Array.from(entries, ([key, count]) => [key, count === 0 ? undefined : count] as const));

/** The words by place; empty words are left out. */
export const wordsAt = (entries: Iterable<readonly [string, string]>): Model['words'] =>
  record(Array.from(entries, ([key, word]) => [key, word === '' ? undefined : word] as const));

/** The points from one source, for each number of a score. */
export const pointsFrom = (source: string, scores: readonly number[]): Model['points'] =>
  scores.map((points) => counts([[source, points]]));

/** The pieces at a place in their order; undefined if there are no pieces. */
export const pile = (pieces: readonly string[]): readonly string[] | undefined =>
  pieces.length === 0 ? undefined : [...pieces].sort(byAscii);
