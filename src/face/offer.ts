/**
 * The offer after some clicks: which places may come next, and which move can be made.
 *
 * @packageDocumentation
 */
import type { Legal } from '../core/contract/legal.js';
import { choicesAmong, type Way } from './choices.js';
import type { Part, Place } from './part.js';

/** What is open after some clicks. */
export interface Offer<Move> {
  /** What may be picked now. Parts that every move has next are left out, unless only one move remains. */
  readonly next: readonly Part[];
  /** Parts that every move has next: they may be picked, and need not be. */
  readonly forced: readonly Part[];
  /** The move that can be confirmed: the only one that remains, or the one that the clicks name although other moves go on. */
  readonly move: Legal<Move> | null;
  /**
   * How far it is named: `whole` by the clicks, and nothing else remains; `alone` by nothing else remaining; `either` by the clicks, but
   * other moves go on.
   */
  readonly named: 'whole' | 'alone' | 'either' | 'none';
}

/** Offers of a position, by the ways in which the moves that may be made there can be clicked. */
export const offerAmong = <Move>(ways: readonly Way<Move>[]): ((picked: readonly Place[]) => Offer<Move>) => {
  const choose = choicesAmong(ways);
  return (picked) => {
    const { moves, forced, complete, next } = choose(picked);
    const [only, ...others] = moves;
    if (only === undefined) return { next: [], forced, move: null, named: 'none' };
    if (others.length === 0) return { next: forced, forced, move: only, named: complete === null ? 'alone' : 'whole' };
    const ahead = forced.length === 0 ? { complete, next } : choose([...picked, ...forced]);
    const named = ahead.complete;
    return { next: ahead.next, forced, move: named, named: named === null ? 'none' : 'either' };
  };
};
