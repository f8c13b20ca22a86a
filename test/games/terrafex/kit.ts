import fc from 'fast-check';
import { type Options, rules } from '../../../src/games/terrafex/index.js';
import { ruleTests } from '../../kit/rule.js';

/** Registers tests with the rule numbers of this game. */
export const rule = ruleTests(rules);

/** The options of the rule book. */
export const defaults: Options = {
  layout: '1',
  colouring: 'a1-black',
  push: 2,
  support: 'line',
  merge: 'keep',
  turnLimit: 0,
  extraTurn: 'none',
  quietLimit: 12,
};

/** Landscapes in which pieces interact soon: stacks, mountains and fires from the start. */
export const customLayouts = [
  'G3B3+G1.Y2.B2+G1R1G2/Y3B2.Y1B1+G3.Y1B1/..B3+G2Y2..R2G3/G2B1.R3.B2+G2.Y1/Y1.G3B2.G1Y3./B1+G1..R1B1.Y1./.Y2G1...R2.',
  'B1Y2.B2Y3..G3/......../G1B1R2B2R1..G2/......../B2+G1G3.B2+G1G2.B2+G1B1+G1/......../B3+G2R1....Y1B1',
];

/** Option sets with which every rule is used. */
export const optionSets: fc.Arbitrary<Options> = fc.record({
  layout: fc.constantFrom('1', '2', ...customLayouts),
  colouring: fc.constantFrom('a1-black', 'a1-white'),
  push: fc.constantFrom(1, 2),
  support: fc.constantFrom('adjacent', 'line'),
  merge: fc.constantFrom('keep', 'pool'),
  turnLimit: fc.constantFrom(0, 0, 5, 20),
  extraTurn: fc.constant('none'),
  quietLimit: fc.constantFrom(0, 3, 12),
});

/** Option sets of short games, in which chance may decide about an extra turn. */
export const drawnSets: fc.Arbitrary<Options> = optionSets.map((options) => ({
  ...options,
  turnLimit: options.turnLimit === 20 ? 20 : 3,
  extraTurn: 'drawn',
}));
