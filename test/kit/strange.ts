/** Values for tests of whatever takes anything. */

/** What no game expects anywhere. */
export const strangeValues: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0,
  1.5,
  1e300,
  NaN,
  Infinity,
  -0,
  '',
  'x'.repeat(3000),
  [],
  {},
  [[]],
  { __proto__: null },
  10n,
  Symbol('s'),
  () => 0,
  new Date(0),
  new Map(),
  JSON.parse('{"__proto__":{"polluted":true}}'),
  new Array(100),
  Object.create({ inherited: 1 }),
];
