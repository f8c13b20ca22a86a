/**
 * Decisions (chapter 19): the seats that may move, and the seat to which a move belongs.
 *
 * @packageDocumentation
 */
import { isSeat, type Seat } from '../../../core/values/seat.js';
import type { Move } from '../state/move.js';
import { isDeferred, seatNamed, seatOf } from '../state/selectors.js';
import type { SeatState, State } from '../state/state.js';
import { offersOpen } from './offers.js';

/** True if a seat must still decide something outside its own turn. */
export const hasDue = (state: State, seat: number): boolean => {
  const { steps, tokens, spades, priestsDue } = seatOf(state, seat);
  return steps > 0 || tokens > 0 || spades > 0 || priestsDue > 0;
};

/** The seats that may move: one seat or, in `deferred` mode, all seats that have something to decide. @rule TMY-19.5 */
export const movers = (state: State): readonly number[] => {
  if (state.phase === 'end') return [];
  if (!isDeferred(state) || state.round === 0) return state.active >= 0 ? [state.active] : [];
  return state.seats.flatMap((seat, index) =>
    seat.dropped === 0 && (index === state.active || hasDue(state, index) || offersOpen(state, index)) ? [index] : [],
  );
};

/** True if a seat may move. */
export const mayMove = (state: State, seat: number): boolean => {
  if (seat === state.active) return state.phase !== 'end';
  return severalMayMove(state) && seatOf(state, seat).dropped === 0 && (hasDue(state, seat) || offersOpen(state, seat));
};

/**
 * The seats that may move, in ascending order: one seat or, with deferred answers, all that have something to decide. No seat may move when the game
 * is over.
 *
 * @param state - any state of the game
 * @returns the seats in ascending order
 * @rule TMY-19.1 @rule TMY-19.5
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, setup, toMove } from 'rulehouse/terra-mystica';
 * const start = setup({ ...defaultOptions, 'maintain-player-order': true }, 7);
 * if (isRight(start)) toMove(start.right); // [0]
 * ```
 */
export const toMove = (state: State): readonly Seat[] => movers(state).filter(isSeat);

/** True if several seats may act, so that each move must name its seat. */
export const severalMayMove = (state: State): boolean => isDeferred(state) && state.round > 0;

/**
 * The seat that makes a move: the one that the move names, otherwise the only seat that may move; -1 if there is none. Whether the move is legal is
 * not checked.
 *
 * @param state - the state in which the move is made
 * @param move - any move
 * @returns the number of the seat, or -1
 * @rule TMY-19.5
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, moverOf, setup } from 'rulehouse/terra-mystica';
 * const start = setup({ ...defaultOptions, 'maintain-player-order': true }, 7);
 * if (isRight(start)) moverOf(start.right, { _tag: 'Setup', by: null, faction: 'witches' }); // 0
 * ```
 */
export const moverOf = (state: State, move: Move): number => {
  if (move.by !== null) return seatNamed(state, move.by);
  if (!severalMayMove(state)) return state.phase === 'end' ? -1 : state.active;
  const [only, other] = movers(state);
  return only === undefined || other !== undefined ? -1 : only;
};

/** True if a seat takes no more turns in this round: it has passed or left the game. */
export const isOut = ({ passed, dropped }: SeatState): boolean => passed === 1 || dropped === 1;

/** The first seat in the turn order that has a decision due; -1 if no seat has one. @rule TMY-14.12 */
export const firstDue = (state: State): number => {
  const place = state.order.findIndex((seat) => hasDue(state, seat));
  return place < 0 ? -1 : state.order[place]!;
};
