/**
 * The features for the evaluation by round: the counts of {@link terms}, the faction, the tiles, future towns, and the scoring tiles of this and
 * later rounds.
 *
 * @packageDocumentation
 */
import {
  bonusTiles,
  factions,
  favorTiles,
  type SeatState,
  type State,
  scoringTiles,
} from '../../../games/terra-mystica/index.js';
import { hasFavor } from './economy.js';
import { joinedTown, landOf } from './land.js';
import { termCount } from './terms.js';
import { countInto, type Overview } from './worth.js';

/** The features of one seat: a list of numbers, in which each feature has a fixed index. */
export type Features = Float64Array;

/** The things that scoring tiles reward. */
export const rewards = ['dwelling', 'trading-house', 'temple', 'great', 'town', 'spade'] as const;
export type Reward = (typeof rewards)[number];

/** What each scoring tile rewards, by the index of the tile. */
export const rewardOf: readonly Reward[] = scoringTiles.map(({ score }): Reward => {
  if (score._tag !== 'built') return score._tag;
  const [kind] = score.kinds;
  switch (kind) {
    case 'D':
      return 'dwelling';
    case 'TP':
      return 'trading-house';
    case 'TE':
      return 'temple';
    case 'SH':
      return 'great';
  }
});

/** Measures how ready a seat is for a round's reward, by its resources, its structures, or a group that is close to a town. */
const readyFor = (reward: Reward, { workers, coins, counts }: SeatState, nearest: number): number => {
  switch (reward) {
    case 'dwelling':
    case 'spade':
      return workers;
    case 'trading-house':
      return Math.min(coins, 3 * workers) / 3;
    case 'temple':
      return counts[1]!;
    case 'great':
      return 2 - counts[3]! - counts[4]!;
    case 'town':
      return nearest;
  }
};

const rounds = 6;

/** The numbers of tokens in bowl III at which additional power actions become affordable: three, four and six. */
const powerSteps = [3, 4, 6] as const;

/**
 * The index at which the features of each kind begin; the counts come before all of them. The kinds of features are: the constant 1; the faction; its
 * stronghold; favor tiles; the bonus tile; the uses of bowl III; towns; what the current round rewards; how ready the seat is for this reward; and
 * what later rounds reward. The four features about towns are: how close the nearest future town is; how close the second nearest is; how close a
 * town would be if a new dwelling joined groups; and the number of towns founded.
 */
const oneAt = termCount;
export const factionAt = oneAt + 1;
const strongholdAt = factionAt + factions.length;
const favorAt = strongholdAt + factions.length;
const bonusAt = favorAt + favorTiles.length;
const powerAt = bonusAt + bonusTiles.length;
const townAt = powerAt + powerSteps.length;
const nowAt = townAt + 4;
export const readyAt = nowAt + rewards.length;
const laterAt = readyAt + rewards.length;

/** The number of features of a seat. */
export const featureCount = laterAt + rewards.length;

const writeRewards = (into: Features, state: State, seat: SeatState, nearest: number): void => {
  const now = rewards.indexOf(rewardOf[state.scoring[state.round - 1]!]!);
  into[nowAt + now] = 1;
  into[readyAt + now] = readyFor(rewards[now]!, seat, nearest);
  for (let round = state.round; round < rounds; round++) {
    const at = laterAt + rewards.indexOf(rewardOf[state.scoring[round]!]!);
    into[at] = into[at]! + 1;
  }
};

/** Writes the features of a seat that has a faction, during a round: first the counts, then the other kinds of features. */
export const writeFeatures = (into: Features, state: State, found: Overview, number: number): void => {
  const seat = state.seats[number]!;
  const { nearest, second } = landOf(state, seat, number, found.own[number]!);
  into.fill(0);
  countInto(into, state, found, number);
  into[oneAt] = 1;
  into[factionAt + seat.faction] = 1;
  into[strongholdAt + seat.faction] = seat.counts[3]!;
  for (let tile = 0; tile < favorTiles.length; tile++) if (hasFavor(seat, tile)) into[favorAt + tile] = 1;
  if (seat.bonus >= 0) into[bonusAt + seat.bonus] = 1;
  for (let step = 0; step < powerSteps.length; step++) if (seat.bowl3 >= powerSteps[step]!) into[powerAt + step] = 1;
  into[townAt] = nearest;
  into[townAt + 1] = second;
  into[townAt + 2] = joinedTown(state, seat, number, found.own[number]!);
  let towns = 0;
  for (const count of seat.towns) towns += count;
  into[townAt + 3] = towns;
  writeRewards(into, state, seat, nearest);
};
