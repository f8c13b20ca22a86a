/**
 * Chooses the next move to try in the tree: a move that has done well, looks promising, or has rarely been tried.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import { type Branches, isSolved, type Node } from './tree.js';

/** The settings for the choice of moves in a search. */
export interface Taste {
  /** How strongly the search prefers moves that were tried less often. */
  readonly explore: number;
  /** The number of moves to consider, in tenths of the square root of the visits; 0 means all moves. */
  readonly widen: number;
  /** The greatest number of moves to consider where a team other than `own` decides; 0 means no such limit. */
  readonly rivals: number;
  /** The team that the search thinks for. */
  readonly own: number;
  /** The team against which all other teams are assumed to play; -1 if every team looks after itself. */
  readonly fearful: number;
}

/** How many of a position's moves are considered. */
const considered = <T extends GameTypes>(
  { team, visits }: Node<T>,
  { moves }: Branches<T>,
  { widen, rivals, own }: Taste,
): number => {
  const most = rivals === 0 || team === own ? moves.length : Math.min(moves.length, rivals);
  return widen === 0 ? most : Math.min(most, 1 + Math.floor((widen * Math.sqrt(visits)) / 10));
};

/** The value of a position to the team that moved into it: the mean over its visits, or the proven value. */
const worthTo = <T extends GameTypes>({ sums, visits, sure, most }: Node<T>, team: number, fearful: number): number => {
  const own = fearful === -1 ? team : fearful;
  const mean = sure[own] === most[own] ? sure[own]! : sums[own]! / visits;
  return own === team ? mean : 1 - mean;
};

/**
 * The index of the move to try next. If the moves are ordered, a move's prior falls with its place in the order: the first move has twice the prior
 * of the third. If the moves are not ordered, all priors are equal.
 */
export const select = <T extends GameTypes>(node: Node<T>, branches: Branches<T>, taste: Taste): number => {
  const { team, visits, sums } = node;
  const { children, promise } = branches;
  const open = considered(node, branches, taste);
  const curiosity = taste.explore * Math.sqrt(visits);
  const even = visits === 0 ? 0 : sums[team]! / visits;
  let [best, most] = [-1, Number.NEGATIVE_INFINITY];
  for (let place = 0; place < open; place++) {
    const child = children[place];
    // Another visit to a solved child adds nothing.
    if (child !== undefined && isSolved(child)) continue;
    const trust = promise === undefined ? evenTrust : 1 / (2 + place);
    const tries = child === undefined ? 0 : child.visits;
    const worth = child === undefined || tries === 0 ? (promise?.[place] ?? even) : worthTo(child, team, taste.fearful);
    const bound = worth + (curiosity * trust) / (1 + tries);
    if (bound > most) [best, most] = [place, bound];
  }
  return best;
};

const evenTrust = 0.5;
