/** Names that a spreadsheet would take for a formula, in tables of comma-separated values. */
import { describe, expect, test } from 'vitest';
import { plain } from '../../src/node/host/csv.js';

/** Signs that begin a formula, and those that spreadsheets take for them. */
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹢', '﹣', '﹦', '﹫', '−', '⁺', '⁻', '⁼', '﬩'];
/** What may stand before a sign and does not show, or is cut off. */
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
  test('does not begin a cell, whatever stands before it', () => {
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
