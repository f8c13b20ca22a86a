/**
 * What a seat gets when the next round begins, in words and in the short form that stands on its board.
 *
 * @packageDocumentation
 */
import { type Income, kinds, kindTitles, nextIncomes, seatOf, type State, sumOf } from '../../terra-mystica/seen.js';
import { gainText } from './tile-text.js';

type Paid = Income['gain'];

const listed = (gain: Paid): string => gainText(gain).join(', ');

/** In letters, as moves name resources: `4C 2PW`; empty where it is nothing. */
const letters = ({ coins = 0, workers = 0, priests = 0, power = 0 }: Paid): string =>
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

/** The income of each kind of structure in letters, as on its place on the board. */
export const paidByKinds = (state: State, seat: number): readonly string[] => {
  const incomes = nextIncomes(state, seat);
  return kinds.map((kind) => letters(incomes.find(({ from }) => from === kind)?.gain ?? {}));
};

const isKind = (from: string): boolean => kinds.some((kind) => kind === from);

/** How amounts are said: in words, which signs can take the place of, or in letters where there is no room for signs. */
export type Amounts = 'words' | 'letters';

const say: Readonly<Record<Amounts, (gain: Paid) => string>> = { words: listed, letters };

/**
 * The line on the board of a seat: the sum, what of it the tiles give, and, where a move is tried, what it would be after it. Empty where there is no further
 * income.
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
    tiles.length === 0 ? '' : `of it ${tiles.join(', ')}`,
    then === now ? '' : `then: ${then}`,
  ]
    .filter((text) => text !== '')
    .join('; ');
};

/** The same by every source, for those who do not see the board. */
export const incomeText = (state: State, seat: number): string => {
  const sources = nextIncomes(state, seat).flatMap(({ from, gain }) => {
    const kind = kinds.find((one) => one === from);
    return gainText(gain).length === 0 ? [] : [`${listed(gain)} of ${kind === undefined ? from : kindTitles[kind]}`];
  });
  return sources.length === 0 ? '' : `next income: ${sources.join(', ')}`;
};
