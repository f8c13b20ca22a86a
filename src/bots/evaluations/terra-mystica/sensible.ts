/**
 * Chooses the moves of Terra Mystica that are worth considering. Exchanges of resources multiply the ways to reach the same position, and most
 * exchanges lose something.
 *
 * @packageDocumentation
 */
import type { Legal } from '../../../core/contract/legal.js';
import { type Move, powerActions, type SeatState, type State } from '../../../games/terra-mystica/index.js';

/** How many coins, workers and priests are enough: a seat with that many of one kind exchanges nothing for more of it. */
const enough = { C: 8, W: 4, P: 1 } as const;

/** True if there is an untaken power action that a seat can afford only by burning some of its power. */
const burningHelps = ({ taken }: State, { bowl2, bowl3 }: SeatState): boolean =>
  powerActions.some(
    ({ power }, place) => taken[place] === 0 && bowl3 < power && bowl3 + Math.floor(bowl2 / 2) >= power,
  );

/** True if an exchange yields a resource that the seat has too little of. Only exchanges of power or priests are ever worth considering. */
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
 * True if a move is worth a bot's consideration. An exchange is worth considering only before a turn's action, because it may pay for that action.
 * Resources left at the end of the turn can still be exchanged in the next turn, and at the end of the game everything is exchanged anyway.
 */
const isWorthwhile = (state: State, move: Move, mayEnd: boolean): boolean => {
  if (move._tag === 'Drop' || move._tag === 'Wait' || move._tag === 'GiveUp') return false;
  if (move._tag !== 'Convert' && move._tag !== 'Burn') return true;
  const seat = state.seats[state.active];
  if (mayEnd || seat === undefined || state.turn.left === 0 || state.turn.act !== 'none') return false;
  return move._tag === 'Burn' ? burningHelps(state, seat) : exchangeHelps(move, seat);
};

/** The moves that are worth considering, or all moves if none is. */
export const sensible = (state: State, legal: readonly Legal<Move>[]): readonly Legal<Move>[] => {
  const mayEnd = legal.some(({ _tag }) => _tag === 'Done');
  const some = legal.filter((move) => isWorthwhile(state, move, mayEnd));
  return some.length === 0 ? legal : some;
};
