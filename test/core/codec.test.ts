import { isLeft, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import {
  decode,
  exact,
  fault,
  list,
  oneOf,
  optionsOf,
  printFault,
  refined,
  ruled,
  show,
  variants,
  whole,
  wholeNumber,
} from '../../src/core/index.js';
import { schemaOf } from '../../src/core/reading/schema.js';
import { step } from './steps.js';

const said = <A, O>(codec: t.Type<A, O>, value: unknown): string => {
  const read = decode(codec)(value);
  return isLeft(read) ? printFault(read.left) : 'read';
};

interface Pair {
  readonly a: number;
  readonly b: readonly ('x' | 'y')[];
}

const pair = ruled('X-1', exact<Pair>('a pair', { a: whole(0, 9), b: list(oneOf('x', 'y'), 0, 2) }));

describe('codecs', () => {
  test('a fault names the rule, the path and the reason', () => {
    expect(said(pair, { a: 1, b: ['x'] })).toBe('read');
    expect(said(pair, { a: 10, b: [] })).toBe('X-1: a: 10 is not a whole number from 0 to 9');
    expect(said(pair, { a: 1, b: ['z'] })).toBe('X-1: b.0: "z" is not one of "x", "y"');
    expect(said(pair, { a: 1, b: ['x', 'x', 'x'] })).toBe('X-1: b: a list of 3 is not a list of 0 to 2');
    expect(said(pair, { a: 1 })).toBe('X-1: b: missing');
    expect(said(pair, { a: 1, b: [], c: 0 })).toBe('X-1: c: unknown key');
    expect(said(pair, 'text')).toBe('X-1: "text" is not an object');
  });

  test('only own keys count, and the result is a fresh plain object', () => {
    expect(said(pair, Object.create({ a: 1, b: [] }))).toBe('X-1: a: missing');
    expect(said(pair, JSON.parse('{"a":1,"b":[],"__proto__":{"polluted":1}}'))).toBe('X-1: __proto__: unknown key');
    class Thing {
      readonly a = 1;
      readonly b = [] as readonly string[];
    }
    const read = decode(pair)(new Thing());
    expect(isLeft(read) ? undefined : Object.getPrototypeOf(read.right)).toBe(Object.prototype);
  });

  test('whole numbers are whole: no fraction, text, boolean, infinity or minus zero', () => {
    for (const bad of [1.5, '1', true, null, Number.NaN, Infinity, -0, 10n]) expect(whole(0, 9).is(bad)).toBe(false);
    expect(['0', '7', '99'].map((text) => wholeNumber(text, 0, 99))).toEqual([0, 7, 99]);
    for (const bad of ['', '00', '01', '+1', '-1', '1.0', '1e1', ' 1', '1\n', '100', '9999999999'])
      expect(wholeNumber(bad, 0, 99)).toBeUndefined();
  });

  test('options fill in defaults and refuse strangers first', () => {
    const options = optionsOf<{ readonly speed: number; readonly mode: 'a' | 'b' }>('options', {
      speed: { codec: ruled('S', whole(1, 3)), default: 2 },
      mode: { codec: ruled('M', oneOf('a', 'b')), default: 'a' },
    });
    expect(decode(options)({})).toEqual(right({ speed: 2, mode: 'a' }));
    expect(decode(options)({ mode: 'b' })).toEqual(right({ speed: 2, mode: 'b' }));
    expect(said(options, { speed: 9, mode: 'c', x: 1 })).toBe('x: unknown key');
    expect(said(options, { speed: 9, mode: 'c' })).toMatch(/^S: speed/);
    expect(said(options, { speed: undefined })).toMatch(/^S: speed/);
  });

  test('a variant is chosen by its tag, and the fault speaks of that variant', () => {
    type Shape = { readonly _tag: 'Dot' } | { readonly _tag: 'Line'; readonly length: number };
    const shape = variants<Shape>('a shape', {
      Dot: exact<{ readonly _tag: 'Dot' }>('Dot', { _tag: oneOf('Dot') }),
      Line: exact<{ readonly _tag: 'Line'; readonly length: number }>('Line', {
        _tag: oneOf('Line'),
        length: whole(1, 5),
      }),
    });
    expect(said(shape, { _tag: 'Line', length: 3 })).toBe('read');
    expect(said(shape, { _tag: 'Line', length: 9 })).toMatch(/^length: 9/);
    expect(said(shape, { _tag: 'constructor' })).toBe('unknown _tag "constructor"');
    expect(said(shape, { _tag: { toString: null } })).toMatch(/unknown _tag/);
  });

  test('a member of a union may have several tags, which share a codec', () => {
    expect(said(step, { _tag: 'Down', floors: 3 })).toBe('read');
    expect(said(step, { _tag: 'Up', floors: 4 })).toMatch(/^floors: 4/);
    // A value must match one schema only.
    expect(schemaOf(step)['oneOf']).toHaveLength(2);
  });

  test('a refinement passes its own fault on', () => {
    const even = refined(whole(0, 9), 'even', (n) => (n % 2 === 0 ? right(n) : left(fault(['half'], 'odd', 'E-1'))));
    expect(said(even, 4)).toBe('read');
    expect(said(even, 5)).toBe('E-1: half: odd');
    expect([even.is(4), even.is(5), even.is('4')]).toEqual([true, false, false]);
  });

  test('a message never echoes a large value', () => {
    expect(show('x'.repeat(10_000)).length).toBeLessThan(60);
    expect(show(Array.from({ length: 10_000 }))).toBe('a list of 10000');
    expect(said(pair, { a: 'y'.repeat(10_000), b: [] }).length).toBeLessThan(120);
    expect(said(pair, { a: 1, b: [], ['k'.repeat(10_000)]: 1 }).length).toBeLessThan(120);
  });
});
