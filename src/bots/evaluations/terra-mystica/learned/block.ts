/**
 * The blocks of which the inputs of the learned evaluation consist.
 *
 * @packageDocumentation
 */
import type { SeatState, State } from '../../../../games/terra-mystica/index.js';
import type { Features } from '../features.js';
import type { Overview } from '../worth.js';

/** A position as one seat sees it, with everything that several blocks need. */
export interface SeatPosition {
  readonly state: State;
  /** The number of the seat, and its board. */
  readonly number: number;
  readonly seat: SeatState;
  readonly found: Overview;
  /** The features of the seat, as `writeFeatures` counts them. */
  readonly features: Features;
}

/** A block of inputs: a list of numbers of order one that belong together. */
export interface InputBlock {
  /** The number of inputs in the block. */
  readonly size: number;
  /** Writes the inputs of the block into a list, from the given index on. The list contains only zeros there. */
  readonly write: (into: Float64Array, at: number, position: SeatPosition) => void;
}

/** Makes a block of which each input is computed by a function of its own. */
export const blockOf = (...inputs: readonly ((position: SeatPosition) => number)[]): InputBlock => ({
  size: inputs.length,
  write: (into, at, position) => {
    for (let index = 0; index < inputs.length; index++) into[at + index] = inputs[index]!(position);
  },
});

/** 1 if a statement holds, otherwise 0. */
export const flag = (holds: boolean): number => (holds ? 1 : 0);

/** Makes a block that has a 1 at the place of a value in a list of values, and zeros at all other places. */
export const oneHot = <A>(values: readonly A[], valueIn: (position: SeatPosition) => A): InputBlock => ({
  size: values.length,
  write: (into, at, position) => {
    const place = values.indexOf(valueIn(position));
    if (place >= 0) into[at + place] = 1;
  },
});
