import { describe, expect, test } from 'vitest';
import {
  colourOf,
  colours,
  isPieceName,
  pieceAt,
  pieceName,
  pieceNamed,
  pieceNames,
  pieceNumber,
  pieceOf,
  piecePattern,
  pieceTypes,
  shortOf,
  sizeOf,
  sizes,
} from '../../src/pieces/pyramids.js';

describe('types of pieces', () => {
  test('twelve types by colour, then by size', () => {
    expect(pieceNames.join(' ')).toBe('R1 R2 R3 Y1 Y2 Y3 G1 G2 G3 B1 B2 B3');
    expect(pieceTypes).toBe(12);
  });

  test('number, name, colour and size lead to each other', () => {
    for (const [piece, name] of pieceNames.entries()) {
      expect([pieceName(piece), pieceNumber(name), pieceNamed(name), pieceAt(name, 0)]).toEqual([
        name,
        piece,
        piece,
        piece,
      ]);
      expect(`${colours[colourOf(piece)]}${sizeOf(piece)}`).toBe(name);
      expect(pieceOf(colourOf(piece), sizeOf(piece))).toBe(piece);
      expect(isPieceName(name)).toBe(true);
      expect(name).toMatch(new RegExp(`^${piecePattern}$`));
    }
    for (const [colour] of colours.entries())
      for (const size of sizes) expect(sizeOf(pieceOf(colour, size))).toBe(size);
  });

  test('any other text names no piece', () => {
    for (const wrong of [
      '',
      'R',
      'R0',
      'Y0',
      'R4',
      'B4',
      'r1',
      'K1',
      '1R',
      'R12',
      ' R1',
      'R1 ',
      'é1',
      '\u{7f}1',
      'R٣',
    ]) {
      expect([wrong, isPieceName(wrong)]).toEqual([wrong, false]);
      expect([wrong, pieceNamed(wrong)]).toEqual([wrong, -1]);
    }
    for (const wrong of [undefined, null, 11, ['R', '1'], { length: 2 }]) expect(isPieceName(wrong)).toBe(false);
    expect(pieceNamed(undefined)).toBe(-1);
  });

  test('a piece is read where it stands in a text, and nowhere else', () => {
    const text = 'xY3B1é2';
    expect(Array.from(text, (_, place) => pieceAt(text, place))).toEqual([-1, 5, -1, 9, -1, -1, -1]);
    expect(pieceAt(text, text.length)).toBe(-1);
  });

  test('what is short is the first type of which more are out than there are', () => {
    expect(shortOf(new Array<number>(12).fill(0))).toBeUndefined();
    expect(shortOf([5, 0, 1, 5, 5, 5, 5, -1, 5, 5, 5, -2])).toBe('G2');
    expect(shortOf([-1, ...new Array<number>(11).fill(5)])).toBe('R1');
    expect(shortOf([...new Array<number>(11).fill(0), -1])).toBe('B3');
  });
});
