import type { Game, GameTypes } from '../../src/core/index.js';

/** A whole number from 0 to less than the bound. */
export type Dice = (bound: number) => number;

export const dice: (seed: number) => Dice;

export const choose: <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  options: { readonly playouts?: number; readonly ms?: number; readonly constant?: number; readonly cut?: number },
  below: Dice,
) => T['Move'];
