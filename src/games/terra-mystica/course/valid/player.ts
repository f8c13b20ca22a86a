/**
 * The seat whose turn it is, with the values that the invariants of the turn need.
 *
 * @packageDocumentation
 */
import { factionOf, seatOf } from '../../state/selectors.js';
import type { SeatState, State, Turn } from '../../state/state.js';
import type { Faction } from '../../tables/faction.js';

/** The seat whose turn it is, with its faction and the other values that the invariants of the turn need. */
export interface Player {
  readonly state: State;
  readonly turn: Turn;
  readonly seat: number;
  readonly me: SeatState;
  readonly faction: Faction;
}

export const inTurn =
  (test: (player: Player) => boolean) =>
  (state: State): boolean => {
    if (state.phase !== 'turn') return true;
    const seat = state.active;
    return test({ state, turn: state.turn, seat, me: seatOf(state, seat), faction: factionOf(state, seat) });
  };
