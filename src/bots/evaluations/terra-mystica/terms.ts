/**
 * The counts for a seat of Terra Mystica, by term. The weights of the terms are in `weights.ts`.
 *
 * @packageDocumentation
 */

/** The index of each term in a list of a seat's counts. */
export const terms = {
  /** Coins, counted only as far as there are workers and priests to spend along with them. */
  coins: 0,
  /** Coins that have no use yet, because there are no workers and priests to spend them with. */
  surplus: 1,
  workers: 2,
  priests: 3,
  /** Power tokens, by bowl: those in bowl III can be spent, and those in bowl II are halfway there. */
  power3: 4,
  power2: 5,
  power1: 6,
  /** The value in coins of the resources that a seat has left after passing; they stay unused until the next round. */
  idle: 7,
  /** The seat's total future income of each resource. */
  coinIncome: 8,
  workerIncome: 9,
  priestIncome: 10,
  powerIncome: 11,
  /** The value of structures as footholds and as steps towards larger structures, not counting their income and points. */
  dwellings: 12,
  tradingHouses: 13,
  temples: 14,
  stronghold: 15,
  sanctuary: 16,
  shipping: 17,
  digging: 18,
  /** The favor tile FAV5, which lowers the power that a town needs. */
  favor5: 19,
  /** The favor tile FAV6, which gives a cult step in every round. */
  favor6: 20,
  /** The favor tile FAV10, which gives points for future trading houses. */
  favor10: 21,
  /** The favor tile FAV11, which gives points for future dwellings. */
  favor11: 22,
  /** The number of unused keys, which a seat keeps for space 10 of a cult track. */
  keys: 23,
  /** The points that the seat will get when it next passes. */
  passNow: 24,
  /** The points from all passes after the next one, if nothing changes. */
  passLater: 25,
  /** 1 if the seat has passed, so that it has a new bonus tile and takes no more actions in this round; otherwise 0. */
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
  /** The cult bonuses, in coins, that the seat's present steps on the cult tracks will bring in this round and later rounds. */
  cultBonus: 38,
  /** The cult bonuses, counted as if every single step on a cult track earned its part of a bonus. */
  cultPart: 39,
  /** The points that the seat's ranks on the cult tracks would bring now. */
  cultRank: 40,
  /** The largest group. */
  network: 41,
  /** The points that the rank of the seat's largest group would bring now. */
  areaRank: 42,
  /** Groups on their way to a town: each counts nearly 1 just before the town is founded, and a quarter halfway to the town. */
  townNear: 43,
  /** Groups on their way to a town: each counts in proportion to its progress, for instance a half when halfway to the town. */
  townPart: 44,
  /** The gains that a seat is entitled to but has not yet taken. */
  spadesDue: 45,
  favorsDue: 46,
  townsDue: 47,
  freeDue: 48,
  stepsDue: 49,
  bridgesDue: 50,
  /** The number of free hexes of the home terrain within the seat's reach; at most three are counted. */
  sites: 51,
  /** The free hexes within reach that need spades, as a number from 0 to 1. */
  room: 52,
  /** Other seats' structures next to the seat's own structures; such neighbours bring power and make trading houses cheaper. */
  neighbours: 53,
  /** The points that the remaining resources bring at the end of the game, for a seat that passed in the last round. */
  sold: 54,
  /** 1 if it is the seat's own turn and the action is still to come; otherwise 0. */
  toAct: 55,
} as const;

/** The name of a term in the list of a seat's counts. */
export type Term = keyof typeof terms;

/** The number of terms in the list of a seat's counts. */
export const termCount = Object.keys(terms).length;
