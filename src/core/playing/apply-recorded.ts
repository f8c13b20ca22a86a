/**
 * Makes a move of a recorded game, which may be one that no player can make here.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../contract/game.js';
import { type Fault, fault } from '../values/fault.js';
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
