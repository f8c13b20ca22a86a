/**
 * Proofs: the worst result that a team can be held to, and the best result that it can still reach.
 *
 * A team's worst result is computed as if all other teams were allied against it, because what holds against an alliance holds against any play. For
 * two teams, the best result is computed in the same way. With more teams, it is the result that the team could reach if all other teams helped it.
 * Therefore a proof never has to guess what a team with nothing left to win will choose, although such a choice can decide a game of more than two
 * teams.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Proven } from './analysis.js';
import type { Branches, Node } from './tree.js';

/** The least and the greatest of a team's bounds after the possible moves; an untried move may lead to any value. */
const range = <T extends GameTypes>(
  { children, isAll }: Branches<T>,
  bound: (child: Node<T>) => number,
  unknown: number,
): { readonly least: number; readonly greatest: number } => {
  let [least, greatest] = isAll && children.length > 0 ? [1, 0] : [unknown, unknown];
  for (const child of children) {
    const value = child === undefined ? unknown : bound(child);
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return { least, greatest };
};

/** A team's bound in a position where chance decides: the mean of the team's bounds over all outcomes. */
const meanOf = <T extends GameTypes>(
  { children }: Branches<T>,
  { each, sum }: NonNullable<Branches<T>['weights']>,
  bound: (child: Node<T>) => number,
  unknown: number,
): number => {
  let total = 0;
  for (let place = 0; place < children.length; place++) {
    const child = children[place];
    total += each[place]!.weight * (child === undefined ? unknown : bound(child));
  }
  return total / sum;
};

/** Updates the bounds of a position in which chance decides, as {@link prove} does for other positions. */
const proveChance = <T extends GameTypes>(
  { sure, most }: Node<T>,
  branches: Branches<T>,
  weights: NonNullable<Branches<T>['weights']>,
): boolean => {
  let changed = false;
  for (let team = 0; team < sure.length; team++) {
    const nowSure = meanOf(branches, weights, (child) => child.sure[team]!, 0);
    const nowMost = meanOf(branches, weights, (child) => child.most[team]!, 1);
    changed ||= nowSure !== sure[team] || nowMost !== most[team];
    sure[team] = nowSure;
    most[team] = nowMost;
  }
  return changed;
};

/** Updates the bounds of a position from the bounds of the positions after its moves. Returns true if a bound changed. */
export const prove = <T extends GameTypes>(node: Node<T>): boolean => {
  const { branches, sure, most } = node;
  if (branches === undefined) return false;
  if (branches.weights !== undefined) return proveChance(node, branches, branches.weights);
  let changed = false;
  for (let team = 0; team < sure.length; team++) {
    const low = range(branches, (child) => child.sure[team]!, 0);
    const high = range(branches, (child) => child.most[team]!, 1);
    const isOwn = node.team === team;
    const nowSure = isOwn ? low.greatest : low.least;
    // With two or more opponents, an alliance is possible but not certain, so a bound holds only if no player at all can exceed it.
    const nowMost = isOwn || sure.length > 2 ? high.greatest : high.least;
    changed ||= nowSure !== sure[team] || nowMost !== most[team];
    sure[team] = nowSure;
    most[team] = nowMost;
  }
  return changed;
};

/**
 * Returns the proven result for a team as a word, or null if nothing is proven. `isPlain` means that chance cannot decide any more, so that a proven value
 * of one half is a draw rather than even odds.
 */
export const provenOf = <T extends GameTypes>({ sure, most }: Node<T>, team: number, isPlain: boolean): Proven => {
  if (sure[team] === 1) return 'win';
  if (most[team] === 0) return 'loss';
  return isPlain && sure.length === 2 && sure[team] === 0.5 && most[team] === 0.5 ? 'draw' : null;
};
