/**
 * The offer after some clicks: the places that may be picked next, and the move that can be made.
 *
 * @packageDocumentation
 */
import type { Legal } from '../core/contract/legal.js';
import { choicesAmong, type Way } from './choices.js';
import type { Part, Place } from './part.js';

/** The choices after some clicks. */
export interface Offer<Move> {
  /** The parts that may be picked now. Parts that come next in every remaining move are left out, unless only one move remains. */
  readonly next: readonly Part[];
  /** The parts that come next in all remaining moves; people may pick them or skip them. */
  readonly forced: readonly Part[];
  /** The move that can be confirmed: the only one left, or the one that the clicks already name even if longer moves begin with these clicks. */
  readonly move: Legal<Move> | null;
  /**
   * `whole`: the clicks name the move, and no other move is left. `alone`: it is the only move left. `either`: the clicks name it, but longer moves
   * begin in the same way.
   */
  readonly named: 'whole' | 'alone' | 'either' | 'none';
}

/** The offers in a position, computed from the ways in which its legal moves can be clicked. */
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
