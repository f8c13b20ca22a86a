/**
 * Parsers of untrusted text take linear time: tested with growing texts of every kind that once made a parser slow, or could. Times are never
 * compared with a fixed limit, only with the time for a text of a quarter of the length, and again if a busy machine may have affected them.
 */
import { describe, expect, test } from 'vitest';
import { checkLedger } from '../../src/games/terra-mystica/ledger/index.js';
import { tableAt } from '../../src/web/session/address.js';
import { type Target, targetsOf } from './targets.js';

/** Repeated units: spaces, punctuation and words that patterns look for; and line ends that a dot does not match. */
const units: readonly string[] = [
  ' ',
  '0',
  'a',
  '/',
  '.',
  ',',
  ':',
  '-',
  '\t',
  '\n',
  '\u2028',
  '[',
  '1D',
  '~~',
  '<g',
  ' to ',
];

const lengths = [1_000, 4_000, 16_000, 64_000] as const;

/** Texts of about the given length that repeat a unit: alone, inside a valid text and after one, with endings that no pattern expects. */
const texts = (good: string, unit: string): readonly ((length: number) => string)[] => {
  const many = (length: number): string => unit.repeat(Math.ceil(length / unit.length));
  const [half, short] = [good.length >> 1, good.slice(0, 2000)];
  return [
    (length) => `${many(length)}\r!`,
    (length) => `${short}${many(length)}\u2028`,
    (length) => `${good.slice(Math.max(0, half - 1000), half)}${many(length)}\r${good.slice(half, half + 1000)}`,
  ];
};

/** The time that a parser takes, in milliseconds. */
const timeOf = (read: () => void): number => {
  const begin = performance.now();
  read();
  return performance.now() - begin;
};

/** Shorter times are not compared, because clocks are not precise enough. */
const least = 4;

/** For a text of four times the length, quadratic time grows by a factor of sixteen, linear time by a factor of four. */
const steepest = 9;

/** True if a parser needs too much more time for texts of four times the length; measures again until a quiet moment shows that it does not. */
const isSteep = (read: (text: string) => void, make: (length: number) => string): boolean => {
  let before = Infinity;
  for (const length of lengths) {
    const text = make(length);
    const now = timeOf(() => read(text));
    if (now > least && now > steepest * Math.max(before, least / 4)) {
      const shorter = make(length / 4);
      const isSo = [3, 6, 12, 24].every((tries) => {
        // Long and short texts take turns, so that a busy moment slows both.
        const times = Array.from({ length: tries }, () => [timeOf(() => read(shorter)), timeOf(() => read(text))]);
        const [short = 0, long = 0] = [0, 1].map((which) => Math.min(...times.map((pair) => pair[which]!)));
        return long > steepest * Math.max(least / 4, short);
      });
      if (isSo) return true;
    }
    before = now;
  }
  return false;
};

const ledgerLines = [
  'option ',
  'faction-variant',
  'vp-variant',
  'option vp-variant',
  'map ',
  'Round 1 scoring: ',
  'Player 1',
  'Scoring ',
  'x dropped from the game',
  'witches: ',
  'setup ',
];

const own: readonly Pick<Target, 'name' | 'corpus' | 'look'>[] = [
  ...ledgerLines.map((line) => ({
    name: `a ledger with a line ${line.trim()}`,
    corpus: [line],
    look: (text: string) => (checkLedger(text), undefined),
  })),
  {
    name: 'the address of a table',
    corpus: ['http://a.example/api/tables/'],
    look: (text) => (tableAt(text, undefined), undefined),
  },
];

describe.each([...targetsOf(''), ...own])('$name', ({ corpus, look }) => {
  test('takes time in proportion to the text', () => {
    const [good = ''] = corpus;
    const steep = units.flatMap((unit) =>
      texts(good, unit).flatMap((make, kind) => (isSteep(look, make) ? [`${JSON.stringify(unit)}, kind ${kind}`] : [])),
    );
    expect(steep).toEqual([]);
  });
});

test('a reader that takes the square of the time is found', () => {
  const square = (text: string): void => void /^x\b *(.*)$/.test(text);
  expect(isSteep(square, (length) => `x${' '.repeat(length)}\r!`)).toBe(true);
});
