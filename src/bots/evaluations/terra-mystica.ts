/**
 * What bots know about Terra Mystica: the victory points that a seat can expect.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import type { State, TerraMystica } from '../../games/terra-mystica/index.js';
import type { Knowledge } from '../knowledge.js';
import { expectedStanding, restOfRound } from './terra-mystica/alone.js';
import { afterPlans, lastRounds } from './terra-mystica/last-round.js';
import { sensible } from './terra-mystica/sensible.js';
import { asWorth, defaults, most } from './terra-mystica/value.js';
import { expected, expectedFor } from './terra-mystica/worth.js';

/**
 * The errors of the forecasts in each round; the first number of each list is for the set-up. `pointErrors` is for a seat's expected points. These
 * errors were measured in games between bots; the games were not used for fitting (research/fit/terra-mystica-rounds.mjs). `leadErrors` is for a
 * seat's lead. These errors were measured in games between people; the games were not used for fitting (research/fit/terra-mystica-people.mjs).
 */
const pointErrors: readonly number[] = [16.5, 16.5, 13.9, 12.8, 11.4, 9.7, 7.5];
const leadErrors: readonly number[] = [22.2, 22.2, 19.8, 17.5, 16.2, 14.4, 11];

/**
 * What bots know about Terra Mystica.
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
  stretch: restOfRound,
  isDraft: ({ phase }: State) => phase === 'faction',
  calibration: {
    _tag: 'Points',
    points: most,
    expected: (state: State) => (state.round === 0 ? undefined : expectedStanding(state)),
    error: ({ round }: State) => pointErrors[round]!,
    leadError: ({ round }: State) => leadErrors[round]!,
    planned: { stretches: lastRounds, expected: afterPlans, error: 6.3, leadError: 8.9 },
  },
  loadLearned: async () => (await import('./terra-mystica/learned/index.js')).learned,
  defaults,
});
