/**
 * The leech column: the power offers that a row's buildings cause, with one amount for each neighbouring seat (TMY-24.2).
 *
 * @packageDocumentation
 */
import { powerAround } from '../moves/leech.js';
import { boardIn, hexNamed } from '../state/map.js';
import type { Move } from '../state/move.js';
import { factionOf, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import { ring } from '../tables/terrain.js';

/**
 * The amounts of power that a seat's move offers, one for each seat. A building offers power to all its neighbours, even to seats that have left the
 * game. The list is empty for a move that builds nothing.
 */
export const offersOf = (state: State, seat: number, move: Move): readonly number[] =>
  move._tag === 'Build' || move._tag === 'Upgrade' ? powerAround(state, seat, hexNamed(boardIn(state), move.hex)) : [];

/** Adds the power offers of one more building to those of a row, seat by seat. */
export const withOffers = (offered: readonly number[], more: readonly number[]): readonly number[] => {
  if (offered.length === 0 || more.length === 0) return offered.length === 0 ? more : offered;
  return offered.map((amount, to) => amount + more[to]!);
};

/** The colour by which ledgers sort a seat: ice, volcano, or the colour of its home terrain, printed or chosen (TMY-24.9). */
const colourOf = (state: State, seat: number): string => {
  const me = seatOf(state, seat);
  const { board } = factionOf(state, seat);
  return board === 'ice' || board === 'volcano' ? board : ring[me.home]!;
};

/** The amounts that a row offers, sorted alphabetically by the colour of the receiving seat. */
export const printOffers = (state: State, offered: readonly number[]): string =>
  offered
    .flatMap((amount, seat) => (amount > 0 ? [{ amount, colour: colourOf(state, seat) }] : []))
    .sort((a, b) => (a.colour < b.colour ? -1 : 1))
    .map(({ amount }) => amount)
    .join(' ');
