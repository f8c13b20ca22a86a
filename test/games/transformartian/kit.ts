import fc from 'fast-check';
import { basicShapes, defaultOptions, type Options, rules } from '../../../src/games/transformartian/index.js';
import { ruleTests } from '../../kit/rule.js';

/** Registers tests with the rule numbers of this game. */
export const rule = ruleTests(rules);

/** All smalls on the first level, followed by the rest of a default position. */
export const fresh = '00000/00000/00000/00000/00000';
export const tail = '2:2 X,+,Z,I,W 5,3,1 61 pi 0';

/** The grids that match the two diagrams of the source. */
export const dia1 = 'YBRYR/BBBRY/GBRPR/GGGPP/YYGPP';
export const dia2 = 'RRRYR/PGRBY/PYBGG/GPBPG/BPBYY';
/** A grid with dead pairs: all pairs that include red. */
export const deadRed = 'YBRRR/GBGPP/YPYPR/GBGPR/BGBYY';
/** A red W that can slide to another W. */
export const slide = 'PBBGY/PYGRB/GYRRB/GRRBY/PPYGP';

const forms = fc.constantFrom<Pick<Options, 'players' | 'teams'>>(
  { players: 2, teams: 2 },
  { players: 3, teams: 3 },
  { players: 4, teams: 2 },
  { players: 6, teams: 2 },
  { players: 6, teams: 3 },
);

/** Option sets with which every rule is used; low targets and limits, so that games end. */
export const optionSets: fc.Arbitrary<Options> = fc
  .record({
    form: forms,
    shapes: fc.constantFrom<readonly string[]>(
      basicShapes,
      ['P', 'F', 'hook', 'L', 'Y'],
      ['U', 'P', 'hook', 'F', '..o/oo./.oo'],
      ['I', 'diag', 'W', '..o/oo./.oo', 'zigzag'],
    ),
    exxtra: fc.constantFrom<Options['exxtra']>(
      undefined,
      {},
      { replace: 2 },
      { columns: [1, 5], twos: 1 },
      { replace: 5, twos: 0 },
      { own: ['...o./ooo.o', '..o/oo./.oo'] },
      { columns: [3, 4], twos: 1, own: ['...o./ooo.o'] },
    ),
    levels: fc.constantFrom<readonly number[]>([5, 3, 1], [9], [5, 3, 2, 1]),
    target: fc.constantFrom(1, 5, 61),
    miss: fc.constantFrom('pair', 'turn'),
    sameShape: fc.constantFrom('ignored', 'scores'),
    turnLimit: fc.constantFrom(0, 0, 1, 30),
  })
  .map(({ form, ...others }) => ({ ...defaultOptions, ...form, ...others }));
