import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { after, at, broken, impossible, legal } from './play.ts';

const empty = '.........';

test('MG-1.1: the board has as many cells as the option says, and no position has another form', () => {
  expect(game.setup({ side: 3 }, 0)).toMatchObject({ right: at(empty) });
  expect(impossible('..........')).toBe('MG-1.1');
});

test('MG-2.1: the seats take turns', () => {
  expect(after(empty, 'b2', 'c3')).toBe('....0...1');
  expect(impossible('....1....')).toBe('MG-2.1');
});

test('MG-2.2: a stone needs an empty cell of the board', () => {
  expect(legal('....0....')).not.toContain('b2');
  expect(broken('....0....', 'b2')).toBe('MG-2.2');
  expect(broken(empty, 'd4')).toBe('MG-2.2');
});

test('MG-3.1: a chain between two sides wins, and nothing comes after it', () => {
  const last = after('.0..01..1', 'b3');
  expect(game.outcome(at(last))).toMatchObject({ value: { winners: [0], reason: 'connected' } });
  expect(game.score(at(last))).toEqual([1, 0]);
  expect(broken(last, 'a1')).toBe('MG-3.1');
  expect(impossible('.0..0110.1')).toBe('MG-1.1');
  expect(impossible('0001100.1')).toBe('MG-2.1');
  expect(impossible('00.00.001')).toBe('MG-2.1');
});

test('MG-4.1: a move is the name of a cell', () => {
  expect(legal(empty)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
  expect(game.moveText.parse('B2')).toMatchObject({ left: { rule: 'MG-4.1' } });
});

test('MG-4.2: a position is its cells', () => {
  expect(impossible('....x....')).toBe('MG-4.2');
});
