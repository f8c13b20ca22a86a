/**
 * Finds out what a pick means after earlier picks. The functions use plain data, and serve every kind of session.
 *
 * @packageDocumentation
 */
import type { Offer } from '../../face/offer.js';
import { type Part, type Place, samePlace } from '../../face/part.js';

/** The outcome of a pick: the pick continues a move, takes back the last pick, begins a new move, or means nothing. Only `On` may complete a move. */
export type PickOutcome =
  /** The picked place is the next part of a move. */
  | { readonly _tag: 'On'; readonly picked: readonly Part[] }
  /** The picked place repeats the last pick, which is then taken back. */
  | { readonly _tag: 'Back'; readonly picked: readonly Part[] }
  /** The picked place begins a new move. */
  | { readonly _tag: 'Anew'; readonly picked: readonly Part[] }
  /** The picked place means nothing, because no move can continue or begin with it. */
  | { readonly _tag: 'Nothing' };

const among = (places: readonly Place[], parts: readonly Part[]): Part | undefined =>
  places.flatMap((place) => parts.filter((part) => samePlace(part, place)))[0];

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null && 'kind' in value;

/**
 * The places of a pick as a list, whether one place, several or none were given. A page written in JavaScript may pass any value; everything that is
 * not a place is left out.
 */
export const placesIn = (given: Place | readonly Place[] | null | undefined): readonly Place[] => {
  const all: readonly unknown[] = Array.isArray(given) ? given : [given];
  return all.filter(isPlace);
};

/** True if one of the given places can be picked next. */
export const isOpen = ({ next, forced }: Offer<unknown>, places: readonly Place[]): boolean =>
  among(places, [...next, ...forced]) !== undefined;

/** The outcome of picking one of several places, given from the innermost outwards; the first that fits is picked. */
export const pickedBy = (
  offer: (picked: readonly Place[]) => Offer<unknown>,
  picked: readonly Part[],
  places: readonly Place[],
): PickOutcome => {
  const { next, forced } = offer(picked);
  const part = among(places, [...next, ...forced]);
  if (part !== undefined) return { _tag: 'On', picked: [...picked, part] };
  const last = picked.at(-1);
  if (last !== undefined && among(places, [last]) !== undefined) return { _tag: 'Back', picked: picked.slice(0, -1) };
  const anew = among(places, offer([]).next);
  return anew === undefined ? { _tag: 'Nothing' } : { _tag: 'Anew', picked: [anew] };
};
