/**
 * Chapters 7 and 8: the seats eliminated by a move, the reveal, and the winners.
 *
 * @packageDocumentation
 */
import { pieceTypes, sizeOf } from '../../../pieces/pyramids.js';
import { ownerOf, pieceOfShip, shipsOfSystem } from '../content.js';
import { type Alignment, type Ending, type Owner, owners, type Standing, type State } from '../state.js';

const largestSize = 3;

/** Two sets of seats as bits: the seats that have ships and, eight bits higher, the seats that have large ships. */
export type Fleets = number;

/** The seats that have any ships, as bits. */
const anyOf = (fleets: Fleets): number => fleets & 255;

/** The seats that have large ships, as bits. */
export const largeOf = (fleets: Fleets): number => fleets >> 8;

/** True if the given type number is that of a large type; false for a number that belongs to no type. No ship has such a number. */
const isLarge = (piece: number): boolean => piece < pieceTypes && sizeOf(piece) === largestSize;

/** The bits that each ship contributes to {@link Fleets}, indexed by the ship's code without the system. */
const shares: readonly number[] = Array.from(
  { length: shipsOfSystem },
  (_, code) => (isLarge(pieceOfShip(code)) ? 1 | (1 << 8) : 1) << ownerOf(code),
);

/** Combines the bits of all ships in a list into {@link Fleets}. */
export const fleetsOf = (ships: readonly number[]): Fleets => {
  let fleets = 0;
  for (let index = 0; index < ships.length; index++) fleets |= shares[ships[index]! & (shipsOfSystem - 1)]!;
  return fleets;
};

/**
 * The seats that a move has eliminated, as bits; the mover does not count. An eliminated seat has lost its last large ship or, if it had no large
 * ship, its last ship. A seat that has not yet placed a ship cannot be eliminated. @rule IT-7.1 @rule IT-7.6
 */
export const fallen = (state: State, before: Fleets, after: Fleets): number => {
  if (before === after) return 0;
  const lost = (largeOf(before) & ~largeOf(after)) | (anyOf(before) & ~largeOf(before) & ~anyOf(after));
  if (lost === 0) return 0;
  let bits = 0;
  for (let seat = 0; seat < state.standings.length; seat++)
    if (seat !== state.mover && state.standings[seat] === 'living') bits |= lost & (1 << seat);
  return bits;
};

/** True if the mover is eliminated: all its large ships are gone or, if it had no large ship, all its ships are gone. @rule IT-7.2 @rule IT-7.3 */
export const fails = (mover: number, hadLarge: boolean, after: Fleets): boolean => {
  const bit = 1 << mover;
  return (largeOf(after) & bit) === 0 && (hadLarge || (anyOf(after) & bit) === 0);
};

/** The consequences of the eliminations that a move causes. */
export interface Verdict {
  readonly standings: readonly Standing[];
  readonly alignments: readonly Alignment[];
  readonly revealed: boolean;
  readonly ending: Ending;
  readonly winners: readonly Owner[];
}

const has = (bits: number, seat: number): boolean => (bits & (1 << seat)) !== 0;

const seatsIn = (bits: number): readonly Owner[] => owners.filter((seat) => has(bits, seat));

/** The bits of the seats whose entry in the given list is `wanted`. */
const bitsOf = <A>(list: readonly A[], wanted: A): number => {
  let bits = 0;
  for (let seat = 0; seat < list.length; seat++) if (list[seat] === wanted) bits |= 1 << seat;
  return bits;
};

/** Marks the eliminated seats: the mover as eliminated by itself, all others as eliminated by another seat. @rule IT-7.5 @rule IT-7.6 @rule IT-7.7 */
const marked = (state: State, others: number, self: boolean): readonly Standing[] => {
  const standings = state.standings.slice();
  for (let seat = 0; seat < standings.length; seat++) if (has(others, seat)) standings[seat] = 'eliminated';
  if (self) standings[state.mover] = 'selfEliminated';
  return standings;
};

/** Makes a Good mover Evil for the rest of the game if it has eliminated a Good seat. @rule IT-8.3 */
const afterTreason = (state: State, others: number): readonly Alignment[] => {
  const { alignments, mover } = state;
  const good = bitsOf(alignments, 'good');
  if ((good & others) === 0 || !has(good, mover)) return alignments;
  const changed = alignments.slice();
  changed[mover] = 'evil';
  return changed;
};

/** The bits of the Good seats that share a Good victory although other seats have eliminated them. @rule IT-8.4 */
const sharing = ({ settings }: State, standings: readonly Standing[], good: number): number =>
  settings.fallenGood === 'share' ? bitsOf(standings, 'eliminated') & good : 0;

/**
 * Judges a move that has eliminated the seats in `others` (bits) and, if `self` is true, also the mover. The judgement follows the order of IT-8.8:
 * marks, reveal, Evil victory, traitor, no seat left, Good victory, last seat left.
 *
 * @rule IT-8.1 @rule IT-8.2 @rule IT-8.5 @rule IT-8.6 @rule IT-8.8
 */
export const judge = (state: State, others: number, self: boolean): Verdict => {
  const standings = marked(state, others, self);
  const revealed = state.revealed || others !== 0;
  const alignments = afterTreason(state, others);
  const living = bitsOf(standings, 'living');
  const good = bitsOf(alignments, 'good');
  const end = (ending: Ending, winners: number): Verdict => ({
    standings,
    alignments,
    revealed,
    ending,
    winners: seatsIn(winners),
  });
  // An Evil mover commits no treason, so its alignment is the same before and after the move. A traitor was not Evil before the move.
  if (state.alignments[state.mover] === 'evil' && !self) return end('evil', 1 << state.mover);
  if (living === 0) return end('void', 0);
  if (revealed && (living & ~good) === 0) return end('good', living | sharing(state, standings, good));
  return (living & (living - 1)) === 0 ? end('last', living) : end('none', 0);
};
