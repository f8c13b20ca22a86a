/**
 * Chapter 2: setting up a game.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { acceptOptions } from '../../core/authors/accept-options.js';
import { broken, type Refusal } from '../../core/contract/refusal.js';
import { type Seed, type Source, source } from '../../core/values/random.js';
import { sizes } from '../../pieces/pyramids.js';
import { squares } from './geometry.js';
import { options as codec } from './options.js';
import { drawWizards, wizardsIn } from './roster.js';
import { type RuleId, rules } from './rules.js';
import { type BySide, buildStages, type Options, placeStages, type State, withWizards } from './state.js';
import type { ColourTable } from './tables.js';
import { isLimited, looseOf, pyramidOf, vacant } from './wizard.js';

const accepted = acceptOptions(codec, rules, 'TO-2.1');

/** The wizards of a roster: those given, or randomly drawn ones if the roster is null. @rule TO-2.2 @rule TO-2.4 */
const wizardsFor = (pool: Options['pool'], roster: readonly string[] | null, random: Source): readonly number[] =>
  roster === null ? drawWizards(pool, random) : wizardsIn(roster);

const ascending = (items: readonly number[]): readonly number[] => [...items].sort((a, b) => a - b);

const unstacked = (wizards: readonly number[]): readonly number[] =>
  ascending(wizards.flatMap((wizard) => sizes.map((size) => looseOf(size, pyramidOf(wizard, size)))));

/** The colour table in force; `undefined` if the limited table is requested but does not fit the wizards. @rule TO-2.5 */
const tableFor = (table: Options['table'], wizards: BySide<readonly number[]>): ColourTable | undefined => {
  const limited = wizards.every((own) => own.every(isLimited));
  switch (table) {
    case 'auto':
      return limited ? 'limited' : 'standard';
    case 'standard':
      return 'standard';
    case 'limited':
      return limited ? 'limited' : undefined;
  }
};

/**
 * The state at the start: the board is empty, and Light has to build or to place a wizard. The seed matters only if rosters are drawn; Light's roster
 * is then drawn first.
 *
 * @param options - the options, as `Options` decodes them
 * @param seed - a whole number from 0 to 2^53-1, which determines the random draws at the start
 * @returns the first state, or a refusal
 * @fails a refusal that cites the rule broken by the first invalid option, or by the seed
 * @rule TO-2.6
 * @example
 * ```ts
 * import { defaultOptions, setup } from 'rulehouse/toframenn';
 *
 * setup({ ...defaultOptions, pool: 'set24' }, 7); // right
 * setup({ ...defaultOptions, lightRoster: ['R1G2B3'] }, 7); // left: TO-2.3
 * ```
 */
export const setup = (options: Options, seed: Seed): Either<Refusal<RuleId>, State> => {
  const chosen = accepted(options, seed);
  if (isLeft(chosen)) return chosen;
  const { pool, lightRoster, darkRoster, build, nullDuels, bothFall, quietLimit, plyLimit } = chosen.right;
  const random = source(seed);
  const lights = ascending(wizardsFor(pool, lightRoster, random));
  const darks = ascending(wizardsFor(pool, darkRoster, random));
  const table = tableFor(chosen.right.table, [lights, darks]);
  if (table === undefined)
    return left(broken('TO-2.5', 'a roster has a colour that the limited table does not include'));
  const given = build === 'given';
  const start = withWizards({
    stage: given ? placeStages[0] : buildStages[0],
    board: squares.map(() => vacant),
    hands: given ? [lights, darks] : [[], []],
    loose: given ? [[], []] : [unstacked(lights), unstacked(darks)],
    quiet: 0,
    plies: 0,
    settings: { table, nullDuels, bothFall, quietLimit, plyLimit },
  });
  return right(start);
};
