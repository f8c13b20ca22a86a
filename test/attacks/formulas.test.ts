/** Names that a spreadsheet would treat as formulas, in tables of comma-separated values. */
import { describe, expect, test } from 'vitest';
import { plain } from '../../src/node/host/csv.js';

/** Characters that begin a formula, and look-alikes that spreadsheets treat in the same way. */
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹢', '﹣', '﹦', '﹫', '−', '⁺', '⁻', '⁼', '﬩'];
/** Characters before the first one that are invisible or stripped. */
const before = [
  '',
  ' ',
  '\u00a0',
  '\u3000',
  '\t',
  '\r',
  '\n',
  '\u200b',
  '\ufeff',
  '\u2060',
  '\u00ad',
  '\u0000',
  '\u200b\u202e ',
];

describe.each(signs)('%s', (sign) => {
  test('does not begin a cell, whatever precedes it', () => {
    for (const start of before) {
      const name = `${start}${sign}HYPERLINK("http://a.example")`;
      expect(plain(name)).toBe(`'${name}`);
    }
  });
});

test('control characters do not begin a cell', () => {
  for (const name of ['\tx', '\rx', '\nx']) expect(plain(name)).toBe(`'${name}`);
});

test('other names stay as they are, signs within them too', () => {
  for (const name of ['Ada', 'a=1', '1-0', 'x＝1', 'Ödipus', '名前', '(=1)', '', ' Ada'])
    expect(plain(name)).toBe(name);
});
