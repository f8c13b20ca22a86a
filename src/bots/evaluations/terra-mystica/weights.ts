/**
 * What things weigh in Terra Mystica, in victory points or as factors. Tuned by self-play (scripts/fit/terra-mystica.mjs).
 *
 * @packageDocumentation
 */

/** The weights by name. */
export interface Weights {
  /** A coin when no income is left: what it sells for, or can still be turned into. */
  readonly coin: number;
  /** What each income that is left adds to a coin: what it is invested in pays longer. */
  readonly coinLeft: number;
  /** Coins that a worker is worth. */
  readonly worker: number;
  /** Coins that a priest is worth. */
  readonly priest: number;
  /** Coins that a power token in bowl III is worth. */
  readonly power3: number;
  /** Coins that a power token in bowl II is worth: half its way is behind it. */
  readonly power2: number;
  /** Coins that a power token in bowl I is worth. */
  readonly power1: number;
  /** Coins that a power of income is worth. */
  readonly powerIncome: number;
  /** Part of what resources are worth that is left to a seat which passed: they lie idle until the next round. */
  readonly idle: number;
  /** Each structure in the largest group, for the ranking at the end. */
  readonly network: number;
  /** Points of the rank in the largest group that are counted on in the last round. */
  readonly networkRank: number;
  /** The same for each income that is left. */
  readonly networkRankLeft: number;
  /** Points of a rank on a cult track that are counted on in the last round. */
  readonly cultRank: number;
  /** The same for each income that is left. */
  readonly cultRankLeft: number;
  /** Each step on a cult track. */
  readonly cultStep: number;
  /** Part of the cult bonuses of this and later rounds that steps taken so far will bring. */
  readonly cultBonus: number;
  /** Structures that hang together on their way to a town: the whole of it, just before it is founded. */
  readonly townProgress: number;
  /** A town tile that is due. */
  readonly townDue: number;
  /** A favor tile that is due. */
  readonly favorDue: number;
  /** The same for each income that is left. */
  readonly favorDueLeft: number;
  /** Coins that a spade which is due is worth. */
  readonly spadeDue: number;
  /** A key that waits for a space 10. */
  readonly key: number;
  /** A level of shipping for each income that is left. */
  readonly shipping: number;
  /** A level of digging for each income that is left. */
  readonly digging: number;
  /** FAV10 for each income that is left, and one more: points for trading houses to come. */
  readonly favor10: number;
  /** FAV11 likewise: points for dwellings to come. */
  readonly favor11: number;
  /** FAV6 likewise: a cult step in every round. */
  readonly favor6: number;
  /** FAV5: towns of less power. */
  readonly favor5: number;
  /** Part of what a seat scores when it passes that it will score in each later round. */
  readonly passAgain: number;
  /** The bonus tile that a seat can count on before it has passed, in coins. */
  readonly bonusToCome: number;
  /** Coins that the action on a bonus tile is worth. */
  readonly bonusAction: number;
  /** An action space of its own that a seat can still use in this round. */
  readonly unused: number;
  /** The stronghold, for each income that is left: what its ability brings. */
  readonly stronghold: number;
  /** A hex within reach that is one spade from home, up to three of them, for each income that is left. */
  readonly room: number;
  /** A dwelling, beside what it earns and scores: a foothold. */
  readonly dwelling: number;
  /** A trading house likewise: a step to something greater. */
  readonly tradingHouse: number;
  /** A temple likewise. */
  readonly temple: number;
  /** The stronghold and the sanctuary likewise: they make towns. */
  readonly great: number;
  /** A structure of a neighbour beside an own one: power comes from it, and trading houses are cheaper. */
  readonly neighbour: number;
}

/** The weights in use. */
export const weights: Weights = {
  coin: 0.363,
  coinLeft: 0.189,
  worker: 1.258,
  priest: 3.937,
  power3: 1.214,
  power2: 0.264,
  power1: 0.385,
  powerIncome: 0.365,
  idle: -0.212,
  network: 0.376,
  networkRank: 1.637,
  networkRankLeft: -0.077,
  cultRank: -0.005,
  cultRankLeft: -0.118,
  cultStep: 0.072,
  cultBonus: 0.823,
  townProgress: 8.857,
  townDue: 11.669,
  favorDue: -0.127,
  favorDueLeft: 0.863,
  spadeDue: 0.72,
  key: 2.293,
  shipping: 0.671,
  digging: 1.189,
  favor10: 0.665,
  favor11: 1.568,
  favor6: 0.547,
  favor5: 1.898,
  passAgain: 1.726,
  bonusToCome: 5.079,
  bonusAction: 6.664,
  unused: 0.44,
  stronghold: 1.47,
  room: 0.621,
  dwelling: 0.905,
  tradingHouse: 1.751,
  temple: 3.617,
  great: 4.629,
  neighbour: 0.472,
};
