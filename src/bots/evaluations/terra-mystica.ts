/**
 * What is known of Terra Mystica: the victory points that a seat can expect.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import type { State, TerraMystica } from '../../terra-mystica/index.js';
import type { Knowledge } from '../knowledge.js';
import { sensible } from './terra-mystica/sensible.js';
import { expected, expectedFor } from './terra-mystica/worth.js';

/** How many points are worth 1: more than anybody reaches. */
const most = 250;

/** Points as a worth from 0 to 1. Own points count, not the lead: nobody gains by taking points from one of several others. */
const asWorth = (points: number): number => Math.min(1, Math.max(0, points / most));

/**
 * What bots know of Terra Mystica.
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { terraMystica } from 'rulehouse/bots';
 * import { defaultOptions, setup } from 'rulehouse/terra-mystica';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) terraMystica.evaluate?.(start.right).length; // 4
 * ```
 */
export const terraMystica: Knowledge<TerraMystica> = /* @__PURE__ */ constant({
  evaluate: (state: State) => expected(state).map(asWorth),
  evaluateFor: (state: State, team: number) => asWorth(expectedFor(state, team)),
  final: (state: State) => state.seats.map(({ vp }) => asWorth(vp)),
  sensible,
  defaults: { cut: 0, explore: 3, widen: 8, rivals: 2 },
});
