/**
 * The figures of a seat that a row of a ledger shows.
 *
 * @packageDocumentation
 */
import { seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';

/** The figures of its seat in a row, after its commands. */
export interface Figures {
  /** Victory points. */
  readonly vp: number;
  /** Coins. */
  readonly coins: number;
  /** Workers. */
  readonly workers: number;
  /** The priests in hand. */
  readonly priests: number;
  /** Bowls I, II, III. */
  readonly power: readonly [number, number, number];
  /** Fire, Water, Earth, Air. */
  readonly cults: readonly [number, number, number, number];
}

/** The figures of a seat. */
export const figuresOf = (state: State, seat: number): Figures => {
  const me = seatOf(state, seat);
  return {
    vp: me.vp,
    coins: me.coins,
    workers: me.workers,
    priests: me.priests,
    power: [me.bowl1, me.bowl2, me.bowl3],
    cults: [me.cults[0]!, me.cults[1]!, me.cults[2]!, me.cults[3]!],
  };
};
