/**
 * The leech column: the offers of a row's buildings, one amount for each seat beside them (TMY-24.2).
 *
 * @packageDocumentation
 */
import { powerAround } from '../moves/leech.js';
import type { Move } from '../state/move.js';
import { boardIn, hexNamed } from '../state/map.js';
import { factionOf, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import { ring } from '../tables/terrain.js';

/** The power that a seat's move offers to each seat: to all neighbours of a building, even those that have left the game; an empty list for other moves. */
export const offersOf = (state: State, seat: number, move: Move): readonly number[] =>
  move._tag === 'Build' || move._tag === 'Upgrade' ? powerAround(state, seat, hexNamed(boardIn(state), move.hex)) : [];

/** The offers of a row, with those of one more building added to them seat by seat. */
export const withOffers = (offered: readonly number[], more: readonly number[]): readonly number[] => {
  if (offered.length === 0 || more.length === 0) return offered.length === 0 ? more : offered;
  return offered.map((amount, to) => amount + more[to]!);
};

/** The colour by which ledgers sort a seat: the colour of its home terrain, or the one that it chose (TMY-24.9). */
const colourOf = (state: State, seat: number): string => {
  const me = seatOf(state, seat);
  const { board } = factionOf(state, seat);
  return board === 'ice' || board === 'volcano' ? board : ring[me.home]!;
};

/** The offered amounts of a row, in alphabetical order of the colours of the seats that they are for. */
export const printOffers = (state: State, offered: readonly number[]): string =>
  offered
    .flatMap((amount, seat) => (amount > 0 ? [{ amount, colour: colourOf(state, seat) }] : []))
    .sort((a, b) => (a.colour < b.colour ? -1 : 1))
    .map(({ amount }) => amount)
    .join(' ');
