import { describe, expect, test } from 'vitest';
import { byAscii, constant } from '../../src/core/index.js';

describe('constants', () => {
  test('what is plain is frozen to its last part; what is not plain, and no object at all, is given back as it is', () => {
    const made = new Date(0);
    const whole = constant({ list: [{ name: 'a' }], made, nothing: null, count: 1 });
    expect([whole, whole.list, whole.list[0], whole.made].map((part) => Object.isFrozen(part))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([constant(null), constant('text'), constant(made)]).toEqual([null, 'text', made]);
  });

  test('the content of a frozen value is not visited, so a value may contain itself', () => {
    const inner = { name: 'a' };
    constant(Object.freeze({ inner }));
    expect(Object.isFrozen(inner)).toBe(false);
    const itself: { self?: unknown } = {};
    itself.self = itself;
    expect(Object.isFrozen(constant(itself))).toBe(true);
  });
});

describe('the order of texts', () => {
  test('by character code: a text is as large as itself, and smaller than one that goes on', () => {
    expect([byAscii('a', 'a'), byAscii('B', 'a'), byAscii('a', 'B'), byAscii('a', 'ab')]).toEqual([0, -1, 1, -1]);
  });
});
