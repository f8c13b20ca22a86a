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
  coin: 0.371,
  coinLeft: 0.121,
  worker: 1.398,
  priest: 4.185,
  power3: 0.845,
  power2: 0.328,
  power1: 0.451,
  powerIncome: 0.435,
  idle: -0.433,
  network: 0.533,
  networkRank: 1.195,
  networkRankLeft: 0.055,
  cultRank: 0.069,
  cultRankLeft: -0.212,
  cultStep: 0.128,
  cultBonus: 0.486,
  townProgress: 9.571,
  townDue: 9.205,
  favorDue: 0.624,
  favorDueLeft: 0.894,
  spadeDue: 0.864,
  key: 2.625,
  shipping: 0.705,
  digging: 0.971,
  favor10: 1.044,
  favor11: 1.648,
  favor6: 0.456,
  favor5: 1.455,
  passAgain: 1.519,
  bonusToCome: 5.259,
  bonusAction: 4.521,
  unused: 0.409,
  stronghold: 1.388,
  room: 0.732,
  dwelling: 1.039,
  tradingHouse: 1.652,
  temple: 2.981,
  great: 4.343,
  neighbour: 0.31,
};
