/** The report next to the laws says what random play reached. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game as goofspiel } from '../../examples/goofspiel/game.js';
import { game as pig } from '../../examples/pig/game.js';
import { lawReport } from '../../src/laws/index.js';

test('Goofspiel: the rules that are cited, the end, and both numbers of seats', () => {
  const options = fc.record({ players: fc.constantFrom(2, 3), cards: fc.integer({ min: 2, max: 9 }) });
  const report = lawReport(goofspiel, { options, candidates: '123456789'.split('') }, 40);
  expect(Object.keys(report.refusals)).toEqual(['GS-2.1', 'GS-3.1']);
  expect(Object.keys(report.reasons)).toEqual(['prizes']);
  expect(Object.keys(report.kinds)).toEqual(['Bid']);
  expect(Object.keys(report.seats)).toEqual(['2', '3']);
  expect(report.uncited).toContain('GS-2.3');
  expect(report.uncited).not.toContain('GS-2.1');
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  expect(lawReport(goofspiel, { options, candidates: '123456789'.split('') }, 40)).toEqual(report);
});

test('Pig: every kind of move, and the moves that only chance makes', () => {
  const options = fc.record({ players: fc.integer({ min: 2, max: 3 }), goal: fc.constant(20) });
  const report = lawReport(pig, { options, candidates: ['Roll', 'Hold', 'Fall 1'] }, 20);
  expect(Object.keys(report.kinds)).toEqual(['Fall', 'Hold', 'Roll']);
  expect(report.reasons).toEqual({ goal: 20 });
  expect(Object.keys(report.refusals)).toEqual(expect.arrayContaining(['PG-2.4', 'PG-3.1']));
  expect(report.uncited).not.toContain('PG-2.4');
});
