/**
 * Thinks in slices: the bot thinks as long as its budget lasts, without blocking other work.
 *
 * @packageDocumentation
 */
import type { Analysis, Search } from './analysis.js';
import type { Budget } from './bot.js';
import { now, pause } from './clock.js';

/** The options of {@link think}. */
export interface ThinkOptions<Move> {
  /** A signal that ends the thinking; the answer is the best result found before the signal. An `AbortSignal` can serve as this signal. */
  readonly signal?: { readonly aborted: boolean };
  /** A function that is called with the result so far, about ten times a second. */
  readonly onInfo?: (analysis: Analysis<Move>) => void;
}

/** How thinking makes room for other work. */
interface Pace {
  /** The duration of one slice in milliseconds; other work never waits longer than this for one bot. */
  readonly slice: number;
  /** Lets other work run between two slices. */
  readonly pause: () => Promise<void>;
}

const usualPace: Pace = { slice: 12, pause };

/** The number of milliseconds between two reports of results. */
const between = 100;

/** The number of iterations in the next slice: it depends on how long the last slice took, and at most doubles each time. */
const nextCount = (count: number, took: number, slice: number): number =>
  Math.max(1, Math.min(count * 2, Math.floor((count * slice) / Math.max(took, slice / 4))));

/** The part of the remaining time that one slice may plan to use; the rest is for iterations that take longer than the last ones. */
const cautious = 0.8;

/** The number of milliseconds that the next slice should take if `left` milliseconds remain. */
const sliceIn = (left: number, slice: number): number => Math.min(slice, cautious * left);

/** True if not even one more iteration fits into the remaining time, given that `count` iterations took the given number of milliseconds. */
const isSpent = (left: number, count: number, took: number): boolean => left <= 0 || took / count > left;

/** Thinks as {@link think} does, at a pace of the caller's. */
export const thinkBy = async <Move>(
  { slice, pause: wait }: Pace,
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
    const took = after - before;
    if (analysis.done || left <= 0 || isSpent(until - after, count, took) || isStopped()) return analysis;
    if (after - told >= between) {
      onInfo?.(analysis);
      told = after;
    }
    await wait();
    const remaining = until - now();
    if (isStopped() || isSpent(remaining, count, took)) return analysis;
    count = Math.min(left, nextCount(count, took, sliceIn(remaining, slice)));
  }
};

/**
 * Thinks until the budget is spent, until nothing is left to search, or until the signal aborts. Other work can run between slices, which last only a
 * few milliseconds. A budget in iterations gives the same answer on every machine. The search makes at least one iteration.
 *
 * @param search - the search that a player's function `look` has begun
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
export const think = <Move>(
  search: Search<Move>,
  budget: Budget,
  options: ThinkOptions<Move> = {},
): Promise<Analysis<Move>> => thinkBy(usualPace, search, budget, options);

/**
 * Thinks without a break, so that nothing else can run meanwhile; suitable for loops, tests and your own workers. Thinks until the budget is
 * spent or nothing is left to search. A budget in milliseconds is not exceeded, unless a single iteration takes longer than those before it.
 *
 * @param search - the search that a player's function `look` has begun
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
    const [left, took] = [until - after, after - before];
    if (analysis.done || isSpent(left, count, took)) return analysis;
    count = nextCount(count, took, sliceIn(left, usualPace.slice));
  }
};
