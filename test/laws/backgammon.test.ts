/** Backgammon obeys every law, plays everything that its dice allow, and has the known counts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draw, face } from '../../examples/backgammon/face.js';
import { type Backgammon, game } from '../../examples/backgammon/game.js';
import { chanceOutcomes, isLeft, isRight, playout, source } from '../../src/core/index.js';
import { type LawOptions, lawsOf } from '../../src/laws/index.js';
import { testBroken, testMissed, without } from './broken.js';

const known: LawOptions<Backgammon> = {
  candidates: ['Fall 6-6', 'Fall 2-1', 'pass', '24/23', '13/8,6/5', 'bar/20', '6/off', '8/5,6/5'],
  wins: 'most',
  face,
  draw: (view, seat) => draw(view, { seat }),
  beside: ['act'],
  maxPlies: 60,
};

describe('laws', () => {
  const laws = lawsOf(game, known);
  for (const { name, property } of laws) test(name, () => fc.assert(property, { numRuns: 8 }));
});

const at = (text: string): Backgammon['State'] => {
  const read = game.position.parse(text);
  if (isLeft(read)) throw new Error(`${text}: ${read.left.reason}`);
  return read.right;
};
const legal = (text: string): readonly string[] => game.legalMoves(at(text)).map(game.moveText.print);

const opening = '-2/0/0/0/0/5/0/3/0/0/0/-5/5/0/0/0/-3/0/-5/0/0/0/0/2 0/0 0/0';

test('the first throw decides who begins, and is not a double', () => {
  expect(legal(`${opening} - 2`)).toHaveLength(30);
  expect(legal(`${opening} - 2`)).not.toContain('Fall 3-3');
  const begun = game.applyLegal(at(`${opening} - 2`), game.legalMoves(at(`${opening} - 2`))[0]!);
  expect([begun.turn, begun.dice]).toEqual([1, [2, 1]]);
});

test('the throws of the opening have as many plays as in the literature', () => {
  // The number of different positions after each first roll; doubles can only be second rolls.
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

describe('broken versions', () => {
  let asked = 0;
  const plays = (s: Backgammon['State']): boolean => s.dice.length > 0;
  const short: LawOptions<Backgammon> = { ...known, maxPlies: 20 };
  testBroken(
    game,
    short,
    [
      [
        'a play is listed twice',
        'GC-2.1',
        { legalMoves: (s) => [...game.legalMoves(s), ...game.legalMoves(s).slice(0, 1)] },
      ],
      [
        'a checker that is hit vanishes',
        'GC-2.2',
        { applyLegal: (s, move) => ({ ...game.applyLegal(s, move), bar: [0, 0] }) },
      ],
      ['seat 1 is never to move', 'GC-1.1', { toMove: (s) => (s.turn === 1 ? [] : game.toMove(s)) }],
      ['a weight of zero', 'GC-8.1', { chance: (s) => chanceOutcomes(game)(s).map((one) => ({ ...one, weight: 0 })) }],
      ['half a weight', 'GC-8.1', { chance: (s) => chanceOutcomes(game)(s).map((one) => ({ ...one, weight: 0.5 })) }],
      ['a throw that is not listed', 'GC-8.1', { legalMoves: (s) => game.legalMoves(s).slice(plays(s) ? 0 : 1) }],
      ['a seat throws', 'GC-8.2', { toMove: (s) => (plays(s) ? game.toMove(s) : [0]) }],
      ['scores are halves', 'GC-1.2', { score: () => [0.5, 0] }],
      ['a third number of the score', 'GC-1.2', { score: (s) => [...game.score(s), 0] }],
      ['a capital id', 'GC-1.5', { id: 'Backgammon' }],
      ['a blank title', 'GC-1.5', { title: ' ' }],
      ['seats from three', 'GC-1.5', { seats: { min: 3, max: 3 } }],
      ['keys leave out the dice', 'GC-4.4', { key: (s) => JSON.stringify({ ...s, dice: [] }) }],
      ['keys leave out the seat in turn', 'GC-4.4', { key: (s) => JSON.stringify({ ...s, turn: 0 }) }],
      [
        'a play ends in blanks',
        'GC-4.8',
        { moveText: { ...game.moveText, parse: (text) => game.moveText.parse(text.trim()) } },
      ],
      ['a spectator sees no dice', 'GC-5.1', { view: () => (s) => ({ ...s, dice: [] }) }],
      [
        'chance that no seed knows',
        'GC-3.1',
        { applyLegal: (s, move) => ({ ...game.applyLegal(s, move), turn: asked++ % 2 }) },
      ],
    ],
    30,
  );

  testBroken(
    game,
    { ...known, maxPlies: 400 },
    [['the other seat wins', 'GC-1.4', { score: (s) => game.score(s).map((points) => -points) }]],
    20,
  );
  testMissed(
    game,
    short,
    [
      [
        'no checker may go from 24 to 23 where another play is left',
        'the list and the check agree; the comparison with OpenSpiel finds it',
        without(game, (text) => text.includes('24/23')),
      ],
      [
        'a double is thrown as often as any other two dice',
        'only the rule book says how likely a throw is',
        { chance: (s) => chanceOutcomes(game)(s).map(({ move }) => ({ move, weight: 1 })) },
      ],
      [
        'a gammon is worth four points',
        'the winner has the most points all the same',
        { score: (s) => game.score(s).map((points) => (points === 2 ? 4 : points)) },
      ],
      [
        'keys leave out the bar',
        'the checkers on the bar are those that are nowhere else, so that no two positions have one key',
        { key: (s) => JSON.stringify({ ...s, bar: [] }) },
      ],
    ],
    8,
  );
});
