/**
 * A seat's income at the beginning of the next round, in words and in the short form that its board shows.
 *
 * @packageDocumentation
 */
import {
  type Income,
  kinds,
  kindTitles,
  nextIncomes,
  type State,
  seatOf,
  sumOf,
} from '../../games/terra-mystica/seen.js';
import { gainText } from './tile-text.js';

type IncomeGain = Income['gain'];

const listed = (gain: IncomeGain): string => gainText(gain).join(', ');

/** An income, written with the letters that moves use for resources, such as `4C 2PW`; empty if there is no income. */
const letters = ({ coins = 0, workers = 0, priests = 0, power = 0 }: IncomeGain): string =>
  (
    [
      [coins, 'C'],
      [workers, 'W'],
      [priests, 'P'],
      [power, 'PW'],
    ] as const
  )
    .flatMap(([count, letter]) => (count === 0 ? [] : [`${count}${letter}`]))
    .join(' ');

/** For each kind of structure, its income in letters, as written below that kind on a seat's board. */
export const paidByKinds = (state: State, seat: number): readonly string[] => {
  const incomes = nextIncomes(state, seat);
  return kinds.map((kind) => letters(incomes.find(({ from }) => from === kind)?.gain ?? {}));
};

const isKind = (from: string): boolean => kinds.some((kind) => kind === from);

/** How amounts are written: in words, so that symbols can replace them, or in letters if there is no room for symbols. */
export type Amounts = 'words' | 'letters';

const say: Readonly<Record<Amounts, (gain: IncomeGain) => string>> = { words: listed, letters };

/**
 * The income line on a seat's board: the sum and the part from tiles or, if a move is being tried that changes it, the sum after that move. The income
 * line is empty if no further income is due.
 */
export const incomeLine = (state: State, seat: number, ahead: State | undefined, amounts: Amounts): string => {
  if (seatOf(state, seat).faction < 0) return '';
  const said = say[amounts];
  const incomes = nextIncomes(state, seat);
  const now = said(sumOf(incomes));
  const then = ahead === undefined ? now : said(sumOf(nextIncomes(ahead, seat)));
  const tiles = incomes
    .filter(({ from, gain }) => !isKind(from) && said(gain) !== '')
    .map(({ from, gain }) => `${from} ${said(gain)}`);
  return [
    now === '' ? '' : `next income: ${now}`,
    tiles.length === 0 || then !== now ? '' : `of it ${tiles.join(', ')}`,
    then === now ? '' : `then: ${then}`,
  ]
    .filter((text) => text !== '')
    .join('; ');
};

/** The next income in letters, and what it would be after the move that is tried. */
export const incomes = (state: State, seat: number, ahead: State | undefined): readonly [now: string, then: string] => {
  const now = letters(sumOf(nextIncomes(state, seat)));
  return [now, ahead === undefined ? now : letters(sumOf(nextIncomes(ahead, seat)))];
};

/** The next income, listed by source, for people who cannot see the board. */
export const incomeText = (state: State, seat: number): string => {
  const sources = nextIncomes(state, seat).flatMap(({ from, gain }) => {
    const kind = kinds.find((one) => one === from);
    return gainText(gain).length === 0 ? [] : [`${listed(gain)} of ${kind === undefined ? from : kindTitles[kind]}`];
  });
  return sources.length === 0 ? '' : `next income: ${sources.join(', ')}`;
};
