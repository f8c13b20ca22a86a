import { none, some } from 'rulehouse';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { after, at, broken, impossible, legal } from './play.ts';

/** Two seats with two cards each. */
const start = '11223344567889 59/67 -';

test('MG-1.1: every card is somewhere, and the seats have got equally many', () => {
  expect(impossible(start)).toBeUndefined();
  expect(impossible('11223344567889 59/66 -')).toBe('MG-1.1');
  expect(impossible('112233445678896 59/7 -')).toBe('MG-1.1');
});

test('MG-1.1: a view shows the own hand only', () => {
  expect(game.viewText.print(game.view(some(0))(at(start)))).toBe('?????????????? 59/?? -');
  expect(game.viewText.print(game.view(none)(at(start)))).toBe('?????????????? ??/?? -');
});

test('MG-2.1: a seat plays a card of its hand, and the winner of the trick leads', () => {
  expect(after(start, '5', '6')).toBe('11223344567889 9/7 56');
  expect(legal('11223344567889 9/7 56')).toEqual(['7']);
  expect(broken(start, '6')).toBe('MG-2.1');
});

test('MG-2.2: a seat that can beat the trick does', () => {
  expect(legal('11223344567889 5/67 9')).toEqual(['6', '7']);
  expect(broken('122345667789 58/139 4', '3')).toBe('MG-2.2');
});

test('MG-2.3: the highest card takes the trick, of equal ones the first', () => {
  expect(game.score(at('11223344556678 / 9978'))).toEqual([1, 1]);
});

test('MG-3.1: after the last card nothing is played', () => {
  expect(broken('11223344556678 / 9978', '1')).toBe('MG-3.1');
});

test('MG-3.2: the most tricks win', () => {
  expect(game.outcome(at(after(start, '9', '6', '5', '7')))).toMatchObject({ value: { winners: [0, 1] } });
});

test('MG-4.1: a move is a card', () => {
  expect(game.moveText.parse('0')).toMatchObject({ left: { rule: 'MG-4.1' } });
});

test('MG-4.2: hands are sorted', () => {
  expect(impossible('11223344567889 95/67 -')).toBe('MG-4.2');
});
