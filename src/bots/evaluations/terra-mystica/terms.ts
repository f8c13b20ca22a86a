/**
 * The counts for a seat of Terra Mystica, term by term. The weights of the terms are in `weights.ts`.
 *
 * @packageDocumentation
 */

/** The index of each term in a list of counts. */
export const terms = {
  /** Coins that can be spent together with workers and priests. */
  coins: 0,
  /** Coins beyond those that can be spent with workers and priests; these coins have no use yet. */
  surplus: 1,
  workers: 2,
  priests: 3,
  /** Power tokens by bowl: tokens in bowl III can be spent, and tokens in bowl II are halfway there. */
  power3: 4,
  power2: 5,
  power1: 6,
  /** The resources of a seat that has passed, counted in coins; they are unused until the next round. */
  idle: 7,
  /** The total of all future incomes, by resource. */
  coinIncome: 8,
  workerIncome: 9,
  priestIncome: 10,
  powerIncome: 11,
  /** Structures as footholds and as steps towards larger structures; their income and points are not included. */
  dwellings: 12,
  tradingHouses: 13,
  temples: 14,
  stronghold: 15,
  sanctuary: 16,
  shipping: 17,
  digging: 18,
  /** FAV5: towns that need less power. */
  favor5: 19,
  /** FAV6: a cult step in every round. */
  favor6: 20,
  /** FAV10: points for future trading houses. */
  favor10: 21,
  /** FAV11: points for future dwellings. */
  favor11: 22,
  /** Keys that are kept for reaching space 10 on a cult track. */
  keys: 23,
  /** Points of the next pass. */
  passNow: 24,
  /** Points of all later passes, if nothing changes. */
  passLater: 25,
  /** 1 for a seat that has passed: it has a bonus tile, and takes no more actions in this round. */
  passed: 26,
  /** The value of the bonus tile that a seat took when it passed. */
  tileCoins: 27,
  tileWorkers: 28,
  tilePriests: 29,
  tilePower: 30,
  tileSpade: 31,
  tileStep: 32,
  tileShipping: 33,
  /** The seat's own action spaces that it can still use in this round. */
  openSpade: 34,
  openStep: 35,
  openAction: 36,
  cultSteps: 37,
  /** Cult bonuses of this round and later ones for the steps taken so far, in coins. */
  cultBonus: 38,
  /** The cult bonuses, counted as if each single step earned its share of a bonus. */
  cultPart: 39,
  /** Points that the ranks on the cult tracks would bring now. */
  cultRank: 40,
  /** The largest group. */
  network: 41,
  /** Points that the rank of this group would bring now. */
  areaRank: 42,
  /** Groups on their way to a town: each counts 1 just before the town is founded, and less than half as much when halfway there. */
  townNear: 43,
  /** The groups on their way to a town, where a group that is halfway there counts one half. */
  townPart: 44,
  /** The gains that a seat has started and not yet received. */
  spadesDue: 45,
  favorsDue: 46,
  townsDue: 47,
  freeDue: 48,
  stepsDue: 49,
  bridgesDue: 50,
  /** Free hexes of home terrain within reach; at most three are counted. */
  sites: 51,
  /** The hexes within reach that still need spades, counted on a scale from 0 to 1. */
  room: 52,
  /** Structures of neighbours beside the seat's own structures: they bring power and make trading houses cheaper. */
  neighbours: 53,
  /** The value of the resources at the end of the game, in points, for a seat that passed in the last round. */
  sold: 54,
  /** 1 on the seat's own turn while the action is still to come. */
  toAct: 55,
} as const;

/** The name of a term. */
export type Term = keyof typeof terms;

/** The number of terms. */
export const termCount = Object.keys(terms).length;
