/**
 * Chapter 2: setting up a game.
 *
 * @packageDocumentation
 */

import { type Either, getOrElse, isLeft, left, mapLeft } from 'fp-ts/Either';
import { acceptOptions } from '../../core/authors/accept-options.js';
import { broken, type Refusal } from '../../core/contract/refusal.js';
import { constant } from '../../core/values/constant.js';
import type { Seed } from '../../core/values/random.js';
import { options as codec, defaultOptions } from './options.js';
import { parseBoard } from './positions.js';
import { type RuleId, rules } from './rules.js';
import { allStanding, type Options, type State } from './state.js';
import { layouts } from './tables.js';
import { complete } from './valid.js';

const accepted = acceptOptions(codec, rules, 'TF-2.0');

const boardOf = (layout: string): string => (layout === '1' || layout === '2' ? layouts[layout] : layout);

/**
 * The state at the start: white is to act, all trackers stand, and it is turn 1. Nothing is left to chance, so the seed has no effect. A layout is
 * refused if it is not a board, has too many pieces, or has no glacier or no green piece.
 *
 * @param options - the options, as `Options` decodes them
 * @param seed - a whole number from 0 to 2^53-1; it has no effect, because nothing is left to chance
 * @returns the first state, or a refusal
 * @fails a refusal that cites the rule broken by the first invalid option, or by the seed
 * @rule TF-2.6 @rule TF-2.7
 * @example
 * ```ts
 * import { defaultOptions, setup } from 'rulehouse/terrafex';
 * setup({ ...defaultOptions, turnLimit: 30 }, 0); // right: the start of a casual game
 * setup({ ...defaultOptions, layout: 'nonsense' }, 0); // left: TF-2.6
 * ```
 */
export const setup = (options: Options, seed: Seed): Either<Refusal<RuleId>, State> => {
  const chosen = accepted(options, seed);
  if (isLeft(chosen)) return chosen;
  const { layout, extraTurn, ...settings } = chosen.right;
  const board = parseBoard(boardOf(layout));
  if (isLeft(board)) return left(broken('TF-2.6', board.left.reason));
  const start = {
    board: board.right,
    pit: [0, 0, 0],
    active: 0 as const,
    trackers: allStanding,
    selected: 0 as const,
    turn: 1,
    quiet: 0,
    extra: extraTurn === 'drawn' ? ('open' as const) : null,
    settings,
  };
  return mapLeft(({ reason }: { readonly reason: string }) => broken<RuleId>('TF-2.6', reason))(complete(start));
};

/**
 * A branch of the code that is never reached, because a game with the default options can always be set up. The branch exists so that {@link initial}
 * is a state and not an `Either`.
 */
const nothing = (): State => ({
  board: [],
  pool: [],
  sets: [],
  pit: [],
  active: 0,
  trackers: 0,
  selected: 0,
  turn: 1,
  quiet: 0,
  extra: null,
  settings: defaultOptions,
  ending: 'glaciers',
});

/**
 * The state at the start of a game with the default options.
 *
 * @rule TF-2.7
 * @example
 * ```ts
 * import { initial, legalMoves } from 'rulehouse/terrafex';
 * legalMoves(initial).length; // 67
 * ```
 */
export const initial: State = constant(getOrElse(nothing)(setup(defaultOptions, 0)));
