/**
 * Compares how a game fills in hidden information with how the author of the game says it should be dealt.
 *
 * @packageDocumentation
 */

import type { Option } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import { addTo, countIn } from '../core/values/counts.js';
import type { Seed } from '../core/values/random.js';
import type { Seat } from '../core/values/seat.js';
import { throughJson } from './data.js';
import { demand, each, type Violation } from './violation.js';

/**
 * The number of deals by the game that are compared with as many deals by the author's function. If a value has a chance of one in ten in each deal,
 * it is missing from all deals only once in 10^13 tries.
 */
const deals = 300;

const often = deals / 10;

/**
 * The greatest plausible difference between two counts of the same event, each over `deals` draws. A greater difference arises by chance once in
 * 10^11 comparisons.
 */
const farApart = 85;

/**
 * If a position has more hidden places than this, the law counts how often each value occurs in each group of places only. With more places, some cards
 * might miss some places by chance alone, so the counts would show nothing.
 */
const mostPlaces = 12;

/** The single values inside a JSON value, each with its path; a text is split into its characters. */
const leavesOf = (json: unknown, path = ''): readonly (readonly [path: string, value: string])[] => {
  if (typeof json === 'string') return Array.from(json, (sign, index) => [`${path}.${index}`, sign] as const);
  if (typeof json !== 'object' || json === null) return [[path, String(json)]];
  return Object.entries(json).flatMap(([key, value]: readonly [string, unknown]) => leavesOf(value, `${path}.${key}`));
};

/** In how many deals each value came to each hidden place, or to each group of places. */
type DealCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Names the group to which a place belongs, such as the hand of a seat: all places with the same path but for its end. */
const groupOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

const itself = (path: string): string => path;

/** Counts deals. A value that comes to several places of a group in one deal counts once. */
const countsOf = (values: readonly unknown[], placeOf: (path: string) => string): DealCounts => {
  const counts = new Map<string, Map<string, number>>();
  for (const value of values) {
    const met = new Set<string>();
    for (const [path, leaf] of leavesOf(throughJson(value))) {
      const place = placeOf(path);
      const key = JSON.stringify([place, leaf]);
      const here = counts.get(place) ?? new Map<string, number>();
      if (!met.has(key)) addTo(here, leaf);
      met.add(key);
      counts.set(place, here);
    }
  }
  return counts;
};

const varying = (counts: DealCounts): readonly string[] =>
  [...counts].flatMap(([path, values]) => (values.size > 1 ? path : []));

const nothing: ReadonlyMap<string, number> = new Map();

const at = (counts: DealCounts, path: string): ReadonlyMap<string, number> => counts.get(path) ?? nothing;

/** All values that were dealt to the given place, according to any of the given sets of counts. */
const valuesAt = (path: string, ...ways: readonly DealCounts[]): ReadonlySet<string> =>
  new Set(ways.flatMap((counts) => [...at(counts, path).keys()]));

/** Compares how often each value comes to each of the given places. */
const comparing = (wanted: DealCounts, found: DealCounts, places: readonly string[]): Violation =>
  each(places, (path) =>
    each(valuesAt(path, wanted, found), (value) => {
      const [should, does] = [countIn(at(wanted, path), value), countIn(at(found, path), value)];
      const isMissing = (should >= often && does === 0) || (does >= often && should === 0);
      return demand(
        !isMissing && Math.abs(should - does) <= farApart,
        () => `${value} comes to ${path.slice(1)} in ${does} of ${deals} fillings, and in ${should} of ${deals} deals`,
      );
    }),
  );

/**
 * The game's function `determinize` must deal as the author's function does: each value must come to each group of places, such as a hand, about as
 * often with `determinize` as with the author's function. If there are only a few hidden places, the same holds for each place.
 */
export const dealsEverywhere = <T extends GameTypes>(
  game: Game<T>,
  redeal: (state: T['State'], eyes: Option<Seat>, seed: Seed) => T['State'],
  state: T['State'],
  eyes: Option<Seat>,
): Violation => {
  const view = game.view(eyes)(state);
  const seeds = Array.from({ length: deals }, (_, seed) => seed);
  const wanted = seeds.map((seed) => game.state.encode(redeal(state, eyes, seed)));
  const found = seeds.map((seed) => game.state.encode(game.determinize(view, seed)));
  const [byPlace, filled] = [countsOf(wanted, itself), countsOf(found, itself)];
  const places = varying(byPlace);
  if (places.length === 0) return undefined;
  return (
    demand(varying(filled).length > 0, () => 'every seed fills in the view alike') ??
    comparing(byPlace, filled, places.length > mostPlaces ? [] : places) ??
    comparing(countsOf(wanted, groupOf), countsOf(found, groupOf), [...new Set(places.map(groupOf))])
  );
};
