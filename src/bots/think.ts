/**
 * Thinking in slices: the bot thinks as long as the budget lasts, without blocking other work.
 *
 * @packageDocumentation
 */
import type { Analysis, Search } from './analysis.js';
import type { Budget } from './bot.js';
import { now, pause } from './clock.js';

/** The options of {@link think}. */
export interface ThinkOptions<Move> {
  /** A signal that ends the thinking; the result reached by then is the answer. An `AbortSignal` can be used as such a signal. */
  readonly signal?: { readonly aborted: boolean };
  /** Called with the result so far, about ten times a second. */
  readonly onInfo?: (analysis: Analysis<Move>) => void;
}

/** The duration of one slice in milliseconds; nothing else has to wait longer than this. */
const slice = 12;

/** The number of milliseconds between two reports. */
const between = 100;

/** The number of iterations in the next slice, chosen by the duration of the last slice; at most twice as many as in it. */
const nextCount = (count: number, took: number): number =>
  Math.max(1, Math.min(count * 2, Math.floor((count * slice) / Math.max(took, slice / 4))));

/**
 * Thinks until the budget is spent, nothing is left to search, or the signal aborts. Between slices of a few milliseconds, everything else can run. A
 * budget of iterations gives the same answer on every machine. The search makes at least one iteration.
 *
 * @param search - a search begun by `look` of a player
 * @param budget - a number of iterations, or of milliseconds
 * @param options - a signal to stop the thinking, and a listener for results
 * @returns a promise of the analysis: moves with their visits and values, the best one first
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { botOf, think } from 'rulehouse/bots';
 * import { game, initial } from 'rulehouse/terrafex';
 *
 * const bot = botOf('mcts');
 * const search = isRight(bot) ? bot.right.sit(game, {}, 1).look(initial, 0) : undefined;
 * search?.step(5).iterations; // 5
 * if (search) void think(search, { iterations: 20 }).then(({ best }) => game.moveText.print(best));
 * ```
 */
export const think = async <Move>(
  search: Search<Move>,
  budget: Budget,
  options: ThinkOptions<Move> = {},
): Promise<Analysis<Move>> => {
  const { signal, onInfo } = options;
  const began = now();
  const isStopped = (): boolean => signal?.aborted === true;
  const until = 'ms' in budget ? began + budget.ms : Number.POSITIVE_INFINITY;
  let left = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
  let count = Math.min(1, left);
  let told = began;
  for (;;) {
    const before = now();
    const analysis = search.step(count);
    const after = now();
    left -= count;
    if (analysis.done || left <= 0 || after >= until || isStopped()) return analysis;
    if (after - told >= between) {
      onInfo?.(analysis);
      told = after;
    }
    count = Math.min(left, nextCount(count, after - before));
    await pause();
    if (isStopped()) return analysis;
  }
};

/**
 * Thinks without a break, so that nothing else can run meanwhile: for loops, tests and your own workers. It always takes the whole budget; a budget
 * in milliseconds is overrun by at most one slice.
 *
 * @param search - a search begun by `look` of a player
 * @param budget - a number of iterations, or of milliseconds
 * @returns the analysis: moves with their visits and values, the best one first
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { botOf, thinkNow } from 'rulehouse/bots';
 * import { game, initial } from 'rulehouse/terrafex';
 *
 * const bot = botOf('random');
 * const search = isRight(bot) ? bot.right.sit(game, {}, 1).look(initial, 0) : undefined;
 * if (search) thinkNow(search, { iterations: 1 }).candidates; // []
 * ```
 */
export const thinkNow = <Move>(search: Search<Move>, budget: Budget): Analysis<Move> => {
  if ('iterations' in budget) return search.step(budget.iterations);
  const until = now() + budget.ms;
  let count = 1;
  for (;;) {
    const before = now();
    const analysis = search.step(count);
    const after = now();
    if (analysis.done || after >= until) return analysis;
    count = nextCount(count, after - before);
  }
};
