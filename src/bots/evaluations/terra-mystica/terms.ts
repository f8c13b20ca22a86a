/**
 * What is counted for a seat of Terra Mystica, term by term. What each weighs is in `weights.ts`.
 *
 * @packageDocumentation
 */

/** The place of each term in a list of counts. */
export const terms = {
  /** Coins that can be spent together with workers and priests. */
  coins: 0,
  /** Coins beyond those, which wait for something to be spent with. */
  surplus: 1,
  workers: 2,
  priests: 3,
  /** Power tokens by bowl: in III they can be spent, in II they are halfway there. */
  power3: 4,
  power2: 5,
  power1: 6,
  /** Resources, in coins, of a seat that passed: they lie idle until the next round. */
  idle: 7,
  /** What all incomes to come bring together. */
  coinIncome: 8,
  workerIncome: 9,
  priestIncome: 10,
  powerIncome: 11,
  /** Structures, apart from what they earn and score: footholds, and steps to something greater. */
  dwellings: 12,
  tradingHouses: 13,
  temples: 14,
  stronghold: 15,
  sanctuary: 16,
  shipping: 17,
  digging: 18,
  /** FAV5: towns of less power. */
  favor5: 19,
  /** FAV6: a cult step in every round. */
  favor6: 20,
  /** FAV10: points for trading houses to come. */
  favor10: 21,
  /** FAV11: points for dwellings to come. */
  favor11: 22,
  /** Keys that wait for a space 10. */
  keys: 23,
  /** Points of the next pass. */
  passNow: 24,
  /** Points of all passes after it, if nothing changes. */
  passLater: 25,
  /** 1 for a seat that passed: it has a bonus tile, and acts no more in this round. */
  passed: 26,
  /** What the bonus tile that a seat took when it passed brings. */
  tileCoins: 27,
  tileWorkers: 28,
  tilePriests: 29,
  tilePower: 30,
  tileSpade: 31,
  tileStep: 32,
  tileShipping: 33,
  /** Action spaces of its own that a seat can still use in this round. */
  openSpade: 34,
  openStep: 35,
  openAction: 36,
  cultSteps: 37,
  /** Cult bonuses of this and later rounds for the steps taken so far, in coins. */
  cultBonus: 38,
  /** The same if each single step earned its part of a bonus. */
  cultPart: 39,
  /** Points that the ranks on the cult tracks would bring now. */
  cultRank: 40,
  /** The largest group. */
  network: 41,
  /** Points that its rank would bring now. */
  areaRank: 42,
  /** Groups on their way to a town, 1 each just before it is founded; near ones count more than twice as much as those halfway there. */
  townNear: 43,
  /** The same, with groups halfway there counting half. */
  townPart: 44,
  /** What a seat has begun and still gets. */
  spadesDue: 45,
  favorsDue: 46,
  townsDue: 47,
  freeDue: 48,
  stepsDue: 49,
  bridgesDue: 50,
  /** Hexes of home terrain within reach that nobody holds, up to three of them. */
  sites: 51,
  /** All hexes within reach that take spades, as a part of 1. */
  room: 52,
  /** Structures of neighbours beside own ones: power comes from them, and trading houses are cheaper. */
  neighbours: 53,
  /** What is sold when the game ends, in points, for a seat that passed in the last round. */
  sold: 54,
  /** 1 in a turn of its own in which the action is still to come. */
  toAct: 55,
} as const;

/** The name of a term. */
export type Term = keyof typeof terms;

/** How many there are. */
export const termCount = Object.keys(terms).length;
