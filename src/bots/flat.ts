/**
 * Flat Monte Carlo: makes playouts after each move, and more of them after moves that have done well. The tree of this bot has a depth of one ply, so
 * the bot does not consider replies.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { shuffled } from '../core/values/random.js';
import { rollout } from './rollout.js';
import { analysisOf, bySeat, type Decision, type SearchMaker, type Seating } from './seating.js';
import { addTo, log2, teamCount } from './value.js';

interface Arm<T extends GameTypes> {
  readonly move: Legal<T['Move']>;
  visits: number;
  readonly sums: number[];
}

/** Chooses the move to try next: first each move once, then the one whose mean value plus exploration bonus is highest (UCB1). */
const chosen = <T extends GameTypes>(
  arms: readonly Arm<T>[],
  team: number,
  total: number,
  explore: number,
): Arm<T> | undefined => {
  let [best, most] = [arms[0], Number.NEGATIVE_INFINITY];
  const curiosity = log2(Math.max(1, total));
  for (const arm of arms) {
    if (arm.visits === 0) return arm;
    const bound = arm.sums[team]! / arm.visits + explore * Math.sqrt(curiosity / arm.visits);
    if (bound > most) [best, most] = [arm, bound];
  }
  return best;
};

const armsOf = <T extends GameTypes>({ game, random }: Seating<T>, { view, legal }: Decision<T>): readonly Arm<T>[] => {
  const teams = teamCount(game.teams(view));
  return shuffled(random, legal).map((move) => ({ move, visits: 0, sums: Array.from({ length: teams }, () => 0) }));
};

const means = <T extends GameTypes>({ visits, sums }: Arm<T>): readonly number[] =>
  sums.map((sum) => (visits === 0 ? 0 : sum / visits));

/** Tries each move once, and then tries most often the moves that have done best. */
export const flatly: SearchMaker = (seating) => ({
  look: (decision) => {
    const { game, parameters } = seating;
    const play = rollout(seating);
    const arms = armsOf(seating, decision);
    const teams = game.teams(decision.view);
    const team = teams[decision.seat]!;
    let done = 0;
    return {
      step: (iterations) => {
        for (const until = done + iterations; done < until; done++) {
          const arm = chosen(arms, team, done, parameters.explore / 100);
          if (arm === undefined) break;
          const values = play(game.applyLegal(decision.guess(), arm.move));
          arm.visits++;
          addTo(arm.sums, values);
        }
        const candidates = arms.map((arm) => ({
          move: arm.move,
          visits: arm.visits,
          value: bySeat(teams, means(arm)),
          line: [arm.move],
          proven: null,
        }));
        candidates.sort((a, b) => b.visits - a.visits);
        return analysisOf(candidates, decision.legal[0], { iterations: done, depth: 1, nodes: 0, done: false });
      },
    };
  },
  told: () => undefined,
});
