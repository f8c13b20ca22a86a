/**
 * Drafts: choices among alternatives of known worth, for instance among factions. Bots draw them by worth, so that games differ and every alternative
 * occurs.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Analysis, Candidate, Search } from './analysis.js';
import { analysisOf, bySeat, type Decision, movesIn, type Seating } from './seating.js';

/** A candidate of a draft, and how many points less it is worth than the best one. */
interface Alternative<T extends GameTypes> {
  readonly candidate: Candidate<T['Move']>;
  readonly own: number;
}

/** The number of points that a value of 1 stands for; in games without points, drafts are compared by hundredths. */
const pointsOf = <T extends GameTypes>({ knowledge: { calibration } }: Seating<T>): number =>
  calibration?._tag === 'Points' ? calibration.points : 100;

const alternatives = <T extends GameTypes>(seating: Seating<T>, { guess, seat }: Decision<T>) => {
  const { game, value } = seating;
  const state = guess();
  const teams = game.teams(state);
  const all = movesIn(seating, state).map((move): Alternative<T> => {
    const values = bySeat(teams, value(game.applyLegal(state, move)));
    return { candidate: { move, visits: 1, value: values, line: [move], proven: null }, own: values[seat]! };
  });
  return all.sort((a, b) => b.own - a.own);
};

/**
 * The weight of an alternative in a draft: 1 for the best one, and a half for one that is worth less by the bot's parameter `spread`.
 *
 * @param gap - the number of points by which the alternative is worth less than the best one
 * @param spread - the bot's parameter `spread`, above 0
 */
export const draftWeight = (gap: number, spread: number): number => 1 / (1 + (gap / spread) * (gap / spread));

/** The place of the alternative that is drawn by weight; `point` is a number from 0 to 1 (exclusive). */
const drawnPlace = (weights: readonly number[], point: number): number => {
  let left = point * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(0, place);
};

/**
 * A search that draws a draft by the worth of its alternatives.
 *
 * @param seating - the game, and what is known about it
 * @param decision - the decision of the draft
 * @param spread - the bot's parameter `spread`, above 0
 * @param point - a number from 0 to 1 (exclusive), which decides the draw
 */
export const drafted = <T extends GameTypes>(
  seating: Seating<T>,
  decision: Decision<T>,
  spread: number,
  point: number,
): Search<T['Move']> => {
  const all = alternatives(seating, decision);
  const points = pointsOf(seating);
  const most = all[0]?.own ?? 0;
  const drawn =
    all[
      drawnPlace(
        all.map(({ own }) => draftWeight((most - own) * points, spread)),
        point,
      )
    ];
  const candidates = all.map(({ candidate }) => candidate);
  const effort = { iterations: all.length, depth: 1, nodes: 0, done: true };
  const found: Analysis<T['Move']> = analysisOf(candidates, decision.legal[0], effort);
  return { step: () => ({ ...found, best: drawn?.candidate.move ?? found.best }) };
};
