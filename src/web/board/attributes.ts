/**
 * Reads the attributes and properties of a board.
 *
 * @packageDocumentation
 */
import { isObject } from '../../core/reading/objects.js';
import { isSeat, type Seat } from '../../core/values/seat.js';
import type { Theme } from '../../face/paint/options.js';
import type { Place } from '../../face/part.js';
import type { Confirm } from '../session/driver.js';

/** The theme of a board; if the text is neither `light` nor `dark`, the theme follows the page. */
export const themeOf = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'auto');

/** The seat that a board's attribute names; null if the text is not the number of a seat. */
export const seatOf = (text: string | null): Seat | null => {
  const seat = Number(text === null || text === '' ? NaN : text);
  return isSeat(seat) ? seat : null;
};

/** The setting that says when a board asks for confirmation of a move; `ambiguous` by default. */
export const confirmOf = (text: string | null): Confirm => (text === 'always' || text === 'never' ? text : 'ambiguous');

/** The first members of a list; empty if the value is not a list. */
const listIn = (u: unknown): readonly unknown[] => (Array.isArray(u) ? u.slice(0, 64) : []);

/** The places on a board that a page wants to be marked. If the value is not a list of places, no place is marked. */
export const placesIn = (u: unknown): readonly Place[] =>
  listIn(u).flatMap((one) => {
    if (!isObject(one)) return [];
    const { kind, value } = one;
    return typeof kind === 'string' && typeof value === 'string' ? [{ kind, value }] : [];
  });

/** The names that a page gives to the seats; a value that is not a text becomes null. */
export const namesIn = (u: unknown): readonly (string | null)[] =>
  listIn(u).map((one) => (typeof one === 'string' ? one.slice(0, 100) : null));
