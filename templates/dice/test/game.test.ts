import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { after, at, broken, impossible, legal } from './play.ts';

test('MG-1.1: the seats start at space 0', () => {
  expect(game.setup({ players: 3, goal: 20 }, 0)).toMatchObject({ right: at('0/0/0 0 20 -') });
  expect(game.setup({ players: 5, goal: 20 }, 0)).toMatchObject({ left: { rule: 'MG-1.1' } });
});

test('MG-2.1: chance decides before each turn, and unlike dice come in two ways', () => {
  expect(game.toMove(at('0/0 0 20 -'))).toEqual([]);
  const throws = game.chance?.(at('0/0 0 20 -')) ?? [];
  expect(throws).toHaveLength(21);
  expect(throws.reduce((sum, { weight }) => sum + weight, 0)).toBe(36);
  expect(broken('0/0 0 20 25', 'Fall 11')).toBe('MG-2.1');
});

test('MG-2.2: a seat takes one of the dice', () => {
  expect(legal('0/0 0 20 25')).toEqual(['Take 2', 'Take 5']);
  expect(legal('0/0 0 20 44')).toEqual(['Take 4']);
  expect(after('0/0 0 20 25', 'Take 5')).toBe('5/0 1 20 -');
  expect(broken('0/0 0 20 25', 'Take 3')).toBe('MG-2.2');
  expect(impossible('0/0 2 20 -')).toBe('MG-2.2');
});

test('MG-2.3: a seat sends another one back', () => {
  expect(after('0/5 0 20 25', 'Take 5')).toBe('5/0 1 20 -');
  expect(impossible('5/5 0 20 -')).toBe('MG-2.3');
});

test('MG-3.1: the first seat at the goal wins', () => {
  const last = after('17/19 0 20 25', 'Take 5');
  expect(last).toBe('20/19 0 20 -');
  expect(game.outcome(at(last))).toMatchObject({ value: { winners: [0], reason: 'goal' } });
  expect(broken(last, 'Take 2')).toBe('MG-3.1');
  expect(impossible('20/19 1 20 -')).toBe('MG-3.1');
});

test('MG-4.1: a move is a die or a throw', () => {
  expect(game.moveText.parse('Take 7')).toMatchObject({ left: { rule: 'MG-4.1' } });
});

test('MG-4.2: the lower die comes first', () => {
  expect(impossible('0/0 0 20 52')).toBe('MG-4.2');
});
