/**
 * The inputs of every search: a game, what bots know about it, parameters, a source of random numbers, and a decision.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { legalMovesOf } from '../core/playing/seat-moves.js';
import type { Source } from '../core/values/random.js';
import type { Seat } from '../core/values/seat.js';
import type { Analysis, Candidate, Search } from './analysis.js';
import type { Knowledge } from './knowledge.js';
import type { Parameters } from './parameters.js';
import { finalValues, valueFor, valueOf } from './value.js';

/**
 * Draws a complete state that is consistent with a view: what a bot believes about hidden information.
 *
 * @param view - the bot's view
 * @param random - the source of random numbers
 * @returns a complete state that is consistent with the view
 */
export type Belief<T extends GameTypes> = (view: T['View'], random: Source) => T['State'];

/** The inputs that every search shares. */
export interface Seating<T extends GameTypes> {
  readonly game: Game<T>;
  readonly knowledge: Knowledge<T>;
  readonly parameters: Parameters;
  readonly random: Source;
  /** The value of a position to each team. */
  readonly value: (state: T['State']) => readonly number[];
  /** The value of a position to one given team. */
  readonly valueFor: (state: T['State'], team: number) => number;
  /** The value of a finished game to each team; undefined while the game continues. */
  readonly final: (state: T['State']) => readonly number[] | undefined;
}

/** A decision: the seat, its view, and its legal moves. */
export interface Decision<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
  /** The legal moves of the seat: at least one. */
  readonly legal: readonly [Legal<T['Move']>, ...Legal<T['Move']>[]];
  /** Returns a state that is consistent with the view; if something is hidden, each call guesses anew. */
  readonly guess: () => T['State'];
  /** True if the view hides something. This is computed only on request, because it takes as long as playing many plies. */
  readonly isHidden: () => boolean;
}

/** The type of the function that makes the searches of one kind of bot. */
export type SearchMaker = <T extends GameTypes>(
  seating: Seating<T>,
) => {
  readonly look: (decision: Decision<T>) => Search<T['Move']>;
  readonly told: (move: T['Move']) => void;
};

/** Makes the inputs that every search shares. */
export const seatingOf = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  parameters: Parameters,
  random: Source,
): Seating<T> => ({
  game,
  knowledge,
  parameters,
  random,
  value: valueOf(game, knowledge),
  valueFor: valueFor(game, knowledge),
  final: finalValues(game, knowledge),
});

const seeds = 0x1_0000_0000;

/** True if a list has an element; the list is not copied, because copying it takes as long as making a move. */
const isFilled = <A>(list: readonly A[]): list is readonly [A, ...A[]] => list.length > 0;

/** Describes the decision that a seat has to make; undefined if the seat has nothing to decide. */
export const decisionOf = <T extends GameTypes>(
  { game, random }: Seating<T>,
  view: T['View'],
  seat: Seat,
  belief: Belief<T> | undefined,
): Decision<T> | undefined => {
  const legal = legalMovesOf(game)(view, seat);
  if (!isFilled(legal)) return undefined;
  const guess = (): T['State'] => belief?.(view, random) ?? game.determinize(view, random.below(seeds));
  // If a random guess prints exactly like the view, nothing is hidden.
  const isHidden = (): boolean => game.viewText.print(view) !== game.position.print(game.determinize(view, 0));
  return { view, seat, legal, guess, isHidden };
};

/**
 * The seat that decides in a position of the tree: the first of the seats that may act there. The result is undefined if chance decides or the game
 * is over.
 */
export const deciderOf = <T extends GameTypes>(game: Game<T>, state: T['State']): Seat | undefined =>
  game.toMove(state)[0];

/** The moves that a tree considers in a position: the deciding seat's moves, without those that are not worth considering. */
export const movesIn = <T extends GameTypes>(
  { game, knowledge }: Seating<T>,
  state: T['State'],
): readonly Legal<T['Move']>[] => {
  const deciders = game.toMove(state);
  const isAlone = deciders.length < 2 || game.mover === undefined;
  const legal = isAlone ? game.legalMoves(state) : legalMovesOf(game)(state, deciders[0]!);
  return legal.length < 2 || knowledge.sensible === undefined ? legal : knowledge.sensible(state, legal);
};

/** Gives every seat the value of its team. */
export const bySeat = (teams: readonly number[], values: readonly number[]): readonly number[] =>
  teams.map((team) => values[team]!);

/** Makes an analysis from candidates that are sorted from best to worst; if there are none, the best move is `fallback`. */
export const analysisOf = <Move>(
  candidates: readonly Candidate<Move>[],
  fallback: Legal<Move>,
  { iterations, depth, nodes, done }: Pick<Analysis<Move>, 'iterations' | 'depth' | 'nodes' | 'done'>,
): Analysis<Move> => ({ best: candidates[0]?.move ?? fallback, iterations, depth, nodes, done, candidates });
