/**
 * The numeric functions that all searches use. The results of the searches are the same on every machine, because these functions use only sums,
 * products, quotients and square roots, and no logarithms or powers.
 *
 * @packageDocumentation
 */
import { isNone } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Knowledge } from './knowledge.js';

/** Adds each team's value from one visit to the team's sum over earlier visits. */
export const addTo = (sums: number[], values: readonly number[]): void => {
  for (let team = 0; team < sums.length; team++) sums[team] = sums[team]! + values[team]!;
};

/** The number of teams, given the team of each seat. */
export const teamCount = (teams: readonly number[]): number => {
  let most = -1;
  for (const team of teams) if (team > most) most = team;
  return most + 1;
};

/** The share of each team in a finished game: the winning teams share 1 evenly, or all teams do if nobody wins. */
const shares = (teams: readonly number[], winners: readonly number[]): readonly number[] => {
  const count = teamCount(teams);
  const won = new Set(winners.map((seat) => teams[seat]!));
  return Array.from({ length: count }, (_, team) => (won.size === 0 ? 1 / count : won.has(team) ? 1 / won.size : 0));
};

/** The value of a finished game to each team; undefined while the game continues. */
export const finalValues =
  <T extends GameTypes>(game: Game<T>, { final }: Knowledge<T>) =>
  (state: T['State']): readonly number[] | undefined => {
    const outcome = game.outcome(state);
    if (isNone(outcome)) return undefined;
    return final?.(state) ?? shares(game.teams(state), outcome.value.winners);
  };

/**
 * Converts any number into one between 0 and 1: 0 becomes a half, and `scale` becomes three quarters. The result is the same on every machine, unlike
 * the result of the logistic function, whose curve is similar.
 *
 * @param lead - any number; 0 if no team leads
 * @param scale - the lead that corresponds to a value of 0.75; must be above 0
 * @returns a number above 0 and below 1, larger for a larger lead
 *
 * @example
 * ```ts
 * import { chance } from 'rulehouse/bots';
 * [-10, 0, 10].map((lead) => chance(lead, 10)); // [0.25, 0.5, 0.75]
 * ```
 */
export const chance = (lead: number, scale: number): number => 0.5 + lead / (2 * (Math.abs(lead) + scale));

/**
 * The value of each team's lead over the best other team, scaled so that all values add up to 1.
 *
 * @param numbers - for each team, the number that is compared
 * @param scale - the lead that corresponds to a value of three quarters
 * @returns a value from 0 to 1 for each team; the values add up to 1
 *
 * @example
 * ```ts
 * import { byLead } from 'rulehouse/bots';
 * byLead([15, 5], 10); // [0.75, 0.25]
 * ```
 */
export const byLead = (numbers: readonly number[], scale: number): readonly number[] => {
  if (numbers.length === 2) {
    const first = chance(numbers[0]! - numbers[1]!, scale);
    return [first, 1 - first];
  }
  return shared(numbers.map((own, team) => chance(own - best(numbers, team), scale)));
};

/** The highest number among all teams except the given one. */
const best = (numbers: readonly number[], team: number): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < numbers.length; other++) if (other !== team) most = Math.max(most, numbers[other]!);
  return most;
};

/**
 * Converts numbers above 0 to fractions of their sum.
 *
 * @param numbers - one number above 0 for each team
 * @returns one fraction for each team; the fractions add up to 1
 *
 * @example
 * ```ts
 * import { shared } from 'rulehouse/bots';
 * shared([1, 1, 2]); // [0.25, 0.25, 0.5]
 * ```
 */
export const shared = (numbers: readonly number[]): readonly number[] => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return numbers.map((number) => number / sum);
};

/** The lead, in points, whose value is 0.75 for bots that know only the score of a game. */
const scoreScale = 10;

/** The value of a position to each team, whether the game is over or not. */
export const valueOf = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
): ((state: T['State']) => readonly number[]) => {
  const final = finalValues(game, knowledge);
  const evaluate = knowledge.evaluate ?? ((state: T['State']) => byLead(game.score(state), scoreScale));
  return (state) => final(state) ?? evaluate(state);
};

/** The value of a position to one team, whether the game is over or not. */
export const valueFor = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
): ((state: T['State'], team: number) => number) => {
  const final = finalValues(game, knowledge);
  const value = valueOf(game, knowledge);
  const { evaluateFor } = knowledge;
  if (evaluateFor === undefined) return (state, team) => value(state)[team]!;
  return (state, team) => {
    const over = final(state);
    return over === undefined ? evaluateFor(state, team) : over[team]!;
  };
};

/**
 * Returns a piecewise linear logarithm to base 2, which is correct at powers of 2. This logarithm is exact on every machine, and just as good for
 * exploration as the true one.
 */
export const log2 = (count: number): number => {
  const whole = 31 - Math.clz32(count);
  return whole + count / 2 ** whole - 1;
};
