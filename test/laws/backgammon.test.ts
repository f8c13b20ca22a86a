/** Backgammon keeps every law, plays all that its dice allow, and comes to known counts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, face } from '../../examples/backgammon/face.js';
import { type Backgammon, game } from '../../examples/backgammon/game.js';
import { isLeft, isRight, playout, source } from '../../src/core/index.js';
import { lawsOf } from '../../src/laws/index.js';

describe('laws', () => {
  const laws = lawsOf<Backgammon>(game, {
    candidates: ['Fall 6-6', 'Fall 2-1', 'pass', '24/23', '13/8,6/5', 'bar/20', '6/off', '8/5,6/5'],
    wins: 'most',
    face,
    draw: (view, seat) => draw(view, { seat }),
    beside: ['act'],
    maxPlies: 60,
  });
  for (const { name, property } of laws) test(name, () => fc.assert(property, { numRuns: 8 }));
});

const at = (text: string): Backgammon['State'] => {
  const read = game.position.parse(text);
  if (isLeft(read)) throw new Error(`${text}: ${read.left.reason}`);
  return read.right;
};
const legal = (text: string): readonly string[] => game.legalMoves(at(text)).map(game.moveText.print);

const opening = '-2/0/0/0/0/5/0/3/0/0/0/-5/5/0/0/0/-3/0/-5/0/0/0/0/2 0/0 0/0';

test('the first throw decides who begins, and is no double', () => {
  expect(legal(`${opening} - 2`)).toHaveLength(30);
  expect(legal(`${opening} - 2`)).not.toContain('Fall 3-3');
  const begun = game.applyLegal(at(`${opening} - 2`), game.legalMoves(at(`${opening} - 2`))[0]!);
  expect([begun.turn, begun.dice]).toEqual([1, [2, 1]]);
});

test('the throws of the opening have as many plays as in the literature', () => {
  // Different positions after each first throw, and after doubles as second ones.
  expect(legal(`${opening} 2/1 0`)).toHaveLength(15);
  expect(legal(`${opening} 3/1 0`)).toHaveLength(16);
  expect(legal(`${opening} 6/5 0`)).toHaveLength(7);
});

test('the bar comes first, and a blocked throw is passed', () => {
  const closed = '-2/-2/-2/-2/-2/-2/0/0/0/0/0/0/0/0/0/0/0/0/2/2/2/2/2/4 1/0 0/3 6/5';
  const plays = legal(`${closed} 0`);
  expect(plays).toHaveLength(11);
  expect(plays.every((play) => play.startsWith('bar/'))).toBe(true);
  expect(plays).toContain('bar/19,19/14');
  expect(plays).not.toContain('bar/20,20/14');
  const shut = '2/2/2/2/2/2/0/0/0/0/0/0/0/0/0/0/0/0/-2/-2/-2/-2/-2/-2 1/0 2/3 6/5 0';
  expect(legal(shut)).toEqual(['pass']);
});

test('a refusal says which rule a play breaks', () => {
  const refusal = (position: string, text: string): unknown => {
    const move = game.moveText.parse(text);
    if (isLeft(move)) return move.left.rule;
    const checked = game.check(move.right)(at(position));
    return isLeft(checked) ? checked.left.rule : 'legal';
  };
  expect(refusal(`${opening} 3/1 0`, '8/5,6/5')).toBe('legal');
  expect(refusal(`${opening} 3/1 0`, '6/5,8/5')).toBe('BG-3.6');
  expect(refusal(`${opening} 3/1 0`, '8/5')).toBe('BG-3.5');
  expect(refusal(`${opening} 3/1 0`, '13/12,8/5')).toBe('BG-3.2');
  expect(refusal(`${opening} 3/1 0`, 'Fall 6-6')).toBe('BG-2.2');
  expect(refusal(`${opening} 3/1 0`, '25/20')).toBe('BG-5.1');
});

test('every game ends, with one, two or three points', () => {
  const reasons = new Map<string, number>();
  for (let seed = 0; seed < 60; seed++) {
    const start = game.setup({}, seed);
    if (!isRight(start)) throw new Error('refused');
    const outcome = game.outcome(playout(game)(start.right, source(seed), 5000));
    if (outcome._tag === 'Some') reasons.set(outcome.value.reason, 1 + (reasons.get(outcome.value.reason) ?? 0));
  }
  expect([...reasons.values()].reduce((sum, one) => sum + one, 0)).toBe(60);
  expect([...reasons.keys()].sort()).toEqual(expect.arrayContaining(['gammon', 'single']));
});
