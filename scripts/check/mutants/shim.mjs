/** The parts of vitest that the tests of the games use: tests are collected here and run one by one. */

import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const { expect } = chai;

const registry = (globalThis.$tests ??= []);
const names = [];

export const test = (name, ...rest) => {
  registry.push({ name: [...names, name].join(' > '), body: rest.findLast((item) => typeof item === 'function') });
};

export const describe = (name, body) => {
  names.push(name);
  body();
  names.pop();
};

/** Registers a test for every row of a table; a time limit may come before the body. */
const each =
  (register) =>
  (rows) =>
  (name, ...rest) => {
    const body = rest.findLast((item) => typeof item === 'function');
    for (const [index, row] of rows.entries())
      register(`${name} ${index}`, () => (Array.isArray(row) ? body(...row) : body(row)));
  };
test.each = each(test);
describe.each = each(describe);
export const it = Object.assign((name, ...rest) => test(name, ...rest), { each: each(test) });
describe.skipIf = (isLeftOut) => (isLeftOut ? () => undefined : describe);

export const beforeAll = (body) => {
  registry.push({ name: [...names, '(before)'].join(' > '), body, isBefore: true });
};

/** Cleaning up after a file only matters for the next file, but each file is loaded once. */
export const afterAll = () => undefined;

/** Empty: tests that mock the console or other modules are skipped. */
export const vi = {};
