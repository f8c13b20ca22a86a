/**
 * The figures that a ledger row shows for a seat: points, resources, power and cult spaces.
 *
 * @packageDocumentation
 */
import { seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';

/** A seat's figures (points, resources, power and cult spaces) after the commands of a ledger row. */
export interface Figures {
  /** Victory points. */
  readonly vp: number;
  /** Coins. */
  readonly coins: number;
  /** Workers. */
  readonly workers: number;
  /** The number of the seat's priests in hand. */
  readonly priests: number;
  /** The numbers of power tokens in bowls I, II and III. */
  readonly power: readonly [number, number, number];
  /** The seat's space on each cult track, in the order Fire, Water, Earth, Air. */
  readonly cults: readonly [number, number, number, number];
}

/** The current figures of a seat, as the rows of a ledger show them. */
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
