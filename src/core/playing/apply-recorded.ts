/**
 * Makes the moves of a recorded game, some of which may be moves that no player can make here.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../contract/game.js';
import { listIn } from '../reading/lists.js';
import { type Fault, fault, show } from '../values/fault.js';
import { applyText, parseMoveIn } from './play.js';

/** Reads the notation of one move of a recorded game and applies the move: `applyText` for readers of records. */
export const applyRecorded =
  <T extends GameTypes>(game: Game<T>) =>
  (text: string) =>
  (state: T['State']): Either<Fault, T['State']> => {
    const played = applyText(game)(text)(state);
    if (!isLeft(played) || game.checkRecorded === undefined) return played;
    const move = parseMoveIn(game)(text)(state);
    if (isLeft(move)) return move;
    const checked = game.checkRecorded(move.right)(state);
    if (isLeft(checked)) return left(fault([], checked.left.text, checked.left.rule));
    return right(game.applyLegal(state, checked.right));
  };

/** Plays the moves of a recorded game one after another, and calls a function before each move. The path of a fault is the index of the wrong move. */
export const replayWith =
  <T extends GameTypes>(game: Game<T>, visit: (state: T['State'], text: string, ply: number) => void) =>
  (start: T['State'], moves: readonly string[]): Either<Fault, T['State']> => {
    const given = listIn(moves);
    if (given === undefined) return left(fault([], `${show(moves)} is not a list of notations`));
    let state = start;
    for (const [ply, text] of given.entries()) {
      visit(state, text, ply);
      const after = applyRecorded(game)(text)(state);
      if (isLeft(after)) return left({ ...after.left, path: [String(ply), ...after.left.path] });
      state = after.right;
    }
    return right(state);
  };
