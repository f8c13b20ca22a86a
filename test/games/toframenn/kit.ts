import fc from 'fast-check';
import { defaultOptions, game, type Options, rules, type State, squares } from '../../../src/games/toframenn/index.js';
import { at, walk } from '../../kit/play.js';
import { ruleTests } from '../../kit/rule.js';

/** Registers tests with the rule numbers of this game. */
export const rule = ruleTests(rules);

/** No hands, the standard table and no limits: how most position texts end. */
export const tail = '- - std,null,caster,-,-';

/** A position in which Light is to act. */
export const light = (lights: string, darks: string, rest = tail): string => `play:L ${lights} ${darks} ${rest}`;

/** A position in which Darkness is to act. */
export const dark = (lights: string, darks: string, rest = tail): string => `play:D ${lights} ${darks} ${rest}`;

/** The examples of the source, combined on one board. */
export const sourceBoard = 'a8:K1O2P3*,c6:W1B3,d3:B2Y3 a3:P1Y2G3,c5:Y1C2R3,d2:B1C2W3*';

/** Rosters that need both tables, and one with equal wizards. */
export const rosters: Readonly<Record<'mixed' | 'other' | 'equal', readonly string[]>> = {
  mixed: ['B1O2R3', 'G1P2K3', 'R1C2Y3', 'W1B2G3', 'Y1K2O3'],
  other: ['C1W2B3', 'G1Y2O3', 'K1R2W3', 'O1B2C3', 'P1G2R3'],
  equal: ['R1G2B3', 'R1G2B3', 'R1G2B3', 'R1G2B3', 'R1G2B3'],
};

/** The options of the rule book, with some changes. */
export const withOptions = (changes: Partial<Options>): Options => ({ ...defaultOptions, ...changes });

const named = fc.constantFrom(null, null, rosters.mixed, rosters.other, rosters.equal);

/** Option sets with which every rule is used. */
export const optionSets: fc.Arbitrary<Options> = fc
  .record({
    pool: fc.constantFrom('nine', 'nine', 'four', 'set24'),
    lightRoster: named,
    darkRoster: named,
    build: fc.constantFrom('given', 'given', 'stack'),
    table: fc.constantFrom('auto', 'standard'),
    nullDuels: fc.boolean(),
    bothFall: fc.constantFrom('caster', 'count'),
    quietLimit: fc.constantFrom(0, 0, 4, 12),
    plyLimit: fc.constantFrom(0, 0, 20, 60),
  })
  .map((chosen) => (chosen.pool === 'nine' ? chosen : { ...chosen, lightRoster: null, darkRoster: null }));

/** Wizards on any squares: stacks of few pyramids, and wizards close to each other, are more frequent than in random games. */
const wizards = fc.uniqueArray(
  fc.record({
    square: fc.constantFrom(...squares),
    stack: fc
      .tuple(
        ...[1, 2, 3].map((size) => fc.constantFrom('', ...['B', 'G', 'R', 'Y'].map((letter) => `${letter}${size}`))),
      )
      .map((parts) => parts.join('')),
  }),
  { minLength: 2, maxLength: 14, selector: ({ square }) => square },
);

const isLight = (square: string): boolean => (square.charCodeAt(0) + square.charCodeAt(1)) % 2 === 1;

/** The board field for a list of wizards. */
const field = (items: readonly { readonly square: string; readonly stack: string }[]): string =>
  items
    .slice(0, 5)
    .map(({ square, stack }, index) => `${square}:${stack}${index === 0 ? '*' : ''}`)
    .sort()
    .join(',');

/** Artificial positions of stage `play`: wizards are placed anywhere, near each other. */
export const madeUp: fc.Arbitrary<State> = fc
  .record({
    all: wizards,
    seat: fc.constantFrom('L', 'D'),
    table: fc.constantFrom('std', 'lim'),
    nulls: fc.constantFrom('null', 'live'),
  })
  .map(({ all, seat, table, nulls }) => {
    const standing = all.filter(({ stack }) => stack !== '');
    const [lights, darks] = [true, false].map((own) => field(standing.filter(({ square }) => isLight(square) === own)));
    return `play:${seat} ${lights ?? ''} ${darks ?? ''} - - ${table},${nulls},caster,-,-`;
  })
  .filter((text) => game.position.parse(text)._tag === 'Right')
  .map(at(game));

/** States of random games, including the set-up. */
export const played: fc.Arbitrary<State> = fc
  .record({ options: optionSets, seed: fc.nat(), plies: fc.nat(90) })
  .map(({ options, seed, plies }) => walk(game, options, seed, plies).states.at(-1))
  .filter((state) => state !== undefined);
