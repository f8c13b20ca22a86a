/**
 * Turning points: the moves of a record after which their makers may expect less than before.
 *
 * @packageDocumentation
 */
import type { Played } from '../../session/snapshot.js';
import type { Better, Judged } from './judge.js';

/** A move that lost. */
export interface Turn {
  /** The number of moves before it. */
  readonly ply: number;
  /** The seat that made it. */
  readonly seat: number;
  /** The move in words. */
  readonly words: string;
  /** How much less its maker may expect after it, from 0 to 1. */
  readonly loss: number;
  /** What the search would have done. */
  readonly better: Better;
}

/** Less than this is within what a search is unsure of. */
const least = 0.05;

const most = 5;

/**
 * The moves that lost most, the worst first: those that the search would not have made, and after which it expects clearly less.
 *
 * @param history - the moves of the record
 * @param found - what is known of its positions, by the number of moves before them
 * @returns at most five moves
 */
export const turnsOf = (history: readonly Played[], found: ReadonlyMap<number, Judged>): readonly Turn[] =>
  history
    .flatMap(({ seat, text, words }, ply): readonly Turn[] => {
      const [before, after] = [found.get(ply), found.get(ply + 1)];
      const better = before?.better ?? null;
      if (seat === null || seat < 0 || better === null || better.text === text) return [];
      const [had, has] = [before?.values[seat], after?.values[seat]];
      if (had === undefined || has === undefined || had - has < least) return [];
      return [{ ply, seat, words: words ?? text ?? '', loss: had - has, better }];
    })
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, most);
