/** People choose the strength of bots, within the operator's limits. */
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { botNamed, botStored, menuOf } from '../../../src/node/server/bot-offer.js';

import { entrantOf, ok } from './tables-kit.js';

const offer = {
  entrants: ['random', 'greedy', 'mcts:iterations=300,cut=5', 'ismcts:ms=50'].map(entrantOf),
  limits: { botIterations: 1000, botMs: 200 },
};

test('a bot that is named may think longer or less', () => {
  for (const text of [
    'random',
    'mcts:iterations=300,cut=5',
    'mcts:iterations=1000,cut=5',
    'ismcts:ms=200',
    'ismcts:iterations=7',
  ])
    expect(ok(botNamed(offer, text)).text).toBe(text);
});

test.each([
  '',
  'mcts',
  'mcts:iterations=1001,cut=5',
  'mcts:iterations=300',
  'ismcts:ms=201',
  'alphabeta',
  'greedy:by=1',
  'nobody',
])('"%s" is refused', (text) => expect(isLeft(botNamed(offer, text))).toBe(true));

test('a bot that sat down plays on when the bound was lowered since', () => {
  expect(botStored(offer, 'mcts:iterations=5000,cut=5')?.text).toBe('mcts:iterations=5000,cut=5');
  expect(botStored(offer, 'alphabeta')).toBeUndefined();
});

test('the menu shows each bot that is named, and weaker and stronger ones', () => {
  expect(menuOf(offer)).toEqual([
    'random',
    'greedy',
    'mcts:iterations=300,cut=5',
    'mcts:iterations=30,cut=5',
    'mcts:iterations=100,cut=5',
    'mcts:iterations=1000,cut=5',
    'ismcts:ms=50',
    'ismcts:iterations=30',
    'ismcts:iterations=100',
    'ismcts:iterations=300',
    'ismcts:iterations=1000',
  ]);
  expect(menuOf({ ...offer, limits: { botIterations: 0, botMs: 0 } })).toEqual(offer.entrants.map(({ text }) => text));
  for (const text of menuOf(offer)) expect(ok(botNamed(offer, text)).text).toBe(text);
});
