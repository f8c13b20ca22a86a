/** The constants of the package: bundlers are told that creating them has no side effects, and expressions with side effects stay unchanged. */
import { expect, test } from 'vitest';
import { pure } from '../../scripts/build/pure.mjs';

const mark = '/* @__PURE__ */';

test.each([
  [
    'const a = f(g(1), [h(2)], { x: new Y(3) });',
    `const a = ${mark} f(${mark} g(1), [${mark} h(2)], { x: ${mark} new Y(3) });`,
  ],
  ['const a = t.array(t.number);', `const a = ${mark} (() => (t.array(t.number)))();`],
  ['export const a: A = f(x)(y) as A;', `export const a: A = ${mark} f(x)(y) as A;`],
  ['const a = { ...b, c: 1 };', `const a = ${mark} (() => ({ ...b, c: 1 }))();`],
  ['const a = list.map((x) => f(x));', `const a = ${mark} list.map((x) => f(x));`],
])('%s', (code, expected) => {
  expect(pure(code, 'x.ts')).toBe(expected);
});

test.each([
  'const a = [1, -2, "x"];',
  'const a = (x) => f(x);',
  'const a = E.isLeft;',
  'f(1);',
  'const a = await f();',
  'const { a } = f();',
])('leaves %s', (code) => {
  expect(pure(code, 'x.ts')).toBe(code);
});
