/**
 * Turning points: moves in a record that clearly lowered the expected result of the seat that made them.
 *
 * @packageDocumentation
 */

import { orNull } from '../../../core/values/absent.js';
import type { Played } from '../../session/snapshot.js';
import type { BetterMove, JudgedPosition } from './judge.js';

/** A losing move. */
export interface Turn {
  /** The number of moves made before the turning point. */
  readonly ply: number;
  /** The seat that made the move. */
  readonly seat: number;
  /** The move in words. */
  readonly words: string;
  /** The amount, from 0 to 1, by which the move lowers the expected result of the seat that made it. */
  readonly loss: number;
  /** The move that the search would have made. */
  readonly better: BetterMove;
}

/** The smallest loss that makes a move a turning point; smaller losses are within the uncertainty of a search. */
const least = 0.05;

const most = 5;

/** Returns a move in words, or in notation if there are no words; an empty text if the move is not known. */
export const said = ({ words, text }: Pick<Played, 'words' | 'text'>): string => words ?? text ?? '';

/**
 * The moves that cost their players the most, the worst one first. A move counts as a turning point if the search prefers a different move and
 * expects a clearly worse result after the move that was made.
 *
 * @param history - the moves of the record
 * @param found - what the search found about each position, keyed by the number of moves before the position
 * @returns the turning points, at most five of them
 */
export const turnsOf = (history: readonly Played[], found: ReadonlyMap<number, JudgedPosition>): readonly Turn[] =>
  history
    .flatMap(({ seat, text, words }, ply): readonly Turn[] => {
      const [before, after] = [found.get(ply), found.get(ply + 1)];
      const better = orNull(before?.better);
      if (seat === null || seat < 0 || better === null || better.text === text) return [];
      const [had, has] = [before?.values[seat], after?.values[seat]];
      if (had === undefined || has === undefined || had - has < least) return [];
      return [{ ply, seat, words: said({ words, text }), loss: had - has, better }];
    })
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, most);
