/**
 * The weights of the terms in Terra Mystica, measured in victory points.
 *
 * @packageDocumentation
 */
import type { Term } from './terms.js';

/** The weight of each term in the last round, and the additional weight for each income still to come. */
export const weights: Readonly<Record<Term, readonly [number, number]>> = {
  coins: [0.524, 0.096],
  surplus: [0.153, 0.055],
  workers: [0.195, 0.313],
  priests: [0.061, 0.361],
  power3: [0.153, 0.124],
  power2: [-0.003, 0.074],
  power1: [-0.13, -0.005],
  idle: [-0.088, -0.035],
  coinIncome: [0.021, 0.115],
  workerIncome: [0.261, 0.039],
  priestIncome: [0.51, 0.165],
  powerIncome: [-0.044, 0.092],
  dwellings: [3.039, 0.127],
  tradingHouses: [3.649, -0.059],
  temples: [1.32, 0.859],
  stronghold: [4.019, 1.235],
  sanctuary: [2.912, 1.595],
  shipping: [2.762, 0.213],
  digging: [1.486, -0.255],
  favor5: [1.514, -0.217],
  favor6: [-0.153, 0.073],
  favor10: [5.279, 0.178],
  favor11: [3.46, 1.767],
  keys: [-0.549, 0.243],
  passNow: [1, 0],
  passLater: [0.928, -0.044],
  passed: [-0.23, -0.484],
  tileCoins: [0.021, 0.105],
  tileWorkers: [0.203, 0.079],
  tilePriests: [-0.405, 0.327],
  tilePower: [-0.094, 0.087],
  tileSpade: [-0.019, 0.548],
  tileStep: [-0.217, 0.186],
  tileShipping: [-2.127, 1.179],
  openSpade: [-0.99, 1.13],
  openStep: [0.506, 0.074],
  openAction: [-0.182, 1.474],
  cultSteps: [0.045, 0.014],
  cultBonus: [0.277, -0.014],
  cultPart: [0.068, 0.003],
  cultRank: [0.9, -0.12],
  network: [0.448, 0],
  areaRank: [0.8, -0.12],
  townNear: [2.187, -2.734],
  townPart: [3.466, 3.706],
  spadesDue: [0.202, 0.737],
  favorsDue: [0.923, 1.743],
  townsDue: [8.336, 3.557],
  freeDue: [1.309, 0.373],
  stepsDue: [0.319, 0.16],
  bridgesDue: [0.786, -0.213],
  sites: [0.39, 1.088],
  room: [-2.14, 1.193],
  neighbours: [-0.268, 0.2],
  sold: [1, 0],
  toAct: [0.882, -0.138],
};

/** The number of points by which each faction exceeds the average in self-play, in the order of the table of factions. */
export const standings: readonly number[] = [
  7.6, 11.3, -2.4, 1.9, 1.9, -10.2, 6.7, 4.3, 6.6, -3.7, -3.1, 8.1, -4.6, -25.1, 0, 0, 0, 0, 0, 0,
];
