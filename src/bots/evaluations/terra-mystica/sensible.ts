/**
 * Moves of Terra Mystica that are worth considering. Exchanges multiply the ways to reach the same position, and most of them lose something.
 *
 * @packageDocumentation
 */
import type { Legal } from '../../../core/contract/legal.js';
import { type Move, powerActions, type SeatState, type State } from '../../../terra-mystica/index.js';

/** The numbers of coins, workers and priests that are enough: a seat that has as many exchanges nothing for more of that kind. */
const enough = { C: 8, W: 4, P: 1 } as const;

/** True if there is a power action, not yet taken by anybody, that a seat can afford only by burning some of its power. */
const burningHelps = ({ taken }: State, { bowl2, bowl3 }: SeatState): boolean =>
  powerActions.some(
    ({ power }, place) => taken[place] === 0 && bowl3 < power && bowl3 + Math.floor(bowl2 / 2) >= power,
  );

/** True if an exchange yields something of which a seat has too little. Workers and points are never exchanged. */
const exchangeHelps = ({ from, to }: Extract<Move, { readonly _tag: 'Convert' }>, seat: SeatState): boolean => {
  if (from !== 'PW' && from !== 'P') return false;
  switch (to) {
    case 'C':
      return seat.coins < enough.C;
    case 'W':
      return seat.workers < enough.W;
    case 'P':
      return seat.priests < enough.P;
    case 'VP':
    case 'PW':
      return false;
  }
};

/**
 * An exchange is worth considering only before the action of a turn, because it may pay for this action. Resources that are left at the end of the
 * turn can be exchanged in the next turn, and at the end of the game everything is exchanged.
 */
const isWorthwhile = (state: State, move: Move, mayEnd: boolean): boolean => {
  if (move._tag === 'Drop' || move._tag === 'Wait' || move._tag === 'GiveUp') return false;
  if (move._tag !== 'Convert' && move._tag !== 'Burn') return true;
  const seat = state.seats[state.active];
  if (mayEnd || seat === undefined || state.turn.left === 0 || state.turn.act !== 'none') return false;
  return move._tag === 'Burn' ? burningHelps(state, seat) : exchangeHelps(move, seat);
};

/** The moves that are worth considering; if no move is, all moves. */
export const sensible = (state: State, legal: readonly Legal<Move>[]): readonly Legal<Move>[] => {
  const mayEnd = legal.some(({ _tag }) => _tag === 'Done');
  const some = legal.filter((move) => isWorthwhile(state, move, mayEnd));
  return some.length === 0 ? legal : some;
};
