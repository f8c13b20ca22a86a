/** Quoridor obeys every law: pawns jump, and walls never enclose a pawn completely. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, face } from '../../examples/quoridor/face.js';
import { game, type Quoridor } from '../../examples/quoridor/game.js';
import { isLeft, isRight, playout, source } from '../../src/core/index.js';
import { type LawOptions, lawsOf } from '../../src/laws/index.js';

const known: LawOptions<Quoridor> = {
  options: fc.record({ size: fc.constantFrom(3, 5, 7, 9), walls: fc.integer({ min: 0, max: 10 }) }),
  candidates: ['e2', 'e8', 'a1', 'i9', 'e5h', 'e5v', 'a1h', 'b2v', 'h8v'],
  wins: 'most',
  deals: false,
  unordered: ['walls'],
  shows: ['size', 'walls'],
  face,
  draw: (view, seat) => draw(view, { seat }),
  beside: ['lies'],
  maxPlies: 60,
};

describe('laws', () => {
  for (const { name, property } of lawsOf(game, known)) test(name, () => fc.assert(property, { numRuns: 40 }));
});

const at = (text: string): Quoridor['State'] => {
  const read = game.position.parse(text);
  if (isLeft(read)) throw new Error(`${text}: ${read.left.reason}`);
  return read.right;
};
const steps = (text: string): readonly string[] =>
  game
    .legalMoves(at(text))
    .map(game.moveText.print)
    .filter((move) => move.length === 2)
    .sort();
const refusal = (position: string, text: string): unknown => {
  const move = game.moveText.parse(text);
  if (isLeft(move)) return move.left.rule;
  const checked = game.check(move.right)(at(position));
  return isLeft(checked) ? checked.left.rule : 'legal';
};

test('QD-1.1: 131 moves at the start: three steps and 128 walls', () => {
  expect(game.legalMoves(at('9 e1/e9 10/10 - 0'))).toHaveLength(131);
  expect(steps('9 e1/e9 10/10 - 0')).toEqual(['d1', 'e2', 'f1']);
});

test('QD-3.1 to QD-3.3: a pawn jumps straight, and beside where a wall or the edge is behind the other', () => {
  expect(steps('9 e4/e5 10/10 - 0')).toEqual(['d4', 'e3', 'e6', 'f4']);
  expect(steps('9 e4/e5 9/10 e5h 0')).toEqual(['d4', 'd5', 'e3', 'f4', 'f5']);
  expect(steps('9 e4/e5 9/9 d5v/e5h 0')).toEqual(['d4', 'e3', 'f4', 'f5']);
  expect(steps('9 e4/e5 9/10 e4h 0')).toEqual(['d4', 'e3', 'f4']);
  expect(steps('9 e8/e9 10/10 - 0')).toEqual(['d8', 'd9', 'e7', 'f8', 'f9']);
});

test('QD-4.1 to QD-4.3: walls are refused by their rules', () => {
  expect(refusal('9 e1/e9 10/10 - 0', 'e5h')).toBe('legal');
  expect(refusal('9 e1/e9 10/10 - 0', 'e3')).toBe('QD-3.1');
  expect(refusal('9 e1/e9 0/0 - 0', 'e5h')).toBe('QD-4.1');
  expect(refusal('9 e1/e9 9/10 e5h 1', 'e5v')).toBe('QD-4.2');
  expect(refusal('9 e1/e9 9/10 e5h 1', 'f5h')).toBe('QD-4.2');
  expect(refusal('9 e1/e9 9/10 e5h 1', 'g5h')).toBe('legal');
  expect(refusal('3 b1/b3 4/4 - 0', 'c1h')).toBe('QD-4.2');
  expect(refusal('3 b1/b3 1/2 a1h 0', 'b1v')).toBe('QD-4.3');
  // A wall across the board except for the last column: closing this gap in any way is refused.
  expect(refusal('9 e1/e9 8/8 a4h/c4h/e4h/g4h 0', 'h4v')).toBe('legal');
  expect(refusal('9 e1/e9 7/8 a4h/c4h/e4h/g4h/h5v 1', 'h3h')).toBe('legal');
  expect(refusal('9 e1/e9 7/7 a4h/c4h/e4h/g4h/h3h/h5v 0', 'h3v')).toBe('QD-4.2');
  expect(refusal('9 e1/e9 7/8 a4h/c4h/e4h/g4h/h5v 0', 'h6h')).toBe('QD-4.3');
  expect(game.position.parse('9 e1/e9 7/7 a4h/c4h/e4h/g4h/h5v/h6h 0')).toMatchObject({ left: { rule: 'QD-4.3' } });
});

test('every game ends by random play', () => {
  for (let seed = 0; seed < 100; seed++) {
    const start = game.setup({ size: 9, walls: 10 }, seed);
    if (!isRight(start)) throw new Error('refused');
    expect(game.outcome(playout(game)(start.right, source(seed), 5000))._tag).toBe('Some');
  }
});
