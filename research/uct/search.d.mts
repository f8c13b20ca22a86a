import type { Game, GameTypes } from '../../src/core/index.js';

/** A number from 0 up to a bound, with the bound left out. */
export type Dice = (bound: number) => number;

export const dice: (seed: number) => Dice;

export const choose: <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  options: { readonly playouts?: number; readonly ms?: number; readonly constant?: number; readonly cut?: number },
  below: Dice,
) => T['Move'];
