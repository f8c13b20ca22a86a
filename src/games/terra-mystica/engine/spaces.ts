/**
 * The action spaces on a seat's own board and tiles, and the bits that mark the used spaces.
 *
 * @packageDocumentation
 */
import type { Space } from '../state/move.js';
import { seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import { earlierSpaces, specialSpaces } from '../tables/faction.js';

/** The action spaces on bonus tiles and favor tiles. */
const tileSpaces = ['BON1', 'BON2', 'FAV6'] as const;

/** The action spaces of a seat's own board and tiles, in the order of their bits in `used`. */
export const ownSpaces: readonly Space[] = [...specialSpaces, ...tileSpaces, ...earlierSpaces];

/**
 * The bit in a seat's field `used` that marks one of the seat's own action spaces as used.
 *
 * @param space - an action space on a faction board, a bonus tile or a favor tile
 * @returns a power of 2; the result is meaningless for a common space
 * @rule TMY-12.1
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { bitOf, defaultOptions, setup } from 'rulehouse/terra-mystica';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) ((start.right.seats[0]?.used ?? 0) & bitOf('FAV6')) !== 0; // false
 * ```
 */
export const bitOf = (space: Space): number => 1 << ownSpaces.indexOf(space);

/** The names of the action spaces that a seat has used on its own board and tiles, for pictures. */
export const usedSpaces = (state: State, seat: number): readonly Space[] =>
  ownSpaces.filter((space) => (seatOf(state, seat).used & bitOf(space)) !== 0);
