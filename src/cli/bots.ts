/**
 * Two simple players for the terminal: a uniformly random one, and one that looks a move ahead.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/game.js';
import type { Legal } from '../core/legal.js';
import type { Source } from '../core/random.js';

/** Chooses one of the legal moves of a state; nothing if there is none. */
export type Bot<T extends GameTypes> = (state: T['State']) => Legal<T['Move']> | undefined;

/** Every legal move equally likely. */
export const randomBot =
  <T extends GameTypes>({ legalMoves }: Game<T>, random: Source): Bot<T> =>
  (state) => {
    const moves = legalMoves(state);
    return moves[random.below(moves.length)];
  };

const glances = 300;

/**
 * Of up to three hundred legal moves the one after which the mover's score leads the others' best by most; the first of equals.
 */
export const greedyBot =
  <T extends GameTypes>(game: Game<T>, random: Source): Bot<T> =>
  (state) => {
    const moves = game.legalMoves(state);
    const team = game.teams(state)[game.toMove(state)[0] ?? 0] ?? 0;
    const first = random.below(moves.length);
    let [best, bestLead] = [moves[first], Number.NEGATIVE_INFINITY];
    for (let glance = 0; glance < Math.min(glances, moves.length); glance++) {
      const move = moves[(first + glance * stride(moves.length)) % moves.length];
      if (move === undefined) continue;
      const lead = leadOf(game.score(game.applyLegal(state, move)), team);
      if (lead > bestLead) [best, bestLead] = [move, lead];
    }
    return best;
  };

/** A step that spreads the glances over a long list. */
const stride = (count: number): number => Math.max(1, Math.floor(count / glances));

const leadOf = (scores: readonly number[], own: number): number => {
  const others = scores.filter((_, index) => index !== own);
  return (scores[own] ?? 0) - Math.max(0, ...others);
};
