/**
 * Moves: each is a single decision by one seat. Each kind of decision has its own tag, and tags are not nested.
 *
 * @packageDocumentation
 */
import { constants } from '../../core/values/constant.js';
import { type Size, sizes } from '../../pieces/pyramids.js';
import { type Square, squares } from './state.js';

/** A forest spreads onto a square. @rule TF-4.2 */
export interface SpreadForest {
  readonly _tag: 'SpreadForest';
  /** The empty square that gets a small forest. */
  readonly square: Square;
}

/** A forest grows. @rule TF-4.1 */
export interface GrowForest {
  readonly _tag: 'GrowForest';
  /** The square of the forest that grows; the forest is small or medium and has no frost. */
  readonly square: Square;
}

/** A mountain starts. @rule TF-5.1 */
export interface StartMountain {
  readonly _tag: 'StartMountain';
  /** The empty square that gets a small mountain. */
  readonly square: Square;
}

/** A mountain grows. @rule TF-5.2 */
export interface GrowMountain {
  readonly _tag: 'GrowMountain';
  /** The square of the small or medium mountain that grows. */
  readonly square: Square;
}

/** The active seat selects a fire for the other seat to play. @rule TF-6.1 */
export interface SelectFire {
  readonly _tag: 'SelectFire';
  /** The size of the fire that is selected. */
  readonly size: Size;
}

/** The selected fire, which must be small, starts on an empty square. @rule TF-6.4 */
export interface StartFire {
  readonly _tag: 'StartFire';
  /** The size of the selected fire; only 1 is ever legal. @rule TF-6.4 */
  readonly size: Size;
  /** The empty square on which the fire starts. */
  readonly square: Square;
}

/** The selected fire replaces a fire that is one size smaller. @rule TF-6.5 */
export interface GrowFire {
  readonly _tag: 'GrowFire';
  /** The size of the selected fire. */
  readonly size: Size;
  /** The square of the fire that is replaced. */
  readonly square: Square;
}

/** The selected fire burns a forest or frost. @rule TF-6.6 @rule TF-6.7 */
export interface Burn {
  readonly _tag: 'Burn';
  /** The size of the selected fire. */
  readonly size: Size;
  /** The square of the forest or frost that burns. */
  readonly square: Square;
}

/** A glacier moves onto anything but a medium or large mountain. @rule TF-7.2 */
export interface MoveGlacier {
  readonly _tag: 'MoveGlacier';
  /** The square of the glacier. */
  readonly from: Square;
  /** The adjacent square to which the glacier moves. */
  readonly to: Square;
}

/** A glacier that results from a split, together with its landing square. @rule TF-7.9 */
export interface Landing {
  /** The landing square of the glacier. */
  readonly square: Square;
  /** The size of the glacier. */
  readonly size: 1 | 2;
}

/** A glacier moves onto a medium or large mountain, which splits it. @rule TF-7.7 @rule TF-7.8 */
export interface SplitGlacier {
  readonly _tag: 'SplitGlacier';
  /** The square of the glacier. */
  readonly from: Square;
  /** The adjacent square with the medium or large mountain. */
  readonly to: Square;
  /** Every glacier that results from the split, in ascending order of square names; there is at least one. */
  readonly landings: readonly Landing[];
}

/** Chance decides whether one more turn is played after the turn limit. @rule TF-9.8 */
export interface DrawExtraTurn {
  readonly _tag: 'DrawExtraTurn';
  /** The number of turns that are still played: none or one. */
  readonly turns: 0 | 1;
}

/** True if the notation can write a list of landings: it is not empty and in ascending order of squares, which may repeat. @rule TF-11.1 @internal */
export const isWritable = (landings: readonly Landing[]): boolean =>
  landings.length > 0 && landings.every(({ square }, index) => index === 0 || landings[index - 1]!.square <= square);

/** A move with which the other seat plays the selected fire. @rule TF-6.3 */
export type PlayFire = StartFire | GrowFire | Burn;

/** A move of Terrafex. */
export type Move =
  | SpreadForest
  | GrowForest
  | StartMountain
  | GrowMountain
  | SelectFire
  | PlayFire
  | MoveGlacier
  | SplitGlacier
  | DrawExtraTurn;

// All moves except splits are constants, about nine hundred in total. Generators return them instead of creating objects.

/** All `G@` moves, indexed by square. @internal */
export const spreads: readonly SpreadForest[] = constants(squares.map((square) => ({ _tag: 'SpreadForest', square })));

/** All `G^` moves, indexed by square. @internal */
export const forestGrowths: readonly GrowForest[] = constants(
  squares.map((square) => ({ _tag: 'GrowForest', square })),
);

/** All `Y@` moves, indexed by square. @internal */
export const mountainStarts: readonly StartMountain[] = constants(
  squares.map((square) => ({ _tag: 'StartMountain', square })),
);

/** All `Y^` moves, indexed by square. @internal */
export const mountainGrowths: readonly GrowMountain[] = constants(
  squares.map((square) => ({ _tag: 'GrowMountain', square })),
);

/** The three moves that select a fire, indexed by the fire's size minus 1. @internal */
export const selections: readonly SelectFire[] = constants(sizes.map((size) => ({ _tag: 'SelectFire', size })));

/** All `R1@` moves, indexed by square. @internal */
export const fireStarts: readonly StartFire[] = constants(
  squares.map((square) => ({ _tag: 'StartFire', size: 1, square })),
);

/** All `Rs^` moves, indexed by the fire's size minus 1 and then by square. @internal */
export const fireGrowths: readonly (readonly GrowFire[])[] = constants(
  sizes.map((size) => squares.map((square) => ({ _tag: 'GrowFire', size, square }))),
);

/** All moves that burn a square (`Rsx`), indexed by the fire's size minus 1 and then by square. @internal */
export const burns: readonly (readonly Burn[])[] = constants(
  sizes.map((size) => squares.map((square) => ({ _tag: 'Burn', size, square }))),
);
