/**
 * Simultaneous perturbation (SPSA): finds good values of several parameters from games alone.
 *
 * Each step changes all parameters a little at the same time; a coin toss decides whether a parameter goes up or down. Two bots at opposite points in
 * the space of parameters play each other, and the search moves towards the winner. Because every step changes all parameters, even two games give
 * some information about each parameter. Source: J. C. Spall, "Implementation of the simultaneous perturbation algorithm for stochastic
 * optimization", IEEE Transactions on Aerospace and Electronic Systems 34 (1998), pages 817 to 823; the exponents are those that the paper
 * recommends.
 *
 * @packageDocumentation
 */

import type { ParameterName } from '../../../bots/parameters.js';
import { source } from '../../../core/values/random.js';

/** A tuned parameter, and its bounds. */
export interface Range {
  readonly name: ParameterName;
  readonly low: number;
  readonly high: number;
}

/** A value for each tuned parameter, in the order of the parameters. */
export type Values = readonly number[];

/** The state of a search: each parameter as a number from 0 (its lowest value) to 1 (its highest). */
export interface SpsaState {
  readonly at: readonly number[];
  /** The number of steps made so far in the search. */
  readonly steps: number;
  /** For each parameter, the sum of its positions after the steps in the search's second half; the mean position is the result. */
  readonly sums: readonly number[];
}

/** The two points that a step compares, opposite each other in the space of parameters. */
export interface Proposal {
  readonly plus: Values;
  readonly minus: Values;
  /** For each parameter, 1 if the parameter is higher in `plus`, and -1 if it is higher in `minus`. */
  readonly signs: readonly number[];
}

/** Half the initial distance between a step's two points in each parameter, as a fraction of the parameter's range. */
const reach = 0.15;

/** The length of the first step if the bot at one of the two points wins every game. */
const stride = 0.12;

const [gainExponent, reachExponent] = [0.602, 0.101];

/** A range whose ends differ by more than this factor is searched on a logarithmic scale, other ranges on a linear scale. */
const widest = 8;

const isWide = ({ low, high }: Range): boolean => (high + 1) / (low + 1) > widest;

/** The value of a parameter at a position in its range, as a whole number. */
const valueAt = (range: Range, place: number): number => {
  const { low, high } = range;
  const part = Math.min(1, Math.max(0, place));
  return isWide(range)
    ? Math.round((low + 1) * ((high + 1) / (low + 1)) ** part) - 1
    : Math.round(low + (high - low) * part);
};

/** The position of a parameter's value in its range, from 0 to 1. */
const placeOf = (range: Range, value: number): number => {
  const { low, high } = range;
  const bounded = Math.min(high, Math.max(low, value));
  return isWide(range)
    ? Math.log((bounded + 1) / (low + 1)) / Math.log((high + 1) / (low + 1))
    : (bounded - low) / (high - low);
};

/** Begins a search at the given values; a value outside its range begins at the nearer end of the range. */
export const beginSearch = (ranges: readonly Range[], values: Values): SpsaState => ({
  at: ranges.map((range, index) => placeOf(range, values[index]!)),
  steps: 0,
  sums: ranges.map(() => 0),
});

/** Slightly more than half the distance between whole numbers, so that a step's two points round to different values. */
const halfStep = 0.5001;

/** Half the distance between a step's two points in one parameter, large enough to give the points different values. */
const reachOf = (range: Range, step: number): number =>
  Math.max(reach / (step + 1) ** reachExponent, isWide(range) ? 0 : halfStep / (range.high - range.low));

/**
 * The two points of the next step.
 *
 * @param ranges - the parameters to be tuned, each with its range
 * @param search - the state of the search
 * @param seed - the seed of the whole search: equal seeds give the same coin tosses
 */
export const propose = (ranges: readonly Range[], { at, steps }: SpsaState, seed: number): Proposal => {
  const random = source((seed % 2 ** 32) * 2 ** 20 + steps);
  const signs = ranges.map(() => (random.below(2) === 0 ? 1 : -1));
  const pointOf = (side: number): Values =>
    ranges.map((range, index) => valueAt(range, at[index]! + side * signs[index]! * reachOf(range, steps)));
  return { plus: pointOf(1), minus: pointOf(-1), signs };
};

/**
 * The state of the search after a step.
 *
 * @param search - the previous state of the search
 * @param signs - the `signs` of the step's {@link Proposal}
 * @param lead - the points per game of `plus` minus the points per game of `minus`, from -1 to 1
 * @param planned - the number of steps of the whole search
 */
export const learn = (search: SpsaState, signs: readonly number[], lead: number, planned: number): SpsaState => {
  const { at, steps, sums } = search;
  const calm = planned / 10;
  const rate = stride * ((calm + 1) / (calm + steps + 1)) ** gainExponent;
  const next = at.map((place, index) => Math.min(1, Math.max(0, place + rate * lead * signs[index]!)));
  const isLate = 2 * (steps + 1) > planned;
  return { at: next, steps: steps + 1, sums: isLate ? sums.map((sum, index) => sum + next[index]!) : sums };
};

/** The result of a search: the mean position over its second half, or the present position before that half begins. */
export const foundIn = (ranges: readonly Range[], { at, steps, sums }: SpsaState, planned: number): Values => {
  const late = steps - Math.floor(planned / 2);
  return ranges.map((range, index) => valueAt(range, late > 0 ? sums[index]! / late : at[index]!));
};
