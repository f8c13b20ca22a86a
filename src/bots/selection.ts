/**
 * Which move of the tree is tried next: one that did well so far, one that promises well, or one that was tried little.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import { type Branches, isSolved, type Node } from './tree.js';

/** How a search chooses. */
export interface Taste {
  /** How much moves that were tried less are preferred. */
  readonly explore: number;
  /** How many tenths of the square root of the visits are considered as moves; 0 for all moves. */
  readonly widen: number;
  /** The greatest number of moves that are considered where a team other than `own` decides; 0 for as many as of its own. */
  readonly rivals: number;
  /** The team that thinks. */
  readonly own: number;
  /** The team that fears all others, or -1: every team then looks after itself. */
  readonly fearful: number;
}

/** How many of the moves of a position are considered. */
const considered = <T extends GameTypes>(
  { team, visits }: Node<T>,
  { moves }: Branches<T>,
  { widen, rivals, own }: Taste,
): number => {
  const most = rivals === 0 || team === own ? moves.length : Math.min(moves.length, rivals);
  return widen === 0 ? most : Math.min(most, 1 + Math.floor((widen * Math.sqrt(visits)) / 10));
};

/** What a position is worth to the team that leads into it: its mean, or what is certain. */
const worthTo = <T extends GameTypes>({ sums, visits, sure, most }: Node<T>, team: number, fearful: number): number => {
  const own = fearful === -1 ? team : fearful;
  const mean = sure[own] === most[own] ? sure[own]! : sums[own]! / visits;
  return own === team ? mean : 1 - mean;
};

/**
 * The place of the move to try. Trust in moves falls with their place in the order (the first has twice the trust of the third), or is
 * the same for all where there is no order.
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
    // What is solved teaches nothing more.
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
