/**
 * What bots know about IceTraders: how strong every seat is, and how much it is threatened.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import {
  colourOfShip,
  type IceTraders,
  markerColours,
  numberOf,
  ownerOf,
  type State,
  sizeOfShip,
  systemOf,
} from '../../games/icetraders/seen.js';
import type { Knowledge } from '../knowledge.js';
import { shared } from '../value.js';
import { duelWorth } from './icetraders-duel.js';
import { weighed } from './weighing.js';

/**
 * The weights of the terms for a seat that is still in the game. The terms are: being in the game at all; each ship; each pip; each of the first two
 * large ships; each ship that an enemy with the power of red can hit; being nearly out; and being Evil, because an Evil seat wins alone. A seat that
 * has had a large ship must not lose its last one. A seat is nearly out if an enemy with the power of red can hit its only ship or its only large
 * ship. The last weight is for an eliminated seat that is Good, because the other seats can still win for it.
 */
export const weights: readonly number[] = [0.2853, -0.1042, 0.1539, -0.399, -0.1054, -0.022, 0.0912, 0.05];

const [large, red] = [3, 0];

/** The numbers of the systems that have a red marker. */
const redSystems = ({ systems }: State): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const code of systems) if ((markerColours(code) & (1 << red)) !== 0) found.add(numberOf(code));
  return found;
};

/** True if another seat's ship in the same system has the power of red and can destroy the given ship. */
const isHit = (ship: number, ships: readonly number[], reds: ReadonlySet<number>): boolean => {
  const system = systemOf(ship);
  for (const other of ships)
    if (
      systemOf(other) === system &&
      ownerOf(other) !== ownerOf(ship) &&
      sizeOfShip(other) >= sizeOfShip(ship) &&
      (colourOfShip(other) === red || reds.has(system))
    )
      return true;
  return false;
};

/** The counts for a seat that is still in the game, in the order of their weights. */
const countLiving = (state: State, seat: number): readonly number[] => {
  const reds = redSystems(state);
  let [ships, pips, larges, hits, largeHits] = [0, 0, 0, 0, 0];
  for (const ship of state.ships) {
    if (ownerOf(ship) !== seat) continue;
    const size = sizeOfShip(ship);
    const hit = isHit(ship, state.ships, reds);
    ships++;
    pips += size;
    larges += Number(size === large);
    hits += Number(hit);
    largeHits += Number(hit && size === large);
  }
  const isNearlyOut = (ships === 1 && hits === 1) || (larges === 1 && largeHits === 1);
  const evil = state.alignments[seat] === 'evil';
  return [1, ships, pips, Math.min(2, larges), hits, Number(isNearlyOut), Number(evil), 0];
};

/** The counts for a seat that is eliminated but Good, and the counts for a seat that can no longer win. */
const [hoping, lost] = [
  [0, 0, 0, 0, 0, 0, 0, 1],
  [0, 0, 0, 0, 0, 0, 0, 0],
];

/** The counts for each seat, by the index of the seat. */
export const count = (state: State): readonly (readonly number[])[] =>
  state.standings.map((standing, seat) => {
    if (standing === 'living') return countLiving(state, seat);
    return standing === 'eliminated' && state.alignments[seat] === 'good' ? hoping : lost;
  });

/** The least value that a seat can have: no seat counts as entirely lost. */
const least = 0.05;

/** Converts the weighted counts into a value for each seat. */
export const worth = (counts: readonly (readonly number[])[], by: readonly number[]): readonly number[] =>
  shared(counts.map((ofSeat) => Math.max(least, weighed(ofSeat, by))));

/** True if there are exactly two seats and both are still in the game. */
const isDuel = ({ standings }: State): boolean =>
  standings.length === 2 && standings.every((standing) => standing === 'living');

/**
 * What bots know about IceTraders.
 *
 * @example
 * ```ts
 * import { initial } from 'rulehouse/icetraders';
 * import { icetraders } from 'rulehouse/bots';
 * icetraders.evaluate?.(initial); // [0.25, 0.25, 0.25, 0.25]
 * ```
 */
export const icetraders: Knowledge<IceTraders> = /* @__PURE__ */ constant({
  isOut: ({ standings }: State, seat: number) => standings[seat] !== 'living',
  evaluate: (state) => (isDuel(state) ? duelWorth(state) : worth(count(state), weights)),
  calibration: { _tag: 'Chance', slope: 0.95, error: 0.079 },
  defaults: { cut: 0, explore: 10, order: 1, mix: 3 },
});
