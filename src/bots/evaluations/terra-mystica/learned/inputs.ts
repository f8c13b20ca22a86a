/**
 * The inputs of the learned evaluation: the features of a seat, scaled to order one, and blocks of further inputs.
 *
 * @packageDocumentation
 */
import type { State } from '../../../../games/terra-mystica/index.js';
import { featureCount, readyAt, rewards, writeFeatures } from '../features.js';
import { type Term, terms } from '../terms.js';
import type { Overview } from '../worth.js';
import type { InputBlock } from './block.js';
import { balance, levels, purchases, stocks, structures } from './own.js';
import { ownTurn, townsToCome } from './pending.js';
import {
  course,
  cultBonuses,
  cultRaces,
  freeTiles,
  goneFavors,
  kindOfGame,
  networks,
  nextRewards,
  offered,
  power,
} from './shared.js';

const blocks: readonly InputBlock[] = [
  stocks,
  structures,
  levels,
  balance,
  purchases,
  cultRaces,
  ...cultBonuses,
  ...nextRewards,
  power,
  ownTurn,
  networks,
  offered,
  townsToCome,
  goneFavors,
  freeTiles,
  course,
  ...kindOfGame,
];

/** The number of inputs. */
export const inputCount = blocks.reduce((sum, { size }) => sum + size, featureCount);

/** The usual sizes of features that are not of order one. */
const sizes: Readonly<Partial<Record<Term, number>>> = {
  coins: 10,
  surplus: 8,
  workers: 6,
  priests: 3,
  power3: 4,
  power2: 6,
  power1: 6,
  idle: 20,
  coinIncome: 30,
  workerIncome: 25,
  priestIncome: 6,
  powerIncome: 15,
  dwellings: 5,
  tradingHouses: 3,
  temples: 2,
  shipping: 3,
  digging: 2,
  keys: 2,
  passNow: 10,
  passLater: 15,
  tileCoins: 4,
  cultSteps: 15,
  cultBonus: 20,
  cultPart: 25,
  cultRank: 12,
  network: 8,
  areaRank: 10,
  sites: 3,
  neighbours: 6,
  sold: 4,
  spadesDue: 2,
  townPart: 1.5,
  favor10: 4,
  favor11: 6,
};

/** The usual size of each feature. */
export const featureSizes: readonly number[] = Array.from({ length: featureCount }, (_, index) => {
  const name = (Object.keys(terms) as Term[]).find((term) => terms[term] === index);
  const ready = index - readyAt;
  if (ready >= 0 && ready < rewards.length) return rewards[ready] === 'temple' || rewards[ready] === 'great' ? 2 : 5;
  return (name === undefined ? undefined : sizes[name]) ?? 1;
});

const features = new Float64Array(featureCount);

/** Writes the inputs for a seat that has a faction, during a round, into a list of {@link inputCount} numbers. */
export const writeInputs = (into: Float64Array, state: State, found: Overview, number: number): void => {
  writeFeatures(features, state, found, number);
  into.fill(0);
  for (let index = 0; index < featureCount; index++) into[index] = features[index]! / featureSizes[index]!;
  const position = { state, number, seat: state.seats[number]!, found, features };
  let at = featureCount;
  for (const block of blocks) {
    block.write(into, at, position);
    at += block.size;
  }
};
