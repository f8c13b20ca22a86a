/** Lines for a terminal: broken at blanks, with the later lines of a paragraph indented. */
import { describe, expect, test } from 'vitest';
import { folded, plainLength } from '../../../src/node/host/folded.js';

describe('folded', () => {
  test('lines that fit are not changed, whatever blanks they have', () => {
    const picture = '  a  b   c\n\n8  .   B3';
    expect(folded(picture, 10)).toBe(picture);
  });

  test('a long line is broken at a blank, and goes on two columns further in', () => {
    expect(folded('favor: FAV1x1 FAV2x1 FAV3x1', 18)).toBe('favor: FAV1x1\n  FAV2x1 FAV3x1');
    expect(folded('  spread=0: half the chance', 20)).toBe('  spread=0: half the\n    chance');
  });

  test('a text beside its name goes on below itself', () => {
    expect(folded('  save FILE     keep the game in a file', 33)).toBe(
      '  save FILE     keep the game in\n                a file',
    );
  });

  test('columns are parted at their gap', () => {
    expect(folded('[ ] small White   ( ) large White', 20)).toBe('[ ] small White\n  ( ) large White');
  });

  test('a number stays with what it counts', () => {
    expect(folded('0 Fakirs: 20 VP 15 C ship 0 dig 0', 31)).toBe('0 Fakirs: 20 VP 15 C ship 0\n  dig 0');
    expect(folded('0 Fakirs: 20 VP 15 C', 18)).toBe('0 Fakirs: 20 VP\n  15 C');
  });

  test('a word that is longer than a line has its own line', () => {
    expect(folded('at https://example.org/rules/terrafex now', 12)).toBe(
      'at\n  https://example.org/rules/terrafex\n  now',
    );
  });

  test('colours have no width', () => {
    const red = '\u001b[38;5;208mBo\u001b[0m';
    expect(plainLength(`${red} moves`)).toBe(8);
    expect(folded(`${red} moves to a5`, 14)).toBe(`${red} moves to a5`);
    expect(folded(`${red} moves to a5`, 11)).toBe(`${red} moves to\n  a5`);
  });
});
