/**
 * The tree that a search grows: positions, with the results found below them, and the moves between positions.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { chanceOutcomes, weightOf } from '../core/playing/chance.js';
import { deciderOf, movesIn, type Seating } from './seating.js';
import { teamCount } from './value.js';

/** The value of `team` in a {@link Node} where the game is over. */
const overHere = -1;

/** The value of `team` in a {@link Node} where chance decides. */
const chanceHere = -2;

/** A position in the tree of a search. The values stored for a position in the tree change during the search. */
export interface Node<T extends GameTypes> {
  readonly state: T['State'];
  /** The team that decides in a position; {@link overHere} or {@link chanceHere} if no team decides. */
  readonly team: number;
  visits: number;
  /** For each team, the sum of its values over all visits. */
  readonly sums: number[];
  /** For each team, the value that the team is sure of, whatever the other teams do. */
  readonly sure: number[];
  /** For each team, the greatest value that it can still reach. */
  readonly most: number[];
  /** The moves from this position; undefined before the second visit. */
  branches: Branches<T> | undefined;
}

/** The moves from a position in the tree; the most promising ones come first if the moves are ordered. */
export interface Branches<T extends GameTypes> {
  readonly moves: readonly Legal<T['Move']>[];
  /** The value of each move to the deciding team, as estimated before the search; undefined if the moves are not ordered. */
  readonly promise: readonly number[] | undefined;
  readonly children: (Node<T> | undefined)[];
  /** If chance decides, the weights of the outcomes and the sum of these weights; undefined if a team decides. */
  readonly weights?: { readonly each: readonly { readonly weight: number }[]; readonly sum: number };
  /** True if the list contains all legal moves; only then does a search of the whole list prove anything. */
  readonly isAll: boolean;
}

/** A list that contains a value so many times; written without a function for each element, because every position needs several such lists. */
const repeated = <A>(value: A, count: number): A[] => {
  const list: A[] = [];
  for (let index = 0; index < count; index++) list.push(value);
  return list;
};

/** Creates a new position in the tree. If the game is over, the position's value is final. */
export const nodeOf = <T extends GameTypes>(
  { game, final }: Seating<T>,
  state: T['State'],
  teams: readonly number[],
): Node<T> => {
  const over = final(state);
  const count = teamCount(teams);
  const seat = over === undefined ? deciderOf(game, state) : undefined;
  return {
    state,
    team: seat === undefined ? (over === undefined ? chanceHere : overHere) : teams[seat]!,
    visits: 0,
    sums: repeated(0, count),
    sure: over === undefined ? repeated(0, count) : [...over],
    most: over === undefined ? repeated(1, count) : [...over],
    branches: undefined,
  };
};

/** True if nothing is left to find out below a position, because every team is sure of the best value that it can get. */
export const isSolved = <T extends GameTypes>({ sure, most }: Node<T>): boolean => {
  for (let team = 0; team < sure.length; team++) if (sure[team] !== most[team]) return false;
  return true;
};

/** Returns the moves from a position, in the game's order or sorted by the value of the position after each move. */
export const branchesOf = <T extends GameTypes>(seating: Seating<T>, { state, team }: Node<T>): Branches<T> => {
  const { game, parameters, valueFor } = seating;
  if (team === chanceHere) return chanceBranches(seating, state);
  const moves = movesIn(seating, state);
  // The list is incomplete if implausible moves are left out, or if other seats may act as well.
  const isAll = seating.knowledge.sensible === undefined && game.toMove(state).length === 1;
  const children = repeated(undefined, moves.length);
  if (parameters.order === 0) return { moves, promise: undefined, children, isAll };
  const judged = moves.map((move) => ({ move, worth: valueFor(game.applyLegal(state, move), team) }));
  judged.sort((a, b) => b.worth - a.worth);
  return { moves: judged.map(({ move }) => move), promise: judged.map(({ worth }) => worth), children, isAll };
};

/** Returns all outcomes of chance as branches, in the order in which the game lists them. */
const chanceBranches = <T extends GameTypes>({ game }: Seating<T>, state: T['State']): Branches<T> => {
  const each = chanceOutcomes(game)(state);
  const moves = each.map(({ move }) => move);
  const children = repeated(undefined, moves.length);
  return { moves, promise: undefined, children, weights: { each, sum: weightOf(each) }, isAll: true };
};
