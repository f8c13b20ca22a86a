/**
 * A quick test of whether a value has the form of one of the most frequent moves.
 *
 * @packageDocumentation
 */
import { isObject } from '../../../core/reading/objects.js';
import { isPieceName } from '../../../pieces/pyramids.js';
import { owners } from '../state.js';

/** The number of enumerable keys of an object, including inherited ones. */
const keyCount = (u: object): number => {
  let count = 0;
  for (const _ in u) count++;
  return count;
};

/**
 * True if a value is a whole number as IT-10.2 defines it, which excludes -0. Infinity is accepted, because JSON.parse turns a number of more than
 * 308 digits into Infinity.
 */
export const isWhole = (u: unknown): u is number =>
  typeof u === 'number' && (Number.isInteger(u) || u === Number.POSITIVE_INFINITY) && u >= 0 && !Object.is(u, -0);

const isOwner = (u: unknown): boolean => isWhole(u) && u < owners.length;

/**
 * True if a value is one of the most frequent moves. Every check of a move begins with this quick test, because the codec would take twice as long.
 * If the test fails, the codec decides whether the value is a move.
 */
export const isUsual = (u: unknown): boolean => {
  if (!isObject(u) || Object.getPrototypeOf(u) !== Object.prototype) return false;
  const keys = keyCount(u);
  switch (u['_tag']) {
    case 'MoveShip':
      return keys === 4 && isPieceName(u['ship']) && isWhole(u['from']) && isWhole(u['to']);
    case 'TradeShip':
    case 'GrowShip':
      return keys === 4 && isPieceName(u['ship']) && isWhole(u['system']) && isPieceName(u['piece']);
    case 'BuildShip':
      return keys === 3 && isPieceName(u['piece']) && isWhole(u['system']);
    case 'Destroy':
    case 'Reduce':
      return keys === 4 && isOwner(u['owner']) && isPieceName(u['ship']) && isWhole(u['system']);
    case 'Sacrifice':
    case 'Discover':
      return keys === 3 && isPieceName(u['ship']) && isWhole(u['system']);
    default:
      return false;
  }
};
