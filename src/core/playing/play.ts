/**
 * Checks a move and then makes it, with the same code for all games.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import type * as t from 'io-ts';
import type { Game, GameTypes } from '../contract/game.js';
import type { Legal } from '../contract/legal.js';
import { printRefusal, type Refusal } from '../contract/refusal.js';
import { isMoveOf } from '../reading/malformed.js';
import { type Fault, fault, printFault } from '../values/fault.js';
import type { Seat } from '../values/seat.js';
import { isGameOver } from './chance.js';
import { namedMover, strangerAt } from './turn.js';

/** The functions that carry out one step of a game: one to check a move and one to apply it, or one that does both. Every `Game` has these functions. */
export interface Steps<State, Move, Rule extends string> {
  /** Returns the move as a legal move, or a refusal with the first rule that the move breaks. */
  readonly check: (move: Move) => (state: State) => Either<Refusal<Rule>, Legal<Move>>;
  /** The state after a legal move. */
  readonly applyLegal: (state: State, move: Legal<Move>) => State;
  /** Checks and applies a well-formed move in a single function: see `Game`. */
  readonly step?: (state: State, move: Move) => Either<Refusal<Rule>, State>;
  /** Recognises well-formed moves; if this member is missing, `step` is not used. */
  readonly move?: t.Type<Move, unknown>;
}

/**
 * Combines `check` and `applyLegal` into a step that first checks a move and then applies it. This function is meant for modules of games: with
 * `stepBy`, a page that only plays a game need not load the whole `Game` value. Code outside the modules of games uses {@link applyMove} instead.
 *
 * @param steps - a function that checks moves and one that applies them, or a single function that does both
 * @returns the game's `applyMove`, which takes a move and then a state, and returns the next state or a refusal
 * @fails the refusal that `check` returns
 *
 * @example
 * ```ts
 * import { stepBy } from 'rulehouse/author';
 * import { applyLegal, check, initial } from 'rulehouse/terrafex';
 * const step = stepBy({ check, applyLegal });
 * step({ _tag: 'GrowForest', square: 'c5' })(initial); // right: the forest on c5 is large
 * step({ _tag: 'GrowForest', square: 'a1' })(initial); // left: TF-4.1
 * ```
 */
export const stepBy = <State, Move, Rule extends string>({
  check,
  applyLegal,
  step,
  move: codec,
}: Steps<State, Move, Rule>): ((move: Move) => (state: State) => Either<Refusal<Rule>, State>) => {
  const inTwo = (move: Move) => (state: State) => {
    const checked = check(move)(state);
    return isLeft(checked) ? checked : right(applyLegal(state, checked.right));
  };
  if (step === undefined || codec === undefined) return inTwo;
  return (move) => (state) => (isMoveOf(codec, move) ? step(state, move) : inTwo(move)(state));
};

/**
 * The state after a move, or a refusal with the first rule that the move breaks. The state is never changed, whether the move is legal or not.
 *
 * @param game - the game to be played
 * @returns a function that takes a move and then a state, and returns the next state or a refusal
 * @fails the refusal that `check` returns: `Broken` with the first rule that the move breaks, or `Over`; for instance `applyMove(game)({ _tag:
 *   'MoveGlacier', from: 'a5', to: 'c5' })(initial)` is refused by TF-7.2
 *
 * @example
 * ```ts
 * import { applyMove } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * applyMove(game)({ _tag: 'GrowForest', square: 'c5' })(initial); // right: the forest on c5 is large
 * applyMove(game)({ _tag: 'StartMountain', square: 'c5' })(initial); // left: TF-5.1
 * ```
 */
export const applyMove = <T extends GameTypes>(
  game: Game<T>,
): ((move: T['Move']) => (state: T['State']) => Either<Refusal<T['Rule']>, T['State']>) =>
  stepBy<T['State'], T['Move'], T['Rule']>(game);

/** The state after a move, or a refusal with the first rule that the move breaks. */
export type Applied<T extends GameTypes> = Either<Refusal<T['Rule']>, T['State']>;

/**
 * Applies a move as {@link applyMove} does, but for a host with several clients. The function refuses a seat that is not to move and, where chance
 * decides, every seat. The refusal of a seat that is not to move cites the game's turn rule. When the game is over, the refusal cites the rule on
 * finished games, whichever seat asks. `seat` is the seat that the move came from, according to the host.
 *
 * @param game - the game to be played
 * @returns a function that takes a seat and a move, then a state, and returns the next state or a refusal
 * @fails `NotYourTurn` with the turn rule and the seats that may move, `Over` with the rule on finished games, or `Broken` with the first rule that
 * the move breaks
 *
 * @example
 * ```ts
 * import { applyMoveAs } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * const move = { _tag: 'GrowForest', square: 'c5' } as const;
 * applyMoveAs(game)(0, move)(initial); // right: white grew a forest
 * applyMoveAs(game)(1, move)(initial); // left: TF-3.1
 * ```
 */
