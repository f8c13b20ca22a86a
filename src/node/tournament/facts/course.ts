/**
 * What one played game shows: its length, its lists of moves, its end, and the points of its seats.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../../core/contract/game.js';
import { checkRecorded } from '../../../core/playing/recorded.js';
import type { GameRecord } from '../../../core/records/shape.js';
import { type Fault, fault } from '../../../core/values/fault.js';
import type { PlayedGame } from '../../host/block.js';

/** The longest list of legal moves, with its position. */
export interface LongestList {
  /** The number of its moves. */
  readonly moves: number;
  /** The text of the position. */
  readonly position: string;
  /** The seed of the game. */
  readonly seed: number;
  /** The number of moves before the position. */
  readonly ply: number;
}

/** What one game shows. */
export interface CourseFacts {
  readonly plies: number;
  /** The lengths of the lists of legal moves, for each decision of a seat. */
  readonly lists: readonly number[];
  readonly longest: LongestList;
  /** The reason of the outcome; null if the rules did not end the game. */
  readonly reason: string | null;
  readonly shares: readonly number[];
  /** The points of each seat, or of its team. */
  readonly scores: readonly number[];
}

/** Replays a game that was just played, and counts the legal moves of each decision. */
export const courseFacts = <T extends GameTypes>(game: Game<T>, one: PlayedGame): Either<Fault, CourseFacts> => {
  // The host has just assembled the record, because it was asked for records.
  const { start, moves } = one.record as GameRecord;
  const read = game.position.parse(start);
  if (isLeft(read)) return read;
  let state: T['State'] = read.right;
  let longest: LongestList = { moves: 0, position: '', seed: one.seed, ply: 0 };
  const lists: number[] = [];
  for (const [ply, text] of moves.entries()) {
    if (game.toMove(state).length > 0) {
      const { length } = game.legalMoves(state);
      lists.push(length);
      if (length > longest.moves)
        longest = { moves: length, position: game.position.print(state), seed: one.seed, ply };
    }
    const move = game.moveText.parse(text);
    if (isLeft(move)) return move;
    const checked = checkRecorded(game)(move.right)(state);
    if (isLeft(checked)) return left(fault(['moves', String(ply)], `${text} cannot be replayed`));
    state = game.applyLegal(state, checked.right);
  }
  const { plies, reason, shares, scores } = one;
  return right({ plies, lists, longest, reason, shares, scores });
};
