/**
 * Judges moves: a refusal says that the game is over, that the value is not a move, or that the move breaks a rule.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { allHold, type Demand, firstBroken, type Question } from '../contract/demand.js';
import { type Legal, mint, mintAll } from '../contract/legal.js';
import { type Broken, broken, over, type Refusal } from '../contract/refusal.js';
import { isMoveOf, moveFault } from '../reading/malformed.js';

/** The parts from which {@link checkBy} makes the check of a game. */
export interface Judge<State, Move, Rule extends string> {
  /** True if no move is legal any more. */
  readonly isOver: (state: State) => boolean;
  /** The rule saying that a finished game has no legal moves. */
  readonly overRule: Rule;
  /** JSON codec of moves; a value that this codec does not accept is refused before any rule of the game is consulted. */
  readonly move: t.Type<Move, unknown>;
  /** The rule of the notation, which says how moves are written; it is cited for a value that is not a move. */
  readonly moveRule: Rule;
  /** Returns a refusal with the first rule that a well-formed move breaks; `undefined` if the move is legal. */
  readonly refusal: (state: State, move: Move) => Refusal<Rule> | undefined;
}

const malformed = <Move, Rule extends string>(codec: t.Type<Move, unknown>, rule: Rule, u: unknown): Broken<Rule> => {
  const { path, reason } = moveFault(codec, u);
  return broken(rule, [...path, reason].join(': '));
};

/**
 * Makes a game's function `check` from its parts. The check copes with any value passed in as a move, for instance undecoded JSON, a different game's
 * move, or a field of the wrong type. The check asks, in this order, whether the game is over, whether the value is a move, and whether the move
 * keeps the rules. This function is meant for authors of games.
 *
 * @param parts - the parts of the game from which the check is made
 * @returns the contract's `check`, which takes a move and then a state, and returns the legal move or a refusal
 * @fails a refusal that cites the rule on finished games, the rule on how moves are written, or the first rule that the move breaks
 *
 * @example
 * ```ts
 * import { type Move, game, initial, type RuleId, type State } from 'rulehouse/terrafex';
 * import { broken, checkBy } from 'rulehouse/author';
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

/** The parts from which {@link movesBy} makes a game's `legalMoves` and `check`. */
export interface Moving<State, Move, Rule extends string, Known = undefined>
  extends Omit<Judge<State, Move, Rule>, 'refusal'> {
  /** Lists, without repetitions, the moves that might be legal, in the order in which the game lists legal moves. */
  readonly tried: (state: State, known: Known) => readonly Move[];
  /** The list of conditions that the rules set for every move, in the order of the rule book. */
  readonly demands: readonly Demand<Rule, Question<State, Move> & { readonly known: Known }>[];
  /** Computes what `tried` and the demands need to know about a state; called once per list of moves and once per check. */
  readonly workedOut?: (state: State) => Known;
}

/** The contract members that concern moves, for games that judge all moves by the same demands. */
export interface Moved<State, Move, Rule extends string> {
  /** The rule saying that a finished game has no legal moves. */
  readonly overRule: Rule;
  /** JSON codec of moves. */
  readonly move: t.Type<Move, unknown>;
  /** Lists the moves that meet all demands. */
  readonly legalMoves: (state: State) => readonly Legal<Move>[];
  /** Returns the move as a legal move, or a refusal with the first rule that the move breaks. */
  readonly check: (move: Move) => (state: State) => Either<Refusal<Rule>, Legal<Move>>;
}

/**
 * Makes the contract's `legalMoves` and `check`, for games that judge all moves by the same demands. A move is listed if and only if it is accepted,
 * because the same list of demands decides both. This function is meant for authors of games. A game whose rules have a separate chapter for each
 * kind of move calls {@link checkBy} instead.
 *
 * @param parts - the moves to be tried, the demands, and everything else that is needed to judge moves
 * @returns `legalMoves` and `check` of the contract
 *
 * @example
 * ```ts
 * import { movesBy, oneOf } from 'rulehouse/author';
 * const { legalMoves, check } = movesBy<number, 1 | 2 | 3, 'NIM-1' | 'NIM-2' | 'NIM-3'>({
 *   isOver: (stones) => stones === 0,
 *   overRule: 'NIM-3',
 *   move: oneOf(1, 2, 3),
 *   moveRule: 'NIM-1',
 *   tried: () => [1, 2, 3],
 *   demands: [{ rule: 'NIM-2', text: 'there are not so many stones', holds: ({ state, move }) => move <= state }],
 * });
 * legalMoves(2); // [1, 2]
 * check(3)(2); // left: NIM-2
 * ```
 */
export const movesBy = <State, Move, Rule extends string, Known = undefined>({
  tried,
  demands,
  workedOut,
  ...parts
}: Moving<State, Move, Rule, Known>): Moved<State, Move, Rule> => {
  // Without `workedOut`, `Known` is undefined and no demand reads it.
  const knownOf = (state: State): Known => workedOut?.(state) as Known;
  return {
    overRule: parts.overRule,
    move: parts.move,
    legalMoves: (state) => {
      if (parts.isOver(state)) return [];
      const known = knownOf(state);
      return mintAll(tried(state, known).filter((move) => allHold(demands, { state, move, known })));
    },
    check: checkBy({
      ...parts,
      refusal: (state, move) => firstBroken(demands, { state, move, known: knownOf(state) }),
    }),
  };
};
