/** A single change to a model, and the order in which its entries are written. */
import { expect, test } from 'vitest';
import { applyChange, applyChanges, type Change, type Model } from '../../src/face/index.js';

const model: Model = {
  pieces: { 'square:b2': ['G1'], 'square:d4': ['B1', 'R2'] },
  counts: { 'heap:2': 1, 'heap:4': 2 },
  words: { 'side:b': 'up' },
  points: [{ forest: 2, town: 1 }, {}],
  phase: 'turn',
  toMove: [0],
};

const at = (kind: string, value: string): { readonly kind: string; readonly value: string } => ({ kind, value });

const written = (change: Change): Model => applyChange(model, change);

test('an entry that comes stands where its key belongs: before, between and after the others', () => {
  const keys = (value: string): readonly string[] =>
    Object.keys(written({ _tag: 'Placed', piece: 'Y1', at: at('square', value) }).pieces);
  expect(keys('a1')).toEqual(['square:a1', 'square:b2', 'square:d4']);
  expect(keys('c3')).toEqual(['square:b2', 'square:c3', 'square:d4']);
  expect(keys('e5')).toEqual(['square:b2', 'square:d4', 'square:e5']);
  expect(keys('b2')).toEqual(['square:b2', 'square:d4']);
  expect(Object.keys(written({ _tag: 'Counted', at: at('heap', '3'), from: 0, to: 7 }).counts)).toEqual([
    'heap:2',
    'heap:3',
    'heap:4',
  ]);
  expect(Object.keys(written({ _tag: 'Became', at: at('side', 'a'), from: '', to: 'up' }).words)).toEqual([
    'side:a',
    'side:b',
  ]);
  expect(Object.keys(written({ _tag: 'Hidden', at: at('side', 'c'), from: '' }).words)).toEqual(['side:b', 'side:c']);
  expect(Object.keys(written({ _tag: 'Scored', team: 0, source: 'mountain', points: 3 }).points[0] ?? {})).toEqual([
    'forest',
    'mountain',
    'town',
  ]);
});

test('a changed entry keeps its place, and an empty one is removed', () => {
  expect(JSON.stringify(written({ _tag: 'Counted', at: at('heap', '2'), from: 1, to: 5 }).counts)).toBe(
    '{"heap:2":5,"heap:4":2}',
  );
  expect(written({ _tag: 'Counted', at: at('heap', '2'), from: 1, to: 0 }).counts).toEqual({ 'heap:4': 2 });
  expect(written({ _tag: 'Removed', piece: 'G1', at: at('square', 'b2') }).pieces).toEqual({
    'square:d4': ['B1', 'R2'],
  });
  expect(written({ _tag: 'Became', at: at('side', 'b'), from: 'up', to: '' }).words).toEqual({});
  expect(written({ _tag: 'Scored', team: 0, source: 'forest', points: -2 }).points).toEqual([{ town: 1 }, {}]);
});

test('there and back again it is written as it was', () => {
  const [from, to] = [at('square', 'b2'), at('square', 'c1')];
  const there: Change = { _tag: 'Moved', piece: 'G1', from, to };
  const back: Change = { _tag: 'Moved', piece: 'G1', from: to, to: from };
  expect(JSON.stringify(applyChanges(model, [there, back]))).toBe(JSON.stringify(model));
});

test('the model itself stays as it is', () => {
  const before = JSON.stringify(model);
  written({ _tag: 'Placed', piece: 'Y1', at: at('square', 'a1') });
  expect(JSON.stringify(model)).toBe(before);
});
