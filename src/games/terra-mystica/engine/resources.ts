/**
 * Resources: gaining them, paying them, and the power bowls (chapter 5). Only this module reads the tag of a faction's `priests` field.
 *
 * @packageDocumentation
 */
import { type Draft, type SeatDraft, seatDraft } from '../state/draft.js';
import { factionOf, seatOf } from '../state/selectors.js';
import type { SeatState, State } from '../state/state.js';
import type { Faction } from '../tables/faction.js';
import { burnPrice, powerPer, supply } from '../tables/pieces.js';
import type { Gain } from '../tables/tiles.js';
import { countBits } from './bits.js';

/** The amount of power that a seat could still gain. @rule TMY-5.2 */
export const capacity = (seat: SeatState): number => 2 * seat.bowl1 + seat.bowl2;

/** Gains power: tokens move from bowl I to II, then from II to III. Returns the amount of power actually gained. @rule TMY-5.2 */
export const gainPower = (seat: SeatDraft, power: number): number => {
  const first = Math.min(power, seat.bowl1);
  seat.bowl1 -= first;
  seat.bowl2 += first;
  const second = Math.min(power - first, seat.bowl2);
  seat.bowl2 -= second;
  seat.bowl3 += second;
  return first + second;
};

/** Spends power: tokens move from bowl III to I. @rule TMY-5.3 */
export const spendPower = (seat: SeatDraft, power: number): void => {
  seat.bowl3 -= power;
  seat.bowl1 += power;
};

/** The number of a seat's priests on the spaces of cult tracks. */
export const preachersOf = (state: State, seat: number): number => {
  let count = 0;
  for (const owner of state.preachers) if (owner === seat) count++;
  return count;
};

/** The number of priests that a seat can own: seven minus those on cult spaces and on locked terrains. @rule TMY-5.6 */
export const priestLimit = (state: State, seat: number): number =>
  supply.priests - preachersOf(state, seat) - countBits(seatOf(state, seat).locked);

/** Gives a seat priests from its supply, at most as many as the supply holds. */
export const takePriests = (draft: Draft, seat: number, count: number): void => {
  const me = seatDraft(draft, seat);
  me.priests = Math.max(me.priests, Math.min(me.priests + count, priestLimit(draft, seat)));
};

/** True if a faction keeps priests on the locked terrains of its cycle. @rule TMY-17.21 */
export const keepsCycle = ({ priests }: Faction): boolean => priests._tag === 'cycle';

/** The price in coins for unlocking a terrain of the cycle with a priest. @rule TMY-17.21 */
export const unlockCoins = ({ priests }: Faction, isHome: boolean): number => {
  if (priests._tag !== 'cycle') return 0;
  return isHome ? priests.homeCoins : priests.coins;
};

/** Gains priests. A seat that keeps priests on its terrain cycle decides about each new priest. @rule TMY-17.21 @rule TMY-17.25 */
export const gainPriests = (draft: Draft, seat: number, count: number): void => {
  if (keepsCycle(factionOf(draft, seat))) seatDraft(draft, seat).priestsDue += count;
  else takePriests(draft, seat, count);
};

/** Gives a seat the coins, workers, priests and power of a gain. */
export const gain = (draft: Draft, seat: number, { coins = 0, workers = 0, priests = 0, power = 0 }: Gain): void => {
  const me = seatDraft(draft, seat);
  me.coins += coins;
  me.workers += workers;
  gainPower(me, power);
  if (priests > 0) gainPriests(draft, seat, priests);
};

/** True if a seat can pay the given price in workers, coins and priests. */
export const canPay = (seat: SeatState, workers: number, coins: number, priests: number): boolean =>
  seat.workers >= workers && seat.coins >= coins && seat.priests >= priests;

/** Takes the given price in workers, coins and priests from a seat. */
export const pay = (seat: SeatDraft, workers: number, coins: number, priests: number): void => {
  seat.workers -= workers;
  seat.coins -= coins;
  seat.priests -= priests;
};

/** A purse: the resources in hand that conversions can change. */
export interface Purse {
  readonly workers: number;
  readonly priests: number;
  readonly bowl1: number;
  readonly bowl2: number;
  readonly bowl3: number;
}

/**
 * True if a purse covers a price in workers and priests, after conversions and the burning of power. Power is converted into missing priests, and the
 * remaining priests and power are converted into workers.
 *
 * @rule TMY-15.14
 */
export const affords = (purse: Purse, workers: number, priests: number, limit: number): boolean => {
  if (priests > limit) return false;
  const power = purse.bowl3 + Math.floor(purse.bowl2 / burnPrice);
  const made = Math.max(0, priests - purse.priests);
  const left = power - powerPer.priest * made;
  if (left < 0) return false;
  return purse.workers + Math.max(0, purse.priests - priests) + Math.floor(left / powerPer.worker) >= workers;
};

/** Removes power tokens from the game: as the given split says or, without a split, from bowl I, then II, then III. @rule TMY-5.7 */
export const loseTokens = (seat: SeatDraft, count: number, split: readonly [number, number, number] | null): void => {
  const [one, two, three] = split ?? defaultSplit(seat, count);
  seat.bowl1 -= one;
  seat.bowl2 -= two;
  seat.bowl3 -= three;
};

/** The split of power tokens over the bowls that applies when a notation names no split. */
export const defaultSplit = (seat: SeatState, count: number): readonly [number, number, number] => {
  const one = Math.min(count, seat.bowl1);
  const two = Math.min(count - one, seat.bowl2);
  return [one, two, count - one - two];
};

/** The number of power tokens that a split takes from all bowls. */
export const tokensIn = ([one, two, three]: readonly [number, number, number]): number => one + two + three;

/** True if the power bowls hold all the tokens that a split names. */
export const isInBowls = (seat: SeatState, [one, two, three]: readonly [number, number, number]): boolean =>
  one <= seat.bowl1 && two <= seat.bowl2 && three <= seat.bowl3;

/**
 * Every way to remove the given number of power tokens from the bowls. The default split comes first; the others are sorted by how many tokens they
 * take from bowl I, then from bowl II, most first.
 */
export const splits = (seat: SeatState, count: number): readonly (readonly [number, number, number])[] => {
  const [a, b] = defaultSplit(seat, count);
  const all: [number, number, number][] = [];
  for (let one = Math.min(count, seat.bowl1); one >= 0; one--)
    for (let two = Math.min(count - one, seat.bowl2); two >= 0; two--) {
      const three = count - one - two;
      if (three <= seat.bowl3 && !(one === a && two === b)) all.push([one, two, three]);
    }
  return [defaultSplit(seat, count), ...all];
};
