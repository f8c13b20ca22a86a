/**
 * Incomes: what each structure and tile of a seat pays when a round begins.
 *
 * @packageDocumentation
 */
import { factionOf, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import type { IncomeTable } from '../tables/faction.js';
import { type Kind, kinds, rounds } from '../tables/pieces.js';
import { bonusTiles, favorTiles, type Gain } from '../tables/tiles.js';
import { hasFavor } from './tiles.js';

/** An income: the amounts paid, and the kind of structure or the tile that pays them. */
export interface Income {
  /** The kind of structure (all of that kind pay together), or the id of a tile. */
  readonly from: string;
  /** True if a bonus tile pays the income; the seat gives the tile back when it passes. */
  readonly isBonus: boolean;
  readonly gain: Gain;
}

const entry = (list: readonly number[] | undefined, built: number): number => (list === undefined ? 0 : list[built]!);

/** The income that a given number of structures of one kind pays. */
const paidBy = ({ coins, workers, priests, power }: IncomeTable, built: number): Gain => ({
  coins: entry(coins, built),
  workers: entry(workers, built),
  priests: entry(priests, built),
  power: entry(power, built),
});

/** The incomes of a seat: from its structures, its bonus tile and its favor tiles. @rule TMY-14.1 */
export const incomesOf = (state: State, seat: number): readonly Income[] => {
  const [faction, me] = [factionOf(state, seat), seatOf(state, seat)];
  return [
    ...kinds.map((kind: Kind, index) => ({
      from: kind,
      isBonus: false,
      gain: paidBy(faction.income[kind], me.counts[index]!),
    })),
    ...bonusTiles
      .slice(Math.max(0, me.bonus), me.bonus + 1)
      .map(({ id, income }) => ({ from: id, isBonus: true, gain: income })),
    ...favorTiles.flatMap(({ id, income }, index) =>
      hasFavor(me, index) ? [{ from: id, isBonus: false, gain: income }] : [],
    ),
  ];
};

/** The sum of several incomes. */
export const sumOf = (incomes: readonly Income[]): Required<Gain> =>
  incomes.reduce<Required<Gain>>(
    (sum, { gain: { coins = 0, workers = 0, priests = 0, power = 0 } }) => ({
      coins: sum.coins + coins,
      workers: sum.workers + workers,
      priests: sum.priests + priests,
      power: sum.power + power,
    }),
    { coins: 0, workers: 0, priests: 0, power: 0 },
  );

/**
 * The incomes that a seat would get if the next round began now. A bonus tile counts only if the seat took the tile when it passed, since the old
 * tile goes back. No income is left once the last round has begun.
 */
export const nextIncomes = (state: State, seat: number): readonly Income[] => {
  if (state.round === rounds) return [];
  const keepsBonus = state.round === 0 || seatOf(state, seat).passed === 1;
  return incomesOf(state, seat).filter(({ isBonus }) => !isBonus || keepsBonus);
};
