/**
 * Outlooks: what each seat can expect at the end of the game. In some positions, planning for every seat makes the outlook more exact.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import { source } from '../core/values/random.js';
import { type Outlook, quickOutlook } from './forecast.js';
import type { Knowledge } from './knowledge.js';
import { planInfo, valuesFor } from './parameters.js';
import { endOfPlan } from './plan.js';
import { seatingOf } from './seating.js';

/** The number of positions examined for each seat's plan. */
const positions = 10_000;

/**
 * Returns what each seat can expect. If the knowledge calls for plans in a position, as in the last round of Terra Mystica, the best plan of every
 * seat is found first. This takes a few tenths of a second. In other positions, the result is an estimate made without a search.
 *
 * @param game - the game
 * @param knowledge - what bots know about the game; its calibration and its choice of sensible moves are used
 * @param state - the position, or one that is consistent with a seat's view
 * @returns the points of each seat with their errors; undefined if the game has no points to expect, or if no estimate is possible
 *
 * @example
 * ```ts
 * import { outlookOf, terrafex } from 'rulehouse/bots';
 * import { game, initial } from 'rulehouse/terrafex';
 *
 * // Forecasts of Terrafex are chances to win, not points.
 * outlookOf(game, terrafex, initial); // undefined
 * ```
 */
export const outlookOf = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  state: T['State'],
): Outlook | undefined => {
  const { calibration } = knowledge;
  const planned = calibration?._tag === 'Points' ? calibration.planned : undefined;
  const stretches = planned?.stretches(state);
  if (planned === undefined || stretches === undefined) return quickOutlook(knowledge, state);
  const seating = seatingOf(game, knowledge, valuesFor(planInfo, {}), source(0));
  const ends = stretches.map((stretch) => (stretch === undefined ? state : endOfPlan(seating, stretch, positions)));
  return { points: planned.expected(state, ends), error: planned.error, leadError: planned.leadError };
};
