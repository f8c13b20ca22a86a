/**
 * One queue of slices for all bots that think in this process: between two slices, whoever thinks, the event loop makes a turn. A request therefore
 * waits for about one slice, whatever the number of bots.
 *
 * @packageDocumentation
 */
import type { Analysis, Budget, Search, ThinkOptions } from '../../bots/index.js';
import { thinkBy } from '../../bots/think.js';

/** The duration of one slice in milliseconds. */
const slice = 6;

/**
 * Waits for the next turn of the event loop. A timer alone would not do: several that are due run one after another in the same turn. An immediate alone
 * would not do either: what is on its way, from the disk for instance, gets a moment to arrive.
 */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(() => setImmediate(resolve), 0));

/** Settles when the slice that was asked for last has its turn. */
let last: Promise<void> = Promise.resolve();

/** Waits for a turn of the event loop in which nobody else thinks; whoever has waited longest comes first. */
export const nextSlice = (): Promise<void> => {
  last = last.then(turn);
  return last;
};

/** Thinks as `think` of the bots does, in slices of this queue. */
export const think = async <Move>(
  search: Search<Move>,
  budget: Budget,
  options: ThinkOptions<Move> = {},
): Promise<Analysis<Move>> => {
  await nextSlice();
  return thinkBy({ slice, pause: nextSlice }, search, budget, options);
};
