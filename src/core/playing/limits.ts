/**
 * Limits for games that need not end: which options a host adds, and whether a game ends then.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Game, GameTypes } from '../contract/game.js';
import { decode } from '../reading/codec.js';
import { isObject } from '../reading/objects.js';

/** Whether games end: always, perhaps not, or nobody knows, because the author of the game does not say. */
export type GameEnds = 'always' | 'may-not-end' | 'unknown';

/**
 * Whether every game with the given options ends, as far as the author of the game says.
 *
 * @param game - the game
 * @returns a function that takes options, and returns `always`, `may-not-end` or `unknown`
 *
 * @example
 * ```ts
 * import { endsOf } from 'rulehouse/author';
 * import { defaultOptions, game } from 'rulehouse/terrafex';
 * endsOf(game)(defaultOptions); // 'may-not-end'
 * endsOf(game)({ ...defaultOptions, turnLimit: 30 }); // 'always'
 * ```
 */
export const endsOf =
  <T extends GameTypes>({ lengths }: Game<T>) =>
  (options: T['Options']): GameEnds => {
    if (lengths === undefined) return 'unknown';
    return Number.isFinite(lengths.longest(options)) ? 'always' : 'may-not-end';
  };

const nothing: Readonly<Record<string, unknown>> = Object.freeze({});

/**
 * The limits that a host adds to the given options so that a game ends: those of `lengths.limits` that the options leave out. There are none if a
 * game with the given options ends anyway, or if the options cannot be read. Whoever chooses a limit, even 0, keeps it.
 *
 * @param game - the game
 * @returns a function that takes options as JSON, and returns the further options, as JSON
 *
 * @example
 * ```ts
 * import { limitsFor } from 'rulehouse/author';
 * import { game } from 'rulehouse/toframenn';
 * limitsFor(game)({}); // { quietLimit: 50 }
 * limitsFor(game)({ plyLimit: 200 }); // {}
 * limitsFor(game)({ quietLimit: 0 }); // {}
 * ```
 */
export const limitsFor =
  <T extends GameTypes>(game: Game<T>) =>
  (options: unknown): Readonly<Record<string, unknown>> => {
    const read = decode(game.options)(options);
    const limits = game.lengths?.limits;
    if (isLeft(read) || limits === undefined || !isObject(options) || endsOf(game)(read.right) === 'always')
      return nothing;
    return Object.fromEntries(Object.entries(limits).filter(([name]) => !Object.hasOwn(options, name)));
  };

/**
 * Options as JSON, with the limits of {@link limitsFor}. Hosts that play games to their end use it; `setup` never does.
 *
 * @param game - the game
 * @returns a function that takes options as JSON, and returns them with the limits added
 *
 * @example
 * ```ts
 * import { withLimits } from 'rulehouse/author';
 * import { game } from 'rulehouse/terrafex';
 * withLimits(game)({ layout: '2' }); // { layout: '2', turnLimit: 100 }
 * withLimits(game)({ turnLimit: 0 }); // { turnLimit: 0 }
 * ```
 */
export const withLimits =
  <T extends GameTypes>(game: Game<T>) =>
  (options: unknown): unknown =>
    isObject(options) ? { ...options, ...limitsFor(game)(options) } : options;