export const applyMoveAs =
  <T extends GameTypes>(game: Game<T>) =>
  (seat: Seat, move: T['Move']) =>
  (state: T['State']): Applied<T> => {
    const stranger = strangerAt(game, seat, move, state);
    return stranger === undefined ? applyMove(game)(move)(state) : left(stranger);
  };

/**
 * The seat that makes a move: the seat named in it, or else the seat to move; -1 if chance decides or the game is over. The function does not check
 * whether the move is legal.
 *
 * @param game - the game to be played
 * @returns a function that takes a move and then a state, and returns the number of the seat
 *
 * @example
 * ```ts
 * import { moverOf } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * moverOf(game)({ _tag: 'GrowForest', square: 'c5' })(initial); // 0
 * ```
 */
export const moverOf =
  <T extends GameTypes>(game: Game<T>) =>
  (move: T['Move']) =>
  (state: T['State']): number => {
    const mover = namedMover(game, state, move);
    return isNone(mover) ? (game.toMove(state)[0] ?? -1) : mover.value;
  };

/**
 * Reads the notation of one move and applies the move. The fault cites the rule of the notation if the text is not a move, and otherwise the rule
 * that the move breaks.
 *
 * @param game - the game to be played
 * @returns a function that takes the text of a move and then a state, and returns the next state or a fault
 * @fails a fault with the rule of the notation if the text is not a move, otherwise with the rule that the move breaks; for instance
 * `applyText(game)('Ba5>c5')(initial)` is refused by TF-7.2
 *
 * @example
 * ```ts
 * import { applyText } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * applyText(game)('G^c5')(initial); // right: the forest on c5 is large
 * applyText(game)('Ba5>c5')(initial); // left: TF-7.2
 * applyText(game)('c5')(initial); // left: TF-11.1
 * ```
 */
export const applyText =
  <T extends GameTypes>(game: Game<T>) =>
  (text: string) =>
  (state: T['State']): Either<Fault, T['State']> => {
    const move = parseMoveIn(game)(text)(state);
    if (isLeft(move)) return move;
    // A parser returns only well-formed moves, so `step` does not need to validate the move again.
    const after = game.step?.(state, move.right) ?? applyMove(game)(move.right)(state);
    return isLeft(after) ? left(fault([], after.left.text, after.left.rule)) : after;
  };

/**
 * Reads the notation of a move that is to be made in a given position. If the game is over and the text is not a move, the fault says that the game
 * is over. The function does not check whether the move is legal.
 *
 * @param game - the game to be played
 * @returns a function that takes the text of a move and then a view, and returns the move or a fault
 * @fails a fault that cites the rule on finished games if the game is over, otherwise the rule of the notation
 *
 * @example
 * ```ts
 * import { parseMoveIn } from 'rulehouse';
 * import { game, initial } from 'rulehouse/terrafex';
 * parseMoveIn(game)('G^c5')(initial); // right: { _tag: 'GrowForest', square: 'c5' }
 * parseMoveIn(game)('c5')(initial); // left: TF-11.1
 * parseMoveIn(game)('c5')({ ...initial, ending: 'glaciers' }); // left: TF-9.5
 * ```
 */
export const parseMoveIn =
  <T extends GameTypes>(game: Game<T>) =>
  (text: string) =>
  (view: T['View']): Either<Fault, T['Move']> => {
    const move = game.moveText.parse(text);
    return isLeft(move) && isGameOver(game)(view) ? left(overFault(game)) : move;
  };

const overFault = <T extends GameTypes>(game: Game<T>): Fault => fault([], 'the game is over', game.overRule);

/**
 * Writes one line that explains a refusal or a fault. The line is safe to show: control characters are escaped, and hostile values are cut short.
 *
 * @param reason - the left side of any result: a fault or a refusal
 * @returns one line of text; escape it like any other text before putting it into HTML
 *
 * @example
 * ```ts
 * import { explain, isLeft } from 'rulehouse';
 * import { applyMove, initial } from 'rulehouse/terrafex';
 * const refused = applyMove({ _tag: 'StartMountain', square: 'c5' })(initial);
 * if (isLeft(refused)) console.log(explain(refused.left)); // TF-5.1: the square is occupied
 * ```
 */
export const explain = (reason: Refusal<string> | Fault): string =>
  reason._tag === 'Fault' ? printFault(reason) : printRefusal(reason);
