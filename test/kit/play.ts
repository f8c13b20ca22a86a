/** Small helpers for tests that play by notation. */
import { isLeft } from 'fp-ts/Either';
import {
  applyText,
  chanceMove,
  type Game,
  type GameTypes,
  parseMoveIn,
  printFault,
  source,
} from '../../src/core/index.js';

/** The state for a position text; if the text is invalid, the test is wrong. */
export const at =
  <T extends GameTypes>(game: Game<T>) =>
  (position: string): T['State'] => {
    const state = game.position.parse(position);
    if (isLeft(state)) throw new Error(`${position}: ${printFault(state.left)}`);
    return state.right;
  };

/** The result of a move in a position, as text: the new position, or the number of the rule that the move breaks. */
export const result =
  <T extends GameTypes>(game: Game<T>) =>
  (position: string, move: string): string => {
    const after = applyText(game)(move)(at(game)(position));
    return isLeft(after) ? (after.left.rule ?? printFault(after.left)) : game.position.print(after.right);
  };

/** Why a position text is refused: `rule path: reason`; empty if it is accepted. */
export const refusedPosition =
  <T extends GameTypes>(game: Game<T>) =>
  (position: string): string => {
    const state = game.position.parse(position);
    return isLeft(state) ? printFault(state.left) : '';
  };

/** The notations of the legal moves, sorted. */
export const legalTexts = <T extends GameTypes>(game: Game<T>, state: T['State'] | T['View']): readonly string[] =>
  game.legalMoves(state).map(game.moveText.print).sort();

/** The rule that a move breaks in a state, or `legal`. */
export const verdict =
  <T extends GameTypes>(game: Game<T>) =>
  (state: T['State'], text: string): string => {
    const move = parseMoveIn(game)(text)(state);
    if (isLeft(move)) return move.left.rule ?? 'fault';
    const checked = game.check(move.right)(state);
    return isLeft(checked) ? checked.left.rule : 'legal';
  };

/** A random game: its states, the start first, and the moves between them. */
export interface Walk<T extends GameTypes> {
  readonly states: readonly T['State'][];
  readonly moves: readonly T['Move'][];
}

/** Plays a random game, up to a number of plies. */
export const walk = <T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seed: number,
  plies: number,
): Walk<T> => {
  const start = game.setup(options, seed);
  if (isLeft(start)) throw new Error(start.left.text);
  const states: T['State'][] = [];
  const moves: T['Move'][] = [];
  const random = source(seed);
  let state = start.right;
  // What chance decides follows from the seed, as in a hosted game, so that the record verifies.
  const drawn = chanceMove(game);
  for (let ply = 0; ply < plies; ply++) {
    const legal = game.legalMoves(state);
    const move = drawn(state, seed, ply) ?? legal[random.below(legal.length)];
    if (move === undefined) break;
    states.push(state);
    moves.push(move);
    state = game.applyLegal(state, move);
  }
  return { states: [...states, state], moves };
};
