/**
 * The findings of a search for parameters: the values tried and their results, the values found, and the test's verdict.
 *
 * @packageDocumentation
 */
import { type Interval, type SprtCourse, sprtOver, wilson } from '../../../arena/index.js';
import { columns, type TextPage } from '../../host/columns.js';
import type { CommandResult } from '../../host/finish.js';
import type { TuneStep } from './log.js';
import type { TunePlan } from './plan.js';
import type { Range, Values } from './spsa.js';

/** A finished search. */
export interface TuneOutcome {
  readonly plan: TunePlan;
  readonly before: Values;
  readonly found: Values;
  /** The text of the bot with the values that the search found. */
  readonly bot: string;
  readonly steps: readonly TuneStep[];
  /** For each block of the test, the share of the points that the found values won. */
  readonly tested: readonly number[];
}

/**
 * The test of the values found against the original ones: are the new values no better, or better by 30 Elo? Either verdict of the test is wrong in
 * at most 5 of 100 cases.
 */
export const verdictTest = { elo0: 0, elo1: 30, alpha: 0.05, beta: 0.05 };

/** A group of the values tried for a parameter, and the points that these values scored. */
interface ValueBand {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly games: number;
  readonly interval: Interval;
}

/** The greatest number of groups of values listed for a parameter. */
const mostGroups = 6;

/**
 * The points that a parameter's values scored, in groups of values with about equal numbers of games. Each step of the search counts towards two
 * values of a parameter, one at each of the step's two points.
 */
const triedOf = ({ name }: Range, at: number, steps: readonly TuneStep[]): readonly ValueBand[] => {
  const all = steps
    .flatMap(({ plus, minus, shares, games }) => [
      { value: plus[at]!, share: shares[0], games },
      { value: minus[at]!, share: shares[1], games },
    ])
    .sort((a, b) => a.value - b.value);
  const groups: (typeof all)[] = [];
  for (const one of all) {
    const last = groups.at(-1);
    const isFull = last !== undefined && last.length >= all.length / mostGroups;
    if (last === undefined || (isFull && last.at(-1)?.value !== one.value)) groups.push([one]);
    else last.push(one);
  }
  return groups.map((group) => {
    const games = group.reduce((sum, one) => sum + one.games, 0);
    const points = group.reduce((sum, one) => sum + one.share * one.games, 0);
    return { name, from: group[0]!.value, to: group[group.length - 1]!.value, games, interval: wilson(points, games) };
  });
};

const percent = (share: number): string => (100 * share).toFixed(1);

const rowOf = ({ name, from, to, games, interval }: ValueBand): readonly (string | number)[] => [
  name,
  from === to ? String(from) : `${from}..${to}`,
  games,
  ...[interval.share, interval.low, interval.high].map(percent),
];

const verdicts = {
  H1: 'the values found are better',
  H0: 'the values found are not better',
};

const verdictText = (test: SprtCourse): string => {
  const state = `${test.blocks} blocks, log-likelihood ratio ${test.llr.toFixed(2)} between ${test.lower.toFixed(2)} and ${test.upper.toFixed(2)}`;
  return `test against the values before: ${test.accepted === null ? 'no verdict yet' : verdicts[test.accepted]} (${state})`;
};

const summaryText = ({ plan, before, found, bot, tested }: TuneOutcome): string => {
  const values = (all: Values): string => plan.ranges.map(({ name }, at) => `${name}=${all[at]!}`).join(',');
  const share = wilson(
    tested.reduce((sum, one) => sum + one, 0),
    tested.length,
  );
  return [
    `before: ${values(before)}`,
    `found: ${values(found)}`,
    `bot: ${bot}`,
    tested.length === 0
      ? 'test against the values before: not played'
      : `${verdictText(sprtOver(tested, verdictTest))}, ${percent(share.share)} % of the points`,
  ].join('\n');
};

/**
 * The findings of a search, for human readers and for programs. The share shown beside a group of tried values is that of all search points (`plus`
 * or `minus`) with a value in this group.
 */
export const foundOf = (outcome: TuneOutcome, page: TextPage): CommandResult => {
  const { plan, before, found, bot, steps, tested } = outcome;
  const tried = plan.ranges.flatMap((range, at) => triedOf(range, at, steps));
  const byName = (all: Values) => Object.fromEntries(plan.ranges.map(({ name }, at) => [name, all[at]!]));
  return {
    json: {
      ...plan,
      before: byName(before),
      found: byName(found),
      bot,
      tried: tried.map(({ interval, ...rest }) => ({ ...rest, ...interval })),
      test: tested.length === 0 ? null : sprtOver(tested, verdictTest),
    },
    text: () =>
      [columns(page, ['parameter', 'tried', 'games', '%', 'from', 'to'], tried.map(rowOf)), summaryText(outcome)].join(
        '\n',
      ),
  };
};
