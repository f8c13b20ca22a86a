/**
 * The seat at turn as the invariants of its turn ask about it.
 *
 * @packageDocumentation
 */
import { bitOf } from '../../engine/spaces.js';
import { at, factionOf, seatOf } from '../../state/selectors.js';
import type { SeatState, State, Turn } from '../../state/state.js';
import type { Faction, SpecialGain } from '../../tables/faction.js';
import { type PowerAction, powerActions } from '../../tables/tiles.js';
import { mayUse } from './invariant.js';

/** The seat at turn, with its faction, as invariants of its turn ask for it. */
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

/** Whether the seat has an action with such a gain, and has used its space if that can be seen. */
export const hasTaken = ({ me, faction }: Player, gain: SpecialGain['_tag']): boolean =>
  faction.actions.some(
    (action) =>
      action.gain._tag === gain &&
      mayUse(me, action) &&
      (action.often !== 'once' || (me.used & bitOf(action.space)) !== 0),
  );

export const isUsed = ({ me }: Player, space: 'BON1' | 'BON2' | 'FAV6'): boolean => (me.used & bitOf(space)) !== 0;

export const isTaken = ({ state }: Player, action: number): boolean => at(state.taken, action) === 1;

const actionThat = (test: (gain: PowerAction['gain']) => boolean): number =>
  powerActions.findIndex(({ gain }) => test(gain));

/** The power action that gives a bridge, as its place in their list. */
export const bridgeAction = actionThat(({ _tag }) => _tag === 'bridge');
/** The one that gives a spade. */
export const spadeAction = actionThat((gain) => gain._tag === 'spades' && gain.spades === 1);
/** The one that gives two. */
export const spadesAction = actionThat((gain) => gain._tag === 'spades' && gain.spades === 2);
