/**
 * Mistakes that authors are likely to make, planted one at a time in two of the games that `rulehouse new` writes: each is found by the law that is
 * named, with the twenty games that the templates play.
 */
import { describe, expect, test } from 'vitest';
import { testBroken } from './broken.js';
import * as connect from './kinds/connect.js';
import * as tricks from './kinds/tricks.js';

describe('a game without secrets', () => {
  testBroken(connect.game, connect.known, connect.mistakes, 20);
});

describe('a game of hidden hands', () => {
  testBroken(tricks.game, tricks.known, tricks.mistakes, 20);
});

test('about eighty mistakes are planted, of all kinds of laws', () => {
  const laws = [...connect.mistakes, ...tricks.mistakes].map(([, law]) => law);
  expect(laws.length).toBeGreaterThanOrEqual(78);
  expect(new Set(laws).size).toBeGreaterThanOrEqual(20);
});
