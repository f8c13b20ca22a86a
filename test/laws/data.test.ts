/** How the laws treat data: what can be reached, what can be changed, and what a careless caller does to it. */
import * as t from 'io-ts';
import { expect, test } from 'vitest';
import { frozen, isOpen, partsOf, sharedAndOpen, spoil } from '../../src/laws/data.js';

test('parts are found in lists, objects, maps, sets and codecs, each with its path; a function has none', () => {
  const inner = { list: [[1]] };
  const codec = Object.assign(new t.Type('x', t.string.is, t.string.validate, t.identity), { schema: inner });
  const paths = [
    ...partsOf({ a: new Map([['k', { b: 1 }]]), c: new Set([[2]]), d: codec, e: () => inner }, 'it').values(),
  ];
  expect(paths).toEqual([
    'it',
    'it.a',
    'it.a.k',
    'it.c',
    expect.stringMatching(/^it\.c\./),
    'it.d',
    'it.d.schema',
    'it.d.schema.list',
    'it.d.schema.list.0',
  ]);
});

test('a value that holds itself ends', () => {
  const itself: { self?: unknown } = {};
  itself.self = itself;
  expect(partsOf(itself).size).toBe(1);
});

test('maps, sets and typed arrays are open even when they are frozen', () => {
  expect([Object.freeze(new Map()), Object.freeze(new Set()), new Uint8Array(1), {}, []].map(isOpen)).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect([Object.freeze({}), frozen([])].map(isOpen)).toEqual([false, false]);
});

test('what two values share is named by its path in the first one, unless it is frozen', () => {
  const [open, fixed] = [{ list: [1] }, Object.freeze({ list: [2] })];
  expect(sharedAndOpen({ a: open, b: fixed, c: {} }, [fixed, open.list])).toEqual(['.a.list', '.b.list']);
});

test('a careless caller changes whatever can be changed', () => {
  const value = { a: new Map([[1, 2]]), b: new Set([1]), c: [1], d: Object.freeze({ e: [1] }), f: 1 };
  const { a, b, c, d } = value;
  spoil(value);
  expect([a.size, b.size, c, d.e, Object.values(value)]).toEqual([0, 0, [], [], Array(5).fill('spoilt')]);
});
