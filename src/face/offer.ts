/**
 * The offer after the clicks made so far: the places that may be picked next, and the move that can be made.
 *
 * @packageDocumentation
 */
import type { Legal } from '../core/contract/legal.js';
import { type ClickSequence, choicesAmong } from './choices.js';
import type { Part, Place } from './part.js';

/** What a player is offered after the clicks made so far. */
export interface Offer<Move> {
  /** The parts that may be picked now. Parts that come next in every remaining move are left out, unless only one move remains. */
  readonly next: readonly Part[];
  /** The parts that come next in all remaining moves; people may pick them or skip them. */
  readonly forced: readonly Part[];
  /** The move that can be confirmed: the only one left, or the one that the clicks describe, even if longer moves begin with the same clicks. */
  readonly move: Legal<Move> | null;
  /**
   * Says how fully the clicks made so far describe the move. `whole`: the clicks name the move completely, and no other move is left. `alone`: the
   * move is the only one left, but the clicks do not describe the move completely. `either`: the clicks name the move completely, but longer moves
   * begin with the same clicks. `none`: no move can be confirmed yet.
   */
  readonly named: 'whole' | 'alone' | 'either' | 'none';
}

/**
 * Returns a function that takes the places picked so far and says what can be picked next. `ways` lists the ways in which each legal move can be
 * picked.
 */
export const offerAmong = <Move>(ways: readonly ClickSequence<Move>[]): ((picked: readonly Place[]) => Offer<Move>) => {
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
