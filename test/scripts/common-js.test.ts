/** The CommonJS of the package: imports are constants, and unsupported syntax stops the build. */
import { expect, test } from 'vitest';
import { commonJs } from '../../scripts/build/common-js.mjs';

test('names, whole modules and exports', () => {
  const code = [
    'import {\n  a,\n  b as c\n} from "./chunk-1.cjs";',
    'import * as t from "io-ts/lib/index.js";',
    'import "./side.cjs";',
    'const d = a?.x ?? c(t);',
    'export {\n  d,\n  d as e\n};',
  ].join('\n');
  expect(commonJs(code, 'x.cjs').split('\n').slice(2)).toEqual([
    'const { a, b: c } = require("./chunk-1.cjs");',
    'const t = require("io-ts/lib/index.js");',
    'require("./side.cjs");',
    'const d = a?.x ?? c(t);',
    'exports.d = d;',
    'exports.e = d;',
  ]);
});

test('names that are handed on, and quotes of either kind', () => {
  const code = ["import { a } from './a.cjs';", "export { b, c as d } from './b.cjs';", 'export { a };'].join('\n');
  expect(commonJs(code, 'x.cjs').split('\n').slice(2)).toEqual([
    "const { a } = require('./a.cjs');",
    "exports.b = require('./b.cjs').b;",
    "exports.d = require('./b.cjs').c;",
    'exports.a = a;',
  ]);
});

test.each(['import x from "y";', 'export default 1;', 'export * from "y";', 'import x, { y } from "z";'])(
  'stops at %s',
  (code) => {
    expect(() => commonJs(code, 'x.cjs')).toThrow('x.cjs: cannot be converted to CommonJS: ');
  },
);
