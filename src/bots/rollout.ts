/**
 * Plays on beyond the search tree: a limited number of plies without much thought, then an evaluation.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { drawChance } from '../core/playing/chance.js';
import { deciderOf, movesIn, type Seating } from './seating.js';

/** The value of a position to each team after at most `cut` plies of play: either the result of the game or an evaluation. */
export const rollout = <T extends GameTypes>(seating: Seating<T>): ((state: T['State']) => readonly number[]) => {
  const { game, parameters, value, final } = seating;
  const { cut } = parameters;
  if (cut === 0) return value;
  const choose = chooser(seating);
  return (start) => {
    let state = start;
    for (let ply = 0; ply < cut; ply++) {
      const over = final(state);
      if (over !== undefined) return over;
      const move = choose(state);
      if (move === undefined) break;
      state = game.applyLegal(state, move);
    }
    return value(state);
  };
};

/** Chooses any move that is worth considering, or the best of a few such moves that are drawn at random. */
const chooser = <T extends GameTypes>(seating: Seating<T>): ((state: T['State']) => Legal<T['Move']> | undefined) => {
  const { game, knowledge, random, parameters, valueFor } = seating;
  const drawn = parameters.pick === 1 && knowledge.sensible === undefined ? game.randomMove : undefined;
  const outcome = game.chance === undefined ? undefined : drawChance(game);
  return (state) => {
    const decided = outcome?.(state, random);
    if (decided !== undefined) return decided;
    // If the game can draw a random move directly, the list of all moves is not needed.
    if (drawn !== undefined && game.toMove(state).length === 1) return drawn(state, random);
    const moves = movesIn(seating, state);
    const first = moves[random.below(moves.length)];
    if (first === undefined || parameters.pick === 1 || moves.length === 1) return first;
    const decider = deciderOf(game, state);
    if (decider === undefined) return first;
    const team = game.teams(state)[decider]!;
    let [best, most] = [first, Number.NEGATIVE_INFINITY];
    for (let count = 0; count < Math.min(parameters.pick, moves.length); count++) {
      const move = count === 0 ? first : (moves[random.below(moves.length)] ?? first);
      const worth = valueFor(game.applyLegal(state, move), team);
      if (worth > most) [best, most] = [move, worth];
    }
    return best;
  };
};
