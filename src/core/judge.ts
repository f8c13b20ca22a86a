/**
 * Judging a move: the one place where the game being over, a value that is no move, and the rules of the game come together.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { type Legal, mint } from './legal.js';
import { isMoveOf, moveFault } from './malformed.js';
import { type Broken, broken, over, type Refusal } from './refusal.js';

/** What a check is made of. */
export interface Judge<State, Move, Rule extends string> {
  /** Whether no move is legal any more. */
  readonly isOver: (state: State) => boolean;
  /** The rule that says so. */
  readonly overRule: Rule;
  /** JSON codec of moves: what it does not accept is refused before any rule of the game looks at it. */
  readonly move: t.Type<Move, unknown>;
  /** The rule of the notation, which says what a move looks like: cited for a value that is no move. */
  readonly moveRule: Rule;
  /** The first rule that a well-formed move breaks; `undefined` if it is legal. */
  readonly refusal: (state: State, move: Move) => Refusal<Rule> | undefined;
}

const malformed = <Move, Rule extends string>(codec: t.Type<Move, unknown>, rule: Rule, u: unknown): Broken<Rule> => {
  const { path, reason } = moveFault(codec, u);
  return broken(rule, [...path, reason].join(': '));
};

/**
 * The check of a game from its parts. Total whatever a program hands in as a move: JSON that was not decoded, a tag of another game, a
 * field of the wrong type. In order: the game is over, the value is no move, the rules. For authors of games.
 *
 * @param parts - the parts of the game that a check is made of
 * @example
 * ```ts
 * import { type Move, game, initial, type RuleId, type State } from 'rulehouse/terrafex';
 * import { broken, checkBy } from 'rulehouse';
 * const nothingMoves = checkBy<State, Move, RuleId>({
 *   isOver: ({ ending }) => ending !== 'none',
 *   overRule: game.overRule,
 *   move: game.move,
 *   moveRule: 'TF-11.1',
 *   refusal: () => broken('TF-3.1', 'nothing moves in this example'),
 * });
 * nothingMoves({ _tag: 'GrowForest', square: 'c5' })(initial); // left: TF-3.1
 * ```
 */
export const checkBy =
  <State, Move, Rule extends string>({ isOver, overRule, move: codec, moveRule, refusal }: Judge<State, Move, Rule>) =>
  (move: Move) =>
  (state: State): Either<Refusal<Rule>, Legal<Move>> => {
    if (isOver(state)) return left(over(overRule, 'the game is over'));
    if (!isMoveOf(codec, move)) return left(malformed(codec, moveRule, move));
    const refused = refusal(state, move);
    return refused === undefined ? right(mint(move)) : left(refused);
  };
