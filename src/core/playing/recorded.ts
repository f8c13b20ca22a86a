/**
 * Reads recorded games. Records of games that were played elsewhere may contain moves that no player can make here, for instance the departure of a
 * seat. Whoever reads a record calls these functions; whoever hosts a game calls those of `play.ts`.
 *
 * @packageDocumentation
 */
import type { Either } from 'fp-ts/Either';
import type { Game, GameTypes } from '../contract/game.js';
import type { Legal } from '../contract/legal.js';
import type { Refusal } from '../contract/refusal.js';
import type { Fault } from '../values/fault.js';
import { replayWith } from './apply-recorded.js';

/**
 * A check of the moves of a recorded game: the function that {@link checkRecorded} returns.
 *
 * @param move - the move to check
 * @returns a function that takes the view before the move, and returns the move, marked as legal, or a refusal
 * @fails a refusal with the first rule that the move breaks
 *
 * @example
 * ```ts
 * import { checkRecorded, type RecordedCheck } from 'rulehouse';
 * import { game, initial, type Terrafex } from 'rulehouse/terrafex';
 * const check: RecordedCheck<Terrafex> = checkRecorded(game);
 * check({ _tag: 'StartMountain', square: 'c5' })(initial); // left: TF-5.1
 * ```
 */
export type RecordedCheck<T extends GameTypes> = (
  move: T['Move'],
) => (view: T['State'] | T['View']) => Either<Refusal<T['Rule']>, Legal<T['Move']>>;

/**
 * Checks a move of a recorded game: it accepts every legal move, and the moves that occur only in records of games that were played elsewhere. The
 * function is meant for readers of records. A host that is asked to make a move calls `check`, or {@link applyMoveAs}.
 *
 * @param game - the game that was played
 * @returns a function that takes a move and then a view, and returns the move, marked as legal, or a refusal
 * @fails a refusal with the first rule that the move breaks
 *
 * @example
 * ```ts
 * import { checkRecorded } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * checkRecorded(game)({ _tag: 'GrowForest', square: 'c5' })(initial); // right: the move
 * checkRecorded(game)({ _tag: 'StartMountain', square: 'c5' })(initial); // left: TF-5.1
 * ```
 */
export const checkRecorded = <T extends GameTypes>(game: Game<T>): RecordedCheck<T> => game.checkRecorded ?? game.check;

/**
 * Plays the moves of a recorded game, given as a list of notations, one after another from a given state. Unlike {@link applyMove}, the function also
 * makes moves that occur only in records (`checkRecorded`), so it is not for moves that players are about to make. If a text is not a notation, or a
 * move breaks a rule, the result is a fault that cites the rule. The path of the fault is the index of the wrong move, counted from 0. Takes as long as checking and applying each move
 * once.
 *
 * @param game - the game that was played
 * @returns a function that takes the first state and a list of move texts, and returns the last state or a fault
 * @fails a fault that cites the rule of the notation or the rule that the first wrong move breaks; its path is the index of this move
 *
 * @example
 * ```ts
 * import { isLeft, isRight, replay } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * const played = replay(game)(initial, ['G^c5', 'Ba5>b5']);
 * if (isRight(played)) game.score(played.right); // [3, 8]
 * const broken = replay(game)(initial, ['G^c5', 'G^c5']);
 * if (isLeft(broken)) [broken.left.rule, broken.left.path]; // ['TF-3.3', ['1']]
 * ```
 */
export const replay =
  <T extends GameTypes>(game: Game<T>) =>
  (start: T['State'], moves: readonly string[]): Either<Fault, T['State']> =>
    replayWith(game, () => undefined)(start, moves);
