/**
 * Whose turn it is to make a move.
 *
 * @packageDocumentation
 */
import { type Either, left } from 'fp-ts/Either';
import { isNone, type Option } from 'fp-ts/Option';
import type { Game, GameTypes } from '../contract/game.js';
import type { Legal } from '../contract/legal.js';
import { notYourTurn, type Refusal } from '../contract/refusal.js';
import { isMoveOf } from '../reading/malformed.js';
import { none } from '../values/results.js';
import type { Seat } from '../values/seat.js';
import { chanceOutcomes, isGameOver } from './chance.js';

/** The seat that a move names; none if the game's moves do not name seats, or if the given value is not a move. */
export const namedMover = <T extends GameTypes>(game: Game<T>, state: T['State'], move: T['Move']): Option<Seat> =>
  game.mover !== undefined && isMoveOf(game.move, move) ? game.mover(state, move) : none;

/** The refusal of a move by a seat that is not to move; undefined if the seat is to move, or if the game is over, whichever seat asks. */
export const strangerAt = <T extends GameTypes>(
  game: Game<T>,
  seat: Seat,
  move: T['Move'],
  state: T['State'],
): Refusal<T['Rule']> | undefined => {
  const toMove = game.toMove(state);
  const mover = namedMover(game, state, move);
  const isTheirs = toMove.includes(seat) && (isNone(mover) || mover.value === seat);
  if (isTheirs || isGameOver(game)(state)) return undefined;
  const decider = chanceOutcomes(game)(state).length > 0 ? 'chance' : 'another seat';
  return notYourTurn(game.turnRule, `${decider} decides now, not ${game.seatName(seat, state)}`, toMove);
};

/** Checks a move as `applyMoveAs` does, without making it. */
export const checkMoveAs =
  <T extends GameTypes>(game: Game<T>) =>
  (seat: Seat, move: T['Move']) =>
  (state: T['State']): Either<Refusal<T['Rule']>, Legal<T['Move']>> => {
    const stranger = strangerAt(game, seat, move, state);
    return stranger === undefined ? game.check(move)(state) : left(stranger);
  };
